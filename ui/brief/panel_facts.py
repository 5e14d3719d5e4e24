"""What the panels are told of a game: plain data, limited to what the seat at the screen may
know."""

from __future__ import annotations

import re

from tabletop.packs.error import PackError
from tabletop.packs.rulebook import Rulebook, rulebook
from tabletop.play.questions import habits
from tabletop.play.questions.decision import CHANCE, Decision, Refusal
from tabletop.play.rules import chronicle
from tabletop.play.rules.game import Game, Printed
from tabletop.table.view import SeenPiece
from ui.brief import dressing as dressings
from ui.brief import standing_facts
from ui.brief.dressing import dressing
from ui.faces.blank import BACK
from ui.panels.fact_types import Asked, PieceFacts, RefusedDrop, ToldLine, WaitFacts
from ui.scene.layout import layout_reader as layouts
from ui.scene.layout.layout_reader import layout_of
from ui.seat.answer_gist import terms_in, words_of
from ui.seat.answer_gist import told as told_of
from ui.seat.bridge import Bridge
from ui.seat.gestures import answers_open

LOOKED_BACK, QUOTES = 100, 2
"""How many of the last chronicle lines are searched for quotes of a card, and how many are
shown.
"""

SAID = "the last choice"
"""The name of a step without a title."""

RULED = " *Our ruling.*"
"""The rulebook's mark after a rule that is entirely a ruling of its writers."""


def asked(bridge: Bridge) -> list[Asked]:
    """The open questions; of questions to others, only who is asked and what."""
    found = []
    for decision in bridge.questions:
        mine = bridge.may_answer(decision.seat)
        way_out = standing_facts.way_out(bridge, decision) if mine else None
        turn = out_of_turn(bridge, decision)
        back = mine and bridge.answering.choosing.may_go_back
        stuck = "" if mine else bridge.bots.why_stuck(decision.seat)
        used_to = habits.told(bridge.port.notes) if mine else {}
        settled = _settled(bridge) if mine else {}
        terms = words_of(bridge.port, bridge.game, decision)
        ahead = bridge.port.ahead() if mine else {}
        found.append(
            Asked(decision, who(bridge, decision), mine, turn, way_out, back, stuck,
                  habits=used_to, settled=settled, terms=terms, ahead=ahead)
        )  # fmt: skip
    for each in bridge.port.chosen:
        found.append(Asked(each, who(bridge, each), bridge.may_answer(each.seat), chosen=True))
    return found


def _settled(bridge: Bridge) -> dict[str, str]:
    """The questions answered as usual before the game began, with their answers, by name."""
    found: dict[str, list[str]] = {}
    for each in bridge.answering.settled:
        found.setdefault(each.name, []).append(each.words)
    return {name: ", ".join(words) for name, words in found.items()}


def out_of_turn(bridge: Bridge, decision: Decision) -> int:
    """The seat whose turn it is if another seat is asked; otherwise -1."""
    acting = acting_seat(bridge)
    return acting if decision.seat >= 0 and acting >= 0 and decision.seat != acting else -1


def acting_seat(bridge: Bridge) -> int:
    """The seat whose turn it is, if seats have colours and signs and turns have begun; otherwise
    -1."""
    port, layout = bridge.port, layout_of(bridge.game.edition)
    begun = layout.turn and (not layout.begun or port.count(layout.begun))
    if layout.controlled is None or not begun or port.outcome is not None:
        return -1
    return port.count(layout.turn) - layout.turn_first


def who(bridge: Bridge, decision: Decision) -> str:
    """The name of whoever is asked; if one speaks for several people, all of them."""
    if decision.seat == CHANCE:
        return "The table"
    places = bridge.port.seats
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


def told(bridge: Bridge, since: int = 0) -> list[ToldLine]:
    """The chronicle from line *since* on."""
    port, title, marked = bridge.port, bridge.game.title_of, -1
    if port.bookmark >= 0:
        before = (n for n, line in enumerate(port.lines()) if line.entry < port.bookmark)
        marked = max(before, default=-1)
    return [
        ToldLine(
            line.entry, chronicle.parted(line, title), line.rule, line.by_hand, number == marked
        )
        for number, line in enumerate(port.lines(since), since)
    ]


def steps(bridge: Bridge) -> tuple[str, str]:
    """The names of the next steps to undo and redo; empty if there is none."""
    port, title = bridge.port, bridge.game.title_of
    going = port.going

    def named(line: chronicle.Line | None, quiet: bool) -> str:
        if line is None:
            return SAID if quiet else ""
        return "".join(part.words for part in chronicle.parted(line, title)).rstrip(".")

    return named(going.back, going.quiet_back), named(going.forth, going.quiet_forth)


def amiss(game: Game) -> str:
    """What to say about a game's own files that cannot be used; empty if all can."""
    said = []
    if wrong := layouts.amiss(game.edition):
        said.append(f"The layout cannot be used, so zones lie in plain rows. {wrong[0]}")
    if unread := dressings.amiss(game.id):
        said.append(f"The dressing cannot be used, so the game looks plain. {unread}")
    return " ".join(said)


def waiting(bridge: Bridge) -> WaitFacts | None:
    """What the game waits for, or None when it is over."""
    port = bridge.port
    step, decision = port.step, bridge.waiting_for
    if port.over:
        return None
    names = tuple(seat.name for seat in port.seats)
    if step is None:  # the step of a module that has been removed
        return WaitFacts("the players", HALTED, 0, port.view.flow.step, "", names, ())
    if decision is None:
        return WaitFacts("the players", HALTED, 0, step.title, step.rule, names, ())
    others = (each.seat for each in port.questions if not bridge.may_answer(each.seat))
    return WaitFacts(
        who(bridge, decision),
        decision.ask,
        answers_open(decision, port.house_rules) if bridge.may_answer(decision.seat) else -1,
        step.title,
        step.rule,
        names,
        tuple(seat for seat in others if seat >= 0),
        standing_facts.way_out(bridge, decision) if bridge.decision is not None else None,
    )


HALTED = "The rules cannot continue with the table as it is. Correct it by hand, or undo."
"""What to say if nobody is asked and the game is not over."""


def refused(bridge: Bridge, refusal: Refusal, piece: int, zone: str, key: str) -> RefusedDrop:
    """A refusal as its card shows it, with the text of the rule."""
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
    """The text of *rule*; empty if the rulebook does not have it.

    The bare mark of a ruling is removed, because only the book explains it.
    """
    book = book_of(game)
    if book is None or rule not in book.rules:
        return ""
    return book.rules[rule].text.replace(RULED, "").replace("*", "")


def book_of(game: str) -> Rulebook | None:
    """The rulebook of *game*, or None: a game can be played without one."""
    try:
        return rulebook(game)
    except PackError:
        return None


def piece_facts(bridge: Bridge, piece: int, where: str) -> PieceFacts | None:
    """All that the seat knows of *piece*, which lies *where*; None if the seat does not know it."""
    seen = bridge.seen(piece)
    if seen is None:
        return None
    port, printed = bridge.port, bridge.game.printed(seen.name)
    called, quiet = bridge.game.called_by_hand, layout_of(bridge.game.edition).quiet
    return PieceFacts(
        piece=piece,
        title=bridge.game.title_of(seen.name),
        face=face(seen) or _face_of_figure(bridge.game, seen, printed),
        kind=printed.kind if seen.kind == "card" else seen.kind,
        reversed=seen.turn == 180,
        sentences=printed.sentences,
        by_hand=printed.by_hand,
        flavour=printed.flavour,
        tags=printed.tags,
        numbers=port.explain(piece),
        counters={
            name: n
            for each, n in seen.counters.items()
            if each not in quiet and (name := called(each))
        },
        where=where,
        epithet=printed.epithet,
        quests=port.standings(piece),
        holdings=standing_facts.holdings_of(bridge.port, piece),
        suspended=seen.name if seen.name in port.suspended else "",
        bare=dressing(bridge.game.id).bare,
        spent=tuple(port.spent(piece)),
        quoting=_quoting(bridge, piece),
        terms=terms_in(bridge.game, " ".join(printed.sentences)),
    )


def _face_of_figure(game: Game, seen: SeenPiece, printed: Printed) -> str:
    """The picture of a figure on which something is printed; empty if nothing is, or if plates of
    the layout tell it anyway."""
    if seen.kind != "figure" or not printed.sentences:
        return ""
    layout = layout_of(game.edition)
    boards = (layout.table, *layout.boards.values())
    is_told = any(readout.stands for board in boards for readout in board.readouts)
    return "" if is_told else seen.name


def _quoting(bridge: Bridge, piece: int) -> tuple[str, ...]:
    """The last chronicle lines that quote *piece*, the newest last."""
    title = bridge.game.title_of
    lines = [line for line in bridge.port.lines(-LOOKED_BACK) if chronicle.quoted(line) == piece]
    return tuple(
        "".join(part.words for part in chronicle.parted(line, title)) for line in lines[-QUOTES:]
    )


def card_facts(bridge: Bridge, card: str) -> PieceFacts:
    """The facts about the card *card*, wherever it lies."""
    game, printed = bridge.game, bridge.game.printed(card)
    return PieceFacts(
        piece=-1,
        title=game.title_of(card),
        face=card,
        kind=printed.kind,
        sentences=printed.sentences,
        by_hand=printed.by_hand,
        flavour=printed.flavour,
        tags=printed.tags,
        epithet=printed.epithet,
        bare=dressing(game.id).bare,
        terms=terms_in(game, " ".join(printed.sentences)),
    )


def printed_on(game: Game, seen: SeenPiece | None) -> str:
    """The text of a piece of *game* as one line: kind, facts, sentences; empty if the seat does not
    know the piece."""
    if seen is None or not seen.name:
        return ""
    printed = game.printed(seen.name)
    return f"{printed.kind}. {told_of(printed)}" if printed.kind else told_of(printed)


def face(seen: SeenPiece) -> str:
    """The picture of a card as the seat sees it; empty if it is not a card."""
    if seen.kind != "card":
        return ""
    return seen.name or BACK
