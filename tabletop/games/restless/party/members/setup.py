"""Chapter 3: setting up."""

from __future__ import annotations

from functools import cache

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.lexicon import DECKS
from tabletop.games.restless.choices.act_declaration import WHAT, begun, declaring, one_of
from tabletop.games.restless.choices.carrying_capacity import fits, room, weight
from tabletop.games.restless.options import ROLES
from tabletop.games.restless.party.holdings.belongings import carries_anyway, discard, hold
from tabletop.games.restless.party.holdings.decks import to_bottom, top
from tabletop.games.restless.party.items.free_actions import said_to_its_end
from tabletop.games.restless.running.lasting_changes import comes_into_force
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import card_option, for_party, slot_options
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.table_reads import HELD_AT, living, slots
from tabletop.packs import library
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declared, Part, Said
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table, unnamed
from tabletop.table.zone import Zone

PLACES = range(1, 10)
"""The places of the row of Encounters (RST-168: 4, 5 or more of them)."""

SHARE = "share"
"""The key of the answer by which the Starter Items are shared out as they lie."""

LIVE = ("realm", "encounter", "god", "night", "kept")
"""The zones whose cards concern everybody, while they lie open (`index.live`)."""


def components(table: Table) -> None:
    """RST-009: the decks, each with its discard pile, the dice and the zones."""
    zones = [Zone(deck) for deck in DECKS]
    zones += [Zone(f"{deck}-used", "everyone") for deck in DECKS]
    zones += [Zone(f"row:{place}", kind="row", number=place) for place in PLACES]
    zones += [Zone("nights")]
    zones += [
        Zone(name, "everyone", live=name in LIVE)
        for name in (
            "supply", "tray", "realm", "encounter", "god", "night", "pick", "drops", "goods",
            "ground", "kept", "dice",
        )
    ]  # fmt: skip
    for slot in range(len(table.seats)):
        zones += [
            Zone(f"{kind}:{slot}", "everyone", slot, kind=kind, live=True)
            for kind in ("character", "inventory", "sins", "status")
        ]
    zones.append(Zone("out"))
    table.zones = {zone.name: zone for zone in zones}
    verbs.stock(table, _printed(library.at_hand(table.options)))
    verbs.add(table, "d20", "dice", "die", face_up=True)
    verbs.add(table, "d4", "dice", "die", face_up=True)


@cache
def _printed(packs: tuple[str, ...]) -> tuple[tuple[str, str, bool], ...]:
    """RST-009: all cards, as often as there is one, with their zones; those of no deck lie open."""
    laid = []
    for card in content.cards(packs):
        aside = "out" if isinstance(card, content.Blank) else "supply"  # RST-014
        zone = content.deck_of(card.id) or aside
        laid += [(card.id, zone, zone == aside)] * getattr(card, "copies", 1)
    return tuple(laid)


@STEPS.step("Shuffle the decks", rule="RST-020", then="draw_characters")
def shuffle_decks(play: Play) -> Rules[Flow]:
    """RST-020: all decks are shuffled."""
    for deck in DECKS:
        if len(play.table.zones[deck].pieces) > 1:
            yield from play.shuffle(deck, rule="RST-020")
    play.count("rerolls", int(play.table.options["start_rerolls"]))  # RST-032
    return go("draw_characters")


@STEPS.step("Draw Characters", rule="RST-022", then="choose_characters")
def draw_characters(play: Play) -> Rules[Flow]:
    """RST-022: six Characters are drawn face up."""
    yield from _to_tray(play, "characters", 6)
    return go("choose_characters")


def _to_tray(play: Play, deck: str, n: int) -> Rules[None]:
    for _ in range(n):
        piece = yield from top(play, deck, rule="RST-022")
        if piece is not None:
            play.move(piece, "tray", face_up=True)


@STEPS.step("Choose the party", rule="RST-023", then="draw_starters")
def choose_characters(play: Play, slot: int = 0) -> Rules[Flow]:
    """RST-023: the party keeps as many as it has slots; RST-025: in the order of the slots."""

    def question() -> Decision:
        options = [card_option(piece, zones=(f"character:{slot}",)) for piece in play.table["tray"]]
        ask = f"Who joins the party as Character {slot + 1} of {len(slots(play.table))}?"
        return Decision(slot, ask, "RST-023", options)

    if not play.table["tray"]:  # RST-262: whoever is left makes do with those there are
        return go("draw_starters")
    option = yield from play.choose(question)
    enter(play, play.table.pieces[int(option.value)], slot)
    if slot + 1 < len(slots(play.table)):
        return go("choose_characters", slot=slot + 1)
    yield from to_bottom(play, "characters", play.table["tray"])  # RST-026
    yield from play.shuffle("characters", rule="RST-026")
    return go("draw_starters")


def enter(play: Play, piece: Piece, slot: int) -> None:
    """RST-027: a Character takes a slot, with as many counters on the left as its Health."""
    card = content.card(piece.name)
    play.move(piece, f"character:{slot}", face_up=True)
    comes_into_force(play, piece)
    health = card.health if isinstance(card, content.Character) else 1  # put there by hand
    play.count("health", health, piece)
    call_seat(play, piece, slot)
    play.say("{} joins the party.", piece, rule="RST-027")


def call_seat(play: Play, piece: Piece, slot: int) -> None:
    """A seat that nobody has named is called like the Character in its slot."""
    seat = play.table.seats[slot]
    given = unnamed(slot, seat.bot), unnamed(slot, role=ROLES[0])
    named = seat.given or seat.name not in given
    if not named or seat.name in _titles(library.at_hand(play.table.options)):
        play.seat(slot, content.title(piece.name))


@cache
def _titles(packs: tuple[str, ...]) -> frozenset[str]:
    """What Characters are called."""
    cards = content.cards(packs)
    return frozenset(each.name for each in cards if isinstance(each, content.Character))


@STEPS.step("Draw Starter Items", rule="RST-028", then="choose_starters")
def draw_starters(play: Play) -> Rules[Flow]:
    """RST-028: six Starter Items are drawn face up."""
    if play.table.options["starters"] == "0":  # RST-272
        return go("set_out")
    yield from _to_tray(play, "starters", 6)
    return go("choose_starters")


@STEPS.step("Choose Starter Items", rule="RST-029", then="set_out")
def choose_starters(play: Play, kept: int = 0) -> Rules[Flow]:
    """RST-029, RST-030: some are kept, each given to a Character that can carry it."""
    if not play.table["tray"]:
        return go("set_out")
    answer = yield from play.choose(lambda: _which_starter(play.table, kept))
    assert isinstance(answer, Declared)
    answer = yield from said_to_its_end(play, answer)
    if begun(answer).key == SHARE:
        for piece, slot in _shares(play.table, kept):
            _give(play, piece, slot)
        kept = int(play.table.options["starters"])
    else:
        yield from _give_out(play, play.table.pieces[int(begun(answer).value)], answer.one("to"))
    if kept + 1 < int(play.table.options["starters"]) and play.table["tray"]:
        return go("choose_starters", kept=kept + 1)
    for unused in play.table["tray"]:
        play.move(unused, "starters", face_up=False)
    yield from play.shuffle("starters", rule="RST-029")
    return go("set_out")


def _which_starter(table: Table, kept: int) -> Decision:
    options = [card_option(piece) for piece in table["tray"]]
    if shares := _shares(table, kept):
        takes = (f"{name(table, slot)} takes {content.title(p.name)}" for p, slot in shares)
        options.append(Option(SHARE, "Share them out as proposed", tells="; ".join(takes)))
    ask = f"Which Starter Item does the party keep? {kept + 1} of {table.options['starters']}."
    return declaring(table, for_party(table, ask, "RST-029", options), _who_carries)


def _who_carries(table: Table, said: Said) -> Part | None:
    """RST-030: anybody with room for it (RST-099), or nobody."""
    if "to" in said or said[WHAT][0].key == SHARE:
        return None
    piece, options = table.pieces[int(said[WHAT][0].value)], []
    for option in slot_options(table, living(table)):
        slot = int(option.value)
        label = f"{option.label} (room for {room(table, slot)})"
        option = Option(option.key, label, (piece.id, *option.pieces), HELD_AT[slot], slot)
        if not fits(table, piece, slot, room(table, slot)):
            option = option.blocked("RST-099", f"{name(table, slot)} cannot carry it.")
        options.append(option)
    pile = (content.pile_of(piece.name),)
    options.append(Option("nobody", "Nobody: discard it", (piece.id,), pile, -1))
    ask = f"Who carries {content.title(piece.name)} (weight {weight(piece)})?"
    return one_of("to", ask, "RST-030", options)


def _give_out(play: Play, piece: Piece, to: Option) -> Rules[None]:
    slot = int(to.value)
    if slot < 0:
        yield from discard(play, piece, effects=False)
        return
    _give(play, piece, slot)
    if to.why:
        carries_anyway(play, slot)


def _give(play: Play, piece: Piece, slot: int) -> None:
    hold(play, piece, slot)
    play.say("{} takes {}.", name(play.table, slot), piece, rule="RST-030")


def _shares(table: Table, kept: int) -> list[tuple[Piece, int]]:
    """RST-029, RST-030: the first of the Starter Items that are still to be kept, each with the
    next Character that has room for it."""
    party = living(table)
    free = {slot: room(table, slot) for slot in party}
    shares: list[tuple[Piece, int]] = []
    for piece in table["tray"]:
        turn = (kept + len(shares)) % max(len(party), 1)
        carriers = [*party[turn:], *party[:turn]]
        to = next((slot for slot in carriers if fits(table, piece, slot, free[slot])), None)
        if to is not None and kept + len(shares) < int(table.options["starters"]):
            shares.append((piece, to))
            free[to] -= weight(piece)
    return shares


@STEPS.step("Set out the nights", rule="RST-031", then="enter_realm")
def set_out(play: Play) -> Rules[Flow]:
    """RST-031: three Rest cards lie face down; RST-273: or fewer."""
    for _ in range(int(play.table.options["rests"])):
        night = yield from top(play, "rests", rule="RST-031")
        if night is not None:
            play.move(night, "nights", index=0)
    return go("enter_realm", level=1)
