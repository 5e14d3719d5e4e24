"""Chapter E: the classes: Paladin, Rogue, Mage and Priest."""

from __future__ import annotations

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.deck.grammar import NO_SANCTUARY
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.games.tower.rules.gifts import works_with
from tabletop.games.tower.rules.steps import STEPS
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

# --- Paladin ---------------------------------------------------------------------------------


def needs_shield_target(table: Table, card: Piece) -> bool:
    """TWR-068: whether a Paladin's Pentacles needs a target for its shield, because a hero still
    stands."""
    return (
        cards.suit_in_play(card) == "pentacles"
        and cards.is_active(table, name="Paladin")
        and bool(cards.standing(table))
    )


@STEPS.step("Lay a shield", rule="TWR-068", then="after_cards")
def lay_shield(play: Play) -> Rules[Flow]:
    """TWR-068, TWR-070: after its draws, lay the card in front of any standing hero as a shield."""
    option = yield from play.choose(lambda: _shield_question(play.table))
    table = play.table
    card, seat = cards.on_the_spot(table), int(option.value)
    value = works_with(table, card)  # TWR-071
    return_the_lent(play, card)
    play.count("value", value, card)
    play.move(card, f"shields:{seat}")
    play.say("{} shields {} for {}.", card, table.seats[seat].name, value, rule="TWR-068")
    return go("resolve")


def _shield_question(table: Table) -> Decision:
    card = cards.on_the_spot(table)
    n = works_with(table, card)
    options = []
    for seat, place in enumerate(table.seats):
        zones = (f"hero:{seat}", f"shields:{seat}")
        option = Option(f"shield {seat}", place.name, (card.id,), zones, seat)
        if not cards.health(table, seat):
            option = option.blocked("TWR-069", f"{place.name} has fallen and cannot get a shield.")
        options.append(option)
    ask = f"{title(card.name)} is a shield of {n}: whom does it guard?"
    return Decision(cards.active(table), ask, "TWR-069", options, public=True)


# --- Priest ----------------------------------------------------------------------------------


def lay_sanctuary(play: Play, card: Piece, seat: int) -> None:
    """TWR-087: lay a Priest's Cups in front of the healed hero as a sanctuary."""
    table = play.table
    return_the_lent(play, card)
    if seat == cards.active(table) and table.options["priest_self"] == "next":
        play.count("fresh", 1, card)  # TWR-092
    play.move(card, f"sanctuary:{seat}")
    play.say("{} is a sanctuary for {}.", card, table.seats[seat].name, rule="TWR-087")


def in_sanctuary(table: Table) -> bool:
    """TWR-088: whether the active hero has a sanctuary in force and has not attacked."""
    laid = table.zones[cards.SANCTUARY[cards.active(table)]].pieces
    if not laid or "attacked" in table.counters:
        return False
    if EXECUTOR.lines(table, ("rules", NO_SANCTUARY)):
        return False
    return any(not table.pieces[number].counters.get("fresh") for number in laid)


def sanctuary_at_stake(table: Table) -> str:
    """TWR-089: the name of the attack if it would break the active hero's sanctuary; else empty. On
    an excused turn the sanctuary does not matter."""
    at_stake = "excused" not in table.counters and in_sanctuary(table)
    return table.options["attack_means"] if at_stake else ""


def put_on_the_spot(play: Play, card: Piece) -> None:
    """TWR-024: put a card from the hand on the play spot, without borrowed values."""
    return_the_lent(play, card)
    play.move(card, "play", face_up=True)
    play.count("played", play.table.counters.get("played", 0) + 1)


def return_the_lent(play: Play, card: Piece) -> None:
    """Remove the borrowed values from *card*."""
    if card.counters:
        for counter in cards.LENT:
            if counter in card.counters:
                play.count(counter, 0, card)
