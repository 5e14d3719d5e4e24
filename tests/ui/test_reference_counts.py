"""The binding keeps its reference counts: PySide6 6.12.0 on Python 3.11 aborts in this loop."""

import subprocess
import sys

CALLS = """
from PySide6.QtWidgets import QApplication, QGraphicsRectItem
app = QApplication([])
item = QGraphicsRectItem()
for step in range(100_000):
    item.setPos(step, 0)
print(int(item.x()))
"""


def test_a_hundred_thousand_calls_that_return_nothing_survive() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CALLS], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "99999"), done.stderr
