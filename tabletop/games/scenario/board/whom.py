"""Which pieces the nouns of cards mean: figures, lamps and doors, by number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, Such, Together, Who
from tabletop.executor.context import Context
from tabletop.executor.whom import Among, Whom
from tabletop.games.scenario.board.asking import (
    Doing,
    as_seen_by,
    asks,
    by_what,
    figure_option,
    saying,
)
from tabletop.games.scenario.board.field import Field, field_of, seat_of
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import DOOR, FIGURE, GRAMMAR, LAMP, SIDES, SORTS
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.idiom import contrary, state
from tabletop.grammar.noun import beside
from tabletop.play.questions.decision import Option, Roll
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import Table

WHOM = Whom()
GRAMMAR.meant, GRAMMAR.includes = WHOM.among, WHOM.includes

NEEDS: dict[object, Callable[[Table, Piece], object]] = {}
"""By effect: whether it could change anything for a figure."""

# --- figures -----------------------------------------------------------------------------------


def _of_sort(sort: str, field: Field, you: Piece | None) -> list[Piece]:
    """The figures on the map of a *sort*, as seen by the figure that says `you`."""
    if sort == "":
        return field.figures
    if sort in ("ally", "enemy"):
        if you is None:
            return []
        return field.allies(you) if sort == "ally" else field.enemies(you)
    if sort == "hero":
        return [*field.heroes.values()]
    of_type = sort != "monster"
    return [m for m in field.monsters if not of_type or content.kind_of(m.name) == sort]


def _members(sort: str, others: bool, context: Context) -> list[int]:
    table, you = context.table, context.you
    found = _of_sort(sort, field_of(table), table.pieces[you] if you >= 0 else None)
    return [each.id for each in found if not (others and each.id == you)]


def _fits(sort: str, others: bool, context: Context, who: int) -> bool:
    """Whether *who* is of that sort, even if it has left the map."""
    if who < 0 or (others and who == context.you):
        return False
    figure, hero = context.table.pieces[who], seat_of(context.table.pieces[who]) >= 0
    if sort in ("hero", "monster"):
        return hero is (sort == "hero")
    if sort in ("ally", "enemy"):
        if context.you < 0:
            return False
        same = hero is (seat_of(context.table.pieces[context.you]) >= 0)
        return same is (sort == "ally") and who != context.you
    return sort == "" or content.kind_of(figure.name) == sort


def _picked(context: Context, among: Among) -> Rules[int]:
    """Ask for one figure that the effect could change. Figures out of reach are shown with the
    reason."""
    said = context.said

    def fitting() -> list[int]:
        needs = NEEDS.get(said.phrase.run) if said is not None else None
        pieces = context.play.table.pieces
        return [who for who in among() if not needs or needs(context.table, pieces[who])]

    def options() -> list[Option]:
        found = [figure_option(context.play, figure) for figure in fitting()]
        far = reach_of(said.values.get("who", "")) if said is not None else 0
        if not far or context.you < 0:
            return found
        field, you = field_of(context.play.table), context.play.table.pieces[context.you]
        barred = ((ally.id, *field.bars(you, ally, far)) for ally in field.allies(you))
        beyond = [
            figure_option(context.play, ally).blocked(*why) for ally, *why in barred if why[0]
        ]
        return found + beyond

    found = fitting()
    if len(found) < 2 or (context.you >= 0 and seat_of(context.table.pieces[context.you]) < 0):
        return found[0] if found else -1
    option = yield from asks(
        context.play, context.you, f"{saying(context)} Which figure?", options, "SCN-129"
    )
    return int(option.value)


def reach_of(who: Who) -> int:
    """The distance from `you` within which a noun means an ally; 0 if it sets no distance."""
    if isinstance(who, Together):
        return max(map(reach_of, who.parts))
    if not (isinstance(who, Such) and str(who.noun).endswith("ally")):
        return 0
    said = who.condition
    assert isinstance(said, Said)
    if said.values.get("of") != "you":
        return 0
    return int(said.values.get("n", 1))


def _by_lot(context: Context, among: Among) -> Rules[int]:
    found = among()
    if len(found) < 2:
        return found[0] if found else -1
    lot: int = yield Roll(len(found), f"{by_what(context)}: which figure, at random?", "SCN-129")
    return found[lot - 1]


QUANTIFIERS = ("each", "other", "one", "another", "random")
for _sort in ("", *SORTS):
    for _quantifier in QUANTIFIERS:
        _pick = {"one": _picked, "another": _picked, "random": _by_lot}.get(_quantifier)
        _others = _quantifier in ("other", "another")
        WHOM.noun(
            f"{_quantifier} {_sort}".strip(), _pick, partial(_fits, _sort, _others),
            lot=_quantifier == "random",
        )(partial(_members, _sort, _others))  # fmt: skip


def _that(context: Context) -> list[int]:
    return [context.that] if context.that >= 0 else []


for _sort in SORTS:
    WHOM.noun(f"{EACH} {_sort}")(_that)


def _nearest(sort: str, context: Context) -> list[int]:
    """The figures that are the fewest hexes away."""
    if context.you < 0:
        return []
    field, here = field_of(context.table), context.table.pieces[context.you].zone
    pieces = context.table.pieces
    far = {who: field.far(here, pieces[who].zone) for who in _members(sort, True, context)}
    reached = {who: away for who, away in far.items() if away is not None}
    return [who for who, away in reached.items() if away == min(reached.values())]


for _sort in SIDES:
    WHOM.noun(f"nearest {_sort}", _picked)(partial(_nearest, _sort))


@WHOM.noun("target")
@WHOM.noun("targets")
def _targets(context: Context) -> list[int]:
    """The figures struck last that still stand."""
    struck = context.targets if isinstance(context, Doing) else []
    terrain = field_of(context.table).map.terrain
    return [figure for figure in struck if context.table.pieces[figure].zone in terrain]


@WHOM.noun("attacker")
def _attacker(context: Context) -> list[int]:
    """The figure that makes the attack."""
    by = getattr(context.deed, "by", -1)
    return [by] if by >= 0 else []


@WHOM.noun("spoken")
def _spoken_of(context: Context) -> list[int]:
    """The figure that `it` means: the one that caused the event, or that `you` acted on; else the
    target; else the figure named last."""
    struck = _targets(context)
    if context.deed is None and struck:
        return struck
    if context.deed is not None and context.that == context.you:
        other = getattr(context.deed, "whom", getattr(context.deed, "by", -1))
        return [other] if other >= 0 else []
    return [context.that] if context.that >= 0 else []


def meant_by(table: Table, figure: Piece, who: Who) -> list[Piece]:
    """SCN-129: the figures that *who* means or could mean when *figure* says it."""
    return [table.pieces[each] for each in WHOM.among(as_seen_by(table, figure), who)]


# --- lamps and doors ---------------------------------------------------------------------------


def _all_lamps(context: Context) -> list[int]:
    return [*range(len(field_of(context.table).lamps))]


def _all_doors(context: Context) -> list[int]:
    return [*range(len(field_of(context.table).doors))]


def _first(context: Context, among: Among) -> Rules[int]:
    """SCN-173: the first place in order."""
    yield from ()
    return next(iter(among()), -1)


for _thing, _all in (("lamp", _all_lamps), ("door", _all_doors)):
    for _quantifier in QUANTIFIERS:
        _pick = _first if _quantifier in ("one", "another", "random") else None
        WHOM.noun(f"{_quantifier} {_thing}", _pick)(_all)


def lamp_at(table: Table, number: int) -> Place:
    """The hex of a lamp, given its number."""
    return field_of(table).lamps[number]


# --- where they are ----------------------------------------------------------------------------


def places(context: Context, of: Who) -> list[Place]:
    """The hexes of the figures that *of* means. For a target: where it stood when it was struck."""
    field = field_of(context.table)
    noun = of.noun if isinstance(of, Such) else of
    if isinstance(noun, str):
        if noun in ("target", "targets") and isinstance(context, Doing) and context.spots:
            return context.spots
        sort = noun.rpartition(" ")[2]
        if sort == "lamp":
            return [field.lamps[each] for each in GRAMMAR.meant(context, of)]
        if sort == "door":
            return [field.doors[each] for each in GRAMMAR.meant(context, of)]
        if noun.startswith("ground "):
            return field.ground(noun.partition(" ")[2])
    return [context.table.pieces[each].zone for each in GRAMMAR.meant(context, of)]


def _is_near(context: Context, here: Place, n: int, of: Who) -> bool:
    """Whether *here* is at most *n* hexes from any of these; from `you` also in sight (SCN-129)."""
    field = field_of(context.table)
    if of == "you":
        return any(field.strikes(place, here, n) for place in places(context, of))
    for place in places(context, of):
        far = field.far(here, place)
        if far is not None and 0 < far <= n:
            return True
    return False


def within(context: Context, who: Who, n: int, of: Who) -> bool:
    """SCN-129, SCN-165: at most n hexes away, and in sight if measured from `you`."""
    pieces = context.table.pieces
    return any(_is_near(context, pieces[each].zone, n, of) for each in GRAMMAR.meant(context, who))


def adjacent(context: Context, who: Who, of: Who) -> bool:
    """In an adjacent hex."""
    return within(context, who, 1, of)


def _lamp_within(context: Context, who: Who, n: int, of: Who) -> bool:
    """The same test for a lamp."""
    lamps = field_of(context.table).lamps
    near = set(places(context, of))
    far = field_of(context.table).far
    return any(
        0 < (far(place, lamps[each]) or 0) <= n
        for each in GRAMMAR.meant(context, who)
        for place in near
    )


def _lamp_adjacent(context: Context, who: Who, of: Who) -> bool:
    """Whether a lamp is in an adjacent hex."""
    neighbours = field_of(context.table).map.space.neighbours
    beside = {near for place in places(context, of) for near in neighbours.get(place, ())}
    return any(lamp_at(context.table, each) in beside for each in GRAMMAR.meant(context, who))


def _is_lit(context: Context, who: Who) -> bool:
    """SCN-122: whether the lamp is lit."""
    field = field_of(context.table)
    return any(field.lamps[each] in field.lit for each in GRAMMAR.meant(context, who))


def _is_open(context: Context, who: Who) -> bool:
    """SCN-120: whether the door is open."""
    field = field_of(context.table)
    return any(field.doors[each] in field.opened for each in GRAMMAR.meant(context, who))


def _is_on(context: Context, who: Who, ground: str) -> bool:
    """Whether the figure stands on that ground."""
    there = field_of(context.table).ground(ground)
    pieces = context.table.pieces
    return any(pieces[each].zone in there for each in GRAMMAR.meant(context, who))


_BESIDE = "(adjacent to|next to|beside)"
YOU: dict[str, Who] = {"of": "you"}
WITHIN = state(
    GRAMMAR, FIGURE, "[be] within {n} of {of}", "[be] within {n} (hexes|hex) of {of}",
    "[be] (at most|no more than) {n} (hexes|hex) (away from|from) {of}",
    slots={"n": "number", "of": "spot"}, run=within,
    negative=("[be] not within {n} of {of}", "[be] not within {n} (hexes|hex) of {of}",
              "[be] more than {n} (hexes|hex) (away|) from {of}"),
)  # fmt: skip
ADJACENT = state(
    GRAMMAR, FIGURE, "[be] adjacent to {of}", "[be] (next to|beside) {of}",
    "[stand] (next to|beside|adjacent to) {of}",
    slots={"of": "spot"}, run=adjacent, negative=(f"[be] not {_BESIDE} {{of}}",),
)  # fmt: skip
LAMP_WITHIN = state(
    GRAMMAR, LAMP, "[be] within {n} of {of}", slots={"n": "number", "of": "spot"},
    run=_lamp_within,
)  # fmt: skip
LAMP_ADJACENT = state(
    GRAMMAR, LAMP, "[be] adjacent to {of}", f"[be] {_BESIDE} {{of}}", slots={"of": "spot"},
    run=_lamp_adjacent,
)  # fmt: skip
for _within, _adjacent, _of in (
    (WITHIN, ADJACENT, FIGURE), (LAMP_WITHIN, LAMP_ADJACENT, LAMP)
):  # fmt: skip
    beside(_of, _within, behind=(
        ("within {n}", YOU), "within {n} of {of}", ("within (range|) {n} (hexes|hex|)", YOU),
        ("(within|in) {n} (hexes|hex|) of you", YOU), "within {n} (hexes|hex) of {of}",
        ("at range {n}", YOU), ("in range {n}", YOU),
    ))  # fmt: skip
    beside(
        _of, _adjacent, [("adjacent", YOU), ("neighbouring", YOU)],
        ["adjacent to {of}", f"{_BESIDE} {{of}}"],
    )  # fmt: skip
LIT = state(
    GRAMMAR, LAMP, "[be] lit", "[burn]", run=_is_lit, adjective=True,
    negative=("[be] unlit", "[be] not lit", "[be] (dark|out)"),
)  # fmt: skip
OPEN = state(
    GRAMMAR, DOOR, "[be] open", run=_is_open, adjective=True,
    negative=("[be] closed", "[be] (shut|not open)"),
)  # fmt: skip
beside(LAMP, contrary(LIT), ["unlit", "dark"])
beside(DOOR, contrary(OPEN), ["closed", "shut"])
ON = state(
    GRAMMAR, FIGURE, "[be] {ground}", "[stand] {ground}", slots={"ground": "ground"}, run=_is_on,
    negative=("[be] not {ground}", "[stand] not {ground}"),
)  # fmt: skip
beside(FIGURE, ON, behind=["{ground}"])


def _unlit(parts: Parts) -> Said:
    """`with no lit lamp within 4`."""
    near = Such("one lamp", Said(LIT, {"who": EACH}))
    return Said(contrary(WITHIN), {"who": EACH, "n": parts["n"], "of": near})


GRAMMAR.add(
    Construction("who/behind", _unlit, lambda said: None).also("with no lit lamp within {n:number}")
)
LEFT = state(GRAMMAR, FIGURE, "[be] left", run=partial(_is_on, ground="map"))
