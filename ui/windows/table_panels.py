"""The panels beside and over the table, except the question: the first frame does not wait for
them.

Making them takes as long as laying out the whole table, so it is done afterwards.
"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.panels.chronicle import ChroniclePanel
from ui.panels.face import FaceSource
from ui.panels.inspector import InspectorPanel
from ui.panels.preview import Preview
from ui.panels.quests import QuestsPanel
from ui.panels.refusal import RefusalCard
from ui.panels.rulebook import RulebookPanel
from ui.panels.rulings import RulingsPanel
from ui.panels.unstick import UnstickPanel


class Panels:
    """The panels in docks, by name in `docked`; and `refusal` and `preview`, which lie over
    *table*."""

    def __init__(self, table: QWidget, faces: FaceSource | None) -> None:
        self.chronicle = ChroniclePanel()
        self.rulebook = RulebookPanel()
        self.inspector = InspectorPanel(faces)
        self.quests = QuestsPanel()
        self.rulings = RulingsPanel()
        self.unstick = UnstickPanel()
        self.refusal = RefusalCard(table)
        self.preview = Preview(table, faces)
        self.docked: dict[str, QWidget] = {
            "chronicle": self.chronicle,
            "rulebook": self.rulebook,
            "inspector": self.inspector,
            "quests": self.quests,
            "rulings": self.rulings,
            "unstick": self.unstick,
        }
