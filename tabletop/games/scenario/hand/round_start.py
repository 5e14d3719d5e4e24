"""Chapter B: the start of a round: two cards in secret, a long rest, or exhaustion."""

from __future__ import annotations

from functools import partial

from tabletop.games.scenario.board.executor import LEAD, figure_of
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import exhaust
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.titles import keyed, title
from tabletop.games.scenario.steps import STEPS
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option, Together
from tabletop.play.questions.declaration import Declaration, Declared, Part, Said, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table

RESTING = "resting"
"""On a hero's figure: it takes a long rest this round."""

LONG_REST = (
    "Your whole turn, the last of the round: lose a discarded card of your choice, take the others"
    " back, heal 2, and turn your items upright."
)

Held = list[tuple[str, int, str]]
"""The cards of a hand: answer key, piece number and name of each."""


def playing(table: Table) -> list[int]:
    """SCN-019: the seats whose hero is on the map."""
    return [*field_of(table).heroes]


def needed(table: Table, rule: str) -> int:
    """SCN-023, SCN-025: the number of discarded cards that a rest needs: two, or one if the players
    ignore *rule*."""
    return 1 if rule in table.house_rules else 2


@STEPS.step("A round begins", rule="SCN-018", then="choose")
def round_start(play: Play) -> Flow:
    """SCN-018, SCN-020: exhaust heroes that can neither play nor rest, before anybody chooses."""
    table = play.table
    play.count("round", table.count("round") + 1)
    play.count("revealed", 0)
    rests = needed(table, "SCN-023")
    for seat in playing(table):
        if len(table[f"hand:{seat}"]) < 2 and len(table[f"discard:{seat}"]) < rests:
            exhaust(play, seat, "SCN-018")
    if not playing(table):
        return go("defeat")
    play.say("Round {}.", table.count("round"), rule="SCN-109")
    return go("choose")


@STEPS.step("Everybody chooses", rule="SCN-015", then="reveal")
def choose(play: Play) -> Rules[Flow]:
    """SCN-021: let all seats choose in secret, then reveal all choices together."""
    table = play.table
    seats = playing(table)
    if not seats:
        return go("defeat")
    chosen = yield from play.together(
        lambda: Together([question(play.table, seat) for seat in playing(play.table)])
    )
    for seat, answer in zip(seats, chosen, strict=True):
        assert isinstance(answer, Declared)
        said = answer.said
        for number, option in enumerate(said.get("cards", ())):
            card = play.table.pieces[option.pieces[0]]
            play.move(card, f"chosen:{seat}", face_up=True)
            play.count(LEAD, 1 if number == 0 else 0, card)
        if answer.one("way").key == "neither":
            exhaust(play, seat, "SCN-018")
            continue
        if "cards" not in said:
            play.count(RESTING, 1, figure_of(play.table, seat))
        _tell(play, seat)
    return go("reveal") if playing(play.table) else go("defeat")


def question(table: Table, seat: int) -> Declaration:
    """SCN-015: ask for two cards from the hand, the lead first, or a long rest."""
    hand = [(key, card.id, card.name) for key, card in keyed(table[f"hand:{seat}"])]
    discarded, rests = len(table[f"discard:{seat}"]), needed(table, "SCN-023")
    return declaration(seat, partial(_following, hand, discarded, rests, seat))


def _following(
    hand: list[tuple[str, int, str]], discarded: int, rests: int, seat: int, said: Said
) -> Part | None:
    if not said:
        play = Option("play", "Play two cards", tuple([id for _, id, _ in hand]))
        rest = Option("rest", "Long rest", zones=(f"discard:{seat}",), tells=LONG_REST)
        if len(hand) < 2:
            play = play.blocked("SCN-017", "You have fewer than two cards in hand.", absolute=True)
        if discarded < rests:
            why = f"You need 2 discarded cards to rest, and have {discarded}."
            rest = rest.blocked("SCN-023", why)
        ways = [play, rest]
        if play.why and rest.why:  # the cards may have been changed by hand
            ways.append(Option("neither", "You can do neither: you are exhausted"))
        return Part("way", "Two cards or a long rest?", "SCN-015", ways, inferred=True, sure=True)
    if said["way"][0].key != "play" or "cards" in said:
        return None
    options = [_card(key, id, name, f"chosen:{seat}") for key, id, name in hand]
    ask = "Which two cards do you play? The first one sets your initiative."
    return Part("cards", ask, "SCN-016", options, "order", least=2, most=2, sure=True)


@by_name
def _card(key: str, id: int, name: str, onto: str) -> Option:
    return Option(key, f"{title(name)} ({_initiative(name)})", (id,), (onto,), id)


def _initiative(name: str) -> int:
    of = content.ability(name)
    return of.initiative if of else 99


def _tell(play: Play, seat: int) -> None:
    name, cards = play.table.seats[seat].name, play.table[f"chosen:{seat}"]
    if not cards:
        play.say("{} takes a long rest.", name, rule="SCN-022")
        return
    lead, other = cards[0], cards[-1]
    words = "{} plays {} and {}: initiative {}."
    play.say(words, name, lead, other, _initiative(lead.name), rule="SCN-110")
