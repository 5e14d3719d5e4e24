"""Flesh and clothes hung on the joints of a pose: limbs, tunics, robes, sleeves, cloaks, armour."""

from __future__ import annotations

import math
from typing import NamedTuple

from ui.faces.props.poses import Pose
from ui.faces.props.strokes import (
    Point,
    QPainterPath,
    Shape,
    blade,
    box,
    curve,
    limb,
    marks,
    mirrored,
    oval,
    shaded,
    solid,
    through,
    united,
    within,
)


class Garb(NamedTuple):
    """What a body wears; tones and shades of the parts. `cut` is bare, tunic, robe, gown or mail."""

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


def _along(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def _path(points: list[tuple[Point, bool]]) -> QPainterPath:
    return through([(p[0], p[1], corner) for p, corner in points])


def hand(at: Point, elbow: Point, shade: float = 0.0) -> list[Shape]:
    """A closed hand at the end of the forearm."""
    dx, dy = at[0] - elbow[0], at[1] - elbow[1]
    length = math.hypot(dx, dy) or 1.0
    dx, dy = dx / length, dy / length
    tip = (at[0] + dx * 0.034, at[1] + dy * 0.034)
    thumb = (at[0] + dx * 0.018 - dy * 0.017, at[1] + dy * 0.018 + dx * 0.017)
    return [
        Shape(limb([_along(at, elbow, 0.08), thumb], [0.016, 0.009]), "skin", shade - 0.1),
        Shape(limb([_along(at, elbow, 0.1), at, tip], [0.026, 0.034, 0.019]), "skin", shade),
    ]


def bare_arm(shoulder: Point, elbow: Point, at: Point, shade: float) -> list[Shape]:
    """An arm of skin from shoulder to hand."""
    path = limb(
        [shoulder, _along(shoulder, elbow, 0.5), elbow, _along(elbow, at, 0.4), at],
        [0.062, 0.052, 0.042, 0.042, 0.027],
    )
    found = [Shape(path, "skin", shade)]
    found.append(Shape(shaded(path, 0.014, -0.004), "skin", shade - 0.18, rim=False))
    return found + hand(at, elbow, shade)


def sleeve(shoulder: Point, elbow: Point, at: Point, garb: Garb, shade: float) -> list[Shape]:
    """An arm in its sleeve, hand included."""
    tone = garb.sleeve_tone or garb.tone
    if garb.sleeve == "none":
        return bare_arm(shoulder, elbow, at, shade)
    wrist = _along(elbow, at, 0.88)
    if garb.sleeve == "tight":
        path = limb(
            [shoulder, _along(shoulder, elbow, 0.5), elbow, wrist], [0.075, 0.066, 0.052, 0.038]
        )
        cuff = limb([_along(elbow, at, 0.78), wrist], [0.042, 0.042])
        found = [*hand(at, elbow, shade), Shape(path, tone, garb.shade + shade)]
        dark = shaded(path, 0.016, -0.006)
        found.append(Shape(dark, tone, garb.shade + shade - 0.2, rim=False))
        if garb.trim:
            found.append(Shape(cuff, garb.trim, shade, rim=False))
        return found
    # A wide sleeve hangs below the forearm: its lower edge falls straight down.
    drop = max(0.05, 0.1 - 0.05 * abs(at[1] - elbow[1]) / 0.15)
    ux, uy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = math.hypot(ux, uy) or 1.0
    nx, ny = -uy / length, ux / length
    if ny < 0 or (abs(ny) < 0.05 and nx * (at[0] - shoulder[0]) < 0):
        nx, ny = -nx, -ny
    top = (wrist[0] - nx * 0.026, wrist[1] - ny * 0.026)
    low = (wrist[0] + nx * drop * 0.7 - ux * 0.25, wrist[1] + ny * drop * 0.7 + drop * 0.55)
    under = (elbow[0] + nx * 0.035 + ux * 0.1, elbow[1] + ny * 0.035 + drop * 0.4)
    arm = limb([shoulder, _along(shoulder, elbow, 0.5), elbow], [0.08, 0.072, 0.07])
    bell = _path(
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
    mouth = _path(
        [
            (top, True),
            ((wrist[0] + nx * 0.03 + ux * 0.04, wrist[1] + ny * 0.03 + uy * 0.04), False),
            (low, True),
            (
                _along(
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
    return found + hand(at, elbow, shade)


def arm(pose: Pose, which: str, garb: Garb, shade: float = 0.0) -> list[Shape]:
    """The arm *which* (`a` or `b`) of the pose."""
    joints = (
        (pose.shoulder_a, pose.elbow_a, pose.hand_a)
        if which == "a"
        else (pose.shoulder_b, pose.elbow_b, pose.hand_b)
    )
    return sleeve(*joints, garb, shade)


def leg(hip: Point, knee: Point, foot: Point, toe: Point, garb: Garb, shade: float) -> list[Shape]:
    """A leg with its shoe, bare or in hose."""
    calf = _along(knee, foot, 0.35)
    path = limb([hip, _along(hip, knee, 0.5), knee, calf, foot], [0.096, 0.086, 0.06, 0.062, 0.034])
    tone = garb.legs
    tip = (foot[0] + toe[0], foot[1] + toe[1])
    sole = limb([_along(foot, knee, 0.05), _along(foot, tip, 0.5), tip], [0.036, 0.036, 0.02])
    found = [Shape(path, tone, shade), Shape(shaded(path, 0.018, 0), tone, shade - 0.2, rim=False)]
    if garb.shoes == "skin":
        return found + [Shape(sole, "skin", shade)]
    boot = limb([_along(foot, knee, 0.42), foot], [0.064, 0.042])
    return found + [Shape(united(boot, sole), garb.shoes, shade)]


def shoes(pose: Pose, garb: Garb) -> list[Shape]:
    """The feet alone, for legs that are covered."""
    found = []
    for foot, toe in ((pose.foot_b, pose.toes[1]), (pose.foot_a, pose.toes[0])):
        tip = (foot[0] + toe[0], foot[1] + toe[1])
        path = limb([foot, _along(foot, tip, 0.5), tip], [0.044, 0.04, 0.02])
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
    base = _along(_along(pose.shoulder_a, pose.shoulder_b, 0.5), pose.neck, 0.3)
    return Shape(limb([pose.head, pose.neck, base], [0.05, 0.052, 0.066]), "skin", shade, rim=False)


def trunk(pose: Pose, swell: float = 1.0) -> QPainterPath:
    """The body from shoulders to hips."""
    sa, sb, ha, hb = pose.shoulder_a, pose.shoulder_b, pose.hip_a, pose.hip_b
    wa, wb = _along(sa, ha, 0.6), _along(sb, hb, 0.6)
    middle = _along(wa, wb, 0.5)
    wide = math.dist(sa, sb)
    girth = max(wide * 0.33, 0.062) * swell
    ux, uy = sb[0] - sa[0], sb[1] - sa[1]
    length = math.hypot(ux, uy) or 1.0
    ux, uy = ux / length, uy / length
    hips = _along(ha, hb, 0.5)
    hip = max(math.dist(ha, hb) * 0.5 + 0.045, 0.08) * swell
    collar = _along(_along(sa, sb, 0.5), pose.neck, 0.75)

    def aside(p: Point, by: float) -> Point:
        return (p[0] + ux * by, p[1] + uy * by)

    return _path(
        [
            (aside(collar, -0.028), False),
            (aside(sa, -0.026), False),
            (aside(_along(sa, ha, 0.3), 0.004), False),
            (aside(middle, -girth), False),
            (aside(hips, -hip), False),
            (aside(hips, hip), False),
            (aside(middle, girth), False),
            (aside(_along(sb, hb, 0.3), -0.004), False),
            (aside(sb, 0.026), False),
            (aside(collar, 0.028), False),
        ]
    )


def _waist(pose: Pose) -> tuple[Point, float]:
    """Middle of the waist and half its width."""
    wa, wb = _along(pose.shoulder_a, pose.hip_a, 0.55), _along(pose.shoulder_b, pose.hip_b, 0.55)
    return _along(wa, wb, 0.5), max(math.dist(wa, wb) * 0.42, 0.066)


def _hem(left: float, right: float, y: float, waves: int = 4) -> list[tuple[Point, bool]]:
    """A wavy hem from right to left."""
    edge: list[tuple[Point, bool]] = []
    for i in range(waves * 2 + 1):
        x = right + (left - right) * i / (waves * 2)
        bow = 0.012 * math.sin(math.pi * i / (waves * 2))
        edge.append(((x, y + bow - (0.014 if i % 2 else 0.0)), i in (0, waves * 2)))
    return edge


def standing(pose: Pose, garb: Garb, hem: float) -> list[Shape]:
    """A garment in one piece from the shoulders to *hem* (y), spread by `flare`, with folds."""
    middle, girth = _waist(pose)
    feet = (pose.foot_a[0] + pose.foot_b[0]) / 2
    reach = abs(hem - middle[1])
    centre = middle[0] + (feet - middle[0]) * min(1.0, reach / 0.6)
    half = girth + reach * 0.24 * garb.flare
    left, right = centre - half, centre + half
    hips, hip = middle[1] + 0.1, max(girth + 0.032, 0.094)
    lower = _path(
        [
            ((middle[0] - girth, middle[1] - 0.04), True),
            ((middle[0] + girth, middle[1] - 0.04), True),
            ((middle[0] + hip, hips), False),
            *_hem(left, right, hem),
            ((middle[0] - hip, hips), False),
        ]
    )
    path = united(trunk(pose), lower)
    found = solid(path, garb.tone, garb.shade, side=0.034)
    folds = []
    for k, (t, w) in enumerate(((0.2, 0.026), (0.4, 0.018), (0.58, 0.026), (0.8, 0.026))):
        x0 = middle[0] + girth * (t * 2 - 1) * 0.8
        x1 = left + (right - left) * t
        y0 = middle[1] + 0.03 + 0.04 * (k % 2)
        text = f"{x0},{y0} {(x0 + x1) / 2 - 0.004},{(y0 + hem) / 2} {x1},{hem + 0.03}"
        folds.append(within(blade(text, w * garb.flare), path))
    chest = _along(pose.shoulder_a, pose.shoulder_b, 0.5)
    for x in (-0.035, 0.03):
        text = f"{chest[0] + x * 1.6},{chest[1] + 0.05} {chest[0] + x},{chest[1] + 0.13}"
        text += f" {middle[0] + x * 0.7},{middle[1]}"
        folds.append(within(blade(text, 0.012), path))
    found += marks(folds, garb.tone, garb.shade - 0.2)
    x0, x1 = middle[0] + girth * 0.6, right - 0.025 * garb.flare
    light = blade(f"{x0},{hips} {(x0 + x1) / 2},{(hips + hem) / 2} {x1},{hem}", 0.018)
    found += marks([within(light, path)], garb.tone, garb.shade + 0.16)
    if garb.trim:
        low = within(path, box(-2, hem - 0.1, 4, 4))
        found.append(Shape(shaded(low, 0, -0.022), garb.trim, -0.05, rim=False))
    return found


def draped(pose: Pose, garb: Garb) -> list[Shape]:
    """A long garment that follows bent legs: for those who kneel or ride."""
    wraps = []
    for hip, knee, foot, under in (
        (pose.hip_b, pose.knee_b, pose.foot_b, pose.knee_a),
        (pose.hip_a, pose.knee_a, pose.foot_a, pose.foot_a),
    ):
        end = _along(knee, foot, 0.86)
        wrap = limb([hip, _along(hip, knee, 0.5), knee, end], [0.15, 0.15, 0.12, 0.1])
        web = _path([(hip, True), (knee, True), (end, True), (under, True)])
        wraps.append(united(wrap, web))
    far, near = wraps
    found = [Shape(far, garb.tone, garb.shade - 0.14)]
    body = united(trunk(pose), near)
    found += solid(body, garb.tone, garb.shade, side=0.026)
    folds = []
    for hip, knee, foot, dx in (
        (pose.hip_a, pose.knee_a, pose.foot_a, 0.02),
        (pose.hip_a, pose.knee_a, pose.foot_a, -0.03),
    ):
        k, e = _along(knee, hip, 0.2), _along(knee, foot, 0.9)
        text = f"{hip[0]},{hip[1] + dx} {k[0]},{k[1] + dx} {e[0]},{e[1] + dx}"
        folds.append(within(blade(text, 0.024), body))
    found += marks(folds, garb.tone, garb.shade - 0.2)
    return found


def seated(pose: Pose, garb: Garb) -> list[Shape]:
    """A long garment of one who sits facing us: lap, knees and the fall to the feet."""
    lap = mirrored(
        "0,-.6 .07,-.6 .14,-.51 .205,-.44 .222,-.38 .21,-.28 .215,-.18 .23,-.1! .17,-.088"
        " .11,-.102 .06,-.088 0,-.1"
    )
    path = united(trunk(pose), lap)
    tone, shade = garb.tone, garb.shade
    found = solid(path, tone, shade, side=0.034)
    valley = mirrored("0,-.47 .04,-.42 .06,-.26 .085,-.08! 0,-.08")
    found.append(Shape(within(valley, path), tone, shade - 0.24, rim=False))
    folds = [
        "-.15,-.4 -.06,-.35 0,-.34 .06,-.35 .15,-.4",
        "-.17,-.34 -.07,-.26 0,-.24 .07,-.26 .17,-.34",
    ]
    folds += ["-.18,-.37 -.175,-.25 -.195,-.08", "-.125,-.36 -.12,-.22 -.14,-.08"]
    folds += [".115,-.36 .12,-.22 .13,-.08", ".18,-.37 .17,-.25 .19,-.08"]
    folds += ["-.06,-.6 -.11,-.53 -.18,-.46", ".05,-.6 .11,-.53 .18,-.46"]
    found += marks([within(blade(k, 0.019), path) for k in folds], tone, shade - 0.24)
    lights = [("-.2,-.42 -.15,-.455 -.1,-.41", 0.026), (".09,-.41 .15,-.46 .205,-.415", 0.032)]
    lights.append((".155,-.4 .16,-.25 .17,-.12", 0.022))
    found += marks([within(blade(k, w), path) for k, w in lights], tone, shade + 0.17)
    if garb.trim:
        low = within(path, box(-2, -0.2, 4, 4))
        found.append(Shape(shaded(low, 0, -0.024), garb.trim, -0.05, rim=False))
    return found


def mantle(pose: Pose, garb: Garb) -> list[Shape]:
    """The cloak of one who sits: over the shoulders, pooled on both sides of the seat."""
    path = mirrored(
        "0,-.86 .06,-.85 .135,-.8 .2,-.68 .25,-.52 .28,-.36 .3,-.18 .33,-.096! .2,-.09 0,-.1"
    )
    found = solid(path, garb.cloak, garb.cloak_shade, side=0.03)
    texts = ["-.2,-.6 -.245,-.36 -.28,-.1", ".2,-.6 .245,-.36 .27,-.1"]
    found += marks([blade(k, 0.026) for k in texts], garb.cloak, garb.cloak_shade - 0.25)
    return found


def cape(pose: Pose, garb: Garb) -> list[Shape]:
    """The short cloak of one who rides: it streams back over the rump."""
    (nx, ny), (sx, sy) = pose.neck, pose.shoulder_b
    path = curve(
        f"{nx + 0.02},{ny - 0.01} {sx + 0.03},{sy + 0.02} {sx - 0.01},{sy + 0.2} -.1,-.47 -.22,-.4"
        f" -.36,-.39 -.47,-.33! -.49,-.42 -.56,-.46! -.5,-.52 -.5,-.6! -.36,-.6 -.26,-.68"
        f" -.15,-.78 {nx - 0.07},{ny + 0.02}"
    )
    found = solid(path, garb.cloak, garb.cloak_shade, side=-0.02)
    texts = [
        f"{nx - 0.06},{ny + 0.04} -.2,-.6 -.48,-.5",
        f"{nx - 0.03},{ny + 0.08} -.16,-.54 -.42,-.4",
    ]
    found += marks(
        [within(blade(k, 0.03), path) for k in texts], garb.cloak, garb.cloak_shade - 0.25
    )
    return found


def belt(pose: Pose, garb: Garb) -> list[Shape]:
    """A band round the waist."""
    wa, wb = _along(pose.shoulder_a, pose.hip_a, 0.55), _along(pose.shoulder_b, pose.hip_b, 0.55)
    middle, girth = _waist(pose)
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
    low = _along(sa, sb, 0.5)
    points = [_along(sa, pose.neck, 0.55), (low[0], low[1] + 0.035), _along(sb, pose.neck, 0.55)]
    return [Shape(limb(points, [0.024, 0.034, 0.024]), garb.trim, 0.05, rim=False)]


def cloak(pose: Pose, garb: Garb, hem: float = 0.0) -> list[Shape]:
    """The mantle that hangs behind the body from the shoulders."""
    sa, sb = pose.shoulder_a, pose.shoulder_b
    feet = (pose.foot_a[0] + pose.foot_b[0]) / 2
    spread = 0.2 * garb.flare + 0.02
    trail = -0.1 if pose.side else 0.0
    left, right = feet - spread + trail * 1.4, feet + spread * (0.55 if pose.side else 1.0)
    path = _path(
        [
            ((pose.neck[0], pose.neck[1] - 0.005), False),
            ((sb[0] + 0.03, sb[1] - 0.004), False),
            ((sb[0] + 0.055, sb[1] + 0.2), False),
            ((right - 0.03, hem - 0.25), False),
            ((right, hem), True),
            (((left + right) / 2 + 0.06, hem - 0.012), False),
            (((left + right) / 2 - 0.06, hem + 0.006), False),
            ((left, hem), True),
            ((left + 0.05, hem - 0.25), False),
            ((sa[0] - 0.055, sa[1] + 0.2), False),
            ((sa[0] - 0.03, sa[1] - 0.004), False),
        ]
    )
    found = [Shape(path, garb.cloak, garb.cloak_shade)]
    texts = [
        f"{sa[0] - 0.03},{sa[1] + 0.15} {(sa[0] + left) / 2},{hem - 0.35} {left + 0.05},{hem}",
        f"{sb[0] + 0.03},{sb[1] + 0.15} {(sb[0] + right) / 2},{hem - 0.35} {right - 0.05},{hem}",
    ]
    found += marks(
        [within(blade(k, 0.035), path) for k in texts], garb.cloak, garb.cloak_shade - 0.25
    )
    return found
