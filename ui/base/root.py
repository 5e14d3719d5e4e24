"""Where the program lies: the folder that holds `ui`, `assets` and the rest of it."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
