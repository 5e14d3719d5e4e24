"""Sacred Pool: how large its decks are, how they are mixed, and that every sentence has its say."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop import Session
from tabletop.executor.context import Context
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.deck_measure import asks, twins
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.games.darkest.party.scores import points
from tabletop.grammar.grammar import Grammar
from tabletop.packs.cards import Card, read_cards
from tabletop.packs.game_folders import module_folder
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.game_shelf import game_called
from tests.bench.by_lot import by_lot
from tests.games.darkest import test_j_every_sentence as every
from tests.games.darkest.laying import answer, has, keys, names, party, why
from tests.games.darkest.sacredpool.laid import met, pooled

CARDS = read_cards(module_folder("darkest", "sacredpool") / "cards", content.KINDS).cards
KIND = {made: kind for kind, made in content.KINDS.items()}
ADVENTURES = [c for c in CARDS.values() if KIND[type(c)] in content.ADVENTURES]


@pytest.mark.rule("DTS-001", "DTS-009")
def test_the_decks_are_made_as_their_rulebook_says() -> None:
    of = Counter[str]()
    for card in CARDS.values():
        of[KIND[type(card)]] += getattr(card, "copies", 1)
    assert {kind: of[kind] for kind in content.ADVENTURES} == {
        "enemy": 22,
        "event": 12,
        "stranger": 8,
        "place": 6,
        "follower": 7,
        "object": 5,
    }
    assert of["magic"] == 12
    assert of["spell"] == 16


def test_most_cards_ask_something_and_many_name_another() -> None:
    met = [card for card in ADVENTURES if KIND[type(card)] not in ("follower", "object")]
    assert 2 * sum(map(asks, met)) >= len(met)
    belongings = (content.Thing, content.Follower, content.Enemy)
    names = [card.name for card in CARDS.values() if isinstance(card, belongings)]
    named = (*names, "Water Bottle", "Chapel", "Sacred Pool", "quest", "Quest Reward")
    found = [c.name for c in ADVENTURES if any(name in c.text for name in named if name != c.name)]
    assert len(found) >= 10, found


def test_few_cards_are_built_like_another() -> None:
    wording = game_called("darkest+sacredpool").wording
    assert wording is not None
    assert isinstance(wording.phrases, Grammar)
    alike = twins(ADVENTURES, content.of_kind(*content.ADVENTURES), wording.phrases)
    assert len(alike) * 5 <= len(ADVENTURES), [card.name for card in alike]


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
TRIES = 200
SAYING = [
    card.id
    for card in CARDS.values()
    if getattr(card, "home", "") not in OTHERWISE
    and not isinstance(card, content.HeroCard)
    and every.carried_out(card.id)
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
    trio = luck.choice(every.TRIOS)
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
        tokens={name: luck.choice((every.RICH, every.POOR)) for name in trio},
        zones=every.decks(zones, card.id),
        counters={heroes.HOMEWARD: luck.randrange(2)},
        options=put_in_play(["sacredpool"]),
        on={trio[0]: {"held": 3}},
        seed=luck.randrange(1000),
    )


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[str] = set()
    body = EXECUTOR._body

    def hears(context: Context) -> Rules[None]:
        if context.line.piece.name.partition("#")[0] == name:
            heard.add(str(context.line.clause))
        return body(context)

    monkeypatch.setattr(EXECUTOR, "_body", hears)
    monkeypatch.setattr(EXECUTOR, "_carry_bare", EXECUTOR._carry)
    wanted = every.carried_out(name)
    for seed in range(TRIES):
        if heard >= wanted:
            break
        luck = Random(seed)
        session = laid(CARDS[name], luck)
        for _ in range(every.ANSWERS):
            if session.decisions and not heard >= wanted:
                decision = session.decisions[0]
                session.answer(by_lot(decision, luck), seat=decision.seat)
    assert wanted <= heard, wanted - heard
