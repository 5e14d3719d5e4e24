"""What is read aloud of a game: what happened and what is asked, each once, in order, and nothing
that is hidden."""

from __future__ import annotations

import pytest

from tabletop import Seat, new_game
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules import chronicle
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.view import EVERYONE
from tests.seeds import some_slow
from tests.ui.hands import Hands
from ui.brief.panel_facts import who
from ui.game.announcements import BACK, in_words
from ui.program.app import App
from ui.seat.bridge import Bridge

GAMES = ("tower", "parsifal", "restless", "scenario", "darkest", "keeper")
ANSWERS = {"restless": 34, "darkest": 24}
"""So many until dice are rolled; elsewhere half as many say enough."""

OPTIONS = {"tower": {"hands": "private"}}


def begin(app: App, game: str) -> Hands:
    """A game of two people who play as many seats as it needs."""
    many = max(2, game_called(game).seats[0])
    seats = [Seat(f"P{number}", number % 2) for number in range(many)]
    app.settings.greeted.append(game)
    hands = Hands(app)
    app.play(new_game(game, seats=seats, seed=4, options=OPTIONS.get(game, {})))
    hands.rest()
    return hands


def plain(bridge: Bridge, since: int) -> str:
    """The chronicle from line *since* on, as who looks may read it."""
    lines = bridge.port.lines()[since:]
    parts = [chronicle.parted(line, bridge.game.title_of) for line in lines]
    return " ".join("".join(part.words for part in line) for line in parts)


def chosen(asked: Decision, number: int) -> Option:
    """An answer, another each time, and none that goes back."""
    agreed = asked.option("yes")
    if agreed is not None:
        return agreed
    legal = [each for each in asked.legal() if each.key not in ("back", "pass", "typed")]
    legal = legal or asked.legal()
    return legal[number * 7 % len(legal)]


class Listener:
    """Hears what is *spoken* of the game of *hands*, and holds it against what it should be."""

    def __init__(self, hands: Hands, spoken: list[str]) -> None:
        self.hands, self.spoken = hands, spoken
        self.rolled = self.refused = self.hid = 0

    @property
    def bridge(self) -> Bridge:
        found: Bridge = self.hands.game.bridge
        return found

    def asks(self) -> str:
        """How the question that stands is said; nothing while none is asked here."""
        asked = self.bridge.decision
        if asked is None or self.hands.app.shell.curtain_hangs:
            return ""
        return in_words(asked, who(self.bridge, asked), self.bridge.house_rules)

    def lift(self) -> None:
        """Somebody comes to the screen; the question waits for them."""
        self.spoken.clear()
        self.hands.app.shell._lift()
        self.hands.rest()
        assert self.spoken.count(self.asks()) == 1

    def answer(self, number: int) -> None:
        """Answer, and hear what came of it, then what is asked next."""
        bridge, asked = self.bridge, self.bridge.decision
        assert asked is not None
        since, before, seat = len(bridge.port.lines()), self.asks(), bridge.seat
        self.spoken.clear()
        bridge.answering.answer(chosen(asked, number).key, warned=True)
        self.hands.rest()
        heard = [words for words in self.spoken if "aloud" not in words]
        if bridge.seat == seat:  # else who looks now reads it otherwise
            told = plain(bridge, since)
            assert not told or heard.count(told) == 1, (told, heard)
            self.rolled += "roll" in told or "struck for" in told
        asks = self.asks()
        if asks and asks != before:
            assert heard.count(asks) == 1, (asks, heard)
            assert heard[-1] == asks, "after what happened"
        self.nothing_hidden(heard)

    def nothing_hidden(self, heard: list[str]) -> None:
        """No card is named that whoever listens, or everybody, cannot see and never saw."""
        bridge = self.bridge
        curtain = self.hands.app.shell.curtain_hangs
        eyes = bridge.port_of(EVERYONE) if curtain else bridge.port
        table = bridge.session.table  # type: ignore[attr-defined]
        known = {each.name for zone in eyes.view.zones for each in eyes.view[zone] if each.name}
        aloud = " ".join(heard[-1:] if curtain else heard)
        told = " ".join(plain(bridge, 0).split())
        for piece in table.pieces:
            title = bridge.game.title_of(piece.name) if piece.name else ""
            if piece.name in known or len(title) < 6 or (not curtain and title in told):
                continue
            self.hid += 1
            assert title not in aloud or (curtain and title in self.public()), title

    def public(self) -> str:
        """All that everybody may have read."""
        port = self.bridge.port_of(EVERYONE)
        lines = (chronicle.parted(line, self.bridge.game.title_of) for line in port.lines())
        asked = " ".join(each.ask for each in port.questions)
        return " ".join("".join(part.words for part in line) for line in lines) + asked

    def try_what_is_barred(self) -> None:
        """A refusal says why, and by which rule, once."""
        asked = self.bridge.decision
        barred = next((each for each in asked.options if each.why and each.rule), None)
        if asked is None or barred is None or self.refused:
            return
        self.spoken.clear()
        self.bridge.answering.answer(barred.key, warned=True)
        said = [words for words in self.spoken if words.startswith("Refused.")]
        assert len(said) == 1
        assert barred.why in said[0]
        assert barred.rule in said[0]
        self.refused += 1
        self.hands.game.cancel()
        self.hands.rest()


@pytest.mark.parametrize("game", some_slow(GAMES, {*GAMES} - {"parsifal"}))
def test_each_thing_is_said_once_in_order_and_nothing_hidden(
    app: App, spoken: list[str], game: str
) -> None:
    app.settings.curtain = "secrets"
    hands = begin(app, game)
    listener = Listener(hands, spoken)
    curtains = 0
    for number in range(ANSWERS.get(game, 16)):
        if app.shell.curtain_hangs:
            curtains += 1
            listener.lift()
        if listener.bridge.decision is None:
            break
        listener.try_what_is_barred()
        listener.answer(number)
    if app.shell.curtain_hangs:
        listener.lift()
    assert listener.hid > 10, "something was hidden"
    assert curtains or game in ("restless", "darkest", "parsifal"), "somebody knew more"
    assert listener.rolled or game in ("parsifal", "scenario", "keeper"), "dice were rolled"
    entries = listener.bridge.port.entries
    while listener.bridge.port.entries == entries:  # part of an answer is taken back first
        spoken.clear()
        assert listener.bridge.time.undo()
        hands.rest()
    assert spoken.count(BACK) == 1
