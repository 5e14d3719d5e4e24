"""The program folder, which holds `ui`, `assets` and the rest."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
