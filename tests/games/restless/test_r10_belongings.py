"""Chapters 10 to 14: Items, drawing, Nothing, Sins, and the kinds of Items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.choices.needed_objects import OBJECTS
from tabletop.play.ports.port import Port
from tests.games.restless.camp import (
    asked,
    asks,
    battle,
    blocked,
    camp,
    health,
    keys,
    meeting,
    names,
    play,
    rerolls,
)


def finds(*loot: str, **more: object):  # type: ignore[no-untyped-def]
    """A party that draws these cards of Loot, the first on top."""
    return camp(
        step="meet",
        zones={"encounter": ["gift"]},
        decks={"loot": [*loot]},
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("RST-100")
def test_an_item_is_gained_by_putting_it_into_an_inventory() -> None:
    session = finds("club")
    play(session, "stay", "slot 0")
    assert asked(session) == "RST-212"
    play(session, "slot 1")
    assert names(session, "inventory:1") == ["club"]


@pytest.mark.rule("RST-101", "RST-099")
def test_who_has_no_room_may_make_some() -> None:
    session = finds("bow", holds={"bo": ["kettle", "blanket"]})
    play(session, "stay", "slot 0", "slot 1")
    assert asked(session) == "RST-101"
    ways = ["give kettle", "lay kettle", "discard kettle"]
    assert keys(session) == [*ways, *(way.replace("kettle", "blanket") for way in ways), "decline"]
    play(session, "lay kettle")
    assert names(session, "inventory:1") == ["blanket", "bow"]
    assert names(session, "ground") == ["kettle"]


@pytest.mark.rule("RST-101")
def test_or_leave_the_new_item_on_the_ground() -> None:
    session = finds("bow", holds={"bo": ["kettle", "blanket"]})
    play(session, "stay", "slot 0", "slot 1", "decline")
    assert names(session, "ground") == ["bow"]


@pytest.mark.rule("RST-102", "RST-069", "RST-066", "RST-123")
def test_a_transfigured_character_keeps_what_it_bears_and_sheds_what_it_cannot_carry() -> None:
    session = meeting(
        "mirror",
        ("ann", "bo"),
        decks={"characters": ["eve"]},
        holds={"ann": ["club", "blanket"]},
        sins={"ann": ["pride"]},
        status={"ann": ["vigil"]},
        wounds={"ann": 2},
    )
    play(session, "stay", "slot 0")
    assert names(session, "character:0") == ["eve"]
    assert asked(session) == "RST-102", "Eve carries 3 at most"
    play(session, "lay club")
    assert (names(session, "sins:0"), names(session, "status:0")) == (["pride"], ["vigil"])
    assert health(session, "eve") == (2, 2), "wounds are kept"
    assert names(session, "characters-used") == ["ann"]
    assert names(session, "ground") == ["club"]


@pytest.mark.rule("RST-103", "RST-105", "RST-110")
def test_items_are_laid_down_picked_up_and_given_between_encounters() -> None:
    session = camp(holds={"ann": ["club", "broth"]})
    play(session, "lay club")
    assert names(session, "ground") == ["club"]
    play(session, "give club", "slot 0", "give broth")
    assert sorted(names(session, "inventory:0") + names(session, "inventory:1")) == [
        "broth",
        "club",
    ]


@pytest.mark.rule("RST-103", "RST-105", "RST-106")
@pytest.mark.parametrize(
    ("step", "realm", "barred"),
    [
        ("gap", "closed-fist", {"give club": "RST-105", "swap": "RST-105"}),
        (
            "begin_battle",
            "toll",
            {"give club": "RST-106", "swap": "RST-106", "give urn": "RST-103"},
        ),
        ("begin_battle", "market", {"give urn": "RST-103"}),
    ],
)
def test_picking_up_is_no_trade(
    prints: Callable[..., None], step: str, realm: str, barred: dict[str, str]
) -> None:
    """A card that says whether Items are traded says nothing of what lies on the Ground."""
    prints("market", text="Items can be traded in Battle.")
    zones = {"realm": [realm], "ground": ["urn"], "encounter": ["rat"] * (step != "gap")}
    session = camp(step=step, zones=zones, holds={"ann": ["club"], "bo": ["broth"]})
    wanted = ("give club", "give urn", "swap")
    assert {key: rule for key, rule in blocked(session).items() if key in wanted} == barred
    if step == "gap":
        play(session, "give urn", "slot 1")
        assert names(session, "inventory:1") == ["broth", "urn"]


@pytest.mark.rule("RST-104", "RST-107")
def test_what_lies_on_the_ground_is_of_no_use_outside_rest() -> None:
    session = camp(zones={"ground": ["broth"]}, wounds={"ann": 3})
    assert "use broth" not in keys(session)


FIGHT = {"step": "begin_battle", "zones": {"encounter": ["rat"]}}
AHEAD = {"row": [["rat"]]}
IN_DECK = {"decks": {"encounters": ["rat"]}}
TWO = {"party": ("ann", "bo")}
ACTS_ON = {
    "the Target takes 1 damage": FIGHT,
    "the Target loses 1 Health": FIGHT,
    "the Target heals 1": FIGHT,
    "the Target heals fully": FIGHT,
    "the Target dies": FIGHT,
    "the Target escapes": FIGHT,
    "the Target deals its damage to you": FIGHT,
    "the Target has -1 Attack until the end of the Battle": FIGHT,
    "you must Dodge": FIGHT,
    "you must Dodge instead of attacking": FIGHT,
    "you take 2 damage by Chain Magic": FIGHT,
    "you lose a random Item to the Target": FIGHT,
    "the party Flees at once": FIGHT,
    "reveal this Target's drops": FIGHT,
    "each Target takes 1 damage": FIGHT,
    "each Target loses 1 Health": FIGHT,
    "each Target dies": FIGHT,
    "another Target joins the Battle": FIGHT | {"decks": {"encounters": ["wasp"]}},
    "skip the next Encounter": AHEAD,
    "replace the next Encounter": AHEAD,
    "reveal the next Encounter": AHEAD,
    "reveal the next 2 Encounters": AHEAD,
    "reveal every Encounter": AHEAD,
    "the next Encounter must be a Combat Encounter": AHEAD,
    "reveal a card anywhere": AHEAD,
    "add an Encounter": IN_DECK,
    "add a Combat Encounter": IN_DECK,
    "fight a Combat Encounter": IN_DECK,
    "reveal the next Rest": {"zones": {"nights": ["night"]}},
    "lose a Rest card": {"zones": {"nights": ["night"]}},
    "gain a Rest card": {"decks": {"rests": ["night"]}},
    "reveal the next Loot": {"decks": {"loot": ["club"]}},
    "you draw 1 Loot": {"zones": {"loot-used": ["club"]}},
    "you draw 1 Treasure": {"decks": {"treasures": ["coat"]}},
    "draw 1 Treasure": {"decks": {"treasures": ["coat"]}},
    "draw 1 Loot": {"decks": {"loot": ["club"]}},
    "you draw a Starter Item": {"decks": {"starters": ["kettle"]}},
    "look at the top 2 cards of the Loot deck and put any of them under it": {
        "decks": {"loot": ["club"]}
    },
    "look at the top 2 cards of the Loot deck and put them back in any order": {
        "decks": {"loot": ["club"]}
    },
    "you take a Melee Weapon from the Loot discard pile": {"zones": {"loot-used": ["club"]}},
    "you are transfigured": {"decks": {"characters": ["cy"]}},
    "a Character absolves a Sin": TWO | {"sins": {"bo": ["pride"]}},
    "you absolve all Sins": {"sins": {"ann": ["pride"]}},
    "you lose a Status Effect": {"status": {"ann": ["veil"]}},
    "you lose all Status Effects": {"status": {"ann": ["veil"]}},
    "you discard a Melee Weapon": {"holds": {"ann": ["broth", "club"]}},
    "you discard a Melee Weapon with a Value of 2 or more": {"holds": {"ann": ["broth", "club"]}},
    "recharge an Active Item": TWO | {"holds": {"ann": ["broth"], "bo": ["bell"]}},
    "recharge all Active Items": {"holds": {"ann": ["broth", "bell"]}},
    "you recharge all Active Items": {"holds": {"ann": ["broth", "bell"]}},
    "exhaust a random Active Item": {"holds": {"ann": ["broth", "bell"]}},
    "the dead rejoin the party": TWO
    | {"zones": {"character:1": []}, "decks": {"characters": ["cy"]}},
    "another Character heals 1": TWO,
    "each other Character gains 1 Armor": TWO,
    "each Character that bears a Sin heals 1": {"sins": {"ann": ["pride"]}},
}
"""What sentences act on, and where that is there: not in the Gap of one who has only a Broth."""


@pytest.mark.sampled
@pytest.mark.rule("RST-108")
@pytest.mark.parametrize("deed", ACTS_ON)
def test_what_has_nothing_to_act_on_cannot_be_used(prints: Callable[..., None], deed: str) -> None:
    def barred(text: str, **where: Any) -> str:
        prints("broth", text=text)
        session = camp(**{"party": ("ann",), "holds": {"ann": ["broth"]}, **where})
        assert all(o.why for o in session.decision.options if o.rule == "RST-108")
        return blocked(session).get("use broth", "")

    assert barred(f"Use: {deed}.") == "RST-108"
    assert barred(f"Use: {deed}.", **ACTS_ON[deed]) == ""
    assert barred(f"Use: gain 1 Reroll Counter. Use: {deed}.") == "", "it does something else"
    assert barred(f"Use: choose one: {deed}; or gain 1 Reroll Counter.") == ""


@pytest.mark.rule("RST-108")
def test_each_deed_that_acts_on_something_is_tried() -> None:
    read = [clause for deed in ACTS_ON for clause in parse(f"Use: {deed}.", GRAMMAR)]
    assert all(isinstance(clause, Clause) for clause in read)
    tried = {said.phrase.run for clause in read for said in clause.body}
    assert not set(OBJECTS) - tried


@pytest.mark.rule("RST-108")
@pytest.mark.parametrize(("wounds", "warned"), [({}, True), ({"bo": 1}, False)])
def test_what_would_change_nothing_is_allowed_after_a_warning(
    wounds: dict[str, int], warned: bool
) -> None:
    session = camp(holds={"ann": ["broth", "psalm"]}, wounds=wounds)
    assert session.decision is not None
    told = {o.key.partition("#")[0]: o.warning for o in session.decision.legal()}
    assert bool(told["use broth"]) == warned
    assert not told["use psalm"]
    play(session, "use broth", "slot 0")
    assert names(session, "inventory:0") == ["psalm"]


@pytest.mark.rule("RST-111", "RST-122")
def test_where_nobody_is_named_the_party_says_who_draws() -> None:
    session = meeting("vault", decks={"treasures": ["pride"]})
    assert asked(session) == "RST-111"
    play(session, "slot 1")
    assert names(session, "sins:1") == ["pride"], "RST-115: it binds to who turned it up"


@pytest.mark.rule("RST-113", "RST-114")
def test_nothing_is_discarded_or_drawn_again_for_a_counter() -> None:
    session = finds("nothing", "club")
    play(session, "stay", "slot 0")
    assert asked(session) == "RST-113"
    play(session, "again", "slot 0")
    assert names(session, "inventory:0") == ["club"]
    assert rerolls(session) == 4
    poor = finds("nothing", "club", counters={"rerolls": 0})
    play(poor, "stay", "slot 0")
    assert blocked(poor)["again"] == "RST-113"
    play(poor, "discard")
    assert names(poor, "loot-used") == ["nothing"]


@pytest.mark.rule("RST-113", "RST-114")
def test_nothing_is_dropped_on_its_pile_and_another_is_drawn_off_the_deck() -> None:
    session = finds("nothing", "club")
    play(session, "stay", "slot 0")
    nothing, port = session.table.named("nothing").id, Port(session, 0)
    (dropped,) = port.drops(nothing)
    assert (dropped.zone, dropped.keys) == ("loot-used", ("discard",))
    question = asks(session)
    assert question is not None
    (off,) = (option for option in question.options if "loot" in option.zones)
    assert off.key == "again"
    assert port.refuse(nothing, "ground").rule == "RST-114"


# --- Sins --------------------------------------------------------------------------------------


@pytest.mark.rule("RST-115", "RST-116", "RST-256")
def test_a_sin_uses_up_the_draw_and_binds() -> None:
    session = meeting("vault", decks={"treasures": ["pride", "bell"]})
    play(session, "slot 0")
    assert names(session, "sins:0") == ["pride"]
    assert names(session, "treasures") == ["bell"], "nothing is drawn in its stead"


@pytest.mark.rule("RST-119")
def test_a_sin_cannot_be_laid_down_or_given() -> None:
    session = camp(sins={"ann": ["pride"]})
    pride = session.table.named("pride").id
    assert session.game.refuse(session.table, 0, pride, "ground").rule == "RST-120"
    assert not [key for key in keys(session) if "pride" in key]


@pytest.mark.rule("RST-121")
def test_sins_add_up() -> None:
    session = battle(sins={"ann": ["pride", "sloth"]}, coming=[10])
    play(session, "slot 0", "attack unarmed")
    assert session.table.named("rat").counters["health"] == 5, "10 - 1 is a miss"


# --- kinds of Items ----------------------------------------------------------------------------


@pytest.mark.rule("RST-125", "RST-126")
def test_a_consumable_has_its_uses_and_is_gone() -> None:
    session = camp(
        holds={"ann": ["crumbs", "broth"]},
        wounds={"bo": 6},
        options={"free_consumables_outside": "on"},
    )
    play(session, "use crumbs", "slot 1", "slot 1")
    assert session.table.named("crumbs").counters["uses"] == 1
    play(session, "use crumbs", "slot 1", "slot 1")
    assert names(session, "loot-used") == ["crumbs"]
    play(session, "use broth", "slot 1")
    assert names(session, "loot-used") == ["crumbs", "broth"], "one use where none is printed"


@pytest.mark.rule("RST-130", "RST-132", "RST-133")
def test_recharging_counts_the_encounter_of_use() -> None:
    session = battle(
        foe="wasp",
        holds={"ann": ["bell"]},
        on={"wasp": {"health": 3}},
        row=[["well"], ["gift"], ["rat"]],
        coming=[15, 10, 10],
    )
    play(session, "slot 0", "use bell", "attack unarmed")
    bell = session.table.named("bell")
    assert (bell.turn, bell.counters["ready"]) == (90, 3), "used in 1, ready at 1 + 2"
    play(session, "go on", "stay", "slot 0")
    assert session.table.named("bell").turn == 90
    play(session, "go on")
    assert session.table.named("bell").turn == 0


@pytest.mark.rule("RST-138")
def test_equipment_works_for_who_holds_it() -> None:
    session = battle(holds={"bo": ["charm"]}, coming=[8])
    play(session, "slot 1", "attack unarmed")
    assert session.table.named("rat").counters["health"] == 4, "8 + 2 hits"
    ground = battle(zones={"ground": ["charm"]}, coming=[8])
    play(ground, "slot 1", "attack unarmed")
    assert ground.table.named("rat").counters["health"] == 5


@pytest.mark.rule("RST-140")
def test_one_consumable_each_outside_battle() -> None:
    session = camp(holds={"ann": ["broth", "crumbs"]}, wounds={"bo": 6}, row=[["gift"]])
    play(session, "use broth", "slot 1")
    assert blocked(session)["use crumbs"] == "RST-203"
    play(session, "go on", "pass")
    assert "use crumbs" in keys(session), "until the next Encounter"


@pytest.mark.rule("RST-141")
def test_a_spell_attacks_and_is_a_consumable_too() -> None:
    session = battle(holds={"ann": ["psalm"]})
    assert "use psalm" in keys(session)
    play(session, "slot 0")
    assert {"attack psalm", "use psalm"} <= set(keys(session))


@pytest.mark.rule("RST-112")
def test_who_rolls_is_who_is_meant() -> None:
    session = meeting("well", coming=[3])
    play(session, "slot 1")
    assert health(session, "bo") == (4, 3)


# --- Status Effects ----------------------------------------------------------------------------


@pytest.mark.rule("RST-062", "RST-063", "RST-064")
def test_one_of_each_type_and_none_weighs_anything() -> None:
    from tabletop.games.restless.choices.carrying_capacity import room
    from tabletop.games.restless.party.items.item_use import gains_status
    from tabletop.games.restless.running.executor import NOTHING, speaking

    session = camp(status={"ann": ["vigil"]}, zones={"supply": ["veil"]})
    for kind in ("Vigil", "Veil"):
        about = speaking(session.table, session.table.named("ann"), NOTHING, 0)
        about.playing = session.play
        assert not [*gains_status(about, 0, kind)], "nobody is asked"
    assert names(session, "status:0") == ["vigil", "veil"]
    assert room(session.table, 0) == 8


@pytest.mark.rule("RST-065")
def test_status_effects_cannot_be_given_away() -> None:
    session = camp(status={"ann": ["vigil"]})
    vigil = session.table["status:0"][0].id
    assert session.game.refuse(session.table, 0, vigil, "status:1").rule == "RST-065"


@pytest.mark.rule("RST-068", "RST-067")
def test_a_status_effect_that_ends_goes_back_to_the_supply() -> None:
    session = battle(wounds={"ann": 4}, status={"ann": ["vigil"]}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (1, 5), "it kept her alive"
    assert names(session, "status:0") == []
    assert names(session, "supply") == ["vigil"]


@pytest.mark.rule("RST-101")
def test_who_could_not_carry_it_with_empty_hands_is_not_asked_what_goes() -> None:
    session = meeting("gift", ("eve", "ann"), decks={"loot": ["bow"]})
    play(session, "stay", "slot 0")
    assert blocked(session)["slot 0"] == "RST-099", "Eve carries 3, the Bow weighs 4"
    play(session, "ground")
    assert asked(session) == "RST-142"
    assert names(session, "ground") == ["bow"]
