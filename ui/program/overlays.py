"""Dialogs over any page that need no table: about, rules, stories, statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.base.keymap import way_to
from ui.windows.messages import tell
from ui.windows.shell import Shell

if TYPE_CHECKING:
    from ui.program.statistics_controller import Program as StatisticsProgram
    from ui.program.story_controller import Program as StoryProgram


def about(shell: Shell) -> None:
    """Show the about dialog."""
    from ui.windows.dialogs import AboutDialog

    AboutDialog(shell).open()


def rules(shell: Shell) -> None:
    """Say where the rules are, if no table is open."""
    shell.say(
        "The rules of a game are beside its table, so start a game. "
        f"To see all keys, {way_to('key_sheet')}."
    )


def rule(shell: Shell, game: str, id: str) -> None:
    """Show the rule *id* of *game* if no table is open."""
    from tabletop.packs.error import PackError
    from tabletop.packs.rulebook import rulebook

    try:
        told = rulebook(game).rules.get(id)
    except PackError:
        told = None
    tell(shell, id, told.text if told else "The rulebook does not have this rule.")


def keep_story(app: StoryProgram) -> None:
    """Save the story of the open game to a file."""
    from ui.program.story_controller import StoryKeeper

    StoryKeeper(app).keep_this()


def statistics(app: StatisticsProgram) -> None:
    """Show the statistics of the games finished here."""
    from ui.program.statistics_controller import Statistics

    Statistics(app).show()
