"""Setting up: a class for each seat, from packs or typed in; its Health; its items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.titles import HERO, counted, printed_line
from tabletop.games.keeper.cards.typed_cards import (
    LONGEST_LINE,
    LONGEST_TITLE,
    Marks,
    Thing,
    Written,
    read_line,
    read_thing,
    title_of_class,
)
from tabletop.games.keeper.hand.heroes import (
    HEALTH,
    LONGEST_NUMBER,
    MOST,
    NO_NUMBER,
    hero,
    number_of,
)
from tabletop.games.keeper.hand.seat_piles import lying
from tabletop.games.keeper.steps import STEPS
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declaration, Declared, Part, Said, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table
from tabletop.table.zone import Zone

BOX = "box"
"""The zone of cards that nobody has."""

USUAL_HEALTH = 10

FEWEST = 2
"""The fewest cards with which a round can be played."""

PLAIN = 10
"""SCN-062: the number of plain cards that stand in for printed ones."""

PILES = ("chosen", "discard", "lost", "items", "hero")


def components(table: Table) -> None:
    """All cards in the box, and the piles of each seat."""
    zones = [Zone(BOX, "everyone"), Zone(OUT, "everyone")]
    hands = "everyone" if table.options["open_hands"] == "on" else "owner"
    for seat in range(len(table.seats)):
        zones.append(Zone(f"hand:{seat}", hands, seat, kind="hand"))  # type: ignore[arg-type]
        zones += [Zone(f"{kind}:{seat}", "everyone", seat, kind=kind) for kind in PILES]
        zones.append(Zone(f"active:{seat}", "everyone", seat, kind="active", live=True))
    table.zones = {zone.name: zone for zone in zones}
    for card in content.in_play(table.options):
        verbs.add(table, card.id, BOX, face_up=True)
    for seat in range(len(table.seats)):
        verbs.add(table, f"{HERO}{seat + 1}", f"hero:{seat}", "token", face_up=True)


@STEPS.step("Which class", rule="SCN-061", then="classes")
def classes(play: Play) -> Rules[Flow]:
    """SCN-061: let each seat take all cards of one class, or type cards in."""
    seats = range(len(play.table.seats))
    seat = next((n for n in seats if not hero(play.table, n).counters.get(MOST)), -1)
    if seat < 0:
        return go("round_start")
    if lying(play.table, "hand", seat):
        return go("full_health", seat=seat)
    option = yield from play.choose(lambda: _which(play.table, seat))
    if option.key == "typed":
        return go("typing", seat=seat)
    if option.key == "plain":
        _add(play, f"hand:{seat}", [card.name for card in _plain_cards(seat)])
        return go("full_health", seat=seat)
    return go("which_cards", seat=seat, of=option.key)


def _which(table: Table, seat: int) -> Decision:
    """Ask for a class. A class that somebody has is not offered, even if some of its cards are
    left."""
    found = content.classes(card.name for card in table[BOX])
    seats = range(len(table.seats))
    taken = content.classes(card.name for n in seats for card in lying(table, "hand", n))
    options = []
    for key, cards in found.items():
        if key not in taken:
            pieces = tuple(table.named(name).id for name in cards)
            told = counted(len(cards), "card")
            options.append(Option(f"class {key}", key, pieces, (f"hand:{seat}",), tells=told))
    told = "Numbered; their tops are discarded, their bottoms lost"
    options.append(Option("plain", "Ten plain cards", tells=told))
    options.append(Option("typed", "Type cards in", tells="Title, initiative, top, bottom"))
    ask = f"{table.seats[seat].name}: which class is your hand?"
    return Decision(seat, ask, "SCN-061", options, public=True)


@STEPS.step("Which cards of a class", rule="SCN-061", then="classes")
def which_cards(play: Play, seat: int, of: str) -> Rules[Flow]:
    """SCN-061: take as many cards as a hand of the class has; without such a number, all or some of
    them."""
    called, cards = of.removeprefix("class "), _of_class(play.table, of)
    said = content.class_called(called, [card.name for card in play.table[BOX]])
    if len(cards) > (said.hand if said and said.hand else FEWEST):
        answer = yield from play.choose(lambda: _picking(play.table, seat, of))
        assert isinstance(answer, Declared)
        if "cards" in answer.said:
            cards = [play.table.pieces[option.pieces[0]] for option in answer.said["cards"]]
    for card in cards:
        play.move(card, f"hand:{seat}", face_up=False)
    play.say("{} is of the class {}.", play.table.seats[seat].name, called, rule="SCN-061")
    return go("full_health", seat=seat, most=said.health if said else 0)


def _picking(table: Table, seat: int, of: str) -> Declaration:
    cards = [(card.id, card.name) for card in _of_class(table, of)]
    said = content.class_called(of.removeprefix("class "), [card.name for card in table[BOX]])
    return declaration(seat, partial(_picked, cards, said.hand if said else 0, seat))


def _picked(cards: list[tuple[int, str]], many: int, seat: int, said: Said) -> Part | None:
    """Pick *many* of the *cards*; 0: all of them, or at least as many as a round needs."""
    if not said and not many:
        options = [Option("all", f"All {len(cards)} cards"), Option("some", "Some of them")]
        return Part(
            "how", "How many of them are your hand?", "SCN-061", options, default="all", sure=True
        )
    if "cards" in said or ("how" in said and said["how"][0].key == "all"):
        return None
    options = [Option(name, printed_line(name), (id,), (f"hand:{seat}",)) for id, name in cards]
    ask = f"Which {many} of {len(cards)} are your hand?" if many else "Which are your hand?"
    return Part("cards", ask, "SCN-061", options, "some", least=many or FEWEST,
                most=many or len(options), ended="That is my hand", sure=True)  # fmt: skip


def _of_class(table: Table, key: str) -> list[Piece]:
    names = content.classes(card.name for card in table[BOX]).get(key.removeprefix("class "), [])
    return [card for card in table[BOX] if card.name in names]


# --- typed in ------------------------------------------------------------------------------------


@STEPS.step("Cards are typed in", rule="SCN-062", then="classes")
def typing(play: Play, seat: int, of: str | None = None) -> Rules[Flow]:
    """SCN-062: ask for the name of the class, then a line for each card. Report a bad line and ask
    again."""
    if of is None:
        named = yield from play.choose(lambda: _called(play.table, seat))
        called = "" if named.key == "none" else title_of_class(f"{named.value}")
        return go("classes") if named.key == "back" else go("typing", seat=seat, of=called)
    told = ""
    while True:
        option = yield from play.choose(partial(_line, play, seat, told))
        if option.key == "done":
            return go("full_health", seat=seat)
        if option.key == "back":
            for card in lying(play.table, "hand", seat):
                play.move(card, OUT)
            return go("classes")
        written = _read(play.table, str(option.value), of)
        if isinstance(written, Written):
            break
        told = written
    _add(play, f"hand:{seat}", [written.name])
    name = play.table.seats[seat].name
    play.say("{} types in a card.", name, rule="SCN-062")
    return go("typing", seat=seat, of=of)


def _called(table: Table, seat: int) -> Decision:
    ask = f"{table.seats[seat].name}: what is the name of your class? It is kept under that name."
    options = [Option("none", "No name"), Option("back", "Back to the classes")]
    return Decision(seat, ask, "SCN-062", options, "text", limit=LONGEST_TITLE)


def _plain_cards(seat: int) -> Iterator[Written]:
    """Numbered cards that no other seat has: A1 to A10, B1 and on."""
    for n in range(1, PLAIN + 1):
        yield Written(f"{'ABCDEFGH'[seat % 8]}{n}", 10 * n - 5, bottom=Marks(lost=True))


def _add(play: Play, zone: str, names: Iterable[str], *, face_up: bool = False) -> None:
    """Add cards that no pack has to *zone*."""
    for name in names:
        play.record(verbs.add(play.table, name, zone, "card", face_up=face_up))


def _read(table: Table, line: str, of: str) -> Written | str:
    written = read_line(line)
    if not isinstance(written, Written):
        return written
    written = written._replace(hero=of)
    if any(piece.name == written.name for piece in table.pieces):
        return f"There is already a card {written.title} like that."
    return written


def _line(play: Play, seat: int, told: str) -> Decision:
    many = len(lying(play.table, "hand", seat))
    how = "Type a card: title, initiative, top, bottom. Example: Breaker, 83, lost, persistent 3"
    ask = f"{told} {how}" if told else f"{counted(many, 'card')}. {how}"
    back = Option(
        "back", "Back to the classes", warning="What you typed is discarded." if many else ""
    )
    options = [Option("done", f"That is my hand: {many} cards"), back]
    return Decision(seat, ask, "SCN-062", options[many < 2 :], "text", limit=LONGEST_LINE)


# --- health and items ----------------------------------------------------------------------------


@STEPS.step("How much Health", rule="SCN-063", then="classes")
def full_health(play: Play, seat: int, most: int = 0) -> Rules[Flow]:
    """SCN-063: set the full Health as the class says, or else as its player says."""
    told = ""
    while not 1 <= most <= 99:
        option = yield from play.choose(partial(_health, play.table, seat, told))
        most, told = number_of(str(option.value)) or 0, NO_NUMBER
    of = hero(play.table, seat)
    play.count(MOST, most, of)
    play.count(HEALTH, most, of)
    play.say("{} has {} Health.", play.table.seats[seat].name, most, rule="SCN-063")
    return go("things", seat=seat)


def _health(table: Table, seat: int, told: str) -> Decision:
    usual = Option(f"{USUAL_HEALTH}", f"{USUAL_HEALTH}", value=f"{USUAL_HEALTH}")
    ask = f"{told}{table.seats[seat].name}: what is your maximum Health?"
    return Decision(seat, ask, "SCN-063", [usual], "text", usual.key, LONGEST_NUMBER, public=True)


@STEPS.step("What is carried", rule="SCN-066", then="classes")
def things(play: Play, seat: int) -> Rules[Flow]:
    """SCN-066: let each seat take items from the box, one copy of each, or type items in."""
    answer = yield from play.choose(lambda: _carrying(play.table, seat))
    assert isinstance(answer, Declared)
    chosen = answer.said["items"]
    for option in chosen:
        if option.pieces:
            play.move(play.table.pieces[option.pieces[0]], f"items:{seat}", face_up=True)
    more = any(not option.pieces for option in chosen)
    return go("more_things", seat=seat) if more else go("classes")


@STEPS.step("Items are typed in", rule="SCN-066", then="classes")
def more_things(play: Play, seat: int) -> Rules[Flow]:
    """SCN-066: ask for a line for each item. Report a bad line and ask again."""
    told = ""
    while True:
        option = yield from play.choose(partial(_thing, play.table, seat, told))
        if option.key == "done":
            return go("classes")
        thing = read_thing(str(option.value))
        if isinstance(thing, Thing) and all(p.name != thing.name for p in play.table.pieces):
            break
        told = thing if isinstance(thing, str) else f"There is {thing.title} already."
    _add(play, f"items:{seat}", [thing.name], face_up=True)
    return go("more_things", seat=seat)


def _thing(table: Table, seat: int, told: str) -> Decision:
    how = "Type an item, and what happens to it after use. Example: Rope, consume"
    ask = f"{told} {how}" if told else how
    options = [Option("done", "That is all I carry")]
    return Decision(seat, ask, "SCN-066", options, "text", "done", LONGEST_LINE)


def _items(table: Table) -> list[Piece]:
    return [card for card in table[BOX] if isinstance(content.card(card.name), content.Item)]


def _carrying(table: Table, seat: int) -> Declaration:
    found = [(card.id, card.name) for card in _items(table)]
    return declaration(seat, partial(_following, found, table.seats[seat].name, seat))


def _following(found: list[tuple[int, str]], who: str, seat: int, said: Said) -> Part | None:
    if said:
        return None
    options = []
    for id, name in found:
        of = content.card(name)
        options.append(Option(name, of.name if of else name, (id,), (f"items:{seat}",)))
    options.append(
        Option("typed", "Type items in", tells="A name, and what happens to it after use")
    )
    ask = f"{who}: what do you carry?"
    return Part("items", ask, "SCN-066", options, "some", least=0, most=len(options))
