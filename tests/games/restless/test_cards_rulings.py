"""What the rulebook rules where the game is silent, with the cards as they are printed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.executor.sentence import Line
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.lexicon import TRAITS
from tabletop.games.restless.choices.attack_means import defense
from tabletop.games.restless.running.executor import EXECUTOR, sentences
from tabletop.games.restless.running.sentence_context import Saying
from tests.games.restless.camp import (
    asked,
    at_stall,
    battle,
    blocked,
    camp,
    health,
    keys,
    left,
    meeting,
    names,
    play,
    told,
)
from tests.games.restless.printed import AGNES, FOE, JUDITH, LUCAN, MISS, SEDGE

GLASSES = "spectacles-of-the-glass-king"  # Glazier: Loot draws are Pick From 2
SINS = ["the-warm-hand", "a-borrowed-face"]


@pytest.mark.rule("RST-058", "RST-059")
@pytest.mark.parametrize("trait", TRAITS)
def test_who_a_trait_is_asked_of_never_hangs_on_who_is_spoken_of(trait: str) -> None:
    """On a card of everybody's the party is asked, on one's own its bearer; what nobody holds says
    it to nobody. The second of the party has the Trait."""
    cards = content.pack().cards.values()
    traits = {card.id: card.trait for card in cards if isinstance(card, content.Character)}
    holder = next(name for name in traits if traits[name] == trait)
    other = next(name for name in traits if traits[name] != trait)
    table = camp((other, holder)).table
    said = [
        (card, each)
        for card in cards
        for sentence in sentences(card.id)
        for each in (sentence, *sentence.more)
        if (bearer := each.clause.heads.get("bearer")) and bearer.values["bearer"] == trait
    ]
    assert said
    for card, sentence in said:
        plain = replace(
            sentence,
            clause=replace(
                sentence.clause,
                duration=None,
                unless=None,
                heads={"bearer": sentence.clause.heads["bearer"]},
            ),
        )
        asked_of = {-1: not isinstance(card, content.Item), 0: False, 1: True}
        for bearer, wanted in asked_of.items():
            line = Line(table.named(other), bearer, plain)
            assert {EXECUTOR.in_force(Saying(table, line, you)) for you in (-1, 0, 1)} == {wanted}


@pytest.mark.rule("RST-069", "RST-045")
def test_who_is_transfigured_has_at_least_one_health_in_all() -> None:
    """Sedge has lost 6 of 7 Max Health: as somebody of 6 it would have none at all."""
    session = meeting(
        "mirror-pond", (SEDGE, LUCAN), decks={"characters": [AGNES]}, wounds={SEDGE: 6}
    )
    session.override("count", piece=session.table.named(SEDGE).id, counter="missing", value=0)
    play(session, "stay", "slot 0")
    assert names(session, "character:0") == [AGNES]
    assert health(session, AGNES) == (1, 0)


@pytest.mark.rule("RST-229", "RST-227", "RST-119")
def test_the_sins_of_the_dead_count_in_its_last_words() -> None:
    """Judith dies with two Sins, Lucan bears one: the Target takes 2 for each of the three."""
    session = battle(
        (JUDITH, LUCAN),
        foe=FOE,
        wounds={JUDITH: 7},
        sins={JUDITH: SINS, LUCAN: ["other-peoples-hunger"]},
        coming=[MISS],
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "characters-used") == [JUDITH]
    assert left(session, FOE) == 8 - 6
    assert sorted(names(session, "treasures-used")) == sorted(SINS)


@pytest.mark.rule("RST-138", "RST-112", "RST-257")
@pytest.mark.parametrize("draws", ["the Glazier", "another", "the Glazier for one who died"])
def test_what_one_bears_is_for_its_own_draws(draws: str) -> None:
    """Lucan is a Glazier and holds the Spectacles: Pick From 2 where Lucan draws."""
    session = meeting(
        "a-cart-with-no-driver",
        (SEDGE, LUCAN),
        zones={"encounters": []},
        holds={LUCAN: [GLASSES]},
        decks={"loot": ["nothing", FIRST, SECOND, THIRD]},
    )
    if draws != "the Glazier for one who died":
        session.override("move", piece=session.table.named("nothing").id, zone="out")
        play(session, "stay", "slot 1" if draws == "the Glazier" else "slot 0")
        assert asked(session) == ("RST-257" if draws == "the Glazier" else "RST-212")
        return
    play(session, "stay", "slot 0")
    assert asked(session) == "RST-113"
    sedge = session.table.named(SEDGE)
    session.override("count", piece=sedge.id, counter="health", value=0)
    play(session, "again")
    assert asked(session) == "RST-257", "Lucan draws instead, and sees more"
    assert keys(session) == [FIRST, SECOND]


FIRST, SECOND, THIRD = "featherless-bed", "singing-kettle", "divining-rib"


@pytest.mark.rule("RST-086", "RST-085")
def test_what_takes_the_place_of_a_sin_in_a_stall_is_no_draw() -> None:
    """The Orchard makes Treasure draws Pick From 2; the stall is filled card by card."""
    first, second, third = "shroud-of-someone-else", "atlas-of-bad-ideas", GLASSES
    session = at_stall(
        (SEDGE, LUCAN),
        trader="widow-pells-wagon",
        zones={"realm": ["orchard-of-ladders"]},
        decks={"loot": [], "treasures": [SINS[0], first, second, third]},
    )
    play(session, "open", "slot 0")
    assert names(session, "sins:0") == [SINS[0]]
    assert names(session, "goods") == [first, second]
    assert names(session, "treasures") == [third]


HERON, ILSABET = "salt-heron", "ilsabet-crane"


@pytest.mark.rule("RST-214", "RST-224", "RST-225", "RST-146")
def test_who_flees_from_one_keeps_the_drops_of_another_that_was_defeated() -> None:
    """The Notary is dead and had robbed Sedge, the Heron holds what Lucan had: the party flees."""
    session = battle(
        (SEDGE, LUCAN),
        foe=FOE,
        zones={"encounter": [HERON, FOE], "drops": [FIRST, SECOND]},
        on={FOE: {"health": 1}},
        decks={"loot": [THIRD], "treasures": []},
        coming=[20, 20, 20],
    )
    for item, foe in ((FIRST, FOE), (SECOND, HERON)):
        of = session.table.named(foe).id + 1
        piece = session.table.named(item).id
        session.override("count", piece=piece, counter="of", value=of)
    play(session, "slot 0", "attack unarmed", FOE, "end", "flee", "slot 0")
    while asked(session) in ("RST-211", "RST-212", "RST-111"):
        play(session, "slot 0")
    assert FIRST in names(session, "inventory:0")
    assert names(session, "loot-used") == [SECOND], "lost with the Heron"
    assert THIRD in names(session, "inventory:0"), "the Notary's own drops"
    assert asked(session) == "RST-142"
    assert blocked(session)["rest"] in ("RST-146", "RST-147")
    assert session.table.count("fled") == 1


@pytest.mark.rule("RST-218", "RST-219", "RST-223")
@pytest.mark.parametrize("order", [(HERON, FOE), (FOE, HERON)])
def test_who_flees_is_hurt_by_the_target_that_is_hardest_to_dodge(order: tuple[str, str]) -> None:
    """Whoever has the highest Die Defense is dodged, hurts, and hears the last words."""
    session = battle(
        (ILSABET, SEDGE), foe=HERON, zones={"encounter": order}, wounds={ILSABET: 5}, coming=[1, 20]
    )
    table = session.table
    hardest = max(order, key=lambda foe: defense(table, table.named(foe), 0).n)
    play(session, "flee", "slot 0")
    assert names(session, "characters-used") == [ILSABET]
    assert told(session, "RST-180") == [hardest]


@pytest.mark.rule("RST-093", "RST-158")
def test_what_is_bought_while_resting_may_lie_on_the_ground() -> None:
    session = camp(
        (LUCAN,),
        zones={"nights": ["dry-cellar"], "goods": [FIRST]},
        counters={"trader_here": 1, "opened": 1, "rerolls": 9},
    )
    play(session, "rest", "trader", f"buy {FIRST}", "ground")
    assert names(session, "ground") == [FIRST]
    assert names(session, "goods") == []


CHAIN, LADLE, HAMMER, BOW = "gallows-chain", "twelve-pound-ladle", "hammer-for-one-nail", "wasp-bow"


@pytest.mark.rule("RST-105", "RST-099")
def test_a_swap_of_any_size_is_one_transaction() -> None:
    """Both are laden to the last ounce, so neither could take anything first."""
    session = camp((SEDGE, LUCAN), holds={SEDGE: [CHAIN, LADLE], LUCAN: [HAMMER, BOW]})
    assert {blocked(session)[f"give {CHAIN}"], blocked(session)[f"give {BOW}"]} == {"RST-099"}
    play(session, "swap")
    assert blocked(session)["all"] == "RST-105"
    play(session, f"swap {CHAIN}", f"swap {LADLE}", f"swap {BOW}", f"swap {HAMMER}", "all")
    assert sorted(names(session, "inventory:0")) == [HAMMER, BOW]
    assert sorted(names(session, "inventory:1")) == [CHAIN, LADLE]
    assert len(session.journal.entries) == 1, "one answer, and one undo"
    assert session.undo()
    assert sorted(names(session, "inventory:0")) == [CHAIN, LADLE]
