"""Sentences of the Highland for which its rules look: by the words of their declaration."""

from __future__ import annotations

from functools import partial

from tabletop.games.darkest.modules.highland import BOX
from tabletop.games.darkest.party import worded_so

CLIMBED = "the party cannot go on before it is climbed"
NEAR = "you may take up Objects here that were dropped on this visit"
DRAINS = "you may discard a Follower of any character once per Road Space , and regain 1 Life"
GOES = "you may send this Follower away for {n} gold"
FAR = "you may take up Objects of the road that were dropped this Party Turn"

lines_so = partial(worded_so.lines_so, module=BOX.id)
says = worded_so.says
