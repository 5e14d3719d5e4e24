"""The body on the joints of a pose: trunk, arms in sleeves, legs, neck, belt and collar."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from assets.drawings.props.poses import Pose
from assets.drawings.props.strokes import (
    Point,
    blade,
    box,
    limb,
    marks,
    oval,
    shaded,
    through,
    united,
)
from assets.drawings.shapes import Shape


class Garb(NamedTuple):
    """What a body wears: tones and shades of its parts.

    `cut` is a length (robe, gown, tunic, jerkin) or a posture: seated (on a throne), saddle, draped
    (over bent legs).
    """

    cut: str = "robe"
    tone: str = "cloth"
    shade: float = 0.0
    sleeve: str = "wide"  # wide, tight or none
    sleeve_tone: str = ""
    cloak: str = ""  # tone of a cloak, if any
    cloak_shade: float = 0.0
    trim: str = ""  # tone of belt, hem and collar, if any
    legs: str = "skin"  # tone of hose; skin is bare
    shoes: str = "wood"
    flare: float = 1.0
    skin: float = 0.0  # shade of the hands
    ermine: bool = False  # a royal cape of white fur on the shoulders


def along(a: Point, b: Point, t: float) -> Point:
    """The point *t* (0-1) of the way from *a* to *b*."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def path_of(points: list[tuple[Point, bool]]) -> QPainterPath:
    """A smooth closed path through points that say whether they are corners."""
    return through([(p[0], p[1], corner) for p, corner in points])


def fist(at: Point, shade: float = 0.0) -> list[Shape]:
    """A hand closed round something upright at *at*."""
    x, y = at
    found = [Shape(box(x - 0.022, y - 0.022, 0.044, 0.046, 0.014), "skin", shade)]
    lines = [
        blade(f"{x - 0.02},{y + dy} {x + 0.022},{y + dy + 0.001}", 0.005)
        for dy in (-0.01, 0.002, 0.013)
    ]
    found += marks(lines, "skin", shade - 0.35)
    thumb = limb(
        [(x - 0.012, y + 0.008), (x - 0.004, y - 0.016), (x + 0.008, y - 0.022)],
        [0.013, 0.014, 0.01],
    )
    return [*found, Shape(thumb, "skin", shade + 0.06, rim=False)]


def hand(at: Point, elbow: Point, shade: float = 0.0) -> list[Shape]:
    """A closed hand at the end of the forearm."""
    dx, dy = at[0] - elbow[0], at[1] - elbow[1]
    length = math.hypot(dx, dy) or 1.0
    dx, dy = dx / length, dy / length
    tip = (at[0] + dx * 0.034, at[1] + dy * 0.034)
    thumb = (at[0] + dx * 0.018 - dy * 0.017, at[1] + dy * 0.018 + dx * 0.017)
    return [
        Shape(limb([along(at, elbow, 0.08), thumb], [0.016, 0.009]), "skin", shade - 0.1),
        Shape(limb([along(at, elbow, 0.1), at, tip], [0.026, 0.034, 0.019]), "skin", shade),
    ]


def bare_arm(shoulder: Point, elbow: Point, at: Point, shade: float, grip: bool) -> list[Shape]:
    """An arm of skin from shoulder to hand."""
    path = limb(
        [shoulder, along(shoulder, elbow, 0.5), elbow, along(elbow, at, 0.4), at],
        [0.062, 0.052, 0.042, 0.042, 0.027],
    )
    found = [Shape(path, "skin", shade)]
    found.append(Shape(shaded(path, 0.014, -0.004), "skin", shade - 0.18, rim=False))
    return found + (fist(at, shade) if grip else hand(at, elbow, shade))


def sleeve(
    shoulder: Point, elbow: Point, at: Point, garb: Garb, shade: float, grip: bool
) -> list[Shape]:
    """An arm in its sleeve, hand included."""
    tone = garb.sleeve_tone or garb.tone
    if garb.sleeve == "none":
        return bare_arm(shoulder, elbow, at, shade, grip)
    wrist = along(elbow, at, 0.88)
    skin = shade + garb.skin
    fingers = fist(at, skin) if grip else hand(at, elbow, skin)
    if garb.sleeve == "tight":
        path = limb(
            [shoulder, along(shoulder, elbow, 0.5), elbow, wrist], [0.075, 0.066, 0.052, 0.038]
        )
        cuff = limb([along(elbow, at, 0.78), wrist], [0.042, 0.042])
        found = [*fingers, Shape(path, tone, garb.shade + shade)]
        dark = shaded(path, 0.016, -0.006)
        found.append(Shape(dark, tone, garb.shade + shade - 0.2, rim=False))
        if garb.trim:
            found.append(Shape(cuff, garb.trim, shade, rim=False))
        return found
    # a wide sleeve hangs below the forearm: its lower edge falls straight down
    drop = max(0.05, 0.1 - 0.05 * abs(at[1] - elbow[1]) / 0.15)
    ux, uy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = math.hypot(ux, uy) or 1.0
    nx, ny = -uy / length, ux / length
    if ny < 0 or (abs(ny) < 0.05 and nx * (at[0] - shoulder[0]) < 0):
        nx, ny = -nx, -ny
    top = (wrist[0] - nx * 0.026, wrist[1] - ny * 0.026)
    low = (wrist[0] + nx * drop * 0.7 - ux * 0.25, wrist[1] + ny * drop * 0.7 + drop * 0.55)
    under = (elbow[0] + nx * 0.035 + ux * 0.1, elbow[1] + ny * 0.035 + drop * 0.4)
    arm = limb([shoulder, along(shoulder, elbow, 0.5), elbow], [0.08, 0.072, 0.07])
    bell = path_of(
        [
            ((elbow[0] - nx * 0.034, elbow[1] - ny * 0.034), False),
            (top, True),
            ((wrist[0] + nx * 0.03, wrist[1] + ny * 0.03), False),
            (low, True),
            (under, False),
            ((elbow[0] - ux * 0.25 + nx * 0.03, elbow[1] - uy * 0.25 + ny * 0.03), False),
        ]
    )
    outer = united(arm, bell)
    mouth = path_of(
        [
            (top, True),
            ((wrist[0] + nx * 0.03 + ux * 0.04, wrist[1] + ny * 0.03 + uy * 0.04), False),
            (low, True),
            (
                along(
                    (wrist[0] + nx * 0.01 - ux * 0.12, wrist[1] + ny * 0.01 - uy * 0.12), low, 0.25
                ),
                False,
            ),
        ]
    )
    found = [Shape(outer, tone, garb.shade + shade)]
    found.append(Shape(shaded(outer, 0.018, -0.012), tone, garb.shade + shade - 0.2, rim=False))
    found.append(Shape(mouth, tone, garb.shade + shade - 0.38, rim=False))
    if garb.trim:
        edge = limb([top, (wrist[0] + nx * 0.026, wrist[1] + ny * 0.026), low], [0.012] * 3)
        found.append(Shape(edge, garb.trim, shade, rim=False))
    return found + fingers


def arm(pose: Pose, which: str, garb: Garb, shade: float = 0.0, grip: bool = False) -> list[Shape]:
    """The arm *which* (`a` or `b`) of the pose; with *grip* its hand is closed."""
    joints = (
        (pose.shoulder_a, pose.elbow_a, pose.hand_a)
        if which == "a"
        else (pose.shoulder_b, pose.elbow_b, pose.hand_b)
    )
    return sleeve(*joints, garb, shade, grip)


def leg(hip: Point, knee: Point, foot: Point, toe: Point, garb: Garb, shade: float) -> list[Shape]:
    """A leg with its shoe, bare or in hose."""
    calf = along(knee, foot, 0.35)
    path = limb([hip, along(hip, knee, 0.5), knee, calf, foot], [0.096, 0.086, 0.06, 0.062, 0.034])
    tone = garb.legs
    tip = (foot[0] + toe[0], foot[1] + toe[1])
    sole = limb([along(foot, knee, 0.05), along(foot, tip, 0.5), tip], [0.036, 0.036, 0.02])
    found = [Shape(path, tone, shade), Shape(shaded(path, 0.018, 0), tone, shade - 0.2, rim=False)]
    if garb.shoes == "skin":
        return [*found, Shape(sole, "skin", shade)]
    boot = limb([along(foot, knee, 0.42), foot], [0.064, 0.042])
    return [*found, Shape(united(boot, sole), garb.shoes, shade)]


def shoes(pose: Pose, garb: Garb) -> list[Shape]:
    """The feet alone, for legs that are covered."""
    found = []
    for foot, toe in ((pose.foot_b, pose.toes[1]), (pose.foot_a, pose.toes[0])):
        tip = (foot[0] + toe[0], foot[1] + toe[1])
        path = limb([foot, along(foot, tip, 0.5), tip], [0.044, 0.04, 0.02])
        found.append(Shape(path, garb.shoes, -0.1))
    return found


def legs(pose: Pose, garb: Garb) -> list[Shape]:
    """Both legs, the far one (`b` in a side view) first and darker."""
    a = leg(pose.hip_a, pose.knee_a, pose.foot_a, pose.toes[0], garb, 0.0)
    far = -0.16 if pose.side else 0.0
    b = leg(pose.hip_b, pose.knee_b, pose.foot_b, pose.toes[1], garb, far)
    return b + a


def neck(pose: Pose, shade: float = -0.14) -> Shape:
    """The neck, from under the head into the collar."""
    base = along(along(pose.shoulder_a, pose.shoulder_b, 0.5), pose.neck, 0.3)
    return Shape(limb([pose.head, pose.neck, base], [0.05, 0.052, 0.066]), "skin", shade, rim=False)


def trunk(pose: Pose, swell: float = 1.0) -> QPainterPath:
    """The body from shoulders to hips."""
    sa, sb, ha, hb = pose.shoulder_a, pose.shoulder_b, pose.hip_a, pose.hip_b
    wa, wb = along(sa, ha, 0.6), along(sb, hb, 0.6)
    middle = along(wa, wb, 0.5)
    wide = math.dist(sa, sb)
    girth = max(wide * 0.33, 0.062) * swell
    ux, uy = sb[0] - sa[0], sb[1] - sa[1]
    length = math.hypot(ux, uy) or 1.0
    ux, uy = ux / length, uy / length
    hips = along(ha, hb, 0.5)
    hip = max(math.dist(ha, hb) * 0.5 + 0.045, 0.08) * swell
    collar = along(along(sa, sb, 0.5), pose.neck, 0.75)

    def aside(p: Point, by: float) -> Point:
        return (p[0] + ux * by, p[1] + uy * by)

    return path_of(
        [
            (aside(collar, -0.028), False),
            (aside(sa, -0.026), False),
            (aside(along(sa, ha, 0.3), 0.004), False),
            (aside(middle, -girth), False),
            (aside(hips, -hip), False),
            (aside(hips, hip), False),
            (aside(middle, girth), False),
            (aside(along(sb, hb, 0.3), -0.004), False),
            (aside(sb, 0.026), False),
            (aside(collar, 0.028), False),
        ]
    )


def waist(pose: Pose) -> tuple[Point, float]:
    """Middle of the waist and half its width."""
    wa, wb = along(pose.shoulder_a, pose.hip_a, 0.55), along(pose.shoulder_b, pose.hip_b, 0.55)
    return along(wa, wb, 0.5), max(math.dist(wa, wb) * 0.42, 0.066)


def belt(pose: Pose, garb: Garb) -> list[Shape]:
    """A band round the waist."""
    wa, wb = along(pose.shoulder_a, pose.hip_a, 0.55), along(pose.shoulder_b, pose.hip_b, 0.55)
    middle, girth = waist(pose)
    girth += 0.004
    ux, uy = wb[0] - wa[0], wb[1] - wa[1]
    length = math.hypot(ux, uy) or 1.0
    ux, uy = ux / length * girth, uy / length * girth
    ends = [(middle[0] - ux, middle[1] - uy), middle, (middle[0] + ux, middle[1] + uy)]
    ends[1] = (middle[0], middle[1] + 0.008)
    path = limb(ends, [0.026] * 3, cap=False)
    return [
        Shape(path, garb.trim, 0.0, rim=False),
        Shape(oval(middle[0], middle[1] + 0.008, 0.017), garb.trim, 0.3, rim=False),
    ]


def collar(pose: Pose, garb: Garb) -> list[Shape]:
    """A yoke round the neck."""
    sa, sb = pose.shoulder_a, pose.shoulder_b
    low = along(sa, sb, 0.5)
    points = [along(sa, pose.neck, 0.55), (low[0], low[1] + 0.035), along(sb, pose.neck, 0.55)]
    return [Shape(limb(points, [0.024, 0.034, 0.024]), garb.trim, 0.05, rim=False)]
