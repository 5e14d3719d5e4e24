"""`parts [GAME ...]`: what games declare for their cards to say: parts by sort, those that games
share, idioms; of a game without a grammar its templates and sayings."""

from __future__ import annotations

import argparse
from collections import Counter

from tabletop.cardtext.book import Book
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.grammar.grammar import Grammar
from tabletop.play.shelf.game_shelf import game_called, names


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("parts", help="count what cards can be made to say, and by what")
    parser.add_argument("games", nargs="*", help="games (default: all)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the counts, game by game."""
    for name in args.games or names():
        game = game_called(name)
        if game.wording is not None:
            print(f"{game.title}")
            for what, n in counted(game.wording.phrases).items():
                print(f"{n:6}  {what}")
    return 0


def counted(book: Book) -> dict[str, int]:
    """How many parts, or templates, *book* has."""
    if isinstance(book, Grammar):
        return _of_grammar(book)
    assert isinstance(book, Phrasebook)
    phrases = [*book]
    return {
        "templates": len(phrases),
        "templates without a slot, whole sentences": sum(not each.slots for each in phrases),
        "sayings, patterns over English": len(book.sayings),
    }


def _of_grammar(grammar: Grammar) -> dict[str, int]:
    sorts = Counter(sort for sort, _ in grammar.parts)
    return {
        "parts declared": len(grammar.parts),
        "of these shared by games": sum(grammar.parts.values()),
        "of these idioms": sorts["idiom"],
        **{f"sort: {sort}": n for sort, n in sorted(sorts.items())},
        "positions that follow from them": len([*grammar]),
        "sayings, patterns over English": 0,
    }
