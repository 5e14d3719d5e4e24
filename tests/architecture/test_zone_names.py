"""A zone's name is only its name: no file takes one apart to learn what the zone is.

Names that come from a table are sealed while whole games are played (tests/conformance): whatever
the code calls them, who takes one apart is caught. Names that the code makes itself are caught
where a text is taken apart at the colon that stands in them. The screen is held by
`tests/ui/test_zone_names.py`, too.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import pytest

import tests.toys  # noqa: F401  (they stand on the shelf)
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.play.start.new_game import bare
from tests.architecture.sources import ROOT, nodes, parsed, sources
from tests.table.sealed import WAYS, Sealed, TakenApart

WAITING = {"trigger", "modifier"}
"""The roles of phrases that say something for as long as their card lies there."""


def waits(game: Game) -> bool:
    """Whether cards of *game* wait for something, or change something, while they lie there."""
    phrases = game.wording.phrases if game.wording is not None else ()
    return any(phrase.role in WAITING for phrase in phrases)


@pytest.mark.parametrize("game", names())
def test_the_zones_of_a_game_say_what_they_are(game: str) -> None:
    """Those of seats have a kind; no two of one kind are alike; where something reacts is live."""
    rules = game_called(game)
    for seats in rules.seats:
        zones = bare(rules, seats, 1, {}).zones.values()
        assert [zone.name for zone in zones if zone.owner >= 0 and zone.kind == zone.name] == []
        alike = Counter((zone.kind, zone.number, zone.owner, zone.on) for zone in zones)
        assert max(alike.values()) == 1
        live = {zone.kind for zone in zones if zone.live}
        reacting = rules.reactions.reacting.values()
        assert {kind for all_ in reacting for kind, _ in all_} <= live
        assert live or not waits(rules), "what waits, or holds, does so somewhere"


@pytest.mark.parametrize("way", WAYS)
def test_a_name_that_is_taken_apart_is_noticed(way: str) -> None:
    with pytest.raises(TakenApart):
        getattr(Sealed("row:3"), way)(":")
    assert Sealed("row:3") == "row:3"
    assert {Sealed("row:3"): 1}["row:3"] == 1
    assert f"{Sealed('row:3')}" == "row:3"


def test_slices_loops_and_questions_are_noticed() -> None:
    name = Sealed("row:3")
    for act in (lambda: name[4:], lambda: ":" in name, lambda: [*name], lambda: max(name)):
        with pytest.raises(TakenApart):
            act()


# --- as it is written ----------------------------------------------------------------------------

TAKES_APART = {
    "partition",
    "rpartition",
    "split",
    "rsplit",
    "startswith",
    "endswith",
    "removeprefix",
    "removesuffix",
    "find",
    "rfind",
    "index",
    "rindex",
}
OTHER_TEXTS = {
    "tabletop/games/restless/bots/thoughtful.py _own_choice": "a question, the label of an answer",
    "tabletop/games/restless/cards/content.py title": "the name of a token",
    "tabletop/games/restless/bots/reasons.py _of_a_price": "the label of an answer",
    "tabletop/executor/lasting_changes.py told_by": "the name of a token",
    "tabletop/grammar/wording.py lead": "a gap of a wording",
    "tabletop/packs/library.py chosen": "the name of an option",
    "tabletop/play/rules/game_box.py settle": "the name of an option",
    "ui/faces/deck_files.py _given": "a path",
    "ui/faces/deck_files.py libraries": "the folders of the desktop",
    "ui/faces/safe_svg.py _declared": "a style sheet",
    "ui/scene/pieces/piece_looks.py of": "the name of a token",
}
"""Where a text is taken apart at a colon that is no zone's name, and what it is."""


def taking(source: ast.AST, texts: Collection[str], said: Mapping[str, str]) -> Iterator[str]:
    """The functions in which something is taken apart at one of *texts*, or at a text that ends
    with a colon and is put together; *said* are the texts that names stand for."""

    functions: list[ast.FunctionDef | ast.AsyncFunctionDef] = []
    taken: list[int] = []
    for node in nodes(source):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            functions.append(node)
        taken += [each.lineno for each in _taken_at(node) if _is_mark(each, texts, said)]
    for line in taken:
        around = [each for each in functions if each.lineno <= line <= (each.end_lineno or 0)]
        yield max(around, key=lambda each: each.lineno).name if around else ""


def _taken_at(node: ast.AST) -> list[ast.expr]:
    """What *node* takes a text apart at."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in TAKES_APART:
            return [e for a in node.args for e in (a.elts if isinstance(a, ast.Tuple) else [a])]
    elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
        return [node.left]
    return []


def _is_mark(mark: ast.expr, texts: Collection[str], said: Mapping[str, str]) -> bool:
    if isinstance(mark, ast.BinOp):
        return _is_mark(mark.right, texts, said)
    if isinstance(mark, ast.JoinedStr):
        last = mark.values[-1]
        return isinstance(last, ast.Constant) and str(last.value).endswith(":")
    if isinstance(mark, ast.Name | ast.Attribute):
        return said.get(mark.id if isinstance(mark, ast.Name) else mark.attr) in texts
    return isinstance(mark, ast.Constant) and mark.value in texts


def _said(trees: Mapping[Path, ast.Module]) -> dict[str, str]:
    """Every name that stands for a text, in any file."""
    return {
        target.id: node.value.value
        for source in trees.values()
        for node in nodes(source)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }


def _marks() -> set[str]:
    """What names of zones could be taken apart at: a colon, alone or after any kind there is."""
    kinds = {
        zone.kind
        for game in map(game_called, names())
        for zone in bare(game, game.seats[1], 1, {}).zones.values()
    }
    return {":"} | {f"{kind}:" for kind in kinds}


@pytest.mark.long
def test_no_text_is_taken_apart_as_the_name_of_a_zone_would_be() -> None:
    rooms = sources("tabletop", "ui", "saves", "assets")
    trees = {path: parsed(path) for path in rooms}
    marks, said = _marks(), _said(trees)
    found = {
        f"{path.relative_to(ROOT).as_posix()} {function}"
        for path, source in trees.items()
        for function in taking(source, marks, said)
    }
    assert found == set(OTHER_TEXTS), "is it a zone's name? ask the zone; if not, say what it is"


def test_each_way_to_take_a_name_apart_is_found() -> None:
    ways = """
MARK = ":"
def a(name): return name.partition(":")
def b(name): return name.split(MARK, 1)
def c(name): return name.startswith(("hand:", "tree"))
def d(name): return name[5:] if ":" in name else ""
def e(name, kind): return name.removeprefix(f"{kind}:")
def f(name, kind): return name.startswith(kind + ":")
def g(name): return name.find(lexicon.MARK)
def h(name): return name.partition(" "), name.startswith("back:"), names[":"], f"{name}: {name}"
"""
    source = ast.parse(ways)
    assert {*taking(source, {":", "hand:"}, _said({Path(): source}))} == set("abcdefg")
