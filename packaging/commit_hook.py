"""Puts the commit of the source into the wheel and the sdist, which have no version control.

`pyproject.toml` names this hatchling hook. It runs with only hatchling installed.
"""

import runpy
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CommitHook(BuildHookInterface):  # type: ignore[type-arg]
    """Packs the file that `saves.source_commit` reads: an sdist has it, a working tree does not."""

    _written: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file after all others, wherever it comes from, so that an sdist gives the same
        wheel. An editable *version* asks git instead."""
        source = runpy.run_path(
            str(Path(self.root, "saves", "source_commit.py"))
        )  # without importing the package
        place, commit = source["PLACE"], source["commit"]()
        if version == "editable" or not commit:
            return
        self._written = Path(tempfile.mkdtemp(), Path(place).name)
        self._written.write_text(commit, "utf-8")
        build_data["force_include"][str(self._written)] = place

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Delete the written file."""
        if self._written is not None:
            shutil.rmtree(self._written.parent)
