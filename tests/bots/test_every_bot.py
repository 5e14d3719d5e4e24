"""What every bot of every game must hold, whatever the table's options and whoever bent them."""

from __future__ import annotations

import pytest

from tabletop import Refusal, new_game
from tabletop.bots import bot, bots_of
from tabletop.bots.budget import Continuations
from tabletop.bots.luck import Luck
from tabletop.bots.playout import play_out
from tabletop.packs.rulebook import rulebook
from tabletop.play.questions.decision import CHANCE
from tabletop.play.records.journal import Answer
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.view import view
from tests.conformance import walks
from tests.conformance.permuting import permuted
from tests.conformance.walk import Walk
from tests.seeds import some_slow


def random_options(game: str, luck: Luck) -> dict[str, str]:
    """A value for each table option of *game*, and for some of those that are set card by card."""
    options = {}
    for option in game_called(game).options:
        for key in [f"{option.id}.{card}" for card in option.each] or [option.id]:
            if not option.each or luck.chance(30):
                options[key] = luck.choice(option.choices).value
    return options


@pytest.mark.parametrize("game", names())
def test_the_questions_of_any_rule_may_be_answered_by_lot(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Declarations among them, which are said part by part."""
    monkeypatch.setattr("tabletop.bots.playout.LONGEST", 60)
    rules = frozenset(rulebook(game_called(game).edition).rules)
    session = play_out(game, ["random"] * game_called(game).seats[0], 1, by_lot=rules)
    assert sum(isinstance(entry, Answer) for entry in session.journal.entries) > 1


LONGEST = 500
"""Answers after which a campaign without an end has been watched for long enough."""


@pytest.mark.parametrize(
    ("game", "name", "seed"),
    [(game, name, seed) for game, seed in walks(9) for name in bots_of(game_called(game))],
)
def test_a_bot_answers_every_question_and_sees_nothing_hidden(
    game: str, seed: int, name: str
) -> None:
    luck = Luck(seed)
    fewest, most = game_called(game).seats
    seats = fewest + luck.below(most - fewest + 1)
    session = new_game(game, seats=seats, seed=seed, options=random_options(game, luck))
    choose = bot(session.game, name, Continuations(3))
    answered = 0
    while (decision := session.decision) and answered < LONGEST:
        seat, again = decision.seat, luck.below(1000)
        key = choose(session.view(seat), decision, Luck(again))
        assert not decision.accept(key, []).why
        if luck.chance(30):
            elsewhere = view(permuted(session.table, [seat], luck), seat)
            assert choose(elsewhere, decision, Luck(again)) == key
        session.answer(key, seat=seat)
        answered += 1
    assert session.over or answered == LONGEST
    assert answered


class WithBots(Walk):
    """A random walk with overrides in which any bot answers."""

    def _take_an_option(self) -> None:
        decision = self.luck.choice(self.session.decisions)
        name = "random" if decision.seat == CHANCE else self.luck.choice(bots_of(self.session.game))
        choose = bot(self.session.game, name, Continuations(2))
        key = choose(self.session.view(decision.seat), decision, self.luck)
        self.session.answer(key, seat=decision.seat)
        self.seen["answers"] += 1


@pytest.mark.parametrize(("game", "seed"), walks(9, slow=6))
def test_a_bot_plays_on_at_a_table_that_players_bent(game: str, seed: int) -> None:
    done = WithBots(game, seed, longest=250).run()
    assert done["answers"] or done["finished"], "hands may end it at once"


@pytest.mark.parametrize("game", some_slow(names(), {"darkest"}))
def test_people_s_dice_and_decks_come_up_by_luck(game: str) -> None:
    session = play_out(
        game, ["random"] * game_called(game).seats[0], 5, {"dice": "typed", "cards": "typed"}
    )
    assert session.over


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match="no bot 'clever' for Tower"):
        bot(game_called("tower"), "clever")
