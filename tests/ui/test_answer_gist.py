"""What is chosen by its name says what it does, on the row and on the card."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tabletop import Seat, Session, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE, Decision, Option
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.play.rules.game import Printed
from tabletop.play.shelf.game_shelf import game_called
from tests.conformance.walk import started
from tests.games.restless.camp import camp
from tests.ui.hands import Hands
from ui.brief.panel_facts import card_facts
from ui.panels.preview import DELAY
from ui.program.app import App
from ui.seat.answer_gist import LETTERS, card_of, cut, does, gist, terms_in

GAMES = {"parsifal": 25, "restless": 60, "scenario": 40, "darkest": 60, "keeper": 40}


def parts(asked: Decision) -> list[Decision]:
    """The parts of a question, each after the last answer of the one before."""
    if not isinstance(asked, Declaration):
        return [asked]
    found, draft = [], Draft.of(asked)
    while (question := draft.question()) is not None and len(found) < 4:
        found.append(question)
        draft = draft.take((question.legal() or question.options)[-1].key)
    return found


def go_on(session: Session, luck: Luck) -> None:
    asked = session.decisions[0]
    if asked.seat == CHANCE:
        session.answer(luck.choice(asked.legal()).key, seat=asked.seat)
    else:
        key = session.game.thoughtful(session.view(asked.seat), asked, luck)
        session.answer(key, seat=asked.seat)


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_is_a_name_alone_where_its_card_says_something(game: str) -> None:
    luck, told = Luck(5), 0
    session = started(game, 5, luck)
    for _ in range(GAMES[game]):
        if session.over or not session.decisions:
            break
        seat = session.decisions[0].seat
        port = Port(session, max(seat, 0))
        for asked in parts(session.decisions[0]) if seat >= 0 else []:
            for option in asked.options:
                card = card_of(port, session.game, asked, option)
                named = card and session.game.title_of(card) in option.label
                if named and not option.tells and ": " not in option.label:
                    says = session.game.printed(card).sentences
                    assert bool(gist(port, session.game, asked, option)) or not says, option
                    told += 1
        go_on(session, luck)
    assert told


def test_it_is_cut_to_a_row_after_a_whole_word() -> None:
    words = "It strikes everybody beside it, and those behind them, too. " * 4
    assert len(cut(words)) <= LETTERS + 2
    assert cut(words).removesuffix(" …") in words
    assert cut("It strikes.") == "It strikes."


def test_the_rows_of_skills_are_whole_and_no_fact_pushes_out_where_they_differ() -> None:
    game = started("parsifal", 5, Luck(5)).game
    for name in ("squire-1", "charmer-1", "knight-1", "gawan", "kundry", "titurel", "swan"):
        printed = game.printed(name)
        assert " ".join(printed.sentences) in does(printed), name


def test_the_numbers_of_a_card_come_first_however_much_it_says() -> None:
    """What somebody weighs up before choosing: how hard a foe is, how heavy a thing."""
    tags = {"Kind": "Human", "Health": "13", "Attack": "2"}
    for words in ("It strikes.", "It strikes those beside it. " * 4, "It strikes. " * 40):
        row = does(Printed(sentences=(words,), tags=tags))
        assert "Health 13" in row
        assert "Attack 2" in row
        assert words.strip() in row or row.endswith(" …")
    game = game_called("restless")
    for card in ("census-of-the-dead", "mother-quarrel", "atlas-of-bad-ideas"):
        printed = game.printed(card)
        numbers = [f"{label} {value}" for label, value in printed.tags.items() if value.isdigit()]
        assert numbers
        assert does(printed).startswith(", ".join(numbers)), card


def test_what_an_answer_tells_itself_is_not_told_twice() -> None:
    session = started("scenario", 3, Luck(3))
    port, asked = Port(session, 0), session.decisions[0]
    hero = session.table["keepers"][0]
    title = session.game.title_of(hero.name)
    bare = Option("a", title, (hero.id,))
    assert gist(port, session.game, asked, bare).startswith("Health ")
    assert not gist(port, session.game, asked, Option("a", f"{title}: strong", (hero.id,)))
    assert not gist(port, session.game, asked, Option("a", title, (hero.id,), tells="Strong."))


def test_what_a_seat_cannot_know_is_no_card_to_it() -> None:
    session = started("scenario", 3, Luck(3))
    hidden = next(p for p in session.table.pieces if p.kind == "card" and not p.face_up)
    asked = session.decisions[0]
    option = Option("a", session.game.title_of(hidden.name), (hidden.id,))
    port = Port(session, asked.seat)
    assert port.seen(hidden.id) is None
    assert not card_of(port, session.game, asked, option)


@pytest.mark.parametrize("game", ["tower", *GAMES])
def test_an_answer_that_names_no_card_shows_none(game: str) -> None:
    session = started(game, 5, Luck(5))
    options = [Option(key, "This") for key in ("lead 2", "none", "clockwise", "2", "give 1")]
    asked = Decision(0, "Which?", "X-1", options)
    port = Port(session, 0)
    assert not any(card_of(port, session.game, asked, option) for option in options)


@pytest.mark.rule("RST-061", "RST-115")
def test_what_a_word_means_that_stands_for_another_card_is_told() -> None:
    """Salt, Veil and Sins: no card that brings one says what it does."""
    game = game_called("restless")
    terms = game.terms()
    assert {"Salt", "Veil", "Fervor", "Vigil", "Sin"} <= terms.keys()
    words = "Salt on the Sill: a Character gains Veil, and absolves a Sin. Absalt, Veiled, Sins."
    assert [*terms_in(game, words)] == ["Salt", "Veil", "Sin"]
    assert "rolls while you bear no Sin" in terms_in(game, words)["Salt"]
    assert not terms_in(game_called("tower"), words)
    sedge, circle = "corporal-sedge", "portable-salt-circle"
    session = camp((sedge, "agnes-two-doors"), holds={sedge: [circle]})
    asked = session.decision
    assert asked is not None
    use = next(option for option in asked.options if option.key.startswith("use "))
    assert "Salt: +1 to all rolls" in gist(Port(session, 0), game, asked, use)


@pytest.mark.rule("RST-061")
def test_which_status_effect_is_asked_with_what_each_does(app: App) -> None:
    hands = Hands(app)
    hands.play(
        camp(
            ("corporal-sedge", "agnes-two-doors"),
            zones={"encounter": ["salt-baptism"]},
            step="meet",
        )
    )
    panel = hands.game.window.decision
    assert "Salt" in hands.decision.ask
    told = "\n".join(each.text() for each in panel.findChildren(QLabel) if each.isVisible())
    assert "Salt: +1 to all rolls" in told
    facts = card_facts(hands.game.bridge, "salt-baptism")
    assert [*facts.terms] == ["Salt", "Veil"]


def test_pointing_at_it_shows_its_card_large(app: App) -> None:
    hands = Hands(app)
    hands.play(new_game("scenario", seats=[Seat("Ada", 0)], seed=4))
    window = hands.game.window
    row = window.decision.answers.numbered[1]
    assert "Cards: " in row.accessibleDescription()
    row._point(on=True)
    QTest.qWait(DELAY + 150)
    asked = hands.game.bridge.decision
    assert asked is not None
    card = hands.game.bridge.session.table.pieces[asked.options[1].pieces[0]].name
    assert window.panels.preview.isVisible()
    assert window.panels.preview._face._card == card
    row._point(on=False)
    assert not window.panels.preview.isVisible()
