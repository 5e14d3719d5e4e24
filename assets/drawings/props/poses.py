"""The poses of bodies (stand, walk, kneel, dance, hang, fall): the joints for garments.

An upright body is about one unit high: crown of the head at y = -1, ground at 0, head 1/7.3 of the
height. `a` is the limb on the left of the picture, `b` the one on the right; the flags say which
arm is behind the trunk.
"""

from __future__ import annotations

from typing import NamedTuple

from assets.drawings.props.strokes import Point

HEAD = 0.137


class Pose(NamedTuple):
    """Joints of a body; `tilt` turns the head clockwise in degrees."""

    head: Point
    neck: Point
    shoulder_a: Point
    elbow_a: Point
    hand_a: Point
    shoulder_b: Point
    elbow_b: Point
    hand_b: Point
    hip_a: Point
    knee_a: Point
    foot_a: Point
    hip_b: Point
    knee_b: Point
    foot_b: Point
    tilt: float = 0.0
    side: bool = False
    flip_head: bool = False
    far_arm: str = ""  # "a", "b", "ab" or "": arms painted before the trunk
    size: float = HEAD
    toes: tuple[Point, Point] = ((-0.02, 0.0), (0.02, 0.0))


def _pose(head: Point, neck: Point, arms: str, legs: str, **more: object) -> Pose:
    """Six arm joints and six leg joints parsed from text, `a` before `b`."""
    read = [tuple(map(float, word.split(","))) for word in f"{arms} {legs}".split()]
    return Pose(head, neck, *read, **more)  # type: ignore[arg-type]


FRONT_LEGS = "-.05,-.5 -.055,-.27 -.055,-.03 .05,-.5 .055,-.27 .055,-.03"
SEATED_LEGS = "-.07,-.5 -.15,-.42 -.1,-.11 .07,-.5 .15,-.42 .1,-.11"

POSES: dict[str, Pose] = {
    # Frontal, both hands low at the sides.
    "stand": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.105,-.8 -.15,-.65 -.15,-.5 .105,-.8 .15,-.65 .15,-.5",
        FRONT_LEGS,
    ),
    # One hand high, one pointing at the earth.
    "invoke": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.105,-.8 -.2,-.68 -.25,-.54 .105,-.8 .215,-.87 .235,-1.03",
        FRONT_LEGS,
    ),
    # Frontal, hands gathered before the breast.
    "hold": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.105,-.8 -.15,-.66 -.045,-.6 .105,-.8 .15,-.66 .045,-.62",
        FRONT_LEGS,
    ),
    # Three-quarter, looking right, holding something out at the height of the eyes.
    "offer": _pose(
        (0.02, -0.93),
        (0.0, -0.845),
        "-.075,-.8 -.12,-.65 -.02,-.57 .07,-.79 .16,-.71 .26,-.83",
        "-.04,-.5 -.05,-.27 -.06,-.03 .04,-.5 .07,-.27 .06,-.03",
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    "offer low": _pose(
        (0.03, -0.925),
        (0.0, -0.845),
        "-.075,-.8 -.13,-.65 -.0,-.6 .07,-.79 .13,-.68 .235,-.68",
        "-.04,-.5 -.05,-.27 -.06,-.03 .04,-.5 .07,-.27 .06,-.03",
        tilt=8,
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    # A wide stride to the right, chin up, one hand out, one at the shoulder.
    "stride": _pose(
        (0.015, -0.935),
        (-0.015, -0.85),
        "-.085,-.8 -.16,-.69 -.09,-.76 .06,-.8 .16,-.72 .26,-.79",
        "-.04,-.5 -.115,-.28 -.22,-.08 .03,-.5 .11,-.29 .12,-.03",
        tilt=-12,
        side=True,
        far_arm="b",
        toes=((0.045, 0.02), (0.055, 0.01)),
    ),
    # An old man's gait to the right, back bent, lantern forward, staff near.
    "trudge": _pose(
        (0.085, -0.9),
        (0.03, -0.825),
        "-.045,-.785 -.085,-.63 .05,-.6 .09,-.77 .17,-.66 .27,-.76",
        "-.05,-.5 -.06,-.27 -.1,-.03 .03,-.5 .06,-.27 .06,-.03",
        tilt=12,
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    # Arms thrown wide, on the toes of one foot, the other leg crossed behind.
    "dance": _pose(
        (0.02, -0.93),
        (0.0, -0.845),
        "-.1,-.8 -.19,-.72 -.27,-.84 .1,-.79 .2,-.74 .28,-.63",
        "-.055,-.5 -.07,-.28 -.035,-.03 .045,-.5 .11,-.3 -.03,-.17",
        tilt=8,
        toes=((0.012, 0.035), (-0.045, 0.03)),
    ),
    # Facing right on one knee, both arms reaching down.
    "kneel pour": _pose(
        (0.12, -0.83),
        (0.05, -0.765),
        "-.01,-.73 -.02,-.57 .1,-.48 .1,-.72 .2,-.6 .32,-.54",
        "-.1,-.42 .07,-.2 -.2,-.04 -.06,-.42 .17,-.38 .15,-.03",
        tilt=18,
        side=True,
        far_arm="b",
        toes=((-0.06, 0.01), (0.06, 0.012)),
    ),
    # Facing right, sunk on both knees in prayer.
    "pray": _pose(
        (0.1, -0.87),
        (0.05, -0.79),
        "-.01,-.745 .0,-.58 .15,-.62 .07,-.74 .09,-.6 .165,-.64",
        "-.04,-.42 .06,-.06 -.24,-.04 -.02,-.42 .09,-.06 -.2,-.04",
        tilt=6,
        side=True,
        far_arm="b",
        toes=((-0.05, 0.02), (-0.05, 0.02)),
    ),
    # Frontal on a throne, hands free to hold things.
    "throne": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.11,-.8 -.17,-.66 -.19,-.53 .11,-.8 .17,-.66 .19,-.53",
        SEATED_LEGS,
    ),
    # Hands laid together in the lap.
    "lap": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.11,-.8 -.17,-.64 -.06,-.52 .11,-.8 .17,-.64 .055,-.53",
        SEATED_LEGS,
    ),
    # The left hand of the picture on the knee, the right one lifts something.
    "present": _pose(
        (0.01, -0.93),
        (0, -0.845),
        "-.11,-.8 -.18,-.66 -.14,-.5 .11,-.8 .2,-.68 .23,-.77",
        SEATED_LEGS,
        tilt=5,
    ),
    "rule": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.12,-.8 -.22,-.68 -.26,-.55 .12,-.8 .22,-.68 .27,-.74",
        SEATED_LEGS,
    ),
    "judge": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.11,-.8 -.21,-.7 -.245,-.84 .11,-.8 .2,-.67 .2,-.78",
        SEATED_LEGS,
    ),
    "bless": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.11,-.8 -.18,-.67 -.23,-.57 .11,-.8 .2,-.71 .215,-.86",
        SEATED_LEGS,
    ),
    # Upright here, turned over when drawn: one leg straight, one crossed behind it.
    "hang": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.1,-.8 -.19,-.68 -.06,-.57 .1,-.8 .19,-.68 .06,-.57",
        "-.045,-.5 -.02,-.27 .0,-.03 .05,-.5 .18,-.38 .03,-.25",
        far_arm="ab",
        toes=((0.0, 0.045), (-0.05, -0.01)),
    ),
    # Limbs flung out; turned over when drawn.
    "fall": _pose(
        (0.02, -0.93),
        (0.0, -0.845),
        "-.1,-.8 -.2,-.87 -.27,-1.0 .1,-.79 .22,-.78 .3,-.88",
        "-.05,-.5 -.13,-.33 -.27,-.2 .05,-.5 .14,-.3 .12,-.08",
        tilt=10,
        toes=((-0.035, 0.03), (0.02, 0.045)),
    ),
    "plunge": _pose(
        (0.03, -0.92),
        (0.0, -0.845),
        "-.08,-.8 -.18,-.72 -.2,-.57 .07,-.8 .2,-.86 .28,-.98",
        "-.04,-.5 .06,-.34 -.1,-.2 .04,-.5 .18,-.42 .22,-.22",
        tilt=-14,
        side=True,
        far_arm="b",
        toes=((-0.03, 0.04), (0.03, 0.04)),
    ),
    # Waist-deep, arms lifted to the sky.
    "rise": _pose(
        (0, -0.925),
        (0, -0.845),
        "-.1,-.8 -.19,-.84 -.17,-1.01 .1,-.8 .19,-.84 .17,-1.01",
        FRONT_LEGS,
        tilt=-4,
    ),
    # Astride, facing right; the seat is at the hips, legs hang on both sides.
    "ride": _pose(
        (0.03, -0.93),
        (0.0, -0.845),
        "-.075,-.8 -.11,-.65 .04,-.6 .065,-.8 .15,-.74 .21,-.87",
        "-.03,-.48 .12,-.36 .08,-.13 .02,-.48 .14,-.36 .1,-.13",
        side=True,
        far_arm="b",
        toes=((0.06, 0.015), (0.06, 0.015)),
    ),
    # Facing right, leaning forward with both arms low: to touch, to close, to embrace.
    "lean": _pose(
        (0.1, -0.9),
        (0.05, -0.825),
        "-.02,-.785 .02,-.64 .17,-.62 .1,-.77 .17,-.66 .27,-.7",
        "-.05,-.5 -.05,-.27 -.07,-.03 .03,-.5 .06,-.27 .05,-.03",
        tilt=14,
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    # Frontal, pouring from a high hand into a low one.
    "pour": _pose(
        (0.01, -0.93),
        (0, -0.845),
        "-.105,-.8 -.2,-.73 -.17,-.8 .105,-.8 .19,-.66 .14,-.55",
        FRONT_LEGS,
        tilt=8,
    ),
    # Frontal, arms opened wide above those below.
    "spread": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.105,-.8 -.22,-.73 -.34,-.8 .105,-.8 .22,-.73 .34,-.8",
        FRONT_LEGS,
    ),
    # Looking right, a trumpet at the lips.
    "sound": _pose(
        (0.02, -0.93),
        (0, -0.845),
        "-.085,-.8 -.06,-.68 .13,-.81 .08,-.8 .17,-.7 .2,-.85",
        FRONT_LEGS,
        side=True,
        far_arm="b",
    ),
    # Frontal, one hand held out to the neighbour on the right, the other free.
    "reach": _pose(
        (0.015, -0.93),
        (0, -0.845),
        "-.1,-.8 -.15,-.65 -.14,-.5 .1,-.8 .18,-.68 .29,-.6",
        FRONT_LEGS,
        tilt=7,
    ),
    # Hands together before the body, looking down.
    "bound": _pose(
        (0.02, -0.92),
        (0, -0.845),
        "-.1,-.8 -.16,-.65 -.035,-.56 .1,-.8 .15,-.65 .045,-.56",
        FRONT_LEGS,
        tilt=10,
        side=True,
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    # Standing as a driver does: one hand on the rail, one with a wand.
    "drive": _pose(
        (0, -0.93),
        (0, -0.845),
        "-.12,-.8 -.2,-.67 -.17,-.53 .12,-.8 .21,-.68 .2,-.58",
        FRONT_LEGS,
    ),
    # A small child, arms flung wide, astride.
    "child ride": _pose(
        (0.02, -0.9),
        (0, -0.78),
        "-.1,-.73 -.22,-.76 -.33,-.88 .1,-.73 .22,-.74 .34,-.84",
        "-.05,-.44 .1,-.34 .06,-.14 .05,-.44 .12,-.34 .08,-.14",
        size=0.2,
        far_arm="ab",
        toes=((0.05, 0.012), (0.05, 0.012)),
    ),
    # A small child kneeling, holding something up, facing right.
    "child kneel": _pose(
        (0.1, -0.8),
        (0.05, -0.67),
        "-.02,-.62 .06,-.5 .2,-.58 .09,-.62 .16,-.52 .24,-.6",
        "-.04,-.32 .08,-.06 -.2,-.04 .0,-.32 .1,-.06 -.16,-.04",
        tilt=-14,
        side=True,
        size=0.2,
        far_arm="b",
        toes=((-0.05, 0.02), (-0.05, 0.02)),
    ),
    # A small child standing, arms lifted.
    "child rise": _pose(
        (0, -0.88),
        (0, -0.76),
        "-.09,-.72 -.19,-.76 -.2,-.92 .09,-.72 .19,-.76 .2,-.92",
        FRONT_LEGS,
        size=0.2,
    ),
    # Facing right, bending to lay both hands on what stands before.
    "tame": _pose(
        (0.15, -0.88),
        (0.09, -0.81),
        "-.0,-.77 .05,-.63 .21,-.55 .12,-.755 .2,-.65 .32,-.58",
        "-.05,-.5 -.05,-.27 -.07,-.03 .03,-.5 .06,-.27 .05,-.03",
        tilt=20,
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    # Facing right, both arms round somebody.
    "embrace": _pose(
        (0.04, -0.92),
        (0.01, -0.845),
        "-.065,-.8 .04,-.69 .19,-.73 .06,-.8 .13,-.7 .24,-.66",
        "-.045,-.5 -.05,-.27 -.06,-.03 .035,-.5 .055,-.27 .05,-.03",
        tilt=8,
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    # Facing right, head deeply bowed, hands folded low.
    "mourn": _pose(
        (0.095, -0.875),
        (0.03, -0.815),
        "-.05,-.775 -.06,-.62 .09,-.56 .08,-.765 .13,-.63 .1,-.56",
        "-.05,-.5 -.06,-.27 -.08,-.03 .03,-.5 .06,-.27 .04,-.03",
        tilt=30,
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    # Three-quarter, one arm thrust high, feet apart.
    "salute": _pose(
        (0.02, -0.935),
        (0.0, -0.845),
        "-.08,-.8 -.16,-.69 -.1,-.58 .07,-.8 .18,-.83 .22,-.96",
        "-.04,-.5 -.09,-.27 -.13,-.03 .04,-.5 .09,-.28 .11,-.03",
        tilt=-6,
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
    # Three-quarter, both hands lifting something before the eyes.
    "show": _pose(
        (0.025, -0.925),
        (0.0, -0.845),
        "-.07,-.8 .0,-.68 .17,-.77 .07,-.79 .16,-.7 .22,-.8",
        "-.04,-.5 -.05,-.27 -.06,-.03 .04,-.5 .07,-.27 .06,-.03",
        tilt=4,
        side=True,
        far_arm="b",
        toes=((0.045, 0.012), (0.05, 0.012)),
    ),
}
