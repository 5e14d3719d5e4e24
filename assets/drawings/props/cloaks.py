"""Cloaks: hanging behind one who stands, pooled round a throne, streaming from a rider; ermine."""

from __future__ import annotations

from assets.drawings.props.garb import Garb, path_of
from assets.drawings.props.poses import Pose
from assets.drawings.props.strokes import (
    blade,
    curve,
    marks,
    mirrored,
    shaded,
    solid,
    within,
)
from assets.drawings.shapes import Shape


def cloak(pose: Pose, garb: Garb, hem: float = 0.0) -> list[Shape]:
    """The mantle that hangs behind the body from the shoulders."""
    sa, sb = pose.shoulder_a, pose.shoulder_b
    feet = (pose.foot_a[0] + pose.foot_b[0]) / 2
    spread = 0.2 * garb.flare + 0.02
    trail = -0.1 if pose.side else 0.0
    left, right = feet - spread + trail * 1.4, feet + spread * (0.55 if pose.side else 1.0)
    path = path_of(
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


def ermine(pose: Pose) -> list[Shape]:
    """A short cape of spotted fur over both shoulders."""
    top, low = pose.shoulder_a[1], pose.shoulder_a[1] + 0.115
    half = pose.shoulder_b[0] + 0.042
    path = mirrored(
        f"0,{top + 0.0} .03,{top - 0.028} {half * 0.6},{top - 0.022} {half},{top + 0.03}"
        f" {half + 0.01},{low - 0.02}! {half * 0.6},{low + 0.012} .05,{low + 0.03} 0,{low + 0.015}"
    )
    found = [Shape(path, "bone", 0.2)]
    found.append(Shape(within(shaded(path, 0.03, -0.012), path), "bone", -0.12, rim=False))
    spots = []
    for row in range(2):
        for k in range(-3, 4):
            x = (k + 0.5 * (row % 2)) * half * 0.3
            y = top + 0.03 + 0.045 * row + 0.012 * abs(k % 2)
            spots.append(blade(f"{x},{y} {x},{y + 0.013} {x},{y + 0.026}", 0.009))
    found += marks([within(spot, path) for spot in spots], "ink", 0.1)
    return found
