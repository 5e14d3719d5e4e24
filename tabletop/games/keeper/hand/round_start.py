"""Chapter B: the start of a round: two cards in secret, a long rest, or exhaustion."""

from __future__ import annotations

from functools import partial

from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.titles import printed_line
from tabletop.games.keeper.hand.heroes import (
    ACTED,
    HALVES_USED,
    INITIATIVE,
    REST,
    RESTING,
    SECOND,
    exhaust,
    hero,
    playing,
)
from tabletop.games.keeper.hand.seat_piles import lying
from tabletop.games.keeper.steps import STEPS
from tabletop.play.questions.decision import Option, Together
from tabletop.play.questions.declaration import Declaration, Declared, Part, Said, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table

SECOND_OF_REST = 100
"""SCN-043: a resting hero comes after a card of 99."""


def needed(table: Table, rule: str) -> int:
    """SCN-023, SCN-025: the number of discarded cards that a rest needs: two, or one if the players
    ignore *rule*."""
    return 1 if rule in table.house_rules else 2


@STEPS.step("A round begins", rule="SCN-018", then="choose")
def round_start(play: Play) -> Flow:
    """SCN-018, SCN-020: exhaust heroes that can neither play nor rest, before anybody chooses."""
    table = play.table
    play.count("round", table.count("round") + 1)
    rests = needed(table, "SCN-023")
    for seat in playing(table):
        if len(lying(table, "hand", seat)) < 2 and len(lying(table, "discard", seat)) < rests:
            exhaust(play, seat, "SCN-018")
    if not playing(table):
        return go("defeat")
    play.say("Round {}.", table.count("round"), rule="SCN-015")
    return go("choose")


@STEPS.step("Everybody chooses", rule="SCN-015", then="next_turn")
def choose(play: Play) -> Rules[Flow]:
    """SCN-021: let all seats choose in secret, then reveal all choices together."""
    if not playing(play.table):
        return go("defeat")
    asked: list[int] = []

    def ask() -> Together:
        asked[:] = playing(play.table)  # ask again if players change who plays in the meantime
        return Together([question(play.table, seat) for seat in asked])

    chosen = yield from play.together(ask)
    for seat, answer in zip([*asked], chosen, strict=True):
        assert isinstance(answer, Declared)
        if answer.one("lead").key == "neither":
            exhaust(play, seat, "SCN-018")
            continue
        cards = [
            option.pieces[0]
            for options in answer.said.values()
            for option in options
            if option.pieces
        ]
        reveal(play, seat, cards)
    return go("next_turn")


def question(table: Table, seat: int) -> Declaration:
    """SCN-015, SCN-016: ask for two cards from the hand, the lead first, or a long rest."""
    hand = [(card.id, card.name) for card in lying(table, "hand", seat)]
    discarded, rests = len(lying(table, "discard", seat)), needed(table, "SCN-023")
    return declaration(seat, partial(_following, hand, discarded, rests, seat))


def _following(
    hand: list[tuple[int, str]], discarded: int, rests: int, seat: int, said: Said
) -> Part | None:
    cards = [
        Option(f"card {name}", printed_line(name), (id,), (f"chosen:{seat}",)) for id, name in hand
    ]
    if not said:
        if len(hand) < 2:
            why = "You have fewer than two cards in hand."
            cards = [card.blocked("SCN-017", why, absolute=True) for card in cards]
        costs = "a card is lost" if discarded else "no card is lost"
        tells = f"Initiative 99; {costs}"
        rest = Option("rest", "Long rest", zones=(f"discard:{seat}",), tells=tells)
        if discarded < rests:
            why = f"You need 2 discarded cards to rest, and have {discarded}."
            rest = rest.blocked("SCN-023", why)
        ways = [*cards, rest]
        if len(hand) < 2 and rest.why:  # the cards may have been changed by hand
            ways.append(Option("neither", "Neither is possible: become exhausted"))
        return Part("lead", "Your leading card, or a long rest?", "SCN-015", ways, sure=True)
    lead = said["lead"][0]
    if not lead.pieces or "other" in said:
        return None
    others = [card for card in cards if card.key != lead.key]
    return Part("other", "And your other card?", "SCN-016", others, sure=True)


def reveal(play: Play, seat: int, cards: list[int]) -> None:
    """SCN-021, SCN-022: reveal the choice of *seat*, which sets its initiative."""
    of, name = hero(play.table, seat), play.table.seats[seat].name
    for id in cards:
        play.move(play.table.pieces[id], f"chosen:{seat}", face_up=True)
    numbers = [content.initiative(play.table.pieces[id].name) for id in cards]
    first, second = numbers or (REST, SECOND_OF_REST)
    play.count(INITIATIVE, first, of)
    play.count(SECOND, second, of)
    play.count(ACTED, 0, of)
    play.count(HALVES_USED, 0, of)
    play.count(RESTING, 0 if cards else 1, of)
    if cards:
        lead, other = (play.table.pieces[id] for id in cards)
        play.say("{} leads with {}, {}; then {}.", name, lead, first, other, rule="SCN-021")
    else:
        play.say("{} takes a long rest.", name, rule="SCN-022")


def order(table: Table) -> list[int]:
    """SCN-042, SCN-043, SCN-067: the seats that still play, in the turn order of this round."""

    def rank(seat: int) -> tuple[int, int, int]:
        counted = hero(table, seat).counters
        return counted.get(INITIATIVE, REST), counted.get(SECOND, SECOND_OF_REST), seat

    return sorted(playing(table), key=rank)
