"""A game that there is only for windows to show: its options, its saves and its end."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from saves.summary import Summary
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import Choice, TableOption
from tabletop.play.rules.procedure import Steps
from tabletop.table.table import Flow, Seat
from ui.panels.fact_types import EndCard, Ending


def make_game() -> Game:
    """A game with two options, one of them set card by card, and two presets."""
    return Game(
        id="whist",
        title="Whist",
        blurb="Take tricks.",
        seats=(2, 3),
        rules_version=1,
        options=(
            TableOption(
                "trumps",
                "Trumps",
                "How trumps are found.",
                (Choice("turned", "are turned up"), Choice("none", "there are none")),
                "WHI-003",
            ),
            TableOption(
                "worth",
                "Worth",
                "What each card is worth.",
                (Choice("1", "one"), Choice("2", "two")),
                "",
                ("ace", "king"),
            ),
        ),
        presets={"Plain": {}, "Wild": {"trumps": "none"}},
        steps=Steps(),
        first=Flow("deal"),
        aside="out",
        components=lambda table: None,
        title_of=str.title,
        refuse=lambda table, seat, piece, zone: Refusal("", ""),
        pool=lambda table, piece: "",
        explain=lambda table, piece: {},
        difficulty=lambda seats, options: "hard" if options["trumps"] == "none" else "easy",
        thoughtful=lambda view, decision, luck: decision.options[0].key,
    )


SAVES = (
    Summary(
        path=Path("b"),
        when=datetime(2026, 3, 4, 21, 5),
        game="whist",
        question="Which card?",
        seats=(Seat("Ada", 0), Seat("Ben", 1)),
    ),
    Summary(path=Path("c"), when=datetime(2026, 3, 3), damage="It ends in the middle."),
)

ENDING = Ending(
    "Won",
    True,
    "All tricks are yours.",
    "WHI-009",
    "It is told:",
    (EndCard("ace", "Ace", "First", "a gift"), EndCard("king", "King", reversed=True)),
    "meaning",
    "What does it mean?",
)
