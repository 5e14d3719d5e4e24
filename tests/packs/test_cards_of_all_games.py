"""What holds for the cards of all games together."""

from __future__ import annotations

import tomllib
from collections import defaultdict

from tabletop.packs.game_folders import folder_of


def test_no_two_games_have_a_card_of_the_same_id() -> None:
    """The faces of all games are found by ids alone: that of another would be shown."""
    owners: dict[str, set[str]] = defaultdict(set)
    for folder in folder_of("tower").parent.iterdir():
        for path in (folder / "cards").glob("*.toml"):
            for cards in tomllib.loads(path.read_text("utf-8")).values():
                for card in cards if isinstance(cards, list) else ():
                    owners[card["id"]].add(folder.name)
    assert len(owners) > 500
    assert {card: games for card, games in owners.items() if len(games) > 1} == {}
