"""The careful party of bots: it comes to an end, whatever stands in its way."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.darkest.options import AS_WRITTEN
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.laying import TRIO, answer, asked, meets, party, setting_out
from tests.games.darkest.test_e_guardians import fight, trove


@pytest.mark.parametrize(("strength", "chosen"), [(20, "on"), (2, "back")])
def test_a_careful_party_leaves_guardians_of_whom_it_can_fell_none(
    strength: int, chosen: str
) -> None:
    """It fought on for ever where neither side could hurt the other."""
    session = party(
        "troll",
        step="pits",
        at=6,
        to="portal-of-power",
        coming=(6,) * 20,
        tokens={"troll": {"strength": strength, "life": 40, "fate": 0}},
        counters={"climb": 7},
    )
    while asked(session) != "DTC-281":
        answer(session, "none")
    assert session.table["guardians"]
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    assert choose(session.view(0), session.decision, Luck(1)) == chosen


def test_what_a_guardian_bears_counts_where_a_careful_party_thinks_of_going_on() -> None:
    """A Troll of Strength 6 and an Ogre of 5 with a knife of 2 stood before each other for ever."""
    session = trove(
        "ditch-ogre",
        "toll",
        dice=(1, 1, 1),
        magic=("widow-knife",),
        heroes=("troll",),
        tokens={"troll": {"fate": 0, "life": 40}},
    )
    assert asked(session) == "DTC-250"
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    assert choose(session.view(0), session.decision, Luck(1)) == "back"


@pytest.mark.parametrize(("guard", "wielded"), [("wraith", "staff-of-knots"), ("ox", "great-axe")])
def test_a_careful_hero_wields_what_hurts_the_guardians_that_are_left(
    guard: str, wielded: str
) -> None:
    """A Troll swung its axe at a spirit of Craft 13 for ever, a better staff on its back."""
    session = fight(
        guard,
        heroes=("troll",),
        zones={"items:0": ["great-axe", "staff-of-knots", "wyrm-tooth-sword"]},
    )
    assert asked(session) == "DTC-087"
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    assert choose(session.view(0), session.decision, Luck(1)).startswith(wielded)


def test_a_careful_hero_puts_something_down_for_a_talisman() -> None:
    """A Ghoul with full hands left one after another on the ground, and none came to the Tower."""
    session = party(
        "troll",
        at=4,
        to="warlocks-cave",
        on={"warlocks-cave": {"visited": 1}},
        zones={"items:0": ["sword", "axe", "shield", "helmet"]},
        tokens={"troll": {"gold": 2, "quest": 6, "fate": 0}},
    )
    assert session.decision is not None
    assert "room for Talisman" in session.decision.ask
    choose = bot(session.game, "thoughtful")
    assert choose(session.view(0), session.decision, Luck(1)).startswith("for ")


@pytest.mark.rule("DTC-266", "DTC-267")
@pytest.mark.parametrize(
    ("strength", "talismans", "chosen"), [(60, 2, "again"), (60, 1, "back"), (20, 2, "back")]
)
def test_heroes_who_are_sure_to_come_through_alone_wait_for_nobody(
    strength: int, talismans: int, chosen: str
) -> None:
    """A Ghoul with 980 Lives came back time and again for companions without a Talisman."""
    session = party("troll", "elf", step="plain_decision", at=6, to="portal-of-power",
                    tokens={"troll": {"strength": strength, "craft": 24}, "elf": {"life": 1}},
                    zones={"items:0": ["talisman"] * talismans}, counters={"climb": 1})  # fmt: skip
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    assert choose(session.view(0), session.decision, Luck(1)) == chosen


@pytest.mark.rule("DTC-140", "DTC-266")
def test_who_has_several_talismans_lays_one_down_on_the_plain_for_who_has_none() -> None:
    session = party("troll", "elf", step="plain_decision", at=6, to="portal-of-power",
                    zones={"items:0": ["talisman"] * 2}, counters={"climb": 1})  # fmt: skip
    choose, answers = bot(session.game, "thoughtful"), list[str]()
    while not answers or answers[-1] != "ahead":
        assert session.decision is not None
        answers.append(choose(session.view(0), session.decision, Luck(1)).partition("#")[0])
        answer(session, answers[-1])
    assert answers == ["drop talisman", "again", "none", "talisman", "ahead"]


@pytest.mark.parametrize(("life", "strength", "chosen"), [(4, 3, "yes"), (4, 14, "no")])
def test_a_careful_hero_pays_only_enemies_that_it_could_not_beat(
    life: int, strength: int, chosen: str
) -> None:
    session = meets("bridge-giant", "dwarf", options=AS_WRITTEN, tokens={
        "dwarf": {"strength": strength, "life": life, "gold": 1, "fate": 0}})  # fmt: skip
    answer(session, "forward")
    assert session.decision is not None
    assert session.decision.rule == "DTC-335"
    assert bot(session.game, "thoughtful")(session.view(0), session.decision, Luck(1)) == chosen


def test_what_a_careful_hero_loses_is_never_a_talisman_where_there_is_anything_else() -> None:
    session = meets("old-bear", "dwarf", coming=(1, 5), tokens={"dwarf": {"fate": 0}},
                    zones={"items:0": ["talisman", "sword", "raft"]})  # fmt: skip
    answer(session, "forward", "strength")
    assert session.decision is not None
    assert "Which Object is discarded" in session.decision.ask
    key = bot(session.game, "thoughtful")(session.view(0), session.decision, Luck(1))
    assert key.startswith("raft")


@pytest.mark.rule("DTC-091")
@pytest.mark.parametrize(
    ("carried", "chosen"),
    [(("shield", "raft", "helmet"), "for raft"), (("shield", "talisman", "great-axe"), "leave")],
)
def test_a_careful_hero_puts_down_what_is_of_less_use_than_what_it_finds(
    carried: tuple[str, ...], chosen: str
) -> None:
    session = meets("boar-spear", "troll", zones={"items:0": [*carried, "armour"]})
    answer(session, "forward")
    assert asked(session) == "DTC-B08"
    assert session.decision is not None
    key = bot(session.game, "thoughtful")(session.view(0), session.decision, Luck(1))
    assert key.partition("#")[0] == chosen


@pytest.mark.parametrize(("to", "bought"), [("castle", "buy water-bottle"), ("city", "mystic")])
def test_a_careful_hero_buys_water_beyond_the_river(to: str, bought: str) -> None:
    session = party("troll", step="stay", args={"place": 0}, at=0, to=to,
                    counters={"travelled": 1})  # fmt: skip
    assert session.decision is not None
    assert bot(session.game, "thoughtful")(session.view(0), session.decision, Luck(1)) == bought


@pytest.mark.parametrize(("craft", "bound_for"), [(24, "portal-of-power"), (9, "warlocks-cave")])
def test_a_party_that_no_dice_can_stop_sets_out_with_fewer_talismans(
    craft: int, bound_for: str
) -> None:
    session = party(
        "troll",
        "elf",
        step="set_out",
        at=0,
        to="portal-of-power",
        tokens={"troll": {"strength": 60, "craft": craft}},
        zones={"items:0": ["talisman"] * 3},
    )
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    assert choose(session.view(0), session.decision, Luck(1)) == bound_for


@pytest.mark.rule("DTC-191")
@pytest.mark.parametrize(("weapon", "chosen"), [("sword", "shoot"), ("great-axe", "none")])
def test_a_careful_hero_shoots_where_its_weapon_is_worth_no_more(weapon: str, chosen: str) -> None:
    session = fight(
        "hill-giant",
        heroes=("dwarf",),
        tokens={"dwarf": {"gold": 1}},
        zones={"items:0": ["yew-bow", weapon]},
    )
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    assert choose(session.view(0), session.decision, Luck(1)) == chosen


def test_a_careful_hero_spends_its_gold_in_a_village_before_it_is_ready() -> None:
    session = party(step="stay", args={"place": 0}, at=0, tokens={"dwarf": {"life": 1, "gold": 3}})
    assert session.decision is not None
    key = bot(session.game, "thoughtful")(session.view(0), session.decision, Luck(1))
    assert key == "heal life"
    why = session.game.reasons(session.view(0), session.decision, key, None)
    assert "is 4 Life below" in why


@pytest.mark.parametrize(("shown", "chosen"), [(1, "fate"), (6, "keep")])
def test_a_careful_hero_rolls_again_what_could_hardly_be_worse(shown: int, chosen: str) -> None:
    session = party(
        "elf",
        zones={"pile:1": ["gambler"]},
        counters={"spot": 0},
        coming=(shown, 4),
        tokens={"elf": {"fate": 1, "gold": 2}},
    )
    answer(session, "forward")
    assert asked(session) == "DTC-B03"
    assert session.decision is not None
    key = bot(session.game, "thoughtful")(session.view(0), session.decision, Luck(1))
    assert key == chosen
    why = session.game.reasons(session.view(0), session.decision, key, None)
    assert f"{shown}" in why


def test_with_all_boxes_a_party_is_told_where_to_go_by_what_it_needs() -> None:
    options = put_in_play(box.id for box in game_called("darkest").modules)
    strong = {name: {"strength": 12, "craft": 3, "life": 9, "fate": 0} for name in TRIO}
    weak = {name: {"strength": 1, "craft": 1, "life": 9, "fate": 0} for name in TRIO}
    assert (
        _goes(setting_out(options=options, tokens=strong, counters={"journeys": 2})) == "sentinel"
    )
    assert _goes(setting_out(options=options, tokens=weak, counters={"journeys": 2})) == "city"


def _goes(session: Session) -> str:
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    return choose(session.view(session.decision.seat), session.decision, Luck(1))
