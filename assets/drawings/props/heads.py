"""Heads, seen from the front or in profile: face, hair, beard.

A head is one unit high around its own centre (chin at y = .5) and faces right in profile. What
falls behind the shoulders (long hair, veils) is separate, to be painted before the body.
"""

from __future__ import annotations

from typing import NamedTuple

from assets.drawings.props.headgear import HATS
from assets.drawings.props.strokes import (
    blade,
    curve,
    line,
    marks,
    mirrored,
    oval,
    shaded,
    solid,
    within,
)
from assets.drawings.shapes import Shape


class Head(NamedTuple):
    """What a head looks like: `view` is `front` or `side`; hat, hair and beard are named here."""

    view: str = "front"
    hair: str = "short"
    hat: str = ""
    beard: str = ""
    hair_tone: str = "hair"
    hair_shade: float = 0.0
    skin_shade: float = 0.0
    hat_tone: str = ""  # of hoods and caps, if it is not cloth
    skull: bool = False  # a skull for Death, in profile


Layers = tuple[list[Shape], list[Shape]]

FACE = "0,-.5 .27,-.42 .36,-.16 .345,.1 .26,.32 .12,.47 0,.5"
PROFILE = (
    "-.1,-.48 .16,-.44 .3,-.25 .315,-.13 .305,-.07 .37,.04 .435,.125 .4,.165 .335,.175"
    " .37,.225 .375,.25 .335,.275 .365,.31 .35,.345 .325,.365 .35,.43 .31,.5 .2,.505"
    " .02,.4 -.1,.22 -.3,.1 -.36,-.2"
)


def _front_face(shade: float) -> list[Shape]:
    face = mirrored(FACE)
    dark = curve(
        "0,-.5! -.02,-.2 .02,-.08 .0,.03 .055,.12! .0,.16 .03,.22! -.02,.3 .02,.36 0,.5!"
        " -.2,.46 -.36,.2 -.44,-.1 -.34,-.4"
    )
    found = [
        Shape(oval(-0.35, 0.03, 0.05, 0.1), "skin", shade - 0.3),
        Shape(oval(0.35, 0.03, 0.05, 0.1), "skin", shade - 0.1),
        Shape(face, "skin", shade),
        Shape(within(dark, face), "skin", shade - 0.2, rim=False),
    ]
    lines = [
        blade("-.25,.0 -.15,-.035 -.07,.0", 0.06),
        blade(".08,.0 .16,-.035 .26,.0", 0.06),
        blade("-.28,-.1 -.17,-.15 -.06,-.11", 0.04),
        blade(".06,-.11 .17,-.15 .28,-.1", 0.04),
    ]
    found += marks(lines, "ink", 0.05)
    found += marks([blade("-.1,.28 0,.3 .1,.28", 0.05)], "blood", -0.25)
    return found


def _side_face(shade: float) -> list[Shape]:
    face = curve(PROFILE)
    jaw = curve(".3,.5! .16,.42 .06,.25 .04,.0 -.02,-.3 -.5,-.4 -.5,.3 0,.7")
    found = [Shape(face, "skin", shade), Shape(within(jaw, face), "skin", shade - 0.2, rim=False)]
    found += marks(
        [blade(".17,-.05 .24,-.07 .29,-.04", 0.055), blade(".14,-.15 .22,-.19 .3,-.16", 0.04)],
        "ink",
        0.05,
    )
    found += marks([blade(".25,.265 .3,.28 .35,.272", 0.035)], "blood", -0.25)
    found.append(Shape(oval(-0.03, 0.03, 0.06, 0.095), "skin", shade - 0.05, rim=False))
    return found


def _skull() -> list[Shape]:
    """A skull in profile."""
    dome = curve(
        "-.1,-.5 .18,-.47 .35,-.28 .36,-.1 .33,-.04 .37,.06 .36,.14! .3,.17 .3,.3! .05,.3 -.02,.16"
        " -.2,.16 -.4,.02 -.44,-.22 -.32,-.42"
    )
    jaw = curve("-.06,.14! .02,.34 .1,.37 .32,.37 .33,.47 .2,.52 .02,.46 -.1,.3 -.14,.12!")
    found = [*solid(jaw, "bone", -0.1, side=0.05), *solid(dome, "bone", 0.1, side=0.12)]
    dark = [oval(0.2, -0.1, 0.095, 0.105), curve(".31,.02! .36,.1 .3,.13! .27,.08")]
    dark += [line(f"{x},.21 {x},.3", 0.02) for x in (0.1, 0.16, 0.22, 0.28)]
    return found + marks(dark, "ink", 0.05)


def _front_hair(style: str, tone: str, shade: float) -> Layers:
    back: list[Shape] = []
    front: list[Shape] = []
    cap = "0,-.56 .28,-.5 .41,-.25 .39,0 .345,.06! .33,-.12 .22,-.29 0,-.34"
    if style == "bald":
        return back, front
    if style == "long":
        fall = mirrored("0,-.57 .3,-.5 .44,-.2 .47,.2 .5,.6 .58,1.0 .42,1.2 .2,1.05 0,1.0")
        back.append(Shape(fall, tone, shade - 0.15))
        cap = "0,-.57 .28,-.52 .43,-.25 .43,.1 .45,.5 .5,.86! .36,.62 .33,.2 .33,-.1 .2,-.27 0,-.4!"
        hair = mirrored(cap)
        front.append(Shape(hair, tone, shade))
        locks = ["-.1,-.48 -.32,-.3 -.38,.1 -.42,.5", ".1,-.48 .32,-.3 .38,.1 .42,.5"]
        front += marks([within(blade(k, 0.05), hair) for k in locks], tone, shade + 0.15)
        return back, front
    if style == "bob":
        fall = mirrored("0,-.57 .32,-.5 .45,-.15 .47,.2 .43,.5 .3,.52 0,.4")
        back.append(Shape(fall, tone, shade - 0.15))
        cap = "0,-.57 .3,-.51 .44,-.2 .46,.15 .42,.48! .35,.3 .34,0 .32,-.15 .18,-.22 0,-.23"
    if style == "curls":
        back.append(Shape(oval(0, -0.05, 0.53, 0.52), tone, shade - 0.15))
        for x, y in ((-0.42, 0.2), (-0.47, -0.05), (-0.4, -0.3), (-0.2, -0.46), (0.05, -0.5)):
            front.append(Shape(oval(x, y, 0.14), tone, shade, rim=False))
        for x, y in ((0.27, -0.43), (0.43, -0.25), (0.47, 0.0), (0.42, 0.22)):
            front.append(Shape(oval(x, y, 0.14), tone, shade + 0.08, rim=False))
    hair = mirrored(cap)
    front.append(Shape(hair, tone, shade))
    front += marks([within(blade("0,-.5 .2,-.44 .34,-.22", 0.05), hair)], tone, shade + 0.15)
    return back, front


def _side_hair(style: str, tone: str, shade: float) -> Layers:
    back: list[Shape] = []
    front: list[Shape] = []
    if style == "bald":
        return back, front
    crown = (
        ".25,-.4! .1,-.55 -.15,-.57 -.38,-.42 -.47,-.15 -.42,.12 -.26,.27! -.15,.15 -.13,-.02"
        " -.04,-.12 .06,-.14 .1,-.28"
    )
    if style == "long":
        fall = "-.1,-.5! -.42,-.4 -.5,0 -.52,.4 -.62,.8 -.66,1.15 -.4,1.1 -.1,.95 -.02,.5 .0,.0"
        back.append(Shape(curve(fall), tone, shade - 0.15))
        crown = (
            ".24,-.42! .1,-.56 -.15,-.58 -.4,-.42 -.49,-.1 -.5,.3 -.56,.7 -.6,1.05! -.38,.8"
            " -.22,.5 -.12,.2 -.08,0 -.02,-.12 .08,-.2"
        )
    elif style == "bob":
        crown = (
            ".27,-.38! .12,-.56 -.15,-.58 -.42,-.42 -.52,-.1 -.53,.2 -.46,.45 -.3,.5 -.12,.46!"
            " -.06,.25 -.02,0 .08,-.2"
        )
    elif style == "bun":
        back.append(Shape(oval(-0.5, 0.06, 0.17, 0.18), tone, shade - 0.1))
    hair = curve(crown)
    front.append(Shape(hair, tone, shade))
    strands = ["-.0,-.5 -.25,-.4 -.36,-.1 -.38,.3", ".05,-.4 -.12,-.3 -.22,-.05 -.24,.2"]
    front += marks([within(blade(k, 0.045), hair) for k in strands], tone, shade + 0.15)
    return back, front


BEARDS = {
    ("front", "long"): "0,.16 .12,.17 .2,.28 .35,.1! .38,.35 .3,.7 .17,1.0 .03,1.2 0,1.2",
    ("front", "short"): "0,.2 .12,.19 .2,.28 .35,.05! .36,.3 .26,.52 .1,.64 0,.66",
    ("side", "long"): (
        ".345,.2! .2,.2 .1,.12 -.05,.08! -.08,.4 .0,.75 .1,1.05 .3,1.3! .36,1.0 .44,.7 .42,.5"
        " .36,.38 .3,.32! .38,.27 .39,.22"
    ),
    ("side", "short"): (
        ".345,.2! .2,.2 .1,.12 -.05,.05! -.06,.3 .06,.52 .24,.64 .4,.66! .42,.5 .36,.38"
        " .3,.32! .38,.27 .39,.22"
    ),
}


def _beard(head: Head) -> list[Shape]:
    text = BEARDS[head.view, head.beard]
    mouth = None
    if head.view == "front":
        path = mirrored(text)
        mouth = blade("-.09,.29 0,.31 .09,.29", 0.05)
        strands = ["-.12,.35 -.12,.6 -.05,.95", ".14,.35 .15,.6 .06,.9"]
    else:
        path = curve(text)
        strands = [".1,.3 .14,.65 .24,1.0", ".26,.4 .28,.6 .3,.9"]
    found = [Shape(path, head.hair_tone, head.hair_shade)]
    dark = within(shaded(path, 0.1), path)
    found.append(Shape(dark, head.hair_tone, head.hair_shade - 0.2, rim=False))
    inner = [within(blade(k, 0.035), path) for k in strands]
    found += marks(inner, head.hair_tone, head.hair_shade - 0.25)
    if mouth is not None:
        found += marks([mouth], "blood", -0.3)
    return found


def _dyed(hat: list[Shape], tone: str) -> list[Shape]:
    """*hat* with its cloth in *tone*, if one is given."""
    return [s._replace(tone=tone) if tone and s.tone == "cloth" else s for s in hat]


def drawn(head: Head) -> Layers:
    """The head's shapes behind the body and in front of it, in its own space."""
    front_view = head.view == "front"
    face = _front_face(head.skin_shade) if front_view else _side_face(head.skin_shade)
    if head.skull:
        face = _skull()
    hair = (_front_hair if front_view else _side_hair)(head.hair, head.hair_tone, head.hair_shade)
    back, front = [*hair[0]], [*face]
    if head.beard:
        front += _beard(head)
    front += hair[1]
    if head.hat:
        behind, above = (_dyed(part, head.hat_tone) for part in HATS[head.view, head.hat]())
        back = [*behind, *back]
        front += above
    return back, front
