"""Lessons: learning a game by playing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tabletop.play.questions.decision import Refusal

if TYPE_CHECKING:
    from tabletop.play.start.new_game import Laid
    from ui.game.lesson_guide import LessonGuide
    from ui.game.open_game import OpenGame
    from ui.seat.bridge import Bridge


class Program(Protocol):
    """The program, as lessons need it."""

    playing: OpenGame | None

    def tell(self, title: str, words: str, /) -> None: ...
    def play(self, game: Laid, /, *, keep: bool = True) -> None: ...
    def keep(self, bridge: Bridge, /) -> None: ...
    def set_up(self, game: str, /) -> None: ...


class Lessons:
    """The lessons of *app*."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self.guide: LessonGuide | None = None

    def learn_this(self) -> None:
        """Start the first lesson of the open game."""
        if self._app.playing is not None:
            self.learn(self._app.playing.bridge.game.id)

    def learn(self, game: str) -> None:
        """Start the first lesson of *game*; if it has none, say so and show the new-game page.

        A lesson is not saved, because it can be started again at any time. Play that continues
        after it is a normal game.
        """
        from tabletop.play.start.lesson import Course, begin, lessons_of
        from ui.game.lesson_guide import LessonGuide

        lessons = lessons_of(game)
        if not lessons:
            self._app.set_up(game)
            return
        try:
            self._app.play(begin(game, lessons[0]), keep=False)
        except Refusal as refusal:
            self._app.tell("This lesson cannot begin", str(refusal))
            return
        if (playing := self._app.playing) is not None:
            course = Course(lessons[0])
            self.guide = LessonGuide(course, playing, lambda: self._app.set_up(game))
            self.guide.played_on.connect(lambda: self._app.keep(playing.bridge))
            self.guide.look()
