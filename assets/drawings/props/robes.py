"""Garments hung on the joints of a pose: standing, kneeling and seated robes with their folds."""

from __future__ import annotations

import math

from assets.drawings.props.garb import Garb, along, path_of, trunk, waist
from assets.drawings.props.poses import Pose
from assets.drawings.props.strokes import (
    Point,
    blade,
    box,
    limb,
    marks,
    mirrored,
    shaded,
    solid,
    united,
    within,
)
from assets.drawings.shapes import Shape


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
    middle, girth = waist(pose)
    feet = (pose.foot_a[0] + pose.foot_b[0]) / 2
    reach = abs(hem - middle[1])
    centre = middle[0] + (feet - middle[0]) * min(1.0, reach / 0.6)
    half = girth + reach * 0.24 * garb.flare
    left, right = centre - half, centre + half
    hips, hip = middle[1] + 0.1, max(girth + 0.032, 0.094)
    lower = path_of(
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
    chest = along(pose.shoulder_a, pose.shoulder_b, 0.5)
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
    """A long garment that follows bent legs, for kneeling and riding figures."""
    wraps = []
    for hip, knee, foot, under in (
        (pose.hip_b, pose.knee_b, pose.foot_b, pose.knee_a),
        (pose.hip_a, pose.knee_a, pose.foot_a, pose.foot_a),
    ):
        end = along(knee, foot, 0.86)
        wrap = limb([hip, along(hip, knee, 0.5), knee, end], [0.15, 0.15, 0.12, 0.1])
        web = path_of([(hip, True), (knee, True), (end, True), (under, True)])
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
        k, e = along(knee, hip, 0.2), along(knee, foot, 0.9)
        text = f"{hip[0]},{hip[1] + dx} {k[0]},{k[1] + dx} {e[0]},{e[1] + dx}"
        folds.append(within(blade(text, 0.024), body))
    found += marks(folds, garb.tone, garb.shade - 0.2)
    return found


def seated(pose: Pose, garb: Garb) -> list[Shape]:
    """A long garment of a seated person facing the viewer: lap, knees and the fall to the feet."""
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
