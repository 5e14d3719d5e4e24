"""Windows get the port of a seat: one file of ui looks into a session."""

import ast
from collections.abc import Iterator

from tests.architecture.sources import ROOT, nodes, parsed, sources

BRIDGE = "ui/seat/bridge.py"

WHOLE = {"session", "_session", "journal", "timeline", "checkpoints"}
"""What only a session has, or gives."""

HOLDERS = {"session", "_session", "bridge", "_bridge", "port", "_port", "opened"}
"""What people call that by which a session could be come by."""

INSIDE = {"table", "play", "waiting", "drafting", "decisions"}
"""What a session gives that a port does not."""


def looks_inside(source: ast.Module) -> Iterator[str]:
    """Where a source looks into a session."""
    for node in nodes(source):
        if not isinstance(node, ast.Attribute):
            continue
        of = node.value
        name = (
            of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
        )
        if node.attr in WHOLE or (name in HOLDERS and node.attr in INSIDE):
            yield f"line {node.lineno}: {ast.unparse(node)}"


def test_a_look_into_a_session_is_noticed() -> None:
    for offence in (
        "bridge.session",
        "self._bridge.session.table",
        "port._session",
        "def f(session): return session.table",
        "x = playing.bridge.table",
        "opened.session",
        "bridge.play.lines",
    ):
        assert [*looks_inside(ast.parse(offence))], offence
    for fine in (
        "view.table",
        "self.table.view",
        "port.view",
        "bridge.port.seats",
        "app.play(game)",
    ):
        assert not [*looks_inside(ast.parse(fine))], fine


def test_no_window_looks_into_a_session() -> None:
    found = {
        name: looks
        for path in sources("ui")
        if (name := str(path.relative_to(ROOT))) != BRIDGE
        and (looks := [*looks_inside(parsed(path))])
    }
    assert found == {}
