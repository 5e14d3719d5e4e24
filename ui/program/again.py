"""Starts the open game again: with new luck, or with the same."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from saves.folders import Folders
from tabletop.play.questions.decision import Refusal
from tabletop.play.start.new_game import Laid, same_deal
from tabletop.table.table import Seat
from ui.seat.typed_packs import keep_written

if TYPE_CHECKING:
    from ui.seat.bridge import Bridge


class Program(Protocol):
    """The program, as far as it starts games."""

    files: Folders

    def new_game(
        self,
        game: str,
        seats: list[Seat],
        seed: int,
        options: dict[str, str],
        house_rules: Sequence[str] = (),
        /,
    ) -> None: ...
    def play(self, game: Laid, /) -> None: ...
    def tell(self, title: str, words: str, /) -> None: ...


class Again:
    """Starts the game of *bridge* again in *app*."""

    def __init__(self, app: Program, bridge: Bridge) -> None:
        self._app, self._bridge = app, bridge

    def new_deal(self) -> None:
        """Start with the same people, options and house rules, and new luck."""
        port = self._bridge.port
        seats = [seat.as_at_first(number) for number, seat in enumerate(port.seats)]
        luck = secrets.randbelow(10**9)
        kept = keep_written(self._app.files, self._bridge, self._app.tell)
        self._app.new_game(port.game.id, seats, luck, port.options | kept, port.house_rules)

    def same_deal(self) -> None:
        """Start with the same initial position and the same luck."""
        try:
            self._app.play(self._bridge.hand_to(same_deal))
        except Refusal as refusal:
            self._app.tell("This game cannot begin", str(refusal))
