"""The report file: everything that is needed to see what went wrong."""

import json
from pathlib import Path

import msgspec

from saves.fault_report import LINES, save_report
from saves.scrubbed_text import scrubbed
from tabletop import VERSION
from tabletop.play.record_loader import open_record, parse
from tests.saves.games import bent


def test_a_report_holds_the_game_the_fault_and_the_versions(tmp_path: Path) -> None:
    session = bent(60)
    try:
        raise ZeroDivisionError("a rule broke")
    except ZeroDivisionError as fault:
        path = save_report(tmp_path / "reports", session, fault, {"qt": "6.11"}, whole=True)
    found = json.loads(path.read_bytes())
    assert found["versions"]["tabletop"] == VERSION
    assert found["versions"]["qt"] == "6.11"
    assert found["versions"]["rules"].startswith(session.game.id)
    assert "ZeroDivisionError: a rule broke" in found["fault"]
    assert len(found["chronicle"]) == min(LINES, len(session.lines))
    assert "By hand" in " ".join(found["chronicle"])
    again = open_record(parse(msgspec.json.encode(found["record"])))
    assert again.to_json() == session.to_json()


def test_a_report_without_leave_holds_no_hidden_card_and_no_folder(tmp_path: Path) -> None:
    session = bent(60)
    hidden = "-".join(("cups", "king"))
    try:
        raise ZeroDivisionError(hidden)
    except ZeroDivisionError as fault:
        text = save_report(tmp_path, session, fault).read_text()
    assert hidden not in text
    assert "record" not in json.loads(text)
    assert "tests/saves/test_fault_report.py" in text
    assert str(Path(__file__).parents[2]) not in text


def test_folders_are_left_out_and_names_stay() -> None:
    for path in ("/disk/Ada Lovelace/my/x.tabletop", r"D:\Ada\my\x.tabletop"):
        assert scrubbed(f"{path} is damaged, '{path}'") == "…/x.tabletop is damaged, '…/x.tabletop'"
    assert scrubbed("and/or 3/4 ~/x") == "and/or 3/4 ~/x"


def test_reports_do_not_overwrite_each_other(tmp_path: Path) -> None:
    session = bent(20)
    assert save_report(tmp_path, session) != save_report(tmp_path, session)
    assert len(list(tmp_path.iterdir())) == 2
