"""A frozen program begins as the worker that it was started as, and else without a look at that."""

import subprocess
import sys

import pytest

from ui.program.worker_start import TRACKER, WORKER, work_if_asked


def test_a_worker_works_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[dict[str, int]] = []
    monkeypatch.setattr("multiprocessing.spawn.spawn_main", lambda **given: worked.append(given))
    arguments = [WORKER, "tracker_fd=5", "pipe_handle=7"]
    monkeypatch.setattr(sys, "argv", ["tabletop", *arguments])
    with pytest.raises(SystemExit):
        work_if_asked(arguments)
    assert worked == [{"tracker_fd": 5, "pipe_handle": 7}]


def test_what_tidies_up_is_begun_as_python_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words are those of this Python, not ours."""
    from multiprocessing import resource_tracker

    asked: list[list[str]] = []
    tracked: list[int] = []

    def begin(_program: object, arguments: list[str], _files: object) -> int:
        asked.append(arguments)
        raise InterruptedError

    monkeypatch.setattr("multiprocessing.util.spawnv_passfds", begin)
    monkeypatch.setattr(resource_tracker, "main", lambda *given: tracked.append(len(given)))
    with pytest.raises(InterruptedError):
        resource_tracker.ResourceTracker().ensure_running()
    assert asked[0][-1].startswith(TRACKER)
    with pytest.raises(SystemExit):
        work_if_asked(asked[0][1:])
    assert tracked


@pytest.mark.parametrize("arguments", [[], ["--resume"], ["late.tabletop"], ["-c", "print()"]])
def test_a_start_of_a_player_imports_nothing_for_it(arguments: list[str]) -> None:
    """A file of such a name is no worker either."""
    look = (
        "import sys; from ui.program.worker_start import work_if_asked\n"
        "work_if_asked(sys.argv[1:])\n"
        "sys.exit('multiprocessing' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", look, *arguments], check=True)
