"""What the panels are told of a game: plain data, cut to what the seat at the screen may know."""

from __future__ import annotations

import re

from tabletop.packs.error import PackError
from tabletop.packs.rulebook import Rulebook, rulebook
from tabletop.play import chronicle
from tabletop.play.decision import CHANCE, Decision, Refusal
from tabletop.table.view import EVERYONE, SeenPiece
from ui import standing
from ui.bridge import Bridge
from ui.dressing import dressing
from ui.faces.blank import BACK
from ui.panels.facts import Asked, PieceFacts, RefusedDrop, Told, Waiting
from ui.scene.layout import layout_of

SUMMARY = 6
"""How many lines of the chronicle stand on the curtain."""

RULED = " *Our ruling.*"
"""What the rulebook puts behind a rule that is wholly a ruling of its writers."""


def asked(bridge: Bridge) -> list[Asked]:
    """The open questions; of those to others only who is asked and what."""
    found = []
    for decision in bridge.questions:
        mine = bridge.may_answer(decision.seat)
        if not mine:
            seat, ask, rule = decision.seat, decision.ask, decision.rule
            decision = Decision(seat, ask, rule, [], whole=decision.whole)
        way_out = standing.way_out(bridge, decision) if mine else None
        turn = out_of_turn(bridge, decision)
        back = mine and bridge.choosing.may_go_back
        stuck = "" if mine else bridge.bots.why_stuck(decision.seat)
        found.append(Asked(decision, who(bridge, decision), mine, turn, way_out, back, stuck))
    waiting = [each for each in bridge.session.asked if each not in bridge.session.decisions]
    for each in waiting:
        blank = Decision(each.seat, each.ask, each.rule, [])
        mine = bridge.may_answer(each.seat)
        found.append(Asked(blank, who(bridge, each), mine, chosen=True))
    return found


def out_of_turn(bridge: Bridge, decision: Decision) -> int:
    """The seat whose turn it is, if another is asked; else -1."""
    acting = acting_seat(bridge)
    return acting if decision.seat >= 0 and acting >= 0 and decision.seat != acting else -1


def acting_seat(bridge: Bridge) -> int:
    """The seat whose turn it is, if seats have colours and signs and turns have begun; else -1."""
    table, layout = bridge.session.table, layout_of(bridge.game.edition)
    begun = layout.turn and (not layout.begun or table.count(layout.begun))
    if layout.controlled is None or not begun or table.outcome is not None:
        return -1
    return table.count(layout.turn) - layout.turn_first


def who(bridge: Bridge, decision: Decision) -> str:
    """The name of whoever is asked; of several who speaks for them, if that is not one person."""
    if decision.seat == CHANCE:
        return "The table"
    places = bridge.session.table.seats
    name = places[decision.seat].name
    if decision.whole:
        alone = len({place.player for place in places}) == 1
        return decision.whole if alone else f"{decision.whole} ({name})"
    return name


def named_in(bridge: Bridge, words: str) -> list[int]:
    """The cards on the table that the first sentence of *words* names."""
    first = words.partition(". ")[0]
    lying = (seen for zone in bridge.view.zones.values() for seen in zone.pieces)
    titles = {seen.id: bridge.game.title_of(seen.name) for seen in lying if seen.name}
    return [
        piece
        for piece, title in titles.items()
        if piece >= 0 and re.search(rf"\b{re.escape(title)}(?!\w)", first)
    ]


def told(bridge: Bridge, since: int = 0) -> list[Told]:
    """The chronicle from line *since* on."""
    session, title = bridge.session, bridge.game.title_of
    before = [n for n, line in enumerate(session.lines) if line.entry < session.bookmark]
    marked = before[-1] if before else -1
    return [
        Told(
            line.entry,
            chronicle.read(line, session.table, bridge.seat, title),
            line.rule,
            line.by_hand,
            number == marked,
        )
        for number, line in enumerate(session.lines[since:], since)
    ]


def public_summary(bridge: Bridge) -> list[str]:
    """The last lines of the chronicle as anybody may read them: they stand on the curtain."""
    table, title = bridge.session.table, bridge.game.title_of
    return [
        chronicle.sentence(line, table, EVERYONE, title) for line in bridge.session.lines[-SUMMARY:]
    ]


def waiting(bridge: Bridge) -> Waiting | None:
    """What the game waits for; nothing when it is over."""
    session = bridge.session
    step, decision = session.step, bridge.waiting_for
    if session.over:
        return None
    names = tuple(seat.name for seat in session.table.seats)
    if step is None:  # that of a module that is not there any more
        return Waiting("the players", HALTED, 0, session.table.flow.step, "", names, ())
    if decision is None:
        return Waiting("the players", HALTED, 0, step.title, step.rule, names, ())
    return Waiting(
        who(bridge, decision),
        decision.ask,
        len(decision.legal()),
        step.title,
        step.rule,
        names,
        tuple(d.seat for d in session.decisions if d.seat >= 0 and not bridge.may_answer(d.seat)),
        standing.way_out(bridge, decision) if bridge.decision is not None else None,
    )


HALTED = "The rules cannot go on with the table as it lies. Put it right by hand, or undo."


def turn(bridge: Bridge) -> str:
    """Who is asked and what, for the status line."""
    outcome = bridge.session.table.outcome
    if outcome is not None:
        return outcome.words
    decision, step = bridge.waiting_for, bridge.session.step
    if decision is None:
        return HALTED
    return f"{who(bridge, decision)} is asked · {step.title if step else ''}"


def refused(bridge: Bridge, refusal: Refusal, piece: int, zone: str, key: str) -> RefusedDrop:
    """A refusal as its card shows it, with the rule in its own words."""
    tried = ""
    if piece >= 0 and (seen := bridge.seen(piece)) is not None:
        tried = bridge.game.title_of(seen.name)
    return RefusedDrop(
        refusal.rule,
        bridge.spoken.say(refusal.why),
        quote(bridge.game.edition, refusal.rule),
        tried,
        piece,
        zone,
        (key,) if key else refusal.answers,
        absolute=refusal.absolute,
        beside=refusal.beside,
    )


def quote(game: str, rule: str) -> str:
    """The text of *rule*, empty if the rulebook has none of that number.

    The bare mark of a ruling is left to the book, which says what it means.
    """
    book = book_of(game)
    if book is None or rule not in book.rules:
        return ""
    return book.rules[rule].text.replace(RULED, "").replace("*", "")


def book_of(game: str) -> Rulebook | None:
    """The rulebook of *game*; a game without one can still be played."""
    try:
        return rulebook(game)
    except PackError:
        return None


def piece_facts(bridge: Bridge, piece: int, where: str) -> PieceFacts | None:
    """All that the seat knows of *piece*, which lies *where*; nothing of one it does not know."""
    seen = bridge.seen(piece)
    if seen is None:
        return None
    table, printed = bridge.session.table, bridge.game.printed(seen.name)
    quiet = layout_of(bridge.game.edition).quiet
    return PieceFacts(
        piece=piece,
        title=bridge.game.title_of(seen.name),
        face=face(seen),
        kind=printed.kind if seen.kind == "card" else seen.kind,
        reversed=seen.turn == 180,
        sentences=printed.sentences,
        by_hand=printed.by_hand,
        flavour=printed.flavour,
        tags=printed.tags,
        numbers=bridge.game.explain(table, table.pieces[piece]),
        counters={name: n for name, n in seen.counters.items() if name not in quiet},
        where=where,
        epithet=printed.epithet,
        quests=standing.quests(bridge, piece),
        holdings=standing.holdings_of(bridge, piece),
        suspended=seen.name if seen.name in table.suspended else "",
        bare=dressing(bridge.game.id).bare,
    )


def printed_on(bridge: Bridge, piece: int) -> str:
    """What stands on *piece* as far as the seat knows it, in one breath: kind, facts, sentences."""
    seen = bridge.seen(piece)
    if seen is None or not seen.name:
        return ""
    printed = bridge.game.printed(seen.name)
    facts = ", ".join(f"{label} {value}" for label, value in printed.tags.items())
    heading = [f"{words}." for words in (printed.kind, facts) if words]
    return " ".join([*heading, *printed.sentences])


def face(seen: SeenPiece) -> str:
    """The picture of a card as it is seen; empty for what is no card."""
    if seen.kind != "card":
        return ""
    return seen.name or BACK
