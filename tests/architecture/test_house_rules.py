"""What is open hangs on the house rules of the table, too, wherever a rule asks for it."""

import re
from pathlib import Path

GAMES = Path(__file__).parents[2] / "tabletop" / "games"

PLAIN = {
    "restless/choices/item_options.py",
    "restless/choices/excess_items.py",
    "restless/choices/usable_items.py",
    "restless/party/items/item_handover.py",
}
"""Where the plain ways come first, and what a house rule opens is offered beside them."""


def test_no_rule_stops_asking_by_a_rule_that_players_do_without() -> None:
    """A rule that lists what is not blocked, or goes on while anything is not, asks
    `Option.is_open`: else what a house rule opens is never offered."""
    rules = [path for path in sorted(GAMES.rglob("*.py")) if "bots" not in path.parts]
    found = {
        path.relative_to(GAMES).as_posix()
        for path in rules
        if re.search(r"\bnot (?!aim\b)\w+\.why\b", path.read_text("utf-8"))
    }
    assert found == PLAIN
