"""Test files are shared out among the processes that compile them."""

from pathlib import Path

from tests.compiled import not_compiled, share


def test_each_file_is_compiled_by_one_of_all_processes(tmp_path: Path) -> None:
    files = [tmp_path / f"test_{n}.py" for n in range(7)]
    for n, file in enumerate(files):
        file.write_text("#" * n)
    shares = [share(files, number, 3) for number in range(3)]
    assert sorted(file for each in shares for file in each) == files
    assert {len(each) for each in shares} == {2, 3}


def test_what_pytest_has_compiled_already_is_left_alone(tmp_path: Path) -> None:
    fresh = tmp_path / "test_fresh.py"
    fresh.touch()
    assert not_compiled([Path(__file__), fresh]) == [fresh]
