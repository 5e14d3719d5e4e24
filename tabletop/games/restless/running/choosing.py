"""Asking: the party together, or the person of one Character (RST-006, RST-007)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from tabletop.cardtext.clause import capitalised
from tabletop.games.restless.cards import content
from tabletop.games.restless.running.asking import bearing, before, name, saying
from tabletop.games.restless.running.effects import Saying
from tabletop.games.restless.table.reading import (
    CHARACTER,
    character,
    die,
    health,
    known,
    living,
    slots,
)
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def speaker(table: Table) -> int:
    """RST-006: the seat that is asked for the party: the first living one, else the first."""
    alive = living(table)
    return alive[0] if alive else 0


def for_party(table: Table, ask: str, rule: str, options: list[Option]) -> Decision:
    """RST-006: a question to the whole party."""
    return Decision(speaker(table), ask, rule, options, whole=PARTY)


PARTY = "The party"
"""What is asked where no Character by itself is."""


def others(table: Table, seat: int) -> list[int]:
    """A seat of each other person at the table (RST-006)."""
    seen = {table.seats[seat].player}
    found = []
    for number, place in enumerate(table.seats):
        if place.player not in seen and not place.bot:
            seen.add(place.player)
            found.append(number)
    return found


def party(play: Play, ask: Callable[[], Decision]) -> Rules[Option]:
    """RST-006: one person proposes, the others confirm; until they do it is asked again."""
    while True:
        option: Option = yield ask
        if (yield from confirmed(play, option, ask)):
            return option


def confirmed(play: Play, option: Option, ask: Callable[[], Decision]) -> Rules[bool]:
    """RST-006: whether the others at the table want what one of them has proposed to *ask*."""
    proposer = speaker(play.table)
    mode = play.table.options["decision_mode"]
    asked = others(play.table, proposer)
    if mode == "host" or not asked or play.table.seats[proposer].bot:
        return True
    agreed, proposed = 1, f"{ask().ask} Proposed: {option.label}."
    for seat in asked:
        answer: Option = yield partial(_proposal, seat, proposed)
        agreed += answer.key == "yes"
    if agreed == 1 + len(asked) or (mode == "majority" and 2 * agreed > 1 + len(asked)):
        return True
    play.say("The others want something else than: {}.", option.label, rule="RST-006")
    return False


def _proposal(seat: int, proposed: str) -> Decision:
    return Decision(seat, proposed, "RST-006", [*_CONSENT])


_CONSENT = (Option("yes", "Agreed: let it be so"), Option("no", "No: something else"))


def slot_options(table: Table, among: Iterable[int]) -> list[Option]:
    """An option for each of the Characters in these slots."""
    return [known(table, _slot_option, slot) for slot in among]


def _slot_option(table: Table, slot: int) -> Option:
    piece = character(table, slot)
    pieces = (piece.id,) if piece else ()
    return Option(f"slot {slot}", name(table, slot), pieces, (CHARACTER[slot],), slot)


def card_option(
    piece: Piece, *, words: str = "", zones: tuple[str, ...] = (), tells: str = ""
) -> Option:
    """An option for a card that lies open."""
    label = words or content.title(piece.name)
    return Option(f"{piece.name}#{piece.id}", label, (piece.id,), zones, piece.id, tells=tells)


def choose_slot(
    play: Play,
    among: Callable[[], Sequence[int]],
    ask: str,
    rule: str,
    *,
    seat: int = -1,
    beside: Callable[[Table], list[Option]] | None = None,
) -> Rules[int]:
    """One of the slots that *among* gives; asked only if there are several. -1 if there is none.

    *beside* tells what must wait until it is said.
    """
    given = among()
    if len(given) < 2:
        return given[0] if given else -1

    def question() -> Decision:
        asked = question_for(play.table, seat, ask, rule, slot_options(play.table, among()))
        asked.beside = partial(beside, play.table) if beside else None
        return asked

    option = yield from answer_to(play, question, seat)
    return int(option.value)


def choose_card(
    play: Play,
    among: Callable[[], Sequence[Piece]],
    ask: str,
    rule: str,
    *,
    seat: int = -1,
    tells: Callable[[Piece], str] = lambda piece: "",
    to: tuple[str, ...] = (),
) -> Rules[Piece | None]:
    """One of the cards that *among* gives; asked only if there are several. *tells* says what may
    be known of each; a drop on a zone of *to* chooses it, too."""  # fmt: skip
    given = among()
    if len(given) < 2:
        return given[0] if given else None

    def question() -> Decision:
        options = [card_option(piece, zones=to, tells=tells(piece)) for piece in among()]
        return question_for(play.table, seat, ask, rule, options)

    option = yield from answer_to(play, question, seat)
    return play.table.pieces[int(option.value)]


def agrees(
    play: Play, ask: str, rule: str, *, yes: str, no: str, seat: int = -1, tells: str = ""
) -> Rules[bool]:
    """A yes or no, of the party or of one seat: *yes* and *no* say what each of them brings."""

    def question() -> Decision:
        options = [Option("yes", yes, tells=tells), Option("no", no)]
        return question_for(play.table, seat, ask, rule, options)

    option = yield from answer_to(play, question, seat)
    return option.key == "yes"


def question_for(table: Table, seat: int, ask: str, rule: str, options: list[Option]) -> Decision:
    """A question to *seat*, or to the party where no seat is named (-1)."""
    if seat < 0:
        return for_party(table, ask, rule, options)
    return Decision(seat, ask, rule, options)


def willing(
    play: Play, about: Saying, price: str, *, of: str = "", rule: str = "RST-007", tells: str = ""
) -> Rules[bool]:
    """RST-007: a price is paid only by who wants to: the bearer, else the party, is asked.

    Without a *price* it is done at will. *of* is what there is of it, *rule* that of a price that
    the whole party pays, *tells* what is known of what comes of it.
    """
    said = capitalised(": ".join(filter(None, (price, about.deed))))
    spent = capitalised(": ".join(filter(None, (f"{price}{of and f' ({of})'}", about.deed))))
    ask = " ".join(
        filter(None, (bearing(play.table, about), before(play.table, about.happening), spent))
    )
    return (
        yield from agrees(
            play, f"{ask}?", rule,
            yes=said, no=f"Do not {price}" if price else "Leave it as it is",
            seat=about.you if rule == "RST-007" else -1, tells=tells,
        )
    )  # fmt: skip


def answer_to(play: Play, question: Callable[[], Decision], seat: int = 0) -> Rules[Option]:
    """The answer of one seat, or of the party where no seat is named (-1).

    RST-004: what lies beside the question and is taken against its rule is carried out, and it is
    asked again.
    """
    from tabletop.games.restless.party.at_will import freely

    while True:
        if seat < 0:
            option = yield from party(play, question)
        else:
            option = yield from play.choose(question)
        if not option.why or any(option.key == each.key for each in question().offered):
            return option
        yield from freely(play, option)


def meant(play: Play, about: Saying, who: str, *, for_damage: bool = False) -> Rules[list[int]]:
    """The slots of the Characters that *who* means in a sentence, who are all alive.

    RST-267: *for_damage*, which is lost if a die shows the slot of somebody dead.
    """
    table = play.table
    if who in ("you", "roller"):
        found = [about.you]
    elif who == "that":
        found = [about.that]
    elif who == "each":
        found = living(table)
    elif who == "each_other":
        found = [slot for slot in living(table) if slot != about.you]
    elif who in ("hurt", "strong"):
        most = -1 if who == "strong" else 1
        found = sorted(living(table), key=lambda slot: most * health(table, slot))[:1]
    elif who == "laden":
        found = sorted(living(table), key=lambda slot: -len(table[f"inventory:{slot}"]))[:1]
    elif who in ("sinners", "pure"):
        found = [
            slot for slot in living(table) if bool(table[f"sins:{slot}"]) == (who == "sinners")
        ]
    elif who in ("left", "right"):
        found = [neighbour(table, about.you, 1 if who == "left" else -1)]
    elif who == "random":
        found = [(yield from random_slot(play, saying(about), for_damage=for_damage))]
    else:
        found = [(yield from _one(play, about, other=who == "another"))]
    found = [slot for slot in found if slot >= 0 and health(table, slot) > 0]
    if len(found) == 1:
        about.that = found[0]
    return found


def _one(play: Play, about: Saying, *, other: bool) -> Rules[int]:
    def among() -> list[int]:
        return [slot for slot in living(play.table) if not (other and slot == about.you)]

    ask = f"{saying(about)} Which Character?"
    return (yield from choose_slot(play, among, ask, "RST-007"))


def neighbour(table: Table, slot: int, step: int) -> int:
    """RST-025: the next living Character on that side, -1 if there is nobody else."""
    count = len(slots(table))
    for n in range(1, count):
        other = (slot + step * n) % count
        if health(table, other) > 0:
            return other
    return -1


def random_slot(play: Play, why: str, *, for_damage: bool = False) -> Rules[int]:
    """RST-266: the D4 names a slot; *why* says for what.

    RST-267: damage to a dead slot is lost, else RST-268: again.

    RST-269: a slot that never had a Character is rolled again in any case.
    """
    table = play.table
    while True:
        d4 = die(table, "d4")
        shown = yield from play.roll(d4, 4, ask=f"{why} Which Character?", rule="RST-266")
        table = play.table
        slot = shown - 1
        if slot >= len(slots(table)):
            continue
        if health(table, slot) > 0:
            if (yield from _lots_again(play, slot, why, for_damage)):
                continue
            return slot
        if for_damage or not living(table):
            return -1


def _lots_again(play: Play, slot: int, why: str, harmful: bool) -> Rules[bool]:
    """RST-170: the D4 may be rolled again, too; asked for where it may do harm, or always."""
    from tabletop.games.restless.battle.greyed import at_a_roll
    from tabletop.games.restless.party.rolls import counters, pay, rerolls, worth_asking

    if len(living(play.table)) < 2 or not worth_asking(play.table, harmful):
        return False

    def question() -> Decision:
        left, d4 = counters(rerolls(play.table)), die(play.table, "d4").id
        options = [
            Option("keep", f"Let it be {name(play.table, slot)}"),
            Option("reroll", f"Roll again ({left} left)", (d4,), ("dice",)),
        ]
        ask = f"{why} The D4 names {name(play.table, slot)}. Again?"
        asked = for_party(play.table, ask, "RST-266", options)
        asked.beside = partial(at_a_roll, play.table, "d4")
        return asked

    option = yield from answer_to(play, question)
    if option.key == "keep":
        return False
    yield from pay(play, 1)
    return True
