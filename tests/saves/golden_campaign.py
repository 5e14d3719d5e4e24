"""Golden campaigns: a folder as each release leaves it, which every later version has to open.

`python -m tests.saves.golden_campaign` writes that of this version anew. Those of earlier releases
are never touched, nor is `older`, a ledger written by hand with only what the first draft of the
format had.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from saves.campaign import CampaignSave
from saves.folders import folders
from saves.names_and_bin import ledgers
from tabletop import VERSION
from tabletop.bots.luck import Luck
from tests.architecture.sources import ROOT
from tests.play.nights import begun, play

GOLDEN = ROOT / "tests" / "saves" / "golden_campaigns"


def half_way(data: Path) -> Path:
    """A campaign whose second sitting is being played; the folder it lies in."""
    save = CampaignSave.begin(folders(data), begun(2))
    first = save.open().session
    assert first is not None
    save.save(play(first, Luck(1)))
    save.next(8)
    second = save.open().session
    assert second is not None
    luck = Luck(2)
    for _ in range(9):
        decision = second.decisions[0]
        second.answer(luck.choice(decision.legal()), seat=decision.seat)
    save.save(second)
    save.close()
    return save.folder


def main() -> None:
    """Write the golden campaign of this version: of each file the newest generation."""
    import tests.toys  # noqa: F401  (they stand on the shelf)

    target = GOLDEN / VERSION
    shutil.rmtree(target, ignore_errors=True)
    with TemporaryDirectory() as data:
        folder = half_way(Path(data))
        target.mkdir(parents=True)
        shutil.copy(ledgers(folder)[0], target)
        for inside in sorted(path for path in folder.iterdir() if path.is_dir()):
            (target / inside.name).mkdir()
            newest = max(inside.glob("*.tabletop"))
            shutil.copy(newest, target / inside.name)
    print(target.relative_to(ROOT))


if __name__ == "__main__":
    main()
