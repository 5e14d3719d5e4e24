"""Sacred Pool: what its cards say, and that every sentence has its say."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import points
from tabletop.packs.cards import Card
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest import saying
from tests.games.darkest.laying import answer, has, keys, names, party, why
from tests.games.darkest.sacredpool.laid import CARDS, met, pooled


def test_a_rule_of_silence_is_kept_to_the_end_of_the_journey() -> None:
    spells = {"spells:0": ["mending"]}
    session = met("sacredpool-rule-of-silence", zones=spells, on={"dwarf": {"held": 1}})
    answer(session, "mode 0")
    assert why(session, "cast mending"), "nobody may cast a Spell any more"


def test_a_long_psalm_makes_all_wiser_on_this_journey() -> None:
    session = met("sacredpool-long-psalm")
    before = [points(session.table, place, "craft") for place in range(3)]
    answer(session, "mode 0")
    assert [points(session.table, place, "craft") for place in range(3)] == [n + 1 for n in before]


def test_a_face_in_the_pool_gives_your_face_to_somebody_else() -> None:
    session = met("sacredpool-face-in-the-pool", coming=(1, 6, 1))
    answer(session, "craft")
    answer(session, "elf")
    assert has(session, "dwarf", "craft") == 1, "one is lost with the fight, one to the Face"
    assert has(session, "elf", "craft") == 5


@pytest.mark.rule("DTC-309")
def test_a_vow_of_silence_costs_another_spell() -> None:
    vow = "sacredpool-vow-of-silence"
    alone = pooled(at=2, zones={"spells:0": [vow]}, on={"dwarf": {"held": 1}})
    assert why(alone, f"cast {vow}") == "DTC-029", "it does not pay for itself"
    two = pooled(at=2, zones={"spells:0": [vow, "mending"]}, on={"dwarf": {"held": 2}})
    before = has(two, "dwarf", "craft")
    answer(two, f"cast {vow}", "yes", "mending")
    assert has(two, "dwarf", "craft") == before + 1
    assert "mending" in names(two, "spell-discard")


def test_the_almoner_lets_beggars_by_and_robs_whom_it_beats() -> None:
    poor = met("sacredpool-almoner", tokens={"dwarf": {"gold": 0}})
    assert "evade" in keys(poor)
    rich = met("sacredpool-almoner", "dwarf", tokens={"dwarf": {"gold": 3}}, coming=(1, 5))
    assert why(rich, "evade") == "DTC-182"
    answer(rich, "strength")
    assert has(rich, "dwarf", "gold") == 0


def test_a_pack_pony_is_left_to_the_wolf() -> None:
    session = met("wolf", "dwarf", zones={"mount:0": ["sacredpool-pack-pony"]})
    answer(session, "yes", "evade")
    assert names(session, "mount:0") == []
    assert names(session, "pile:1") == ["wolf"], "it stays"


def test_on_a_palfrey_one_is_rested_in_the_hills() -> None:
    session = pooled(
        "dwarf", step="draw", at=4, zones={"mount:0": ["sacredpool-palfrey"]},
        tokens={"dwarf": {"life": 2}}, coming=(3,) * 9,
    )  # fmt: skip
    answer(session, "mode 0")
    assert has(session, "dwarf", "life") == 3


OTHERWISE = ("sacredpool-stables", "sacredpool-reward")
"""Cards that others of the module's tests lay out: those, and the named ones."""
SAYING = [
    card.id
    for card in CARDS.values()
    if getattr(card, "home", "") not in OTHERWISE
    and not isinstance(card, content.HeroCard)
    and saying.carried_out(card.id)
]

COMPANIONS = ["hound", "sacredpool-silent-novice", "sacredpool-old-pilgrim"]
KEEPSAKES = [
    "sacredpool-pilgrims-staff",
    "sacredpool-scallop-shell",
    "sacredpool-unlit-taper",
    "seers-ring",
]
"""What other cards of the deck ask for."""


def laid(card: Card, luck: Random) -> Session:
    """A position in which *card* has its say soon: on the way out or home, among rich and poor."""
    trio = luck.choice(saying.TRIOS)
    zones: dict[str, list[str]] = {
        "items:0": luck.choice(([], KEEPSAKES)),
        "followers:0": luck.choice(([], COMPANIONS)),
        "followers:1": luck.choice(([], ["squire"])),
        "spells:0": luck.choice(([], ["mending"])),
    }
    met = luck.choice(("badger", "lynx", "wraith", "gibbet", "gambler", "bad-dreams", "cloudburst"))
    if isinstance(card, content.Spell):
        zones |= {"spells:0": [card.id, "mending"], "followers:0": luck.choice(([], ["hound"]))}
    elif isinstance(card, content.Thing):
        zones["items:0"] = [card.id]
    elif isinstance(card, content.Follower):
        zones["followers:0"] = ["hound", card.id]
    else:
        met = card.id
    zones["pile:1"] = [met]
    return party(
        *trio,
        step="spot",
        args={"spot": 100},
        tokens={name: luck.choice((saying.RICH, saying.POOR)) for name in trio},
        zones=saying.decks(zones, card.id),
        counters={heroes.HOMEWARD: luck.randrange(2)},
        options=put_in_play(["sacredpool"]),
        on={trio[0]: {"held": 3}},
        seed=luck.randrange(1000),
    )


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saying.all_is_said(name, partial(laid, CARDS[name]), monkeypatch)
