"""`python -m tests.soak.pointing GAME --games N`: every option of each kind of question of random
games on the real window, taken by its own gesture of the pointer and by its key, and taken back."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from tabletop import Seat, new_game
from tabletop.play.decision import Option
from tabletop.play.declaration import DONE
from tabletop.play.shelf import game_called, names
from tests.ui import looking
from tests.ui.hands import Hands
from tests.ui.opened import opened
from ui.scene.halves import half_of

LEFT = Qt.MouseButton.LeftButton

OFTEN = 2
"""How often the options of one kind of question are tried in one run."""

MOST = 10
"""So many options of a question are tried, by lot, if it has more."""


class Tried(NamedTuple):
    """What came of it: how often each way was taken, and what had none, as words."""

    ways: Counter[str]
    none: Counter[str]


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
        for way, found in (("pointer", self._pointed(option)), ("key", self._typed(option))):
            if not found:
                self.tried.none[f"{way}: {rule}: {option.label}"] += 1
            self.tried.ways[f"{way}: {found or 'none'}"] += 1

    def _pointed(self, option: Option) -> str:
        """How the pointer took it: the first way of its own that works."""
        for way, does in self._gestures(option):
            if self._takes(option, does):
                return way
        return ""

    def _typed(self, option: Option) -> str:
        return "number" if self._takes(option, lambda: self._type(option)) else ""

    # --- ways ----------------------------------------------------------------------------------

    def _gestures(self, option: Option) -> Iterator[tuple[str, Callable[[], object]]]:
        view = self.hands.game.table
        for zone in option.zones[:3]:
            if spot := looking.spot_on_zone(view, zone):
                yield "place", lambda spot=spot: self._click(spot, option)
        for piece in option.pieces[:3]:
            if spot := self._spot(piece, option):
                yield "piece", lambda spot=spot: self._click(spot, option)
                for zone in option.zones[:3]:
                    if end := looking.spot_on_zone(view, zone):
                        yield "drag", lambda spot=spot, end=end: self._drag(spot, end, option)
        if not option.pieces and not option.zones:
            yield "button", lambda: self._press(option)

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
        words = option.label.replace("&", "&&")
        found = next((a for a in menu.actions() if a.isEnabled() and a.text() == words), None)
        if found is not None:
            menu.setActiveAction(found)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        if (left := QApplication.activePopupWidget()) is not None:
            left.close()

    def _press(self, option: Option) -> None:
        row = self.hands.game.window.decision.answers.by_key.get(option.key)
        if row is not None:
            QTest.mouseClick(row, LEFT)

    def _type(self, option: Option) -> None:
        """Type the number of *option*, which may have to be unfolded."""
        panel = self.hands.game.window.decision
        for row in panel.findChildren(QAbstractButton):
            if row.isVisible() and looking.words_on(row).startswith("More: "):
                QTest.mouseClick(row, LEFT)
                QApplication.processEvents()
        row = panel.answers.by_key.get(option.key)
        if row is None or panel.asks_for_words:
            return
        self.hands.game.table.setFocus()
        QTest.keyClicks(self.hands.game.table, str(panel.answers.numbered.index(row) + 1))
        QTest.qWait(1)
        panel._choose_typed()  # as the pause after the last digit does

    # --- taking and taking back ----------------------------------------------------------------

    def _takes(self, option: Option, does: Callable[[], object]) -> bool:
        """Whether *does* gives *option*, or has its warning come up; all is as before after it."""
        hands, bridge = self.hands, self.hands.game.bridge
        before, said, entries = hands.given(), list(bridge.port.said), bridge.port.entries
        seat, waiting = hands.decision.seat, dict(bridge.session.waiting.answers)
        does()
        QApplication.processEvents()
        warned = QApplication.activeModalWidget()
        if warned is not None:
            QTest.keyClick(warned, Qt.Key.Key_Escape)
            QApplication.processEvents()
        more = Counter([*hands.given(), *bridge.port.said]) - Counter([*before, *said])
        waits = bridge.session.waiting.answers  # of all who are asked together
        grown = bridge.port.entries > entries or waits.keys() > waiting.keys()
        if waits.keys() > waiting.keys():
            bridge.choose_again(seat)
        self._take_back(entries, said)
        # What ends a declaration is no part of its key, and what waits is in no journal yet.
        took = option.key in more or (grown and (not more or option.key == DONE))
        return took or (warned is not None and bool(option.warning))

    def _take_back(self, entries: int, said: list[str]) -> None:
        bridge = self.hands.game.bridge
        self.hands.game.window.panels.refusal.undo()
        if bridge.port.entries > entries:
            bridge.time.rewind(entries)
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
