"""Watching a game from its beginning: it is replayed on a page of its own, as the person at the
screen may see it, while the game itself waits."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.play.ports.film import Film
from ui.base.read_aloud import announce
from ui.brief.story_words import BEGINNING, chapters, told_of
from ui.game.onlooker import Onlooker
from ui.panels.face import FaceSource
from ui.seat.bridge import Bridge

if TYPE_CHECKING:
    from ui.windows.shell import Shell

PAUSE = 500
"""Milliseconds between two steps at normal speed, besides the motion and reading time."""

READ = 14
"""Milliseconds of reading time per letter, at normal speed."""

PASSED_OVER = "Some moves do not fit today's rules and are skipped."

WAITS = "The game waits while you watch it from the beginning."


class FilmShow(QObject):
    """Shows the *film* of the game of *bridge* in *shell*. The game takes no answers until
    `left()`, and then continues where it was."""

    left = Signal()

    def __init__(
        self,
        film: Film,
        bridge: Bridge,
        shell: Shell,
        faces: FaceSource,
    ) -> None:
        super().__init__()
        from ui.windows.film import FilmPage

        self._bridge, self._shell = bridge, shell
        self.film = film
        self.page = page = FilmPage()
        self._port = port = self.film.port(bridge.seat)
        self._onlooker = Onlooker(port, page.table, faces, self)
        self._onlooker.speak(bridge.spoken.language)
        self._chapters = self._read_chapters()
        self._playing = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show_next)
        self._onlooker.rested.connect(self._on_rested)
        self._onlooker.replaced.connect(self._on_passed_over)
        self._passed_over = False
        self._told = 0
        self._words = ""
        self._speed = 100

    def begin(self) -> None:
        """Show the beginning, and play."""
        page = self.page
        page.show_length(self._last, [step for step, _ in self._chapters])
        page.play_wanted.connect(self.toggle)
        page.step_wanted.connect(self.step)
        page.chapter_wanted.connect(self.turn_to)
        page.go_wanted.connect(self.go)
        page.speed_wanted.connect(self.set_speed)
        page.left.connect(self.leave)
        self._bridge.hold(WAITS)
        self._shell.show_page(page)
        self.set_speed(self._speed)
        self._onlooker.begin(None)
        self._tell()
        page.setFocus()
        self.toggle()

    def leave(self) -> None:
        """Go back to the game."""
        self._stop()
        self._onlooker.leave()
        self._bridge.release()
        self.left.emit()

    # --- to and fro ----------------------------------------------------------------------------

    def toggle(self) -> None:
        """Pause, or play; from the beginning if everything was shown."""
        if self._playing:
            self._stop()
            return
        if self.film.step >= self._last:
            self._show_step(0)
        self._playing = True
        self.page.show_playing(True)
        self._on_rested()

    def step(self, by: int) -> None:
        """Show the next or the previous step."""
        self._stop()
        if by > 0:
            self._show_next()
        else:
            self._show_step(self.film.step - 1)

    def turn_to(self, by: int) -> None:
        """Go to the next chapter, or to the start of this or the previous one."""
        self._stop()
        begin = [step for step, _ in self._chapters]
        if by > 0:
            at = bisect_right(begin, self.film.step)
            self._show_step(begin[at] if at < len(begin) else self._last)
        else:
            at = bisect_left(begin, self.film.step) - 1
            self._show_step(begin[at] if at >= 0 else 0)

    def go(self, step: int) -> None:
        """Go to this *step*."""
        if step != self.film.step:
            self._stop()
            self._show_step(step)

    def set_speed(self, percent: int) -> None:
        """Set the speed in per cent."""
        self._speed = percent
        self.page.show_speed(percent)
        self.page.table.set_speed(0.0 if self._bridge.still else percent / 100)

    # --- showing -------------------------------------------------------------------------------

    @property
    def _last(self) -> int:
        return len(self.film.steps) - 1

    def _stop(self) -> None:
        self._timer.stop()
        if self._playing:
            self._playing = False
            self.page.show_playing(False)

    def _show_next(self) -> None:
        """Show the next step with its motion."""
        self.page.table.skip()
        if not self.film.forth():
            self._stop()
            return
        lines = self._port.lines(self._told)
        self._told += len(lines)
        self._passed_over = False
        self._onlooker.look(None)
        told = " ".join(told_of(lines, self._port.game))
        self._say(PASSED_OVER if self._passed_over else told)

    def _show_step(self, step: int) -> None:
        """Show the table as it was after this many steps."""
        self.page.table.skip()
        self.film.go(step)
        self._onlooker.look(None)
        self._tell()

    def _on_passed_over(self) -> None:
        self._passed_over = True

    def _tell(self) -> None:
        """Show what happened in the step that was reached directly."""
        film, lines = self.film, self._port.lines()
        self._told = len(lines)
        since = film.steps[film.step - 1] if film.step else -1
        self._say(" ".join(told_of((e for e in lines if e.entry >= since), self._port.game)))

    def _say(self, words: str) -> None:
        self._words = words
        step = self.film.step
        at = bisect_right([begin for begin, _ in self._chapters], step) - 1
        chapter = self._chapters[at][1] if at >= 0 else BEGINNING
        self.page.show_at(step, chapter, words)
        self.page.aim.show_aim(self._port.aim())
        announce(self.page, words)

    def _on_rested(self) -> None:
        """Everything is still: continue after a pause, if it plays."""
        if not self._playing:
            return
        if self.film.step >= self._last:
            self._stop()
            return
        wait = PAUSE + READ * min(len(self._words), 160) if self._words else 0
        self._timer.start(round(wait * 100 / self._speed))

    def _read_chapters(self) -> list[tuple[int, str]]:
        """The step with which each chapter begins, and its heading."""
        port, steps = self._bridge.port, self.film.steps
        told = chapters(port.lines(), self._port.game, len(port.seats))
        found: dict[int, str] = {}
        for chapter in told:
            if chapter.heading != BEGINNING:
                found[min(bisect_left(steps, chapter.entry + 1), self._last)] = chapter.heading
        return sorted(found.items())
