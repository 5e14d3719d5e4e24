"""Setting up: a class for each seat, out of packs or typed in; its Health; what it carries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.named import HERO
from tabletop.games.keeper.cards.writing import LONGEST_LINE, Marks, Written, read_line
from tabletop.games.keeper.hand.heroes import HEALTH, MOST, hero
from tabletop.games.keeper.hand.zones import lying
from tabletop.games.keeper.steps import STEPS
from tabletop.play.decision import Decision, Option
from tabletop.play.declaration import Declaration, Declared, Part, Said, declaration
from tabletop.play.play import Play
from tabletop.play.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table
from tabletop.table.zone import Zone

BOX = "box"
"""Where cards lie that nobody has."""

USUAL_HEALTH = 10
LONGEST_NUMBER = 12
"""Letters: what is no number is told, not cut."""

PLAIN = 10
"""SCN-062: so many cards stand for printed ones that nobody wants to type."""

PILES = ("chosen", "discard", "lost", "items", "hero")


def components(table: Table) -> None:
    """All cards in the box, and before each seat its piles."""
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
    """SCN-061: seat by seat, all cards of one class, or cards that are typed in now."""
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
        _add(play, seat, _plain_cards(seat))
        return go("full_health", seat=seat)
    for card in _of_class(play.table, option.key):
        play.move(card, f"hand:{seat}", face_up=False)
    play.say("{} is of the class {}.", play.table.seats[seat].name, option.label, rule="SCN-061")
    names = [card.name for card in play.table[BOX]]
    return go("full_health", seat=seat, most=content.health_of(option.label, names))


def _which(table: Table, seat: int) -> Decision:
    found = content.classes(card.name for card in table[BOX])
    options = []
    for key, cards in found.items():
        pieces = tuple(table.named(name).id for name in cards)
        told = f"{len(cards)} cards"
        options.append(Option(f"class {key}", key, pieces, (f"hand:{seat}",), tells=told))
    told = "Numbered; their tops are discarded, their bottoms lost"
    options.append(Option("plain", "Ten plain cards", tells=told))
    options.append(Option("typed", "Type cards in", tells="Title, initiative, top, bottom"))
    ask = f"{table.seats[seat].name}: which class is your hand?"
    return Decision(seat, ask, "SCN-061", options, public=True)


def _of_class(table: Table, key: str) -> list[Piece]:
    names = content.classes(card.name for card in table[BOX]).get(key.removeprefix("class "), [])
    return [card for card in table[BOX] if card.name in names]


# --- typed in ------------------------------------------------------------------------------------


@STEPS.step("Cards are typed in", rule="SCN-062", then="classes")
def typing(play: Play, seat: int) -> Rules[Flow]:
    """SCN-062: a line for each card; what it says wrong is told, and it is asked again."""
    told = ""
    while True:
        option = yield from play.choose(partial(_line, play, seat, told))
        if option.key == "done":
            return go("full_health", seat=seat)
        if option.key == "back":
            for card in lying(play.table, "hand", seat):
                play.move(card, OUT)
            return go("classes")
        written = _read(play.table, str(option.value))
        if isinstance(written, Written):
            break
        told = written
    _add(play, seat, [written])
    name = play.table.seats[seat].name
    play.say("{} types in a card.", name, rule="SCN-062")
    return go("typing", seat=seat)


def _plain_cards(seat: int) -> Iterator[Written]:
    """Numbered cards that no other seat has: A1 to A10, B1 and on."""
    for n in range(1, PLAIN + 1):
        yield Written(f"{'ABCDEFGH'[seat % 8]}{n}", 10 * n - 5, bottom=Marks(lost=True))


def _add(play: Play, seat: int, cards: Iterable[Written]) -> None:
    """Bring *cards* to the hand of *seat* that no pack has."""
    for card in cards:
        play.record(verbs.add(play.table, card.name, f"hand:{seat}", "card"))


def _read(table: Table, line: str) -> Written | str:
    written = read_line(line)
    if isinstance(written, Written) and any(p.name == written.name for p in table.pieces):
        return f"There is a card {written.title} like that already."
    return written


def _line(play: Play, seat: int, told: str) -> Decision:
    many = len(lying(play.table, "hand", seat))
    how = "Type a card: title, initiative, top, bottom. As: Breaker, 83, lost, persistent 3"
    ask = f"{told} {how}" if told else f"{many} cards. {how}"
    back = Option("back", "Back to the classes", warning="What was typed goes." if many else "")
    options = [Option("done", f"That is my hand: {many} cards"), back]
    return Decision(seat, ask, "SCN-062", options[many < 2 :], "text", limit=LONGEST_LINE)


# --- health and things ---------------------------------------------------------------------------


@STEPS.step("How much Health", rule="SCN-063", then="classes")
def full_health(play: Play, seat: int, most: int = 0) -> Rules[Flow]:
    """SCN-063: as the class says, else as its player does."""
    told = ""
    while not 1 <= most <= 99:
        option = yield from play.choose(partial(_health, play.table, seat, told))
        words = str(option.value)
        most = int(words) if words.isascii() and words.isdecimal() else 0
        told = "That is no number from 1 to 99. "
    of = hero(play.table, seat)
    play.count(MOST, most, of)
    play.count(HEALTH, most, of)
    play.say("{} has {} Health.", play.table.seats[seat].name, most, rule="SCN-063")
    return go("things", seat=seat)


def _health(table: Table, seat: int, told: str) -> Decision:
    usual = Option(f"{USUAL_HEALTH}", f"{USUAL_HEALTH}", value=f"{USUAL_HEALTH}")
    ask = f"{told}{table.seats[seat].name}: how much Health have you at the most?"
    return Decision(seat, ask, "SCN-063", [usual], "text", usual.key, LONGEST_NUMBER,
                    public=True)  # fmt: skip


@STEPS.step("What is carried", rule="SCN-066", then="classes")
def things(play: Play, seat: int) -> Rules[Flow]:
    """SCN-066: any of the things in the box; each is there once."""
    if not _items(play.table):
        return go("classes")
    answer = yield from play.choose(lambda: _carrying(play.table, seat))
    assert isinstance(answer, Declared)
    for option in answer.said["items"]:
        play.move(play.table.pieces[option.pieces[0]], f"items:{seat}", face_up=True)
    return go("classes")


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
    ask = f"{who}: what do you carry?"
    return Part("items", ask, "SCN-066", options, "some", least=0, most=len(options))
