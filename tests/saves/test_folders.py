"""Where the user's files lie."""

from pathlib import Path

from saves.folders import PORTABLE, folders


def test_files_lie_where_the_system_keeps_them(user_folders: Path) -> None:
    found = folders()
    assert user_folders in found.data.parents
    assert user_folders in found.cache.parents
    assert user_folders in found.config.parents
    assert len({found.data, found.cache, found.config}) == 3
    assert not found.data.exists()


def test_a_portable_program_keeps_everything_beside_it(tmp_path: Path) -> None:
    assert tmp_path not in folders(program=tmp_path).data.parents
    (tmp_path / PORTABLE).touch()
    found = folders(program=tmp_path)
    assert {found.data.parent, found.cache.parent, found.config.parent} == {tmp_path}


def test_a_folder_that_is_named_comes_before_all_others(tmp_path: Path) -> None:
    (tmp_path / PORTABLE).touch()
    chosen = tmp_path / "chosen"
    found = folders(chosen, program=tmp_path)
    assert found.data == chosen
    assert {found.cache.parent, found.config.parent} == {chosen}
