"""Sentences of the Firelands for which its rules look: by the words of their declaration."""

from __future__ import annotations

from functools import partial

from tabletop.games.darkest.modules.firelands import BOX
from tabletop.games.darkest.party import worded_so

EASED = "you lose no Life to fire on the road"
AT_EVERY_MOVE = "the party moves on"
HOLDS_FATE = "this Object holds {n} Fate for draw dice and special locations"
BUILDS = "you may pay {n} gold to put {terrain} or {other} on a Road Space that the party leaves"
TELLS = "you may meet a card that lies on it at any time, and discard it once none is left"


spoken_so = partial(worded_so.spoken_so, module=BOX.id)
says = worded_so.says
