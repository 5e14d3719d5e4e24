"""Receiving: whatever a hero is given, finds, buys, wins or takes comes to it here (DTC-B08)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import carrying_capacity, heroes
from tabletop.games.darkest.party.effect_words import effect_of
from tabletop.games.darkest.party.questions import ask, business
from tabletop.play.questions.decision import Decision, Option, if_alone
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Receives(Deed, kw_only=True):
    """The hero `who` has come to have the card `card`."""

    who: int
    card: int

    def do(self, play: Play) -> None:
        """It says itself."""


def receive(play: Play, place: int, card: Piece, rule: str, words: str = "{} takes {}.") -> None:
    """The hero at *place* has *card* from now on."""
    space_positions.pick_up(play, card)
    play.move(card, carrying_capacity.home_of(card.name, place), face_up=True)
    play.say(words, heroes.hero_at(play.table, place), card, rule=rule)


def offer(
    play: Play, place: int, card: Piece, rule: str, words: str = "{} takes {}.", *, wants: bool
) -> Rules[bool]:
    """DTC-B08, DTC-091: whether the hero at *place* has *card* now, putting something down for it
    maybe. Who *wants* it and has room is not asked, nor is who could not have it."""
    fit = carrying_capacity.fit(play.table, place, card.name)
    if wants and fit.why:
        return False
    while not (wants and fit.is_easy):
        option = yield from ask(play, place, lambda: _whether(play.table, place, card))
        if option.key == "leave":
            return False
        if option.key == "take":
            break
        carrying_capacity.put_down(play, place, play.table.pieces[int(option.value)], "DTC-091")
        fit, wants = carrying_capacity.fit(play.table, place, card.name), True
    receive(play, place, card, rule, words)
    yield from play.happen(Receives(who=place, card=card.id))
    return True


def award(play: Play, place: int, card: Piece, rule: str, words: str) -> Rules[None]:
    """DTC-B08: the hero at *place* receives *card*. What it has no room for the others may take on
    the road, and lies there after them; in a village the hero stores it (DTC-044)."""
    at_home = not heroes.at(play.table)
    for who in (place,) if at_home else heroes.in_order(play.table, place):
        said = words if who == place else "{} takes {}."
        if (
            yield from business(
                offer(play, who, card, rule, said, wants=who == place), otherwise=False
            )
        ):
            return
    carrying_capacity.put_down(play, place, card, "DTC-B08")


def _whether(table: Table, place: int, card: Piece) -> Decision:
    title, name = content.title(card.name), heroes.name_of(table, place)
    into = carrying_capacity.into(card.name, place)
    about = (card.id,) if card.face_up else ()
    effect = effect_of(card.name) if card.face_up else ""
    take = Option("take", f"{name} takes {title}", about, into, effect=effect)
    options, ask = [Option("leave", "Leave it")], f"{title} lies here. Does {name} take it?"
    if unfit := carrying_capacity.barred(table, place, card.name):
        take = take.blocked(*unfit)
    elif full := carrying_capacity.full(table, place, carrying_capacity.need_of(card.name)):
        ask = f"{name} has no room for {title}. What is put down to make room?"
        take = take.blocked(*full)
        for other in carrying_capacity.spare(table, place, carrying_capacity.need_of(card.name)):
            label = f"{name} drops {content.title(other.name)} for {title}"
            options.append(
                Option(f"for {other.name}#{other.id}", label, (other.id,), value=other.id)
            )
    speaks, moot = heroes.speaker(table, place), ""
    if card.face_up:  # what nobody can take all see
        moot = if_alone("leave", [take, *options])
    return Decision(speaks, ask, "DTC-B08", [take, *options], moot=moot)
