"""`python -m tests.soak.pointing GAME --games N`: every option of each kind of question of random
games on the real window, taken by its own gesture of the pointer, by its key, and by dragging where
a drop can say it; and taken back."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import unquote

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tabletop import Seat, new_game
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import DONE
from tabletop.play.shelf.game_shelf import game_called, names
from tests.ui import looking
from tests.ui.hands import Hands
from tests.ui.opened import opened
from ui.game.input.menu import in_a_line
from ui.scene.pieces.halves import half_of

LEFT = Qt.MouseButton.LeftButton

OFTEN = 2
"""How often the options of one kind of question are tried in one run."""

MOST = 10
"""So many options of a question are tried, by lot, if it has more."""


class Tried(NamedTuple):
    """What came of it: how often each way was taken, and what had none, as words."""

    ways: Counter[str]
    none: Counter[str]


class Moment(NamedTuple):
    """Where a game is: how long its journal is, what is said of the open question, and what waits
    for others by whom, the first of them first."""

    entries: int
    said: list[str]
    waiting: dict[int, str]


class Pointing:
    """Tries options on the window of *hands*, led by *luck*."""

    def __init__(self, hands: Hands, luck: Random) -> None:
        self.hands, self.luck = hands, luck
        self.tried = Tried(Counter(), Counter())
        self._kinds: Counter[str] = Counter()

    def play(self, answers: int) -> None:
        """Answer so many questions by lot; before that try what they offer, where they are new."""
        for _ in range(answers):
            decision = self.hands.game.bridge.decision
            if decision is None:
                return
            if self._kinds[decision.rule] < OFTEN:
                self._kinds[decision.rule] += 1
                legal = decision.legal()
                for option in self.luck.sample(legal, min(MOST, len(legal))):
                    self._try(option, decision.rule)
            legal = self.hands.decision.legal()
            key = self.luck.choice(legal).key if legal else "=10"
            self.hands.game.bridge.answering.answer(key, warned=True)
            self.hands.rest()

    def _try(self, option: Option, rule: str) -> None:
        """Take *option* by each way there is, and take it back each time."""
        found = {"pointer": self._pointed(option), "key": self._typed(option)}
        if drags := [*self._drags(option)]:
            found["drag"] = "drag" if any(self._takes(option, does) for does in drags) else ""
        for way, how in found.items():
            if not how:
                self.tried.none[f"{way}: {rule}: {option.label}"] += 1
            self.tried.ways[f"{way}: {how or 'none'}"] += 1

    def _pointed(self, option: Option) -> str:
        """How the pointer took it: the first way of its own that works."""
        for way, does in self._gestures(option):
            if self._takes(option, does):
                return way
        return ""

    def _typed(self, option: Option) -> str:
        writes = self.hands.game.window.decision.asks_for_words
        way, does = ("arrows", self._go_to) if writes else ("number", self._type)
        return way if self._takes(option, lambda: does(option)) else ""

    # --- ways ----------------------------------------------------------------------------------

    def _gestures(self, option: Option) -> Iterator[tuple[str, Callable[[], object]]]:
        view = self.hands.game.table
        for zone in option.zones[:3]:
            if spot := looking.spot_on_zone(view, zone):
                yield "place", lambda spot=spot: self._click(spot, option)
        spots = [spot for piece in option.pieces[:3] if (spot := self._spot(piece, option))]
        for spot in spots:
            yield "piece", lambda spot=spot: self._click(spot, option)
        if spots:
            for drag in self._drags(option):
                yield "drag", drag
        elif option.pieces or not option.zones:  # nothing on the table stands for it
            yield "button", lambda: self._press(option)

    def _drags(self, option: Option) -> Iterator[Callable[[], object]]:
        """The drags that can say *option*, with its pieces onto its places."""
        view, port = self.hands.game.table, self.hands.game.bridge.port
        for piece in option.pieces[:3]:
            start = self._spot(piece, option)
            for zone in option.zones[:3] if start else ():
                said = (each.keys for each in port.dropped(piece, zone))
                end = looking.spot_on_zone(view, zone)
                if end and port.zone_of(piece) != zone and any(option.key in keys for keys in said):
                    yield lambda start=start, end=end: self._drag(start, end, option)

    def _spot(self, piece: int, option: Option) -> QPoint | None:
        """Where *piece* can be clicked, in the half that *option* is about."""
        view = self.hands.game.table
        item = view.table.lying.known(piece)
        if item is None or not option.half or piece != option.pieces[0]:
            return looking.spot_on_piece(view, piece)
        room = half_of(item.body(), option.half)
        return view.mapFromScene(QPointF(room.center()))

    def _click(self, at: QPoint, option: Option) -> None:
        port = self.hands.game.table.viewport()
        QTest.mouseMove(port, at)
        QTest.mouseClick(port, LEFT, pos=at)
        self._choose(option)

    def _drag(self, start: QPoint, end: QPoint, option: Option) -> None:
        port = self.hands.game.table.viewport()
        QTest.mouseMove(port, start)
        QTest.mousePress(port, LEFT, pos=start)
        for step in range(1, 4):
            QTest.mouseMove(port, start + (end - start) * (step / 3))
        QTest.mouseRelease(port, LEFT, pos=end)
        self._choose(option)

    def _choose(self, option: Option) -> None:
        """Take *option* in the menu that came up, if any did."""
        QApplication.processEvents()
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return
        words = in_a_line(option).replace("&", "&&")
        found = next((a for a in menu.actions() if a.isEnabled() and a.text() == words), None)
        if found is not None:
            menu.setActiveAction(found)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        if (left := QApplication.activePopupWidget()) is not None:
            left.close()

    def _press(self, option: Option) -> None:
        answers = self.hands.game.window.decision.answers
        if option.key not in answers.by_key:
            answers.unfold()  # as who presses the line for more
        row = answers.by_key.get(option.key)
        if row is not None:
            QTest.mouseClick(row, LEFT)

    def _type(self, option: Option) -> None:
        """Type the number of *option*, which may have to be unfolded."""
        panel = self.hands.game.window.decision
        panel.answers.unfold()
        QApplication.processEvents()
        row = panel.answers.by_key.get(option.key)
        if row is None or panel.asks_for_words:
            return
        self.hands.game.table.setFocus()
        QTest.keyClicks(self.hands.game.table, str(panel.answers.numbered.index(row) + 1))
        QTest.qWait(1)
        panel._choose_typed()  # as the pause after the last digit does

    def _go_to(self, option: Option) -> None:
        """Go down to *option* from the line to write, and press it."""
        panel = self.hands.game.window.decision
        row = panel.answers.by_key.get(option.key)
        shell = self.hands.app.shell
        shell.activateWindow()  # a warning may have been there
        self.hands.until(shell.isActiveWindow, "the window to the front")
        panel.focus_default()
        for _ in panel.answers.by_key:
            if row is not None and row.hasFocus():
                break
            QTest.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_Down)
        if row is not None and row.hasFocus():
            QTest.keyClick(row, Qt.Key.Key_Return)

    # --- taking and taking back ----------------------------------------------------------------

    def _takes(self, option: Option, does: Callable[[], object]) -> bool:
        """Whether *does* gives *option*, or has its warning come up; all is as before after it."""
        hands, bridge = self.hands, self.hands.game.bridge
        before, seat = Counter(self._words()), hands.decision.seat
        waits = {each: answer.key for each, answer in bridge.session.waiting_room.answers.items()}
        moment = Moment(bridge.port.entries, list(bridge.port.said), waits)
        does()
        QApplication.processEvents()
        warned = QApplication.activeModalWidget()
        if warned is not None:
            QTest.keyClick(warned, Qt.Key.Key_Escape)
            QApplication.processEvents()
        more = Counter(self._words()) - before
        waits_more = (
            bridge.session.waiting_room.answers.keys() > waits.keys()
        )  # of all asked together
        grown = bridge.port.entries > moment.entries or waits_more
        if waits_more:
            bridge.choose_again(seat)
        self._take_back(moment)
        # What ends a declaration is no part of its key.
        took = option.key in more or (grown and (not more or option.key == DONE))
        return took or (warned is not None and bool(option.warning))

    def _words(self) -> list[str]:
        """All that was answered and said so far, or waits: its parts, and the words of each."""
        bridge = self.hands.game.bridge
        waits = (answer.key for answer in bridge.session.waiting_room.answers.values())
        parts = (part for key in waits for part in key.split("/"))
        return [
            unquote(word)
            for part in [*self.hands.given(), *bridge.port.said, *parts]
            for word in {part, *part.split()}
        ]

    def _take_back(self, moment: Moment) -> None:
        """Go back to *moment*, with what others had chosen there."""
        bridge = self.hands.game.bridge
        self.hands.game.window.panels.refusal.undo()
        if bridge.port.entries > moment.entries:
            bridge.time.rewind(moment.entries)
            for seat, key in moment.waiting.items():
                if seat not in bridge.session.waiting_room.answers:
                    bridge.carry_out(partial(bridge.session.answer, key, seat=seat))
        said = moment.said
        while bridge.port.said != said[: len(bridge.port.said)] and bridge.time.unsay():
            pass
        while len(bridge.port.said) > len(said) and bridge.time.unsay():
            pass
        for key in said[len(bridge.port.said) :]:
            bridge.answering.answer(key, warned=True)
        self.hands.rest()


def tried(game: str, games: int, answers: int, seed: int = 1) -> Tried:
    """What came of trying so many *games*, each for so many *answers*."""
    whole = Tried(Counter(), Counter())
    with TemporaryDirectory(prefix="pointing-") as folder, opened(Path(folder)) as app:
        hands = Hands(app)
        seats = max(2, game_called(game).seats[0])
        for number in range(games):
            luck = Random(seed + number)
            people = [Seat(f"Ana {seat}", 0) for seat in range(seats)]
            hands.play(new_game(game, seats=people, seed=luck.randrange(10**6)))
            pointing = Pointing(hands, luck)
            pointing.play(answers)
            whole.ways.update(pointing.tried.ways)
            whole.none.update(pointing.tried.none)
    return whole


def main() -> None:
    """Print the counts of one game after another."""
    parser = argparse.ArgumentParser(prog="pointing", description=__doc__)
    parser.add_argument("games_called", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--answers", type=int, default=120)
    args = parser.parse_args()
    QApplication.instance() or QApplication([])
    for game in args.games_called or names():
        found = tried(game, args.games, args.answers)
        counts = ", ".join(f"{way} {count}" for way, count in sorted(found.ways.items()))
        print(f"{game}: {counts}", flush=True)
        for words, count in found.none.most_common(12):
            print(f"   none {count}: {words}", flush=True)


if __name__ == "__main__":
    main()
