"""The games that are told, by name: Tower and Parsifal, all presets, and one bent by hand each;
the nights of Scenario; campaigns of Darkest Talisman, one of them to the Crown; and the belfry with
its modules, each and all."""

from __future__ import annotations

from itertools import combinations

import tests.toys  # noqa: F401  (the belfry is one)
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_called
from tests.playthroughs.playthrough import Playthrough

PRESETS = game_called("tower").presets
PARSIFAL = game_called("parsifal").presets
DARKEST = game_called("darkest").presets

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

LOCKED_BY_HAND = {
    5: ('! move {"piece": "klingsor", "zone": "area:1", "face_up": true}',),
    6: ('! move {"piece": "kundry", "zone": "area:0", "face_up": true, "reason": "she came {}"}',),
    9: ('! move {"piece": "klingsor", "zone": "over:kundry"}',),
    12: ("! undo", "! redo"),
    14: ('! move {"piece": "bow", "zone": "under:klingsor", "face_up": true}',),
    18: ('! move {"piece": "chain", "zone": "over:kundry"}',),
    21: ('! suspend {"subject": "bow", "reason": "no shooting in the forest"}',),
    26: ('! reinstate {"subject": "bow"}',),
    28: ('! adopt {"subject": "PAR-020", "reason": "we gave it pockets"}',),
    30: ('! restart_step {"reason": "too fast"}',),
    33: ('! skip {"reason": "no time"}',),
    36: ('! count {"piece": -1, "counter": "direction", "value": -1}',),
    39: ('! note {"key": "diary", "words": "{} %s \\u8001\\u5b50"}',),
}
"""The same at Parsifal's table."""

MODULES_OF_BELFRY = [
    chosen for n in range(4) for chosen in combinations(("choir", "crown", "echo"), n)
]
"""All eight."""

BEGUN = ("lots", "anticlockwise")

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
        Playthrough("scenario-causeway", "scenario", 2, seed=41),
        Playthrough(
            "scenario-lamps", "scenario", 3, seed=42, options={"night": "three-cold-lamps"}
        ),
        Playthrough(
            "scenario-sexton", "scenario", 1, seed=43, options={"night": "the-sexton-below"}
        ),
        Playthrough(
            "scenario-abbot", "scenario", 2, seed=44, options={"night": "the-abbot-beneath"}
        ),
        Playthrough("darkest-crown", "darkest", 1, seed=92, options=DARKEST["As written"]),
        Playthrough(
            "darkest-vote",
            "darkest",
            2,
            seed=80,
            options={**DARKEST["As written"], "party_vote": "vote"},
        ),
        Playthrough(
            "darkest-typed",
            "darkest",
            3,
            seed=61,
            options={
                **DARKEST["As written"],
                "open_hands": "on",
                "party_turn": "road-space",
                "dice": "typed",
            },
        ),
        Playthrough("keeper-1", "keeper", 1, seed=51, begins=("class The Wayfarer",)),
        Playthrough("keeper-3", "keeper", 3, seed=52, options={"open_hands": "on"}),
        Playthrough("parsifal-2", "parsifal", 2, seed=33, begins=("first 1", "clockwise")),
        Playthrough("parsifal-3", "parsifal", 3, seed=35, begins=BEGUN),
        Playthrough("parsifal-4", "parsifal", 4, seed=23, begins=BEGUN),
        Playthrough(
            "parsifal-friendly", "parsifal", 5, seed=24, options=PARSIFAL["Friendly"], begins=BEGUN
        ),
        Playthrough(
            "parsifal-sharp", "parsifal", 6, seed=33, options=PARSIFAL["Sharp"], begins=BEGUN
        ),
        Playthrough(
            "parsifal-by-hand",
            "parsifal",
            3,
            seed=26,
            begins=("first 0", "clockwise"),
            options={"cards": "typed", "interrupt_prompt": "always", "quests": "latched"},
            meddling=LOCKED_BY_HAND,
        ),
        *(
            Playthrough("-".join(("belfry", *chosen)), "belfry", 3, seed, put_in_play(chosen))
            for seed, chosen in enumerate(MODULES_OF_BELFRY, 41)
        ),
    )
}
