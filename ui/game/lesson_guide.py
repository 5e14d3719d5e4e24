"""Guides a lesson at its table: each prompt is beside what it is about, until that is done."""

from __future__ import annotations

from collections.abc import Callable, Set

from PySide6.QtCore import QObject, QRect, Signal

from tabletop.play.start.lesson import Course, Moment, Prompt
from ui.base.keymap import with_keys
from ui.base.read_aloud import announce
from ui.game.open_game import OpenGame
from ui.panels.lesson_card import LessonCard


class LessonGuide(QObject):
    """Leads through *course* at the table of *game*; *own_game* starts another game. `prompt` is
    the present prompt. `played_on()`: the game continues without the lesson."""

    played_on = Signal()

    def __init__(self, course: Course, game: OpenGame, own_game: Callable[[], object]) -> None:
        super().__init__(game.window)
        self._course, self._game = course, game
        self.card = LessonCard(game.table)
        self.card.read.connect(self._on_read)
        self.card.left.connect(self.leave)
        self.card.again.connect(own_game)
        game.bridge.settled.connect(self.look)
        game.table.motion_finished.connect(self.look)
        self._on = True
        self.prompt: Prompt | None = None
        self._told, self._ended = False, -1
        self._shown = set[int]()

    @property
    def is_over(self) -> bool:
        """Whether everything was shown and read."""
        return self._course.is_over

    def look(self) -> None:
        """Show the present prompt when everything is still."""
        bridge = self._game.bridge
        if not self._on or bridge.moving:
            return
        port = bridge.port
        prompt = self._course.at(bridge.decision, Moment(port.entries, len(port.said)))
        said, self.prompt = self.prompt, prompt
        if prompt is None:
            self.card.hide()
            if self.is_over and 0 <= self._ended < port.entries:
                self._play_on()
            elif self.is_over:
                self._ended = port.entries
            return
        prompts, at = self._course.lesson.prompts, self._course.number
        self._shown.add(at)
        number, many = counted(self._shown, at, len(prompts))
        heading = f"{self._course.lesson.title}, {number} of {many}"
        last = number == many
        about = self._light(prompt)
        clear = [*self._game.table.in_use(-1), *self._game.table.taken()]
        words = with_keys(prompt.say)
        self.card.show_prompt(heading, words, about, clear, read=not prompt.answer, last=last)
        if prompt is not said:
            announce(self._game.table, words)

    def leave(self) -> None:
        """End the lesson; the game goes on."""
        self._on = False
        self.card.hide()
        self._play_on()
        self._game.table.highlight()
        self._game.table.setFocus()

    def _play_on(self) -> None:
        """Emit `played_on` once, when the players do more than the lesson asks."""
        told, self._told = self._told, True
        if not told:
            self.played_on.emit()

    def _on_read(self) -> None:
        self._course.read()
        self._game.table.setFocus()
        self.look()

    def _light(self, prompt: Prompt) -> list[QRect]:
        """Light what *prompt* is about. Returns its rectangle, the readouts about it, and
        everything else that is lit."""
        table, view = self._game.table, self._game.bridge.view
        there = [(piece, zone) for zone in view.zones for piece in view[zone] if piece.name]
        lying = {piece.name: piece.id for piece, _ in there}
        pieces = [lying[name] for name in prompt.about if name in lying]
        zones = [name for name in prompt.about if name in view.zones]
        table.highlight(pieces, zones)
        found = [
            table.in_use(-1, name) if name in view.zones else table.in_use(lying.get(name, -1))
            for name in prompt.about
        ]
        told = {*zones, *(zone for piece, zone in there if piece.id in pieces)}
        beside = [room for zone in sorted(told) for room in table.printed_of(zone)]
        return [*(room for rooms in found for room in rooms[:1]), *beside, *table.choosable()]


def counted(shown: Set[int], at: int, prompts: int) -> tuple[int, int]:
    """The number of the prompt *at* this index, and the total, among *prompts*, of which *shown*
    were shown. Prompts skipped because one gesture gave two answers are not counted."""
    number = sum(each <= at for each in shown)
    return number, number + prompts - at - 1
