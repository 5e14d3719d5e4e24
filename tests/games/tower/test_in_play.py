"""What lies in play stays there until all that was declared with it has done its work."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Option
from tabletop.table.event import Event, Moved
from tests.games.tower.climbing import at_random, at_rest, climb, mage, names, play, question

MAGE, PLAIN = "swords-page", "wands-king"


@pytest.mark.rule("TWR-126", "TWR-084")
@pytest.mark.parametrize("first", ["wands-2", "pentacles-9"])
@pytest.mark.parametrize("deck", [[], ["cups-3"]])
def test_neither_card_of_a_pair_is_shuffled_in_while_the_other_works(
    first: str, deck: list[str]
) -> None:
    session = mage(hands=[["wands-2", "pentacles-9"]], deck=deck, discard=["cups-4"], wards=None)
    play(session, "play wands-2", "with pentacles-9", f"first {first}", "give 1")
    if deck:
        play(session, "give 1")
    assert set(names(session, "hand:1")) == {*deck, "cups-4"}, "and there is no more to draw"
    assert sorted(names(session, "discard")) == ["pentacles-9", "wands-2"]
    assert not any(card.counters for card in session.table["discard"])
    at_rest(session, 1)


@pytest.mark.rule("TWR-126", "TWR-062")
def test_a_card_that_dispelled_lies_by_the_foe_while_its_companion_works() -> None:
    session = mage(hands=[["wands-2", "pentacles-9"]], foe="major-14", deck=[], discard=["cups-4"])
    play(session, "play wands-2", "with pentacles-9", "first wands-2", "dispel", "give 1")
    assert names(session, "wards") == ["wands-2"]
    assert names(session, "hand:1") == ["cups-4"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-126", "TWR-122")
def test_a_wild_fool_that_leads_a_pair_is_not_shuffled_in_either() -> None:
    session = mage(
        hands=[["major-0", "pentacles-9"]],
        floor=2,
        deck=[],
        discard=["cups-4"],
        wards=None,
        options={"fool": "wild"},
    )
    play(session, "play major-0", "as wands", "with pentacles-9", "first major-0", "give 1")
    assert names(session, "hand:1") == ["cups-4"]
    assert names(session, "discard") == ["major-0", "pentacles-9"]
    at_rest(session, 1)


class Watch:
    """Hears what is played and what is shuffled in before it has been put away with its pair."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.in_work: set[int] = set()
        self.pairs = self.shuffles = 0
        session.listen(self.hear)

    def hear(self, event: Event, entry: int) -> None:
        if not isinstance(event, Moved):
            return
        if event.target == "play" and event.source != "play":
            self.in_work.add(event.piece)
            self.pairs += len(self.in_work) > 1
        if event.target == "deck":
            self.shuffles += 1
            assert event.piece not in self.in_work, self.session.table.pieces[event.piece].name
        if not self.session.table.zones["play"].pieces:
            self.in_work.clear()


@pytest.mark.rule("TWR-126")
def test_in_whole_games_nothing_that_is_played_is_shuffled_in() -> None:
    pairs = shuffles = 0
    for seed in range(12):
        luck = Luck(seed)
        options = {"fool": luck.choice(("excuse", "wild", "renewal"))}
        session = new_game("tower", seats=4, seed=seed, options=options, hashing=False)
        watch = Watch(session)
        for _ in range(250):
            if session.decision is None:
                break
            drawing = [o for o in session.decision.legal() if _draws(o)]
            session.answer(at_random(session, luck, drawing))
        pairs, shuffles = pairs + watch.pairs, shuffles + watch.shuffles
    assert pairs > 20
    assert shuffles > 50


def _draws(option: Option) -> bool:
    """Mages, pairs and Pentacles: what lets decks run empty with something in play."""
    return "page" in option.key or option.key.startswith(("with", "play wands", "play pent"))


@pytest.mark.rule("TWR-024", "TWR-085")
@pytest.mark.parametrize("step", ["resolve", "name_suit", "order_pair"])
@pytest.mark.parametrize("laid", [3, 4])
def test_more_cards_than_a_pair_laid_by_hand_work_one_after_another(laid: int, step: str) -> None:
    cups = ["cups-2", "cups-3", "cups-4", "cups-5"][:laid]
    session = climb(heroes=(PLAIN, MAGE), hands=[cups], health={1: 1})
    for card in cups:
        session.override("move", piece=session.table.named(card).id, zone="play")
    session.override("go", step=step)
    assert not session.halted
    while names(session, "play"):
        keys = [option.key for option in question(session).legal()]
        play(session, "heal 1" if "heal 1" in keys else keys[0])
    assert sorted(names(session, "discard")) == cups
    assert session.table["hero:1"][0].counters["health"] == 1 + sum(int(c[-1]) for c in cups)
