"""A question as a bot hears it in a process of its own, where it may know no more than its seat."""

from __future__ import annotations

import pickle
from io import BytesIO
from typing import Any

from tabletop.play.questions.decision import Decision
from tabletop.table.table import Table


def asked_elsewhere(decision: Decision) -> Any:
    """*decision*, sent and made anew."""
    return Elsewhere(BytesIO(pickle.dumps(decision))).load()


class Elsewhere(pickle.Unpickler):
    """Where a bot is asked that may know no more than its seat."""

    def find_class(self, module: str, name: str) -> Any:
        """What is called *name* in *module*; never a table."""
        found = super().find_class(module, name)
        assert found is not Table, "a whole table is sent, with all that is hidden"
        return found
