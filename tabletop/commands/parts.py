"""`parts [GAME ...]`: the declarations of games for their cards: parts by sort, shared parts,
idioms, and lines of code."""

from __future__ import annotations

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from tabletop.packs.card_wording import Wording
from tabletop.play.shelf.game_shelf import game_called, names, package_of

ROOMS = ("cardtext", "grammar", "vocabulary")
"""The rooms that the words of all games use."""

WORDS = re.compile(r"(grammar|phrases|\w*_words)\.py")
"""The files of a game that contain only words."""

DECLARES = re.compile(r"^from tabletop\.grammar\.\w+ import", re.MULTILINE)
"""A pattern that marks a chapter of rules that declares words."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("parts", help="count what cards can be made to say, and by what")
    parser.add_argument("games", nargs="*", help="games (default: all)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the counts for each game and for all together."""
    worded = {name: game_called(name) for name in args.games or names()}
    found = {name: game.wording for name, game in worded.items() if game.wording is not None}
    for name, wording in found.items():
        print(worded[name].title)
        _print(counted(wording))
    print("Together")
    _print(together(found.values()))
    _print(lines([name for name in found if package_of(name).startswith("tabletop.")]))
    return 0


def _print(counts: dict[str, int]) -> None:
    for what, n in counts.items():
        print(f"{n:6}  {what}")


def counted(wording: Wording) -> dict[str, int]:
    """The numbers of parts available to the cards of one game."""
    grammar = wording.phrases
    sorts = Counter(sort for sort, _ in grammar.parts)
    return {
        "parts declared": len(grammar.parts),
        "of these shared by games": sum(grammar.parts.values()),
        "of these idioms": sorts["idiom"],
        "other parts that one card alone uses": len(of_one_card(wording)),
        **{f"sort: {sort}": n for sort, n in sorted(sorts.items())},
        "positions that follow from them": len([*grammar]),
    }


def of_one_card(wording: Wording) -> list[str]:
    """The parts, other than idioms, that only one card uses: idioms in effect."""
    grammar = wording.phrases
    cards: defaultdict[str, set[str]] = defaultdict(set)
    for text in wording.texts():
        for clause in text.clauses:
            for said in clause.whole:
                cards[getattr(said.phrase, "part", "")].add(text.card.name)
    return sorted(
        name
        for sort, name in grammar.parts
        if sort != "idiom" and len(cards[name]) == 1 and not grammar.parts[sort, name]
    )


def together(wordings: Iterable[Wording]) -> dict[str, int]:
    """The counts of several games together. Shared parts count once."""
    wordings = [*wordings]
    declared = [part for each in wordings for part in each.phrases.parts.items()]
    shared = {part for part, common in declared if common}
    own = sum(not common for _, common in declared)
    idioms = sum(sort == "idiom" for (sort, _), _ in declared)
    alone = sum(len(of_one_card(each)) for each in wordings)
    return {
        "parts declared": own + len(shared),
        "of these shared by games": len(shared),
        "idioms": idioms,
        "other parts that one card alone uses": alone,
    }


def lines(games: Iterable[str]) -> dict[str, int]:
    """The lines of code of the rooms for words, of the *games*' files of words, and of their
    chapters that declare words beside rules."""
    root = Path(__file__).parents[1]
    found = {f"lines of {room}": sum(map(_lines, (root / room).rglob("*.py"))) for room in ROOMS}
    files = [file for game in games for file in _files(root / "games" / game)]
    held = [file for file in files if WORDS.fullmatch(file.name)]
    found["lines of the games' files of words"] = sum(map(_lines, held))
    chapters = [file for file in files if file not in held and DECLARES.search(file.read_text())]
    found["lines of chapters of rules that declare words"] = sum(map(_lines, chapters))
    return found


def _files(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.rglob("*.py"))


def _lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())
