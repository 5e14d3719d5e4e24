"""Asking: the party together, or the person of one Character (RST-006, RST-007)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from tabletop.cardtext.clause import capitalised
from tabletop.games.restless.cards import content
from tabletop.games.restless.running.question_context import bearing, before, name
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.memory import while_party
from tabletop.games.restless.table.table_reads import CHARACTER, character, living, slots
from tabletop.play.questions.decision import Decision, Option, Together
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
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
    asked = ""

    def proposing() -> Decision:
        nonlocal asked
        question = ask()
        asked = question.ask
        return question

    while True:
        option: Option = yield proposing
        if (yield from confirmed(play, option, asked)):
            return option


def confirmed(play: Play, option: Option, asked: str) -> Rules[bool]:
    """RST-006: whether the others want what one of them has proposed where this was *asked*."""
    proposer = speaker(play.table)
    mode = play.table.options["decision_mode"]
    confirming = others(play.table, proposer)
    if mode == "host" or not confirming or play.table.seats[proposer].bot:
        return True
    agreed, proposed = 1, f"{asked} Proposed: {option.label}."
    for seat in confirming:
        answer: Option = yield partial(_proposal, seat, proposed)
        agreed += answer.key == "yes"
    everybody = 1 + len(confirming)
    if agreed == everybody or (mode == "majority" and 2 * agreed > everybody):
        return True
    play.say("The others do not agree to: {}.", option.label, rule="RST-006")
    return False


def _proposal(seat: int, proposed: str) -> Decision:
    return Decision(seat, proposed, "RST-006", [*_CONSENT])


_CONSENT = (Option("yes", "Agreed: let it be so"), Option("no", "No: something else"))


def slot_options(table: Table, among: Iterable[int]) -> list[Option]:
    """An option for each of the Characters in these slots."""
    made = _slot_options(table)
    return [made[slot] for slot in among]


@while_party
def _slot_options(table: Table) -> list[Option]:
    return [_slot_option(table, slot) for slot in slots(table)]


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
) -> Rules[int]:
    """One of the slots that *among* gives; asked only if there are several. -1 if there is none."""
    given = among()
    if len(given) < 2:
        return given[0] if given else -1

    def question() -> Decision:
        return question_for(play.table, seat, ask, rule, slot_options(play.table, among()))

    option = yield from answer(play, question, seat)
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
    be known of each; a drop on a zone of *to* chooses it, too."""
    given = among()
    if len(given) < 2:
        return given[0] if given else None

    def question() -> Decision:
        options = [card_option(piece, zones=to, tells=tells(piece)) for piece in among()]
        return question_for(play.table, seat, ask, rule, options)

    option = yield from answer(play, question, seat)
    return play.table.pieces[int(option.value)]


def agrees(
    play: Play, ask: str, rule: str, *, yes: str, no: str, seat: int = -1, tells: str = ""
) -> Rules[bool]:
    """A yes or no, of the party or of one seat: *yes* and *no* say what each of them brings."""

    def question() -> Decision:
        options = [Option("yes", yes, tells=tells), Option("no", no)]
        return question_for(play.table, seat, ask, rule, options)

    option = yield from answer(play, question, seat)
    return option.key == "yes"


def unless_gone(
    play: Play, question: Callable[[], Decision], is_gone: Callable[[], bool]
) -> Rules[Option | None]:
    """RST-004: the answer to a question; None where a hand took away who or what it is about."""
    given: Option | list[Option] = yield lambda: Together([]) if is_gone() else question()
    return None if isinstance(given, list) else given


def answer(play: Play, question: Callable[[], Decision], seat: int) -> Rules[Option]:
    """The answer of one seat, or of the party where no seat is named (-1)."""
    if seat < 0:
        return (yield from party(play, question))
    return (yield from play.choose(question))


def question_for(table: Table, seat: int, ask: str, rule: str, options: list[Option]) -> Decision:
    """A question to *seat*, or to the party where no seat is named (-1)."""
    if seat < 0:
        return for_party(table, ask, rule, options)
    return Decision(seat, ask, rule, options)


def willing(
    about: Saying, price: str, *, of: str = "", rule: str = "RST-007", tells: str = ""
) -> Rules[bool]:
    """RST-007: a price is paid only by who wants to: the bearer, else the party, is asked.

    Without a *price* it is done at will. *of* is what there is of it, *rule* that of a price that
    the whole party pays, *tells* what is known of what comes of it, besides how often it may be.
    """
    play, clause = about.play, about.line.clause
    limit = clause.heads.get("limit")
    often = f"{capitalised(limit.phrase.template)}." if limit is not None else ""
    tells = " ".join(filter(None, (tells, often)))
    paid_for = clause.done if "cost" in clause.heads else ""
    said = capitalised(": ".join(filter(None, (price, paid_for))))
    spent = capitalised(": ".join(filter(None, (f"{price}{of and f' ({of})'}", paid_for))))
    ask = " ".join(
        filter(None, (bearing(play.table, about), before(play.table, about.deed), spent))
    )
    return (
        yield from agrees(
            play,
            f"{ask}?",
            rule,
            yes=said,
            no=f"Do not {price}" if price else "Leave it as it is",
            seat=about.you if rule == "RST-007" else -1,
            tells=tells,
        )
    )
