"""A person put together from a pose, a head, clothes and things in the hands."""

from __future__ import annotations

from assets.drawings.props import cloaks, robes
from assets.drawings.props import garb as dress
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head, drawn
from assets.drawings.props.held import HELD
from assets.drawings.props.poses import POSES, Pose
from assets.drawings.props.strokes import (
    placed,
    stood,
)
from assets.drawings.shapes import Shape

CLOAKS = {"seated": cloaks.mantle, "saddle": cloaks.cape}
HEMS = {"robe": 0.0, "gown": -0.07, "tunic": -0.33, "jerkin": -0.4, "saddle": -0.4}


def _clothes(pose: Pose, garb: Garb) -> list[Shape]:
    found: list[Shape] = []
    if garb.cut == "seated":
        found += [*robes.seated(pose, garb), *dress.shoes(pose, garb)]
    elif garb.cut == "draped":
        found += dress.shoes(pose, garb)
        found += robes.draped(pose, garb)
    else:
        found += dress.shoes(pose, garb) if garb.cut == "robe" else dress.legs(pose, garb)
        found += robes.standing(pose, garb, HEMS[garb.cut])
    if garb.trim:
        found += dress.belt(pose, garb)
    return found


# these lie on the open hand instead of being gripped; an empty hand is open too
OPEN_HANDED = frozenset({"", "book", "scroll", "long trumpet"})


def held(name: str, pose: Pose, which: str) -> tuple[list[Shape], list[Shape]]:
    """What hand *which* holds: the shapes behind the hand and those in front of it."""
    at = pose.hand_a if which == "a" else pose.hand_b
    behind, before = HELD[name]()
    return placed(behind, *at), placed(before, *at)


def figure(
    pose: str | Pose,
    head: Head,
    garb: Garb,
    a: str = "",
    b: str = "",
    turn: float = 0.0,
    whole: bool = True,
) -> list[Shape]:
    """A dressed person: `a` and `b` name what the hands on the left and right of the picture hold.

    *turn* turns the whole body clockwise, for falling and hanging figures. With *whole* the result
    has unit height and stands on the ground; otherwise it stays in the space of the pose, to be
    combined with a seat, a steed or wings.
    """
    joints = POSES[pose] if isinstance(pose, str) else pose
    if joints.side and head.view == "front":
        head = head._replace(view="side")
    back, front = drawn(head)
    back = placed(back, *joints.head, joints.size, joints.tilt, joints.flip_head)
    front = placed(front, *joints.head, joints.size, joints.tilt, joints.flip_head)
    found: list[Shape] = []
    if garb.cloak:
        found += CLOAKS.get(garb.cut, cloaks.cloak)(joints, garb)
    found += back
    arms = {}
    for which, thing in (("a", a), ("b", b)):
        far = -0.14 if joints.side and which == "b" else 0.0
        arms[which] = dress.arm(joints, which, garb, far, thing not in OPEN_HANDED)
    things = {
        "a": held(a, joints, "a") if a else ([], []),
        "b": held(b, joints, "b") if b else ([], []),
    }
    for which in joints.far_arm:
        found += [*things[which][0], *arms[which], *things[which][1]]
    found += [dress.neck(joints, garb.skin - 0.14), *_clothes(joints, garb)]
    if garb.ermine:
        found += cloaks.ermine(joints)
    elif garb.trim:
        found += dress.collar(joints, garb)
    near = [which for which in "ab" if which not in joints.far_arm]
    for which in near:
        found += things[which][0]
    found += front
    for which in near:
        found += [*arms[which], *things[which][1]]
    found = placed(found, turn=turn) if turn else found
    return stood(found, centre=bool(turn)) if whole else found
