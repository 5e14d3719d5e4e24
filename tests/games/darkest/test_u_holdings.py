"""What a module has heroes hold: kinds of Fate, Paths and Destinies, posters, rewards, reserves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import Session
from tabletop.games.darkest.ground import sides
from tabletop.games.darkest.party import fates, heroes
from tabletop.games.darkest.showing.printed import printed
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table import verbs
from tabletop.table.campaign import Campaign
from tabletop.table.table import Table
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, meets, names, party, piece
from tests.games.darkest.reaper.test_sessions import begun, recorded
from tests.games.darkest.test_u_regions import in_the_fen
from tests.games.darkest.toys import on_the_shelf, played_with


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


# --- kinds of Fate --------------------------------------------------------------------------------

DOOMED = {"dwarf": {"fate": 0}, "elf": {"fate": 0, "fen-doom": 2}, "monk": {"fate": 0}}


def test_a_fate_of_another_kind_rolls_again_what_others_have_thrown() -> None:
    session = meets("gambler", tokens=DOOMED, coming=(6, 1), options=played_with("fen"))
    answer(session, "forward")
    assert asked(session) == "FEN-003"
    assert session.decision is not None
    assert session.decision.ask.startswith("Dwarf rolled 6. Elf: spend 1 of 2 Doom?")
    answer(session, "fate")
    assert has(session, "elf", "fen-doom") == 1
    assert any("rolls again" in line.words for line in session.lines)
    assert "Doom" in [part for line in session.lines for part in line.parts]


def test_it_turns_the_die_of_an_enemy_and_never_ones_own() -> None:
    session = meets("wolf", tokens=DOOMED, coming=(3, 5, 2), options=played_with("fen"))
    answer(session, "forward", "strength")
    assert asked(session) == "FEN-003"
    assert session.decision is not None
    assert session.decision.ask.startswith("Wolf rolled 5.")
    answer(session, "fate")
    own = meets("gambler", tokens={"dwarf": {"fen-doom": 1}}, coming=(6, 6),
                options=played_with("fen"))  # fmt: skip
    answer(own, "forward")
    assert own.decision is not None
    assert own.decision.ask.startswith("Elf rolled 6. Dwarf:"), "the next die"


@pytest.mark.parametrize(
    ("doom", "fate", "bound"),
    [(2, 1, "Doombound"), (1, 1, ""), (1, 2, "Lightbound"), (1, 0, "Doombound")],
)
def test_whoever_has_most_of_a_kind_is_bound_by_it(doom: int, fate: int, bound: str) -> None:
    tokens = {"elf": {"fate": fate, "fen-doom": doom}}
    session = party(tokens=tokens, options=played_with("fen"))
    assert fates.bound(session.table, 1) == bound


def test_of_a_card_that_speaks_to_the_bound_the_matching_text_works() -> None:
    bound = {"fate": 0, "fen-doom": 1, "gold": 3, "alignment": 3}
    tokens = {"dwarf": bound, "elf": {**bound, "fate": 1}, "monk": {**bound, "fen-doom": 0}}
    session = meets("fen-altar", tokens=tokens, options=played_with("fen"))
    answer(session, "forward")
    assert [has(session, name, "gold") for name in TRIO] == [2, 3, 3]


@pytest.mark.parametrize(("lies", "spends"), [("fen-hall", False), ("fen-passage", True)])
def test_where_fate_is_banned_nobody_is_asked_for_any(lies: str, spends: bool) -> None:
    zones = {"pile:1": ["gambler"], "ground:1": ["fields", lies]}
    session = party(counters={"spot": 0}, coming=(1, 4), zones=zones,
                    tokens={"dwarf": {"fate": 2}, "elf": {"fen-doom": 1}},
                    options=played_with("fen"))  # fmt: skip
    answer(session, "forward")
    assert (asked(session) in ("DTC-B03", "FEN-003")) == spends


# --- Paths and Destinies --------------------------------------------------------------------------

PATHS = {"fen-paths": ["fen-path-of-reeds"] * 4, "fen-destinies": ["fen-crowned"] * 3}


def test_each_draws_a_path_as_the_party_comes_and_lays_it_aside_as_it_leaves() -> None:
    session = in_the_fen(zones=PATHS, coming=(3,) * 20)
    answer(session, "cross fen", "fen-hermitage")
    assert [names(session, f"quest:{n}") for n in (0, 1, 2)] == [["fen-path-of-reeds"]] * 3
    for _ in range(60):
        if heroes.region(session.table) == "inner":
            break
        answer(session, "back" if "back" in keys(session) else keys(session)[0])
    assert not any(names(session, f"quest:{n}") for n in (0, 1, 2))
    assert len(names(session, "fen-trodden")) == 3


def at_the_mere() -> Session:
    """A party with a Path and a Destiny that is about to share the Trove of the Fen."""
    ground = ("fen-causeway", "fen-reeds", "fen-alders", "fen-peat", "fen-sluice", "fen-stakes",
              "fen-islet", "fen-mere")  # fmt: skip
    return party(
        step="loot", at=6, to="chapel", options=played_with("fen"),
        tokens={name: {"fate": 0, "strength": 3} for name in TRIO},
        zones={
            **{f"ground:{n}": [name] for n, name in enumerate(ground, 1)},
            "here:6": [], "here:8": ["party"], "fen-destinies": ["fen-crowned"] * 2,
            "quest:1": ["fen-path-of-reeds"], "quest:2": ["fen-crowned"],
        },
        counters={"region": 20, "at": 8},
    )  # fmt: skip


def test_a_path_is_carried_out_where_the_trove_is_won_and_a_destiny_stays() -> None:
    session = at_the_mere()
    for _ in range(6):
        if asked(session) == "FEN-004":
            break
        answer(session, keys(session)[-1])
    craft = has(session, "elf", "craft")
    answer(session, "resolve")
    assert has(session, "elf", "craft") == craft + 1
    assert names(session, "quest:1") == ["fen-crowned"], "which counts for it from now on"
    assert names(session, "fen-trodden") == ["fen-path-of-reeds"]
    assert names(session, "quest:2") == ["fen-crowned"]
    assert session.game.explain(session.table, piece(session, "elf"))["Strength"].n == 4


# --- posters, rewards, reserves -------------------------------------------------------------------


def test_a_poster_is_taken_in_a_village_and_pays_for_its_trophy() -> None:
    session = party(
        step="stay", args={"place": 0}, at=0, options=played_with("gaol"),
        zones={"gaol-posters": ["gaol-wanted-beast", "gaol-wanted-wolf"],
               "trophies:0": ["adder", "wolf"]},
        tokens={"dwarf": {"gold": 0, "fate": 0}},
    )  # fmt: skip
    answer(session, "lot gaol-poster")
    assert names(session, "quest:0") == ["gaol-wanted-wolf"]
    assert session.table["gaol-posters"][-1].face_up
    told = [printed(name).sentences for name in ("gaol-wanted-wolf", "gaol-wanted-beast")]
    assert told == [
        ("In a village it pays 4 gold for a trophy: Wolf.",),
        ("In a village it pays 3 gold for a trophy: any Animal.",),
    ]
    assert not [key for key in keys(session) if key.startswith("lot")], "one each"
    answer(session, "claim gaol-wanted-wolf")
    assert has(session, "dwarf", "gold") == 4
    assert names(session, "trophies:0") == ["adder"]
    assert names(session, "gaol-torn") == ["gaol-wanted-wolf"]
    answer(session, "lot gaol-poster", "claim gaol-wanted-beast")
    assert has(session, "dwarf", "gold") == 7, "an Adder is an Animal"


@pytest.mark.rule("DTC-170")
def test_who_is_done_with_a_quest_has_what_a_module_brings_for_it_or_a_talisman() -> None:
    def done() -> Session:
        return party(step="arrive", at=6, to="warlocks-cave", options=played_with("gaol"),
                     tokens={"dwarf": {"quest": heroes.QUEST_DONE, "gold": 0}})  # fmt: skip

    session = done()
    assert asked(session) == "DTC-170"
    assert keys(session) == ["talisman", "gaol-pardon"]
    answer(session, "gaol-pardon")
    assert has(session, "dwarf", "gold") == 2
    assert names(answer(done(), "talisman"), "items:0") == ["talisman"]


def test_cards_that_a_hero_keeps_by_are_met_one_by_one_and_go_with_it() -> None:
    session = meets("gaol-cells", options=played_with("gaol"),
                    zones={"adventure": ["heron", "adder"]})  # fmt: skip
    answer(session, "forward")
    kept = session.table["gaol-cell:0"]
    assert len(kept) == 1
    assert not kept[0].face_up
    assert session.table.zones["gaol-cell:0"].seen_by == "nobody"
    turned = [line.rule for line in session.lines]
    assert turned.index("GAO-007") < len(turned) - 1 - turned[::-1].index("DTC-132")


@pytest.mark.rule("DTC-036", "DTC-038")
def test_a_later_session_begins_with_what_heroes_hold_and_what_lasts() -> None:
    options = played_with("fen", "gaol")
    session = begun(Campaign(chapter="road"), **options)
    table = session.table
    laid = {
        "gaol-wanted-wolf": "quest:0", "fen-crowned": "quest:1", "adder": "gaol-cell:2",
        "gaol-eclipse": sides.LASTING,
    }  # fmt: skip
    for card, zone in laid.items():
        verbs.move(table, table.named(card).id, zone, face_up=zone != "gaol-cell:2")
    for counter in ("gaol-night", sides.MORE):
        verbs.count(table, -1, counter, 1)
    verbs.count(table, heroes.hero_at(table, 1).id, "fen-doom", 2)
    then = begun(recorded(session), **options).table
    assert {card: zone for card, zone in laid.items() if card in names_in(then, zone)} == laid
    assert not then["gaol-cell:2"][0].face_up
    assert (then.count("gaol-night"), then.count(sides.MORE)) == (1, 1)
    assert heroes.hero_at(then, 1).counters["fen-doom"] == 2


def names_in(table: Table, zone: str) -> list[str]:
    """What lies there; for cards of toys, which are in no pack of the game, others stand in."""
    return [card.name.removeprefix(STANDS_FOR) for card in table[zone]]


# --- what cards say of all that -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("toy", "words"),
    [
        ("fen", "If the party is in the Fen, draw a Destiny."),
        ("fen", "Each character that has a Destiny loses 1 Life."),
        ("fen", "Gain 1 gold for each Destiny you have."),
        ("fen", "When you lose Life, discard a Destiny."),
        ("fen", "If you are Doombound, lose 1 Fate."),
        ("gaol", "If it is Night, each character loses 1 Life."),
        ("gaol", "When you defeat an Enemy, it becomes Day."),
        ("gaol", "You have +1 Strength while it is Night."),
    ],
)
def test_the_words_of_a_record_stand_in_every_position(toy: str, words: str) -> None:
    wording = game_called(f"darkest+{toy}").wording
    assert wording is not None
    assert [str(each) for each in wording.phrases.readings(words)] == [words]
