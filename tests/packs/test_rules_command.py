"""`rules GAME`: each rule, and with the sources at hand the tests that prove it."""

from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.commands import own_tests
from tabletop.packs.rulebook import rulebook

PROOF = """
import pytest

@pytest.mark.rule("TWR-006")
def test_a_hero_is_taken_once() -> None: ...
"""


def test_an_installed_program_lists_its_rules_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The tests that lie beside it there, or where it is started, are somebody else's."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_theirs.py").write_text("this is no Python")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(own_tests, "RUN", tmp_path / "run.py")
    assert main(["rules", "tower"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == [*rulebook("tower").rules]


def test_with_a_folder_of_tests_each_rule_stands_with_its_proofs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proofs = tmp_path / "tests" / "games" / "tower"
    proofs.mkdir(parents=True)
    (proofs / "test_heroes.py").write_text(PROOF)
    assert main(["rules", "tower", "--tests", str(tmp_path / "tests")]) == 1
    listed = capsys.readouterr().out.splitlines()
    at = next(number for number, line in enumerate(listed) if line.startswith("TWR-006 "))
    proof = "tests/games/tower/test_heroes.py::test_a_hero_is_taken_once"
    assert listed[at + 1].strip() == proof
    assert listed[-1].startswith(f"{len(rulebook('tower').rules)} rules, ")
    assert "TWR-006" not in listed[-1]
