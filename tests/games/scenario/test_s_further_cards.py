"""The cards that heroes learn between nights: what each half does, and where it goes."""

from __future__ import annotations

import pytest

from tabletop import Seat, Session
from tabletop.games.scenario.board.field import FLAME
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.game import GAME
from tabletop.games.scenario.night.blow import shield
from tabletop.games.scenario.night.movement import STAY, points
from tabletop.play.campaigns.sitting import lay_sitting
from tabletop.play.questions.decision import Decision
from tabletop.play.questions.declaration import DONE, Declaration, Draft
from tabletop.table import verbs
from tabletop.table.campaign import Campaign, Hero, Thing
from tabletop.table.table import Flow
from tests.games.scenario.night import at, field, figure, health, names

FURTHER = [card for hero in content.of_kind("hero") for card in content.further_of(hero.id)]
HEROES = ["bargehand", "lampwright", "reedrunner", "leechwife"]


def acting(card: str) -> Session:
    """The turn of whose class *card* is: it and another are chosen. A husk and a mudling stand
    beside it, an ally on its other side, an unlit lamp within reach."""
    of = content.ability(card)
    assert of is not None
    ally = "bargehand" if of.hero != "bargehand" else "reedrunner"
    other = content.abilities_of(of.hero)[0]
    cards = {of.hero: [card, *content.abilities_of(of.hero)], ally: content.abilities_of(ally)}
    roster = [
        Hero(hero, content.title(hero), seat, things={"cards": [Thing(c) for c in kept]})
        for seat, (hero, kept) in enumerate(cards.items())
    ]
    campaign = Campaign(3, "the-sexton-below", [], roster)
    laid = lay_sitting(GAME, [Seat("Ada", 0), Seat("Bo", 1)], 3, {}, campaign)
    stand = {of.hero: "6,3", ally: "5,3"}
    for seat, hero in enumerate(cards):
        piece = laid.named(f"{hero}-figure").id
        verbs.move(laid, laid.named(hero).id, f"hero:{seat}", face_up=True)
        verbs.move(laid, piece, stand[hero])
        verbs.count(laid, piece, "seat", seat + 1)
        verbs.count(laid, piece, "health", 5)
    for foe, place, left in (("bell-husk-1", "7,3", 8), ("mudling-1", "6,4", 4)):
        piece = laid.named(foe).id
        verbs.move(laid, piece, place)
        verbs.count(laid, piece, "health", left)
    for name in (card, other):
        verbs.move(laid, laid.named(name).id, "chosen:0", face_up=True)
    verbs.count(laid, laid.named(card).id, "lead", 1)
    lost = content.abilities_of(of.hero)[1:3]
    for name, zone in zip(lost, ("lost:0", "discard:0"), strict=True):
        verbs.move(laid, laid.named(name).id, zone, face_up=True)
    for aimed in [card for card in laid["luck:0"] if card.name == "as-aimed"]:
        verbs.move(laid, aimed.id, "luck:0")
    verbs.count(laid, -1, "round", 1)
    verbs.count(laid, -1, "revealed", 1)
    laid.flow = Flow("act", {"seat": 0})
    return Session(GAME, laid)


def carried_out(game: Session, use: str) -> Session:
    """*use*, with the first that can be said of whatever more is asked, if it is not nothing."""
    assert isinstance(game.decision, Declaration)
    game.answer(said(game.decision, use))
    while (decision := game.decision) is not None and not is_next(decision):
        game.answer(said(decision) if isinstance(decision, Declaration) else first(decision))
    return game


def is_next(decision: Decision) -> bool:
    """Whether it asks what the hero does now."""
    part = Draft.of(decision).part if isinstance(decision, Declaration) else None
    return part is not None and part.name == "use"


def said(decision: Declaration, *begun: str) -> str:
    """A declaration, said from its beginning."""
    draft = Draft.of(decision)
    for key in begun:
        draft = draft.take(key)
    while (question := draft.question()) is not None:
        draft = draft.take(first(question))
    return draft.key()


def first(decision: Decision) -> str:
    """The first option by which something is done."""
    keys = [option.key for option in decision.legal()]
    return next((key for key in keys if key not in (STAY, DONE, "none")), keys[0])


@pytest.mark.rule("SCN-108")
def test_each_class_has_six() -> None:
    assert {hero: len(content.further_of(hero)) for hero in HEROES} == dict.fromkeys(HEROES, 6)


@pytest.mark.rule("SCN-003", "SCN-006")
@pytest.mark.parametrize("half", content.HALVES)
@pytest.mark.parametrize("card", FURTHER)
def test_a_further_card_does_something_and_lies_where_its_half_says(
    card: str, half: content.Half
) -> None:
    game, of = acting(card), content.ability(card)
    assert of is not None
    before = state(game)
    carried_out(game, f"{half} {card}")
    assert state(game) != before
    if of.active(half):
        assert card in names(game, "active:0")
        return
    game.answer("done")
    assert card in names(game, "lost:0" if of.is_lost(half) else "discard:0")


def state(game: Session) -> list[object]:
    """What figures have on them and where they stand, what burns, and what is in the hand."""
    figures = [(p.name, p.zone, dict(p.counters)) for p in game.table.pieces if p.kind == "figure"]
    burning = [p.zone for p in game.table.pieces if p.name == FLAME]
    active = sorted(names(game, "active:0"))
    return [figures, burning, sorted(names(game, "hand:0")), active, len(names(game, "kept"))]


# --- what is new on them -------------------------------------------------------------------------


@pytest.mark.rule("SCN-136")
def test_who_suffers_by_a_card_has_no_good_of_armour() -> None:
    game = carried_out(acting("bad-air"), "top bad-air")
    assert health(game, "bell-husk-1") == 6
    assert health(game, "mudling-1") == 2


@pytest.mark.rule("SCN-141", "SCN-136")
def test_those_pushed_out_of_reach_do_not_suffer() -> None:
    game = carried_out(acting("shoulder-to-the-gate"), "top shoulder-to-the-gate")
    assert at(game, "bell-husk-1") != "7,3"
    assert health(game, "bell-husk-1") == 8  # it is adjacent no more


@pytest.mark.rule("SCN-149", "SCN-133")
def test_hold_fast_is_armour_and_otters_way_a_longer_move() -> None:
    game = acting("hold-fast")
    hero = figure(game, "bargehand-figure")
    assert shield(game.table, hero).n == 0
    carried_out(game, "bottom hold-fast")
    assert shield(game.table, figure(game, "bargehand-figure")).n == 1
    game = carried_out(acting("otters-way"), "bottom otters-way")
    assert points(game.table, figure(game, "reedrunner-figure"), 2).n == 3


@pytest.mark.rule("SCN-122")
def test_the_lighting_pole_lights_after_the_blow_and_without_it() -> None:
    game = acting("lighting-pole")
    lamp = field(game).lamps[0]
    assert lamp in field(game).map.space.neighbours["6,3"]
    carried_out(game, "top lighting-pole")
    assert field(game).lit == {lamp}
