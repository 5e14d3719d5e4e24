"""`lint GAME`, `lint PATH`: faults in the cards of a game or of a player's pack, with the nearest
correct wording."""

from __future__ import annotations

import argparse
import ast
import inspect
import pkgutil
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import wrap

from tabletop.packs.card_wording import Wording
from tabletop.packs.error import PackError
from tabletop.packs.finding import Finding, mended
from tabletop.packs.finding_codes import CODES
from tabletop.packs.game_folders import folder_of
from tabletop.packs.lint import counts, lint
from tabletop.packs.locale import Locale, check, read_locale
from tabletop.packs.phrase_guide import brought_up_to_date
from tabletop.packs.players.pack import read_pack
from tabletop.packs.seen_in_games import nobody_looked, seen_in
from tabletop.play.adaptation.packs_in_play import advice, described, game_of_sheets, kinds_of
from tabletop.play.questions.decision import Refusal
from tabletop.play.shelf.game_shelf import game_called, names, package_of


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("lint", help="check the cards of a game, or a pack")
    parser.add_argument("game", help="a game, or the folder or zip of a pack")
    parser.add_argument("--counts", action="store_true", help="count cards, sentences, phrases")
    parser.add_argument("--language", help="print the cards in another language, and check that")
    parser.add_argument(
        "--guide", type=Path, metavar="FILE", help="bring the game's phrases in a guide up to date"
    )
    parser.add_argument(
        "--fix", action="store_true", help="write what is understood as cards print it"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the findings. The exit code is 1 if anything must be corrected.

    :raises Refusal: if there is no such game, or it has nothing that was asked for.
    """
    if args.game not in names() and Path(args.game).exists():
        return _pack(Path(args.game), args.fix)
    game = game_called(args.game)
    wording = game.wording
    if wording is None:
        if args.counts or args.guide or args.language:
            raise Refusal("", f"{game.title} has no cards to check.")
        return report(list(lacks(game.id)))
    if args.counts:
        print(counted(wording))
        return 0
    if args.guide:
        text = args.guide.read_text(encoding="utf-8")
        now = brought_up_to_date(text, game.title, wording)
        args.guide.write_text(now, encoding="utf-8")
        print(f"{args.guide} is {'as it was' if now == text else 'up to date now'}.")
        return 0
    if args.language:
        locale = read_locale(folder_of(game.id) / "locale", args.language, wording)
        if not locale.findings:
            print(translated(locale, wording))
        return report(list(check(locale, wording)))
    findings = [
        *lacks(game.id),
        *nobody_looked(game.id),
        *lint(wording, called_in(package_of(game.id)), seen_in(game.id, wording)),
    ]
    return report(mend(findings, folder_of(game.id) / "cards") if args.fix else findings)


def mend(findings: list[Finding], folder: Traversable) -> list[Finding]:
    """Rewrite understood sentences in *folder* as cards print them, and return the remaining
    findings.

    :raises Refusal: if a file cannot be written.
    """
    left = [each for each in findings if each.code != "house-wording"]
    for name in dict.fromkeys(each.file for each in findings if each not in left):
        file, its = folder / name, [each for each in findings if each.file == name]
        try:
            if not isinstance(file, Path):
                raise OSError("it lies in an archive")
            text, done = mended(file.read_text(encoding="utf-8"), its)
            file.write_text(text, encoding="utf-8")
        except OSError as fault:
            raise Refusal("", f"{name} cannot be written: {fault}.") from fault
        print(f"{name}: {done} worded as cards print it.")
    return left


LACKS = {
    "layout.toml": ("no-layout", "Its zones lie in plain rows, as nothing says where they belong."),
    "dressing.toml": ("no-dressing", "It is shown without a cover, and ends with a plain page."),
    "rulebook.md": ("no-rulebook", "Nobody can read the rules that its questions name."),
}
"""The optional files of a game, and the effect of their absence."""


def lacks(game: str) -> Iterator[Finding]:
    """The files that *game* lacks."""
    folder = folder_of(game)
    for file, (code, without) in LACKS.items():
        if not (folder / file).is_file():
            how = "assets/games/README.md tells how it is written."
            yield Finding(code, f"{game}/{file}", 0, "", f"There is no such file. {without} {how}")


def _pack(place: Path, fix: bool = False) -> int:
    """Print the contents and faults of the pack at *place*, or *fix* its wordings."""
    try:
        pack = read_pack(place, kinds_of, game_of_sheets)
    except PackError as fault:
        raise Refusal("", str(fault)) from fault
    print(described(pack))
    findings = [*pack.findings, *advice(pack)]
    found = report(mend(findings, place) if fix else findings)
    if pack.findings:
        print("It can be played with once what is wrong with its files is mended.")
    elif found:
        print("It can be played with. What is not understood is left to the players.")
    return 1 if pack.findings else 0


def report(findings: list[Finding]) -> int:
    """Print *findings*. Returns 1 if anything must be corrected."""
    explained: set[str] = set()
    for finding in findings:
        print(told(finding, at_length=finding.code not in explained))
        explained.add(finding.code)
    wrong = sum(finding.wrong for finding in findings)
    by_hand = sum(finding.code == "by-hand" for finding in findings)
    with_it = sum(finding.code == "left-with-it" for finding in findings)
    words = ["1 finding" if wrong == 1 else f"{wrong} findings"]
    words += [f"{by_hand} left to the players on purpose"] if by_hand else []
    words += [f"{with_it} left to them with another"] if with_it else []
    plain = len(findings) - wrong - by_hand - with_it
    words += [f"{plain} made up for plainly"] if plain else []
    print(", ".join(words))
    return 1 if wrong else 0


def told(finding: Finding, *, at_length: bool = False) -> str:
    """A finding in a few lines: its place, its sentence, the fault and the correction; *at length*
    with the meaning of its code."""
    column = f", {finding.field}, column {finding.column}" if finding.column else ""
    lines = [f"{finding.place}{column}: {finding.code}"]
    lines += [f"    {finding.sentence}"] if finding.sentence else []
    lines += [f"    {finding.message}"]
    lines += [f"    Did you mean {finding.nearest!r}?"] if finding.nearest else []
    if at_length and finding.code in CODES:
        lines += wrap(CODES[finding.code], 92, initial_indent="    ", subsequent_indent="    ")
    return "\n".join(lines)


def counted(wording: Wording) -> str:
    """The numbers of a game's cards, one line each."""
    return "\n".join(f"{number:6}  {what}" for what, number in counts(wording).items())


def translated(locale: Locale, wording: Wording) -> str:
    """All cards in the language of *locale*, each with its texts."""
    texts = defaultdict(list)
    for text in wording.texts():
        texts[text.card.id].append(locale.text(text.said))
    lines = []
    for card in wording.pack().cards.values():
        names = filter(None, (card.name, getattr(card, "epithet", "")))
        lines.append(f"{', '.join(map(locale.name, names))} ({card.id})")
        lines += [f"    {text}" for text in texts[card.id]]
    return "\n".join(lines)


NO_SOURCES = (
    "A game's cards are checked against the sources of its rules, which a build does not have. "
    "Check them where Tabletop was installed as a package; a pack of your own is checked here, too."
)


@cache
def called_in(package: str) -> frozenset[str]:
    """The names of everything that is called, and so of everything that is made, in a package's
    sources.

    :raises Refusal: if there are no sources, as in a build.
    """
    found = import_module(package)
    modules = [found] + [
        import_module(module.name)
        for module in pkgutil.walk_packages(found.__path__, f"{package}.")
    ]
    try:
        sources = [inspect.getsource(module) for module in modules]
    except OSError as fault:
        raise Refusal("", NO_SOURCES) from fault
    calls = (
        node.func
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
    )
    named = (each for each in calls if isinstance(each, ast.Name | ast.Attribute))
    return frozenset(each.id if isinstance(each, ast.Name) else each.attr for each in named)
