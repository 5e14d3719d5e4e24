"""The games that are told, by name: all numbers of heroes, all presets, and one bent by hand."""

from __future__ import annotations

from tabletop.play.game import game_called
from tests.playthroughs.playthrough import Playthrough

PRESETS = game_called("tower").presets

BY_HAND = {
    9: ('! move {"piece": "cups-9", "zone": "discard", "face_up": true, "reason": "it {} fell"}',),
    12: ("! undo", "! redo"),
    15: ('! count {"piece": "d6", "counter": "shown", "value": 6}', "! undo"),
    18: ('! adopt {"subject": "TWR-029", "reason": "we like full hands"}',),
    21: ('! suspend {"subject": "TWR-094", "reason": "no gifts for a while"}',),
    26: ('! reinstate {"subject": "TWR-094"}',),
    30: ('! restart_step {"reason": "too fast"}',),
    33: ('! skip {"reason": "no time"}',),
    36: ('! count {"piece": -1, "counter": "active", "value": 1}',),
    39: ('! note {"key": "diary", "words": "{} %s \\u8001\\u5b50"}',),
}
"""What players do by hand before the question of a number."""

COURT = ("wands-king", "cups-knight", "pentacles-page", "swords-queen")
"""A hero of each class and of each gift, but for those that go together."""

GAMES = {
    told.name: told
    for told in (
        Playthrough("tower-2", "tower", 2, seed=11, begins=("pentacles-king", "swords-knight")),
        Playthrough(
            "tower-3", "tower", 3, seed=12, begins=("cups-queen", "wands-page", "cups-king")
        ),
        Playthrough("tower-4", "tower", 4, seed=13, begins=COURT),
        Playthrough(
            "tower-gentle", "tower", 3, seed=14, options=PRESETS["Gentle"], begins=COURT[1:]
        ),
        Playthrough("tower-grim", "tower", 2, seed=15, options=PRESETS["Grim"], begins=COURT[:2]),
        Playthrough(
            "tower-by-hand",
            "tower",
            2,
            seed=16,
            begins=("pentacles-page", "swords-queen"),
            options={"dice": "typed", "cards": "typed", "pent_stop": "free", "shields": "one"},
            meddling=BY_HAND,
        ),
    )
}
