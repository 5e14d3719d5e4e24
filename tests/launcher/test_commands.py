"""What the commands of run.py hand on."""

from pathlib import Path

import pytest
from launcher import commands


def test_a_pack_is_checked_where_it_lies_from_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The work is done in the program's own folder: a path is told in full. A game is no path."""
    handed: list[list[str]] = []
    monkeypatch.setattr(commands, "_module", lambda _, given, __: handed.append(given) or 0)
    monkeypatch.chdir(tmp_path)
    for name in ("marsh", "tower"):
        (tmp_path / name).mkdir()
    for given in (["marsh"], ["tower"], ["restless", "--counts"], ["nothing"]):
        assert commands.lint(given) == 0
    assert handed == [
        ["lint", str(tmp_path / "marsh")],
        ["lint", "tower"],
        ["lint", "restless", "--counts"],
        ["lint", "nothing"],
    ]
