"""Whatever a party could want at a question is offered, or greyed with a rule of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from tabletop import Refusal, Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.attack_means import all_means
from tabletop.games.restless.choices.item_targets import uses_of
from tabletop.games.restless.table.table_reads import inventory, living, slots, targets
from tabletop.games.restless.table.targets import is_fighting
from tabletop.packs.rulebook import rulebook
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declaration
from tabletop.table.table import Table
from tests.conformance.trial import another
from tests.conformance.walk import whole
from tests.games.restless.camp import battle, blocked, play
from tests.games.restless.printed import FOE, SEDGE, TWO
from tests.games.restless.test_cards_positions import position

ACTS, TURN, GAP, REST, MEET, TRADER, VERDICT = (
    "RST-193",
    "RST-196",
    "RST-142",
    "RST-153",
    "RST-073",
    "RST-080",
    "RST-240",
)
"""The questions in which a party says what it does next, by the rule that asks."""


ROLL, LOT, NOTHING, DRAWER, SHARE, ROOM = (
    "RST-170",
    "RST-266",
    "RST-113",
    "RST-211",
    "RST-212",
    "RST-101",
)
"""The questions in the midst of something: whether to roll again, and who gets what."""

FOUGHT = {(ACTS, True), (TURN, True)}
"""The questions of a Battle, which each game is to come to."""


def wishes(table: Table, rule: str) -> Iterator[str]:
    """What a player could want at this question, by the key of the option for it."""
    alive = living(table)
    yield "swap"
    if rule != REST and not (rule == TRADER and table.count("resting")):
        yield "rest"
    for slot in alive:
        for piece in inventory(table, slot):
            card = f"{piece.name}#{piece.id}"
            yield from (f"{verb} {card}" for verb in ("lay", "discard"))
            yield from (f"give {card} {other}" for other in alive if other != slot)
            if uses_of(piece):
                yield f"use {card}"
            if rule == TRADER:
                yield f"sell {card}"
        if rule == REST:
            yield f"heal {slot}"
    for piece in table["ground"]:
        card = f"{piece.name}#{piece.id}"
        yield from (f"give {card} {slot}" for slot in alive)
        if uses_of(piece):
            yield from (f"use {card} {slot}" for slot in alive)
    if rule in (ACTS, TURN):
        yield "flee"
        actor = table.count("acting") - 1
        yield from (f"slot {slot}" for slot in alive if slot != actor)
    if rule == TURN:
        yield from (means.key for means in all_means(table, table.count("acting") - 1))
        yield "end"
    if rule == TRADER:
        yield from ("open", "leave")
        yield from (f"buy {piece.name}#{piece.id}" for piece in table["goods"])
    yield from {GAP: ("go on",), MEET: ("stay", "pass"), VERDICT: ("fight", "refuse")}.get(rule, ())


def amid(table: Table, rule: str, lying: Iterable[int]) -> Iterator[str]:
    """The same in the midst of something; what is *lying* there to be shared out is asked of."""
    alive = living(table)
    yield from ("swap", "rest")
    for slot in alive:
        for piece in inventory(table, slot):
            card = f"{piece.name}#{piece.id}"
            yield from (f"{verb} {card}" for verb in ("lay", "discard"))
            yield from (f"give {card} {other}" for other in alive if other != slot)
            if uses_of(piece):
                yield f"use {card}"
    for piece in table["ground"]:
        if piece.id not in lying:
            yield from (f"give {piece.name}#{piece.id} {slot}" for slot in alive)
    if rule in (ROLL, LOT):
        rolled = "d20" if rule == ROLL else "d4"
        yield from (f"reroll {die.name}" for die in table["dice"] if die.name != rolled)
        actor = table.count("acting") - 1
        if table.count("battle") and not table.count("fleeing") and actor >= 0:
            yield "flee"
            yield from (f"slot {slot}" for slot in alive if slot != actor)
            yield from (means.key for means in all_means(table, actor))
    elif rule != ROOM:
        yield from (f"slot {slot}" for slot in slots(table) if rule != NOTHING or slot not in alive)
        drops = (piece for piece in table["drops"] if piece.id not in lying)
        yield from (f"take {piece.name}#{piece.id}" for piece in drops)


def said_of(decision: Decision) -> Iterator[tuple[str, str]]:
    """What is offered or greyed, with its rule; what is handed over or used from the Ground also
    with who gets or uses it."""
    for each in decision.options:
        rule = each.rule if each.why else decision.rule
        yield each.key, rule
        if not each.key.startswith(("give ", "use ")):
            continue
        assert isinstance(decision, Declaration)
        part = decision.following({"what": (each,)})
        whom = part is not None and not part.name.startswith("way ")
        for slot in part.options if part and whom else [Option("", "", value=n) for n in range(4)]:
            yield f"{each.key} {slot.value}", slot.rule if slot.why else rule


def unsaid(session: Session) -> list[str]:
    """What is neither offered here nor greyed with a rule that is in the rulebook."""
    decision = session.decisions[0]
    told = dict(said_of(decision))
    known = rulebook("restless").rules
    if decision.rule in (ROLL, LOT, NOTHING, DRAWER, SHARE, ROOM):
        lying = {number for option in decision.offered for number in option.pieces}
        wished = amid(session.table, decision.rule, lying)
    else:
        wished = wishes(session.table, decision.rule)
    return [wish for wish in wished if told.get(wish) not in known]


@pytest.mark.rule("RST-003", "RST-106", "RST-145", "RST-217")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_one_could_want_is_offered_or_greyed_with_its_rule(seed: int) -> None:
    session, luck, asked = new_game("restless", seats=4, seed=seed), Luck(seed), set()
    while session.decisions and not (len(session.journal.entries) > 250 and asked >= FOUGHT):
        decision = session.decisions[0]
        if decision.rule in (ACTS, TURN, GAP, REST, MEET, TRADER, VERDICT):
            assert unsaid(session) == []
            asked.add((decision.rule, is_fighting(session.table)))
        keys = [option for option in decision.legal() if not option.key.startswith("discard ")]
        session.answer(
            whole(decision, luck.choice(keys or decision.legal()), luck), seat=decision.seat
        )
    assert asked >= FOUGHT


@pytest.mark.rule("RST-003", "RST-203")
def test_a_spell_under_the_inspector_says_who_forbids_it() -> None:
    """Neither as an attack nor as a Consumable is it passed over in silence."""
    spells = {SEDGE: ["curse-of-small-stones"]}
    session = play(battle(TWO, foe="candle-inspector", holds=spells), "slot 0")
    assert blocked(session)["attack curse-of-small-stones"] == "RST-003"
    free = play(battle(TWO, foe=FOE, holds=spells), "slot 0")
    assert "attack curse-of-small-stones" not in blocked(free)


@pytest.mark.rule("RST-143", "RST-145")
def test_between_forced_fights_nobody_rests_and_it_is_said_why() -> None:
    session = battle(
        TWO,
        foe="sack-mask-militia",
        zones={"encounter": ["sack-mask-militia"], "nights": ["dry-cellar"]},
        on={"sack-mask-militia": {"health": 1}},
        decks={"encounters": [FOE], "loot": []},
        coming=[20],
    )
    assert blocked(session)["rest"] == "RST-145"
    play(session, "slot 0", "attack unarmed")
    while session.decision is not None and session.decision.rule != ACTS:
        play(session, "slot 0")
    assert blocked(session)["rest"] == "RST-143"


@pytest.mark.rule("RST-004")
@pytest.mark.parametrize("inside", [False, True])
def test_what_is_greyed_in_battle_can_be_done_anyway(inside: bool) -> None:
    """A ruling of the players is carried out, whatever it is; no rule breaks of it."""
    holds = {SEDGE: ["curse-of-small-stones", "singing-kettle"], TWO[1]: ["fishing-spear"]}

    def begun() -> Session:
        session = battle(TWO, foe="candle-inspector", holds=holds, zones={"nights": ["dry-cellar"]})
        return play(session, *(["slot 0"] if inside else []))

    greyed = [option.key for option in begun().decisions[0].options if option.why]
    assert len(greyed) > 5
    for key in greyed:
        session = begun()
        (option,) = [each for each in session.decisions[0].options if each.key == key]
        if not option.absolute:
            session.answer(whole(session.decisions[0], option, Luck(1), anyway=True), anyway=True)
            assert session.halted is None
            assert session.decisions


@pytest.mark.slow
@pytest.mark.rule("RST-099", "RST-112", "RST-170", "RST-197", "RST-205", "RST-211", "RST-212")
def test_in_the_midst_of_a_roll_or_of_sharing_out_nothing_is_without_a_word() -> None:
    """Nor can a ruling of the players break it: what is done anyway is done, and play goes on."""
    asked: Counter[str] = Counter()
    for seed in range(1, 181):
        session, luck = position(seed), Luck(seed)
        _falls_soon(session, "nothing" if seed % 3 else heaviest(session))
        for _ in range(40):
            if session.decision is None:
                break
            decision = session.decision
            if decision.rule in (ROLL, LOT, NOTHING, DRAWER, SHARE, ROOM):
                assert unsaid(session) == [], decision.ask
                asked[decision.rule] += 1
                if asked[decision.rule] <= DONE_ANYWAY:
                    anyway(session)
            crammed = [each for each in decision.legal() if "must make room" in each.label]
            session.answer(whole(decision, luck.choice(crammed or decision.legal()), luck))
    assert min(asked[rule] for rule in (ROLL, NOTHING, DRAWER, SHARE, ROOM)) > 3, asked


def _falls_soon(session: Session, drop: str) -> None:
    """Let what is fought have 1 Health left, and *drop* be the next Loot."""
    table = session.table
    for foe in targets(table):
        session.override("count", piece=foe.id, counter="health", value=1)
    number = table.named(drop).id
    session.override("move", piece=number, zone="loot", face_up=False)


def heaviest(session: Session) -> str:
    """The Loot in the deck that weighs the most."""
    return max(session.table["loot"], key=lambda piece: content.weight(piece.name)).name


DONE_ANYWAY = 12
"""Questions of each kind at which all that is greyed is done anyway."""


def anyway(session: Session) -> None:
    """Do each thing that is greyed, in a game of its own that stands at the same question."""
    assert session.decision
    for option in session.decision.options:
        if option.why and not option.absolute:
            trial = another(session)
            told = len(trial.lines)
            trial.answer(whole(session.decision, option, Luck(1), anyway=True), anyway=True)
            assert trial.halted is None
            assert trial.over or (trial.decision and trial.decision.legal())
            assert any(line.by_hand for line in trial.lines[told:])
            for _ in range(12):
                if trial.decision is not None:
                    last = trial.decision.legal()[-1]
                    trial.answer(whole(trial.decision, last, Luck(1)))
                assert trial.halted is None
        elif option.why:
            with pytest.raises(Refusal):
                another(session).answer(option.key, anyway=True)
