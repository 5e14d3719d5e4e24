"""The thoughtful bot of Tower."""

import random

from tabletop.play.decision import Decision
from tabletop.table.view import View


def thoughtful(view: View, decision: Decision, luck: random.Random) -> str:
    return luck.choice(decision.legal()).key
