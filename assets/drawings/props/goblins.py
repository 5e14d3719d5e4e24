"""Goblins and hobgoblins in office, and what they hold there."""

from __future__ import annotations

import random

from assets.drawings.props.held import HELD
from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
    limb,
    line,
    marks,
    mirrored,
    oval,
    placed,
    poly,
    solid,
    stood,
    tail,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop

LEFT, RIGHT = (-0.34, -0.25), (0.51, -0.62)
"""Where the hands of a goblin are that stands."""
Tone = tuple[str, float]
GREEN: Tone = ("leaf", 0.0)
TAN: Tone = ("wood", 0.34)


def goblin_at_work(
    left: str = "",
    right: str = "",
    *,
    skin: Tone = GREEN,
    tunic: Tone = ("wood", 0.0),
    large: float = 1.3,
) -> list[Shape]:
    """A goblin without its knife, in a tunic of this tone; what its hands hold is *large*."""
    shapes = [*form_of("goblin")]
    knife = next(i for i, shape in enumerate(shapes) if shape.tone == "steel")
    del shapes[knife : knife + 2]
    dyes = {"leaf": skin, "wood": tunic}
    found = [
        each._replace(tone=dyes[each.tone][0], shade=each.shade + dyes[each.tone][1])
        if each.tone in dyes
        else each
        for each in shapes
    ]
    for name, (x, y) in ((left, LEFT), (right, RIGHT)):
        if name:
            behind, before = HELD[name]()
            found += placed([*behind, *before], x, y, large)
            found.append(Shape(oval(x, y, 0.045), skin[0], skin[1] + 0.05))
    return found


def kettle(tone: str = "steel", shade: float = 0.0) -> list[Shape]:
    """A helmet with a brim, for a goblin's head."""
    dome = mirrored("0,-1.08 .16,-1.04 .24,-.93! 0,-.9!")
    brim = limb([(-0.32, -0.9), (0, -0.93), (0.32, -0.9)], [0.03, 0.06, 0.03])
    return [*solid(dome, tone, shade, side=0.05), Shape(brim, tone, shade - 0.15)]


def hobgoblin(left: str = "", right: str = "", *, tunic: Tone = ("steel", -0.2)) -> list[Shape]:
    """A hobgoblin: tan, in armour, with a topknot."""
    body = goblin_at_work(left, right, skin=TAN, tunic=tunic, large=1.4)
    knot = [
        Shape(tail("0,-1.0 .06,-1.14 -.06,-1.26", 0.14), "ink", 0.1),
        Shape(box(-0.05, -1.05, 0.1, 0.05), "gold", 0.0),
    ]
    plates = [Shape(oval(s * 0.24, -0.54, 0.1, 0.07), "steel", 0.05) for s in (-1, 1)]
    return [*knot, *body, *plates]


def _desk(top: float = -0.42, tone: str = "wood") -> list[Shape]:
    front = box(-0.62, top, 1.24, -top)
    found = [*solid(front, tone, -0.15, side=0.06)]
    found += solid(box(-0.7, top - 0.06, 1.4, 0.08), tone, 0.05, side=0.05)
    panels = [box(x, top + 0.1, 0.34, -top - 0.18) for x in (-0.54, -0.17, 0.2)]
    return [*found, *marks(panels, tone, -0.35)]


def paper_stack(x: float, foot: float, sheets: int, wide: float = 0.26) -> list[Shape]:
    """A stack of papers that has not been squared."""
    found = []
    for i in range(sheets):
        slip = 0.02 * ((i * 7) % 5 - 2)
        found.append(
            Shape(
                box(x - wide / 2 + slip, foot - 0.03 * (i + 1), wide, 0.028),
                "paper",
                0.1 - 0.1 * (i % 2),
            )
        )
    return found


def quill(x: float, y: float, size: float = 0.34, lean: float = 20.0) -> list[Shape]:
    """A quill with its tip at (x, y)."""
    vane = curve("0,-.2! -.12,-.5 -.04,-1! .14,-.6 .06,-.24!")
    return placed(
        [Shape(vane, "paper", 0.25), Shape(line("0,0 .02,-.6", 0.03), "ink", 0.3)], x, y, size, lean
    )


@prop("goblin-clerk")
def goblin_clerk(_: random.Random) -> list[Shape]:
    """A goblin behind a desk and three stacks of paper, a quill behind its ear."""
    body = goblin_at_work(tunic=("ink", 0.2))
    found = [*placed(body, 0, -0.16, 0.94), *quill(0.3, -0.98, 0.34, 60)]
    found += _desk()
    found += [
        *paper_stack(-0.46, -0.48, 9),
        *paper_stack(0.5, -0.48, 15),
        *paper_stack(0.06, -0.48, 3, 0.34),
    ]
    well = mirrored("0,-.6! .05,-.6! .08,-.48! 0,-.48!")
    return stood([*found, *placed([Shape(well, "ink", 0.2)], -0.2)])


@prop("goblin-doorkeeper")
def goblin_doorkeeper(_: random.Random) -> list[Shape]:
    """A goblin with a pike before a small barred door."""
    found = placed(form_of("door-barred"), -0.1, 0.0, 1.34)
    body = [*goblin_at_work("", "spear", tunic=("blood", 0.0), large=1.1), *kettle()]
    return stood([*found, *placed(body, 0.06, 0.06, 0.84)])


@prop("goblin-auditor")
def goblin_auditor(_: random.Random) -> list[Shape]:
    """A goblin in spectacles with a ledger and a lamp."""
    found = goblin_at_work("", "lantern", tunic=("deep", 0.1), large=1.8)
    ledger = placed(form_of("book-closed"), -0.4, -0.12, 0.4)
    glass = [
        Shape(without(oval(s * 0.11, -0.81, 0.1), oval(s * 0.11, -0.81, 0.075)), "gold", 0.1)
        for s in (-1, 1)
    ]
    found += [*ledger, Shape(oval(-0.36, -0.26, 0.05), "leaf", 0.05), *glass]
    collar = [poly("-.14,-.58 0,-.5 -.1,-.42"), poly(".14,-.58 0,-.5 .1,-.42")]
    return stood(
        [*found, *marks(collar, "paper", 0.2), Shape(line("-.04,-.81 .04,-.81", 0.02), "gold", 0.1)]
    )


@prop("goblin-queue")
def goblin_queue(_: random.Random) -> list[Shape]:
    """Goblins in line, each with a slip of paper."""
    found: list[Shape] = []
    tunics = (("deep", 0.1), ("blood", 0.0), ("wood", 0.1), ("cloth", 0.1), ("water", -0.1))
    for i, tunic in enumerate(tunics):
        size = 0.5 + 0.11 * i
        one = goblin_at_work("", "scroll", tunic=tunic, large=1.1)
        found += placed(one, -0.92 + 0.4 * i + 0.02 * i * i, -0.03 * (4 - i), size)
    return stood(found, centre=True)


def key_ring(x: float, y: float, size: float, keys: int = 5) -> list[Shape]:
    """Keys on a ring that hangs from (x, y)."""
    ring = without(oval(0, 0.3, 0.3), oval(0, 0.3, 0.24))
    found = [Shape(ring, "steel", 0.0)]
    key = form_of("key")
    for i in range(keys):
        turn = 180 + (i - (keys - 1) / 2) * (110 / max(keys - 1, 1))
        tone = ("gold", "steel", "metal")[i % 3]
        one = [each._replace(tone=tone, rim=False) for each in key]
        found += placed(placed(one, 0, 0.94, 0.66), 0, 0.3, 1.0, turn - 180)
    return placed(found, x, y, size)


@prop("goblin-turnkey")
def goblin_turnkey(_: random.Random) -> list[Shape]:
    """A goblin gaoler who holds up a ring of keys."""
    body = goblin_at_work("torch", tunic=("ink", 0.25), large=1.4)
    strap = [Shape(blade("-.22,-.56 .0,-.36 .22,-.18", 0.05), "wood", -0.2, rim=False)]
    return stood(
        [*body, *strap, *key_ring(0.52, -0.62, 0.42), Shape(oval(0.51, -0.62, 0.05), "leaf", 0.05)]
    )


@prop("hobgoblin-sergeant")
def hobgoblin_sergeant(_: random.Random) -> list[Shape]:
    """A hobgoblin in armour, roaring, a horned helmet on and a pike in hand."""
    found = [*hobgoblin("sword", "spear"), *kettle("steel", -0.1)]
    found += [
        Shape(tail(f"{s * 0.2},-.98 {s * 0.36},-1.06 {s * 0.34},-1.26", 0.09), "bone", 0.0)
        for s in (-1, 1)
    ]
    stripes = [blade(f"-.14,{y} 0,{y + 0.06} .14,{y}", 0.035) for y in (-0.5, -0.44, -0.38)]
    return stood([*found, *marks(stripes, "gold", 0.1)])


@prop("hobgoblin-bailiffs")
def hobgoblin_bailiffs(_: random.Random) -> list[Shape]:
    """Two hobgoblins who carry a chair and a chest away between them."""
    one, two = hobgoblin(tunic=("blood", 0.1)), hobgoblin(tunic=("deep", 0.1))
    found = [*placed(one, -0.66, 0, 0.92), *placed(two, 0.66, -0.02, 0.96, flip=True)]
    found += placed(form_of("chest"), 0.0, -0.26, 0.5)
    chair = [
        Shape(line("-.2,-1.16 -.2,-.72", 0.04), "wood", 0.1),
        Shape(line(".12,-.98 .12,-.72", 0.04), "wood", 0.1),
        *solid(box(-0.24, -0.99, 0.4, 0.06), "wood", 0.2, side=0.03),
        *marks([line("-.2,-1.12 -.2,-1.0", 0.05)], "wood", -0.2),
        *solid(box(-0.24, -1.2, 0.07, 0.24), "wood", 0.15, side=0.02),
    ]
    return stood([*found, *chair], centre=True)


@prop("hobgoblin-quartermaster")
def hobgoblin_quartermaster(_: random.Random) -> list[Shape]:
    """A hobgoblin among crates who holds up one boot."""
    body = hobgoblin(tunic=("wood", 0.0))
    boot = curve("-.1,-.5! .1,-.5! .1,-.2 .3,-.14 .34,0! -.12,0! -.1,-.2")
    found = [*placed(_crate(), -0.62, 0, 0.5), *placed(_crate(), -0.62, -0.5, 0.36)]
    found += [*body, *placed(_crate(), 0.66, 0.02, 0.42)]
    found += placed(solid(boot, "ink", 0.25, side=0.05), 0.5, -0.52, 0.62)
    for x in (-0.7, -0.52):
        found += placed(solid(boot, "wood", -0.3, side=0.05), x, -0.86, 0.26)
    return stood([*found, Shape(oval(0.51, -0.62, 0.05), *TAN)])


def _crate() -> list[Shape]:
    found = solid(box(-0.5, -1, 1, 1), "wood", 0.1, side=0.06)
    boards = [line(f"-.5,{y} .5,{y}", 0.02) for y in (-0.75, -0.5, -0.25)]
    frame = [line("-.46,-.96 .46,-.04", 0.07)]
    return [*found, *marks(boards, "wood", -0.3), *marks(frame, "wood", 0.25)]


@prop("goblin-notary")
def goblin_notary(_: random.Random) -> list[Shape]:
    """A goblin in a tall hat with a long deed, a seal on it, and a quill."""
    body = goblin_at_work(tunic=("ink", 0.25))
    hat = [
        *solid(box(-0.17, -1.3, 0.34, 0.36, 0.02), "ink", 0.3, side=0.05),
        Shape(limb([(-0.32, -0.93), (0, -0.96), (0.32, -0.93)], [0.04, 0.05, 0.04]), "ink", 0.2),
        Shape(box(-0.175, -1.02, 0.35, 0.06), "blood", 0.0, rim=False),
    ]
    deed = curve("-.54,-.3! -.2,-.3! -.2,-.1 -.26,.0 -.6,.0! -.5,-.1")
    lines = [line(f"-.5,{y} -.26,{y}", 0.012) for y in (-0.25, -0.2, -0.15, -0.1)]
    found = [*body, *hat, Shape(deed, "paper", 0.15), *marks(lines, "ink", 0.2)]
    seal = [Shape(oval(-0.3, -0.05, 0.05), "blood", 0.1)]
    hands = [Shape(oval(x, y, 0.05), "leaf", 0.05) for x, y in (LEFT, RIGHT)]
    return stood([*found, *seal, *quill(0.44, -0.46, 0.5, 24), *hands])


@prop("goblin-night-shift")
def goblin_night_shift(_: random.Random) -> list[Shape]:
    """Three goblins with lanterns, one of them yawning."""
    found: list[Shape] = []
    for x, size, tunic, thing in (
        (-0.62, 0.78, ("deep", 0.1), "lantern"),
        (0.62, 0.82, ("wood", 0.0), "torch"),
        (0.0, 1.0, ("blood", 0.0), "lantern"),
    ):
        one = [*goblin_at_work("", thing, tunic=tunic, large=1.7), *kettle("wood", -0.1)]
        if x == 0.0:
            one.append(Shape(oval(0, -0.655, 0.08, 0.065), "ink", 0.0, rim=False))
        found += placed(one, x, -0.04 * (x != 0.0), size)
    return stood(found, centre=True)


def pick(size: float = 1.0) -> list[Shape]:
    """A pickaxe, its shaft from (0, 0) up."""
    head = curve("-.46,-.74! -.2,-.96 .2,-.96 .46,-.74! .2,-.86 -.2,-.86")
    return placed(
        [Shape(line("0,0 0,-.98", 0.06), "wood", 0.1), *solid(head, "steel", 0.1, side=0.04)],
        size=size,
    )


@prop("goblin-sappers")
def goblin_sappers(_: random.Random) -> list[Shape]:
    """A goblin with a pick, a candle on its helmet, and a barrel of powder with its fuse lit."""
    body = [*goblin_at_work(tunic=("wood", -0.2)), *kettle("wood", 0.05)]
    found = [*body, *placed(pick(), 0.44, -0.3, 0.86, 24)]
    found += [Shape(box(-0.035, -1.2, 0.07, 0.14), "paper", 0.1)]
    found += placed(form_of("flame"), 0.0, -1.19, 0.18)
    found += placed(form_of("barrel"), -0.62, 0.02, 0.5)
    found += [Shape(line("-.62,-.46 -.66,-.56 -.58,-.64", 0.02), "bone", 0.0)]
    found += placed(form_of("star-small"), -0.58, -0.58, 0.14)
    return stood([*found, Shape(oval(0.51, -0.62, 0.05), "leaf", 0.05)])


@prop("goblin-chancellor")
def goblin_chancellor(_: random.Random) -> list[Shape]:
    """An old goblin in a long robe and a wig, with a chain of office and a sceptre."""
    body = goblin_at_work("", "sceptre", tunic=("blood", -0.1), large=1.6)
    robe = mirrored("0,-.6 .2,-.58 .3,-.4 .38,0! 0,0!")
    found = [*solid(robe, "blood", -0.15, side=0.08)]
    found += [Shape(mirrored("0,-.58 .05,-.4 .07,0! 0,0!"), "paper", -0.1, rim=False)]
    chain = [oval(0.2 * c, -0.42 + 0.12 * (1 - c * c), 0.03) for c in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
    found += [Shape(each, "gold", 0.1) for each in chain]
    found += [Shape(oval(0, -0.24, 0.06), "gold", 0.25)]
    arms = [each for each in body if each.path.boundingRect().top() < -0.3]
    wig = [oval(s * 0.25, y, 0.09, 0.065) for s in (-1, 1) for y in (-0.62, -0.72, -0.82)]
    top = mirrored("0,-1.1 .2,-1.06 .3,-.9 .26,-.84! .1,-.95 0,-.96!")
    return stood(
        [
            *found,
            *arms,
            *[Shape(each, "paper", 0.0) for each in wig],
            *solid(top, "paper", 0.1, side=0.05),
        ]
    )


@prop("goblin-inspection")
def goblin_inspection(_: random.Random) -> list[Shape]:
    """Two goblins who go through a pack: one writes, one holds the sack open."""
    one = [*goblin_at_work("", "scroll", tunic=("deep", 0.1), large=1.4), *kettle()]
    two = [*goblin_at_work("torch", tunic=("blood", 0.0)), *kettle()]
    found = [*placed(one, -0.52, 0, 0.94), *placed(two, 0.56, 0, 0.9, flip=True)]
    found += placed(form_of("sack"), 0.02, 0.02, 0.44)
    sword = placed(form_of("sword-plain"), 0.06, -0.3, 0.44, 14)
    return stood(
        [*found[:-1], *sword, *placed(form_of("sack"), 0.02, 0.03, 0.42)],
        centre=True,
    )


def _head() -> list[Shape]:
    return [
        each
        for each in goblin_at_work()
        if each.path.boundingRect().bottom() < -0.52 and each.path.boundingRect().left() < 0.4
    ]


@prop("goblin-tongue")
def goblin_tongue(_: random.Random) -> list[Shape]:
    """The head of a goblin that puts out its tongue."""
    head = _head()
    tongue = curve("-.07,-.66! .07,-.66! .09,-.5 .04,-.38 -.05,-.38 -.08,-.5")
    found = [*head, *solid(tongue, "rose", 0.1, side=0.03)]
    return stood(
        [*found, *marks([blade("0,-.62 .01,-.5 0,-.42", 0.02)], "blood", -0.1)], centre=True
    )


@prop("sword-goblin-slayer")
def sword_goblin_slayer(_: random.Random) -> list[Shape]:
    """A broad sword with a goblin's helmet run through on its point."""
    steel = poly("-.09,-.12 -.09,-.94 0,-1.06 .09,-.94 .09,-.12")
    grip = [*solid(box(-0.26, -0.16, 0.52, 0.06, 0.02), "gold", 0.0, side=0.04)]
    grip += [
        Shape(line("0,-.12 0,.12", 0.07), "blood", -0.2),
        Shape(oval(0, 0.15, 0.06), "gold", 0.1),
    ]
    found = [
        *solid(steel, "steel", 0.25, side=0.06),
        *marks([blade("0,-.9 .01,-.5 0,-.16", 0.04)], "leaf", 0.2),
        *grip,
    ]
    found = placed(found, 0, 0, 1, 180)
    ears = [
        curve(f"{s * 0.16},.62! {s * 0.36},.56 {s * 0.56},.44! {s * 0.5},.62 {s * 0.2},.74!")
        for s in (-1, 1)
    ]
    hat = placed(kettle("steel", -0.2), 0, 1.66, 1.0)
    return stood([*[Shape(each, "leaf", 0.0) for each in ears], *found, *hat], centre=True)


@prop("key-ring")
def ring_of_keys(_: random.Random) -> list[Shape]:
    """A heavy ring full of keys."""
    return stood(key_ring(0, 0, 1.0, 7), centre=True)


@prop("stamped-pass")
def stamped_pass(_: random.Random) -> list[Shape]:
    """A pass, torn at the edge, with three stamps and a seal that say different things."""
    sheet = curve(
        "-.4,-1! -.1,-.98 .2,-1.01! .4,-.98! .4,0! .26,-.03! .14,.01! 0,-.03! -.14,.01!"
        " -.28,-.02! -.4,0!"
    )
    found = solid(sheet, "paper", 0.1, side=0.04)
    found += marks(
        [line(f"-.28,{y} .28,{y}", 0.02) for y in (-0.86, -0.78, -0.7, -0.62)], "ink", 0.3
    )
    for x, y, r, tone in (
        (-0.16, -0.4, 0.16, "blood"),
        (0.2, -0.5, 0.13, "water"),
        (0.12, -0.2, 0.15, "blood"),
    ):
        found.append(Shape(without(oval(x, y, r), oval(x, y, r * 0.78)), tone, 0.1, rim=False))
        found.append(
            Shape(
                line(f"{x - r * 0.6},{y + 0.05} {x + r * 0.6},{y - 0.05}", 0.04),
                tone,
                0.1,
                rim=False,
            )
        )
    return stood(found)


@prop("permit-window")
def permit_window(_: random.Random) -> list[Shape]:
    """A counter with a barred window, a bell, and a sign that the window is shut."""
    wall = [*solid(box(-0.7, -1.3, 1.4, 1.3), "stone", -0.1, side=0.08)]
    hole = box(-0.36, -1.06, 0.72, 0.5, 0.03)
    found = [*wall, Shape(hole, "glow", -0.1, rim=False)]
    found += placed(_head(), 0, -0.28, 0.5)
    found += [
        Shape(line(f"{x},-1.06 {x},-.56", 0.03), "ink", 0.25) for x in (-0.24, -0.08, 0.08, 0.24)
    ]
    found += [*solid(box(-0.5, -0.56, 1.0, 0.1), "wood", 0.1, side=0.04)]
    found += placed([*solid(box(-0.2, -0.12, 0.4, 0.14), "wood", 0.2, side=0.02)], 0, -1.12, 1.0)
    found += marks([line("-.12,-1.17 .12,-1.17", 0.02)], "ink", 0.1)
    found += placed(form_of("bell"), 0.38, -0.56, 0.16)
    found += paper_stack(-0.4, -0.56, 5, 0.18)
    return stood([*found, *placed(_desk(-0.46), 0, 0, 0.78)])
