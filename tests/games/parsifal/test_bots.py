"""Bots of Parsifal: what they see, what they do where nobody would think twice, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from tabletop import Session, new_game
from tabletop.bots import LEVELS, bot, bots_of
from tabletop.bots.budget import Continuations, Milliseconds
from tabletop.bots.luck import Luck
from tabletop.bots.playout import play_out
from tabletop.games.parsifal.bots import searching as searching_module
from tabletop.games.parsifal.bots.continuations import imagined
from tabletop.games.parsifal.bots.evaluation import done, winning
from tabletop.games.parsifal.bots.prospects import Prospects
from tabletop.games.parsifal.bots.ranking import ranking, situation
from tabletop.games.parsifal.bots.searching import search
from tabletop.games.parsifal.bots.turn_plans import plans
from tabletop.games.parsifal.cards.content import TITLES
from tabletop.games.parsifal.cards.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.rules.board import read
from tabletop.games.parsifal.rules.quests import completed, latched, victors
from tabletop.games.parsifal.rules.resolution import outcome
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.view import view
from tests.conformance.permuting import permuted
from tests.conformance.walk import whole
from tests.games.parsifal.staging import locker, owner, play, stage, winners

BOTS = ("thoughtful", "searching")
FEW = Continuations(24)


def move(session: Session, name: str = "thoughtful") -> str:
    """The bot's answer to the open question."""
    decision = session.decision
    assert decision is not None
    choose = bot(session.game, name, FEW)
    return choose(session.view(decision.seat), decision, Luck(1))


def turn(session: Session, name: str = "thoughtful") -> list[str]:
    """The bot's answers up to the end of its turn, or of the game."""
    assert session.decision is not None
    seat, answers = session.decision.seat, []
    while session.decision and session.decision.seat == seat:
        answers.append(move(session, name))
        session.answer(answers[-1])
        if session.table.count("active") != seat:
            break
    return answers


def reasons(session: Session, key: str = "", budget: Continuations | None = None) -> str:
    decision = session.decision
    assert decision is not None
    return session.game.reasons(session.view(decision.seat), decision, key, budget)


def walk(seed: int, seats: int, turns: int = 45) -> Iterator[Session]:
    """A game by thoughtful bots and some luck, as it stands at each question."""
    session, luck = new_game("parsifal", seats=seats, seed=seed, hashing=False), Luck(seed)
    while session.decision and session.table.count("turns") < turns:
        yield session
        decision = session.decision
        choose = bot(session.game, "random" if luck.chance(25) else "thoughtful")
        session.answer(choose(session.view(decision.seat), decision, luck))


def held_back() -> Session:
    """Seat 0 can win with Amfortas, who only lacks the Spear."""
    return stage(
        areas=[["amfortas", "titurel", "swan"], ["gawan"]],
        under={"amfortas": ["balm"]},
        common=["spear", "grail"],
    )


class TestProspects:
    @pytest.mark.parametrize("seats", [2, 4, 6])
    def test_what_an_action_leaves_is_found_without_testing_every_quest(self, seats: int) -> None:
        luck, compared = Luck(seats), 0
        for session in walk(seats + 30, seats):
            here = situation(session.view(0), session.table.count("active"))
            before = here.prospects()
            for plan in plans(before.board, here.seat, ()):
                if luck.chance(30):
                    after = done(before, plan)
                    assert after.unmet == Prospects.of(after.board).unmet
                    compared += 1
        assert compared > 60

    @pytest.mark.parametrize("seats", [2, 4, 6])
    def test_a_winning_action_is_found_if_there_is_one(self, seats: int) -> None:
        found = Counter[bool]()
        for session in walk(10 + seats, seats, turns=90):
            prospects = situation(session.view(0), 0).prospects()
            for seat in range(seats):
                every = plans(prospects.board, seat, ())
                any_wins = any(seat in done(prospects, plan).winners() for plan in every)
                assert (winning(prospects, seat) is not None) == any_wins
                found[any_wins] += 1
        assert found[False] > 20
        assert found[True] > 5


@pytest.mark.parametrize("name", BOTS)
class TestPlain:
    def test_takes_a_win(self, name: str) -> None:
        session = held_back()
        turn(session, name)
        assert winners(session) == [0]

    def test_takes_from_the_table_what_a_rival_would_win_with(self, name: str) -> None:
        session = stage(
            areas=[["swan", "squire-1"], ["parsifal", "kundry"], ["ferris"]],
            common=["spear"],
            limbo=["klingsor", "titurel"],
        )
        turn(session, name)
        assert owner(session, "spear") == "squire-1" or locker(session, "parsifal")
        assert winners(session) == []

    def test_hands_nobody_the_game(self, name: str) -> None:
        session = stage(
            areas=[["knight-1", "swan"], ["amfortas", "titurel"]],
            under={"knight-1": ["spear"], "amfortas": ["balm"]},
        )
        turn(session, name)
        assert winners(session) == []
        assert owner(session, "spear") == "knight-1"

    def test_prefers_a_win_alone(self, name: str) -> None:
        session = stage(
            areas=[["squire-1", "amfortas", "titurel"], ["squire-2", "kundry", "gurnemanz"]],
            under={"amfortas": ["balm"], "gurnemanz": ["bread"], "squire-1": ["wine"]},
            common=["spear"],
        )
        turn(session, name)
        assert winners(session) == [0]
        assert owner(session, "spear") == "amfortas"


class TestInterrupting:
    def test_stops_a_win(self) -> None:
        session = stage(
            areas=[["amfortas", "titurel"], ["ferris"]],
            under={"amfortas": ["balm"], "ferris": ["horn"]},
            common=["spear"],
        )
        play(session, "amfortas", "take", "spear")
        assert move(session) == "interrupt horn"
        assert "Stops it" in reasons(session)

    def test_keeps_the_artifact_where_nothing_is_at_stake(self) -> None:
        session = stage(
            areas=[["gawan", "titurel"], ["ferris"]], under={"ferris": ["horn"]}, common=["wine"]
        )
        play(session, "gawan", "take", "wine")
        assert move(session) == "let it happen"
        assert "Lets it happen" in reasons(session)


class TestDeclaring:
    @pytest.mark.parametrize(("name", "seats"), [("thoughtful", 6), ("searching", 3)])
    def test_the_best_plan_is_declared_whole(self, name: str, seats: int) -> None:
        luck, budget, declared = Luck(3), Continuations(6), 0
        session = new_game("parsifal", seats=seats, seed=3, hashing=False)
        choose = bot(session.game, name, budget)
        while session.decision and session.table.count("turns") < 40:
            decision = session.decision
            seen = session.view(decision.seat)
            key = choose(seen, decision, luck)
            if seen.flow.step == "act" and key != "pass":
                here = situation(seen, decision.seat)
                best = [each.plan for each in search(here, budget)] if name == "searching" else []
                plan = (best or [ranking(here)[0].plan])[0]
                assert plan is not None
                assert key == "/".join(plan.keys)
                declared += 1
            session.answer(key)
        assert declared > 15

    def test_a_second_captive_is_chosen_with_care(self) -> None:
        session = stage(
            areas=[["herzeleide", "swan"], ["parsifal", "gamuret"], ["ferris"]],
            options={"lock_volley": "on"},
            under={"herzeleide": ["bow"]},
        )
        turn(session)
        assert winners(session) == [0]

    @pytest.mark.parametrize("name", BOTS)
    def test_a_courier_gives_nothing_away_for_want_of_something_better(self, name: str) -> None:
        session = stage(areas=[["gawan", "swan"], ["ferris", "squire-1"]], common=["balm"])
        play(session, "gawan", "take", "balm")
        assert session.table.flow.step == "extra"
        assert move(session, name) == "decline"
        assert "Passes, because" in reasons(session, "decline")

    def test_a_courier_gives_what_wins(self) -> None:
        session = stage(
            areas=[["gawan", "amfortas", "titurel"], ["ferris"]],
            under={"amfortas": ["spear"]},
            common=["balm"],
        )
        turn(session)
        assert winners(session) == [0]


class TestSearching:
    @pytest.mark.parametrize("seats", [2, 5])
    def test_the_deck_s_order_changes_nothing(self, seats: int) -> None:
        luck, compared = Luck(seats), 0
        for session in walk(seats, seats, turns=20):
            decision = session.decision
            if decision is None or session.table.flow.step != "act":
                continue
            seat = decision.seat
            elsewhere = view(permuted(session.table, [seat], luck), seat)
            assert situation(elsewhere, seat) == situation(session.view(seat), seat)
            choose = bot(session.game, "searching", Continuations(5))
            key = choose(session.view(seat), decision, Luck(1))
            search.cache_clear()
            assert choose(elsewhere, decision, Luck(2)) == key
            compared += 1
        assert compared > 8

    def test_what_may_be_drawn_is_what_nobody_has_seen(self) -> None:
        session = stage(areas=[["amfortas"], ["swan"]], deck=["wine", "horn"], limbo=["bow"])
        here = situation(session.view(0), 0)
        orders = {tuple(imagined(here, Luck(n))) for n in range(20)}
        assert all(len(order) == 2 for order in orders)
        assert len(orders) > 5

    @pytest.mark.parametrize("number", [1, 7, 40])
    def test_no_more_continuations_than_the_budget(
        self, number: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        played_on = Counter[str]()

        def counted(*_: object) -> float:
            played_on["times"] += 1
            return 0.5

        monkeypatch.setattr(searching_module, "continuation", counted)
        session = stage(areas=[["knight-1", "gawan"], ["kundry", "ferris"]], common=["bow", "wine"])
        tried = search(situation(session.view(0), 0), Continuations(number))
        assert played_on["times"] == number
        assert sum(each.times for each in tried) == number

    def test_no_longer_than_the_clock_allows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(searching_module, "continuation", lambda *_: 0.5)
        ticks = count()
        budget = Milliseconds(20, lambda: next(ticks) / 1000, least=3)
        session = stage(areas=[["knight-1", "gawan"], ["kundry", "ferris"]], common=["bow", "wine"])
        tried = search(situation(session.view(0), 0), budget)
        assert 3 < sum(each.times for each in tried) <= 20

    def test_a_slow_clock_allows_a_few(self) -> None:
        allows = Milliseconds(1, lambda: next(ticks), least=3).begin
        ticks = count()
        assert [allows()(n) for n in range(5)] == [True, True, True, False, False]


@pytest.mark.parametrize("name", BOTS)
def test_a_seed_repeats_its_game(name: str) -> None:
    games = []
    for _ in range(2):
        ranking.cache_clear()
        search.cache_clear()
        session = play_out("parsifal", [name] * 3, 4, budget=Continuations(2))
        games.append(list(session.journal.entries))
    assert games[0] == games[1]


class TestReasons:
    def test_a_win_is_told_with_its_character(self) -> None:
        session = held_back()
        words = reasons(session, "amfortas")
        assert "that wins with Amfortas." in words
        assert "Its position then scores +1000; a win scores +1000." in words

    def test_a_threat_is_told_with_who_and_what(self) -> None:
        session = stage(
            areas=[["swan", "squire-1"], ["parsifal", "kundry"]],
            common=["spear"],
            limbo=["klingsor", "titurel"],
        )
        assert "Player 1 can still win with Parsifal." in reasons(session, "pass")
        assert "otherwise Player 1 could win with Parsifal." in reasons(session)

    @pytest.mark.long
    def test_all_that_is_done_is_named_and_whoever_wins_by_it(self) -> None:
        """Who commands, who acts, and with what; and no win is promised or feared but by what it
        comes to."""
        won: Counter[bool] = Counter()
        for seed in range(8):
            session, luck = new_game("parsifal", seats=2, seed=seed, hashing=False), Luck(seed)
            while session.decision and session.table.count("turns") < 60:
                if session.table.flow.step == "act" and session.table.count("turns") > 20:
                    won += told_of_wins(session)
                decision = session.decision
                session.answer(whole(decision, luck.choice(decision.legal()), luck))
        assert won[True]
        assert won[False]

    def test_a_search_tells_how_often_and_how_well(self) -> None:
        session = stage(areas=[["knight-1", "gawan"], ["kundry", "ferris"]], common=["bow", "wine"])
        words = reasons(session, budget=FEW)
        assert " playouts " in words
        assert "Next best: " in words
        assert "outlook" not in words

    def test_any_answer_to_any_question_may_be_asked_about(self) -> None:
        luck, told = Luck(1), 0
        for session in walk(21, 3, turns=30):
            decision = session.decision
            assert decision is not None
            key = luck.choice(["", *[option.key for option in decision.legal()]])
            words = reasons(session, key, luck.choice([None, Continuations(2)]))
            told += bool(words)
            assert not words or words.endswith(".")
        assert told > 20


def told_of_wins(session: Session) -> Counter[bool]:
    """Hold what is told of one action for each set of winners, and of one that is commanded, to
    what it comes to; returns how many of those that win are told, by whether the seat does."""
    table, seat, won = session.table, session.table.count("active"), Counter[bool]()
    board, seen = read(table), set[object]()
    for plan in plans(board, seat, ()):
        after = outcome(board, [plan.action])
        _, winners = victors(table, after, completed(after, latched(table)))
        kind = tuple(winners), plan.by is None
        if kind in seen or kind == ((), True):
            continue
        seen.add(kind)
        words = reasons(session, "/".join(plan.keys))
        deeds = [each for each in (plan.by, plan.action) if each]
        cards = [each.deed.card for each in deeds if each.deed.card >= FIRST_ARTIFACT]
        named = [TITLES[number] for number in (*(each.actor for each in deeds), *cards)]
        assert all(name in words for name in named), (words, named)
        assert ("that wins with" in words) == (winners == [seat]), words
        assert ("that wins the game for" in words) == (winners not in ([], [seat])), words
        if winners:
            assert not any(fear in words for fear in ("otherwise", "no rival", "can still"))
            won[seat in winners] += 1
    return won


def test_the_levels_are_the_bots_and_each_has_a_sentence() -> None:
    assert (
        bots_of(game_called("parsifal")) == tuple(LEVELS) == ("random", "thoughtful", "searching")
    )
    assert bots_of(game_called("tower")) == ("random", "thoughtful")
    assert all(words.endswith(".") for words in LEVELS.values())


def share(better: str, other: str, games: range, budget: int) -> float:
    """Of the wins of duels, how many the *better* one has; who begins is drawn by lot."""
    won = 0.0
    for seed in games:
        seat = seed % 2
        names = [better, other] if seat == 0 else [other, better]
        session = play_out("parsifal", names, seed, budget=Continuations(budget))
        won += (seat in winners(session)) / max(1, len(winners(session)))
    return won / len(games)


def test_thoughtful_beats_random() -> None:
    assert share("thoughtful", "random", range(1, 31), 1) > 0.8


@pytest.mark.slow
def test_searching_beats_thoughtful() -> None:
    assert share("searching", "thoughtful", range(1, 61), 24) > 0.52
