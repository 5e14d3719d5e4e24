"""What is shown over the pages and needs no table: whose work this is, a rule, what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.base.keymap import way_to
from ui.windows.messages import tell
from ui.windows.shell import Shell

if TYPE_CHECKING:
    from ui.program.statistics_controller import Program as StatisticsProgram
    from ui.program.story_controller import Program as StoryProgram


def about(shell: Shell) -> None:
    """Show what this is and whose work is in it."""
    from ui.windows.dialogs import AboutDialog

    AboutDialog(shell).open()


def rules(shell: Shell) -> None:
    """Say where the rules are, where no table is open."""
    shell.say(
        "The rules of a game are beside its table: begin one. "
        f"To see all keys, {way_to('key_sheet')}."
    )


def rule(shell: Shell, game: str, id: str) -> None:
    """Show the rule called *id* of *game* where no table is open."""
    from tabletop.packs.error import PackError
    from tabletop.packs.rulebook import rulebook

    try:
        told = rulebook(game).rules.get(id)
    except PackError:
        told = None
    tell(shell, id, told.text if told else "The rulebook does not tell of it.")


def keep_story(app: StoryProgram) -> None:
    """Keep the story of the open game in a file."""
    from ui.program.story_controller import StoryKeeper

    StoryKeeper(app).keep_this()


def statistics(app: StatisticsProgram) -> None:
    """Show the statistics of the games finished here."""
    from ui.program.statistics_controller import Statistics

    Statistics(app).show()
