"""The report file: everything that is needed to see what went wrong."""

import json
from pathlib import Path

import msgspec

from saves.report import LINES, save_report
from tabletop import VERSION
from tabletop.play.opening import open_record, parse
from tests.saves.games import bent


def test_a_report_holds_the_game_the_fault_and_the_versions(tmp_path: Path) -> None:
    session = bent(60)
    try:
        raise ZeroDivisionError("a rule broke")
    except ZeroDivisionError as fault:
        path = save_report(tmp_path / "reports", session, fault, {"qt": "6.11"})
    found = json.loads(path.read_bytes())
    assert found["versions"]["tabletop"] == VERSION
    assert found["versions"]["qt"] == "6.11"
    assert found["versions"]["rules"].startswith(session.game.id)
    assert "ZeroDivisionError: a rule broke" in found["fault"]
    assert len(found["chronicle"]) == min(LINES, len(session.lines))
    assert "By hand" in " ".join(found["chronicle"])
    again = open_record(parse(msgspec.json.encode(found["record"])))
    assert again.to_json() == session.to_json()


def test_reports_do_not_overwrite_each_other(tmp_path: Path) -> None:
    session = bent(20)
    assert save_report(tmp_path, session) != save_report(tmp_path, session)
    assert len(list(tmp_path.iterdir())) == 2
