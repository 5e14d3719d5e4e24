"""`rules GAME`: each rule of a rulebook with the tests that prove it."""

from __future__ import annotations

import argparse
import ast
from collections import defaultdict
from pathlib import Path

from tabletop.commands.own_tests import own_tests
from tabletop.packs.rulebook import Rulebook, rulebook
from tabletop.play.shelf.game_shelf import game_called

PROVEN = ("enforce", "trigger", "choice")
"""The tags of rules that need a test."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("rules", help="list each rule with the tests that prove it")
    parser.add_argument("game")
    parser.add_argument("--tests", type=Path, help="the folder of tests; otherwise the program's")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the rules. The exit code is 1 if a rule that needs a test has none.

    An installed program has no tests, so it lists only the rules.
    """
    game = game_called(args.game)
    book = rulebook(game.edition)
    tests = args.tests or own_tests()
    if tests is None:
        for rule in book.rules.values():
            print(f"{rule.id} {rule.first}")
        return 0
    if not tests.is_dir():
        raise ValueError(f"There is no folder of tests at {tests}.")
    return _with_proofs(book, marked_tests(tests, game.id))


def _with_proofs(book: Rulebook, proofs: dict[str, list[str]]) -> int:
    unproven = []
    for rule in book.rules.values():
        tests = proofs.get(rule.id, [])
        print(f"{rule.id} [{rule.tag}] {rule.first}")
        for test in tests:
            print(f"    {test}")
        if rule.tag in PROVEN and not tests:
            print("    NOT PROVEN")
            unproven.append(rule.id)
    print(f"{len(book.rules)} rules, {len(unproven)} to prove: {' '.join(unproven) or 'none'}")
    prefixes = {rule.partition("-")[0] for rule in book.rules}
    strangers = {rule for rule in proofs if rule.partition("-")[0] in prefixes} - set(book.rules)
    if strangers:
        print(f"tests name rules that the rulebook does not have: {' '.join(sorted(strangers))}")
    return 1 if unproven or strangers else 0


def marked_tests(folder: Path, game: str = "") -> dict[str, list[str]]:
    """The tests below *folder* by the ids of the rules in their marks.

    Tests in rooms of games other than *game* are left out, because two games may share rule ids.
    """
    proofs = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        room = path.relative_to(folder).parts
        if game and room[0] == "games" and room[1] != game:
            continue
        named = path.relative_to(folder.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _rules_of(node):
                    proofs[rule].append(f"{named}::{node.name}")
    return dict(proofs)


def _rules_of(test: ast.FunctionDef) -> list[str]:
    """The arguments of all `@pytest.mark.rule(...)` of *test*."""
    return [
        str(argument.value)
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    ]
