"""Chapters C and D: carrying out a declaration: the cards are put down and resolved one by one."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.executor.sentence import Line, Sentence
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.card_declaration import (
    WARD,
    WHOM,
    Declaring,
    Use,
    declaring,
    rank_of,
)
from tabletop.games.tower.rules.classes import lay_sanctuary, put_on_the_spot
from tabletop.games.tower.rules.deeds import Plays
from tabletop.games.tower.rules.executor import EXECUTOR, TEXT, PlayedContext
from tabletop.games.tower.rules.fool import become
from tabletop.games.tower.rules.gifts import works_with
from tabletop.games.tower.rules.left_open import CHOICE
from tabletop.games.tower.rules.steps import STEPS, TO_COUNTERATTACK
from tabletop.games.tower.rules.suits import discard_played, put_away
from tabletop.play.questions.declaration import Declaration, Declared, Part, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow


def asking(what: Declaring) -> Declaration:
    """The question for this declaration."""
    return declaration(what.seat, what)


def declared_of(option: Declared) -> Declaring:
    """The declaration that *option* belongs to."""
    what = option.draft.asked_of.following
    assert isinstance(what, Declaring)
    return what


def play_cards(
    play: Play,
    what: Declaring,
    option: Declared,
    words: str = "{} plays {}.",
    rule: str = "TWR-024",
) -> Rules[Flow]:
    """TWR-024, TWR-080: put the cards of *option* on the play spot and resolve them."""
    table, said = play.table, option.said
    name = table.seats[what.seat].name
    lead = what.lead(said)
    assert lead is not None
    card = _lay(play, lead, words, name, rule=rule)
    company = what.company(said, lead)
    if company is not None:
        other = _lay(play, company, "{} joins, and counts as {}.", rank=rank_of(lead))
        if "first" in said and said["first"][0].value == other.id:  # TWR-084
            play.move(other, "play", index=0)
    if cards.class_of(what.court) == "Rogue" and cards.suit_in_play(card) == "swords":
        play.count("opening", 1)
    return (yield from use(play, what, option, what.in_order(said, lead, company)))


def use(play: Play, what: Declaring, option: Declared, played: tuple[Piece, ...]) -> Rules[Flow]:
    """TWR-085: use the cards *played* as *option* says, in that order."""
    part, uses = option.draft.part, what.uses(option.said, played)
    if part is not None and not part.name.startswith(
        CHOICE
    ):  # that is asked when the card is resolved
        return _half_used(play, part, uses)
    return work(play, uses)


def _half_used(play: Play, part: Part, uses: list[Use]) -> Rules[Flow]:
    """TWR-085: use the cards as far as an old journal says, up to *part*, and ask for the rest."""
    if part.name not in (*WARD, *WHOM):
        return go(HALF_DECLARED[part.name])
    number = (WARD if part.name in WARD else WHOM).index(part.name)
    after = yield from work(play, uses[:number])
    if number and after.step != "resolve":
        return after
    if part.name in WARD:
        return go("dispel")
    card = cards.on_the_spot(play.table)
    return go("heal", n=works_with(play.table, card), dispels=int(uses[number].dispels))


HALF_DECLARED = {
    "suit": "name_suit",
    "its suit": "name_suit",
    "company": "choose_companion",
    "first": "order_pair",
}
"""The steps of earlier rules that ask for one part."""


def _lay(
    play: Play, as_played: Piece, words: str, *parts: str, rank: int = 0, rule: str = "TWR-081"
) -> Piece:
    """Put a card on the play spot, if it is not there, with its played suit and rank. Returns
    it."""
    card = play.table.pieces[as_played.id]
    if card.zone != "play":
        put_on_the_spot(play, card)
        if rank:
            play.count("rank", rank, card)
            play.count("companion", 1, card)
            play.say(words, card, rank, rule=rule)
        else:
            play.say(words, *parts, card, rule=rule)
    suit = cards.named_suit(as_played.counters)
    if suit and "suit" not in card.counters:
        become(play, card, suit)
    return card


def work(play: Play, uses: Iterable[Use]) -> Rules[Flow]:
    """TWR-084, TWR-085: resolve the cards in order, as far as their use was declared."""
    table = play.table
    for use in uses:
        card = cards.on_the_spot(table)
        effects = cards.effects_in_play(card)
        if not effects:
            yield from put_away(play, card, use.dispels)
            continue
        after = yield from _work_of(play, card, effects, use)
        if after is not None:
            return after
    return go("resolve") if cards.unresolved(table) else after_cards(play)


def _work_of(
    play: Play, card: Piece, effects: tuple[Sentence, ...], use: Use
) -> Rules[Flow | None]:
    """TWR-085: resolve *card* with its declared *use* and put it on its pile. Returns the next
    step, if something must be asked."""
    seat = cards.active(play.table)
    context = PlayedContext(play.table, Line(card, seat, effects[0]), seat, playing=play)
    context.dispels, context.whom = use.dispels, use.whom
    context.beforehand = [*use.chosen]
    if TEXT.awaits(play.table, Plays) or TEXT.heeds(play.table, Plays):
        suit, rank = cards.suit_in_play(card), cards.rank_in_play(card)
        if (yield from play.happen(Plays(who=seat, suit=suit, rank=rank))).prevented:
            yield from put_away(play, card, dispels=False)
            return None
    for effect in effects:
        if effect is not effects[0]:
            context.line = Line(card, seat, effect)
        yield from EXECUTOR.carry(context)
    if context.gives >= 0:
        return go("give", left=context.gives, dispels=int(use.dispels))
    if context.healed >= 0 and not use.dispels and cards.is_active(play.table, name="Priest"):
        lay_sanctuary(play, card, context.healed)
    else:
        yield from put_away(play, card, use.dispels)
    return None


@STEPS.step("Resolve the cards", rule="TWR-033", then="after_cards")
def resolve(play: Play) -> Rules[Flow]:
    """TWR-085: resolve the cards whose use is declared only after cards were drawn."""
    return (yield from use_the_laid(play, ordered=True))


def use_the_laid(play: Play, *, ordered: bool, dispels: int = -1) -> Rules[Flow]:
    """Ask for the missing use of the cards on the play spot, and carry it out.

    Their order is asked too if it is open. *dispels* was declared for the first card, unless it is
    negative.
    """

    def what() -> Declaring:
        begun = tuple(
            cards.unresolved(play.table)[:2]
        )  # players may add cards by hand: they come afterwards
        table = play.table
        return declaring(table, cards.foe(table), begun=begun, ordered=ordered, dispels=dispels)

    if not cards.unresolved(play.table):
        return after_cards(play)
    if (all_said := what())({}) is None:
        return (yield from work(play, all_said.uses({}, all_said.begun)))
    option: Declared = yield lambda: asking(what())
    if ordered:
        return (yield from use(play, declared_of(option), option, declared_of(option).begun))
    return (yield from play_cards(play, declared_of(option), option))


@STEPS.step("After the cards", rule="TWR-033", then="counterattack")
def after_cards(play: Play) -> Flow:
    """TWR-111: defeat a foe without health at once. Otherwise a Rogue may strike again."""
    table = play.table
    if table.zones["play"].pieces:
        discard_played(play)
    if not cards.foe_health(table):
        return go("defeat")
    if "opening" in table.counters and not table.count("again"):
        return go("strike_again")
    return TO_COUNTERATTACK
