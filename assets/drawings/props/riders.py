"""Riders: knights of the four suits, Death, and the child of the Sun."""

from __future__ import annotations

import random
from typing import NamedTuple

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.horses import harness, horse, posed
from assets.drawings.props.strokes import (
    placed,
    stood,
)
from assets.drawings.shapes import Shape, prop


class Mount(NamedTuple):
    """A horse and how it moves."""

    gait: str
    tone: str
    shade: float
    mane: float
    cloth: str


def _knight(name: str, mount: Mount, garb: Garb, thing: str, head: Head) -> None:
    def build(_: random.Random) -> list[Shape]:
        steed = [*horse(mount.gait, mount.tone, mount.shade, mount.mane), *harness(mount.cloth)]
        rider = placed(figure("ride", head, garb, "", thing, whole=False), -0.01, -0.255, 0.84)
        return stood(posed([*steed, *rider], mount.gait))

    prop(name)(build)


HELM = Head(view="side", hat="helmet")
MAIL = Garb(
    cut="saddle", sleeve="tight", sleeve_tone="steel", legs="steel", shoes="steel", trim="metal"
)
_knight(
    "knight-wands",
    Mount("rear", "wood", 0.05, -0.35, "metal"),
    MAIL._replace(tone="cloth", cloak="fire"),
    "living wand",
    HELM._replace(hair_tone="fire"),
)
_knight(
    "knight-cups",
    Mount("walk", "bone", 0.15, -0.2, "water"),
    MAIL._replace(tone="water", cloak="rose"),
    "cup",
    HELM,
)
_knight(
    "knight-swords",
    Mount("gallop", "stone", 0.3, 0.35, "blood"),
    MAIL._replace(tone="blood", cloak="water"),
    "sword",
    HELM,
)
_knight(
    "knight-pentacles",
    Mount("stand", "ink", 0.2, -0.12, "leaf"),
    MAIL._replace(tone="leaf", cloak="wood", skin=-0.22),
    "pentacle",
    HELM._replace(skin_shade=-0.22),
)


@prop("death")
def death(_: random.Random) -> list[Shape]:
    """A skeleton in black mail on a pale horse, with a banner."""
    garb = Garb(
        cut="saddle",
        tone="ink",
        shade=0.14,
        sleeve="tight",
        sleeve_tone="ink",
        legs="ink",
        shoes="ink",
        trim="steel",
        cloak="ink",
        cloak_shade=0.05,
    )
    head = Head(view="side", hair="bald", skull=True, hat="hood", hat_tone="ink")
    rider = placed(figure("ride", head, garb, "", "banner", whole=False), -0.01, -0.255, 0.84)
    inked = [s._replace(tone="bone") if s.tone == "skin" else s for s in rider]
    dark = [s._replace(tone="ink", shade=s.shade + 0.2) if s.tone == "cloth" else s for s in inked]
    return stood([*horse("walk", "bone", 0.2, -0.25), *harness("ink"), *dark])


@prop("sun-child")
def sun_child(_: random.Random) -> list[Shape]:
    """A child with arms flung wide on a white horse, a banner behind."""
    garb = Garb(cut="saddle", tone="glow", sleeve="none", legs="skin", shoes="skin", flare=1.2)
    head = Head(hair="curls", hat="wreath", hair_tone="metal")
    rider = placed(
        figure("child ride", head, garb, "red banner", "", whole=False), -0.02, -0.375, 0.72
    )
    return stood([*horse("walk", "bone", 0.3, -0.15), *rider])
