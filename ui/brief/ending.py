"""The last page of a finished game, as its assets describe it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date

from tabletop.play.ports.looking_back import listed
from tabletop.play.ports.port import Port
from tabletop.play.rules.chronicle import GIVEN_UP, GIVES_UP
from tabletop.play.rules.game import Game, Standing
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from ui.brief.dressing import LastPage, dressing
from ui.brief.standing_facts import shared_name
from ui.panels.fact_types import EndCard, Ending, EndMoment, EndRow
from ui.panels.standings import MET
from ui.scene.layout.layout_reader import layout_of
from ui.scene.layout.ownership import where_all_lie, whose


def ending(port: Port, when: date | None = None) -> Ending | None:
    """The last page of the game, or None while it goes on. It ended at *when*, by default today.

    A finished game has no secrets: the page shows what seats could not see, too.
    """
    table, game = port.uncovered, port.game
    outcome = table.outcome if table is not None else None
    if table is None or outcome is None:
        return None
    page, back, when = dressing(game.id).last_page, port.looking_back, when or date.today()
    won = bool(outcome.winners)
    lying = [p for zone in (page.zone, *page.also) if zone in table.zones for p in table[zone]]
    return Ending(
        title=page.won if won else page.lost,
        won=won,
        words=outcome.words,
        rule=outcome.rule,
        story=page.story_won if won else page.story_lost,
        cards=(
            *(
                _card(piece, game, page, n, _left(table, piece, game))
                for n, piece in enumerate(lying)
                if piece.face_up
            ),
            *_champions(port, table, page),
        ),
        note=page.note,
        asks=page.asks,
        meaning=table.notes.get(page.note, ""),
        peek=page.peek,
        hands=() if won and not page.always else _hands(table, game, page),
        held=page.held,
        facts=(*_by_hand(port),),
        unseen=() if won else _unseen(table, game, page),
        near=back.near,
        moments=tuple(EndMoment(each.entry, each.words) for each in back.moments),
        deeds=back.deeds,
        players=_players(table, when),
        given_up=outcome.words == GIVEN_UP,
    )


def _players(table: Table, when: date) -> str:
    """The players, bots by their kinds, and the day on which the game ended."""
    names = dict.fromkeys(seat.given or seat.name for seat in table.seats)
    day = f"{when:%d %B %Y}".lstrip("0")
    return f"{listed([*names])} · {day}" if names else day


def _champions(port: Port, table: Table, page: LastPage) -> Iterator[EndCard]:
    """The cards that won, with copies of one kind together: they won for everybody who has one."""
    if not page.winning:
        return
    game, view = port.game, port.view
    layout, lying = layout_of(game.edition), where_all_lie(view)
    kinds: dict[tuple[str, ...], list[Piece]] = {}
    for piece in table.pieces:
        if piece.counters.get(page.winning):
            quests = tuple(quest.sentence for quest in game.standings(table, piece))
            kinds.setdefault(quests, []).append(piece)
    for pieces in kinds.values():
        seats = sorted({whose(view, layout, lying, piece.id) for piece in pieces} - {-1})
        told = [_met(quest) for quest in game.standings(table, pieces[0])]
        yield EndCard(
            face=pieces[0].name,
            title=shared_name([game.title_of(piece.name) for piece in pieces]),
            caption=" and ".join(table.seats[seat].name for seat in seats),
            theme="\n".join(told),
            seats=tuple(seats),
        )


def _met(quest: Standing) -> str:
    """A quest of the card that won, and when it was met."""
    since = f", since turn {quest.since}" if quest.since else ""
    return f"{MET} {quest.sentence.rstrip('.')}{since}"


def _hands(table: Table, game: Game, page: LastPage) -> tuple[EndRow, ...]:
    """What each seat still held."""
    rows = []
    for number, seat in enumerate(table.seats):
        zones = [table.index().one(kind, owner=number) for kind in page.hands.split()]
        held = [p for z in zones if z for p in table[z.name] if p.kind == "card"]
        if held:
            rows.append(EndRow(seat.name, tuple(_card(piece, game, page) for piece in held)))
    return tuple(rows)


def _by_hand(port: Port) -> Iterator[str]:
    """A line that says how often players moved by hand, so that nobody takes the game for one by
    the rules."""
    bent = (line for line in port.lines() if line.by_hand and not line.words.startswith(GIVES_UP))
    if ruled := {line.entry for line in bent}:
        times = "once" if len(ruled) == 1 else f"{len(ruled)} times"
        yield f"Rules were overridden by hand {times}."


def _unseen(table: Table, game: Game, page: LastPage) -> tuple[EndCard, ...]:
    """What still lies face down under another piece."""
    return tuple(
        _card(piece, game, page, number)
        for number, zone in enumerate(page.unseen)
        if zone in table.zones
        for piece in table[zone][:-1]
        if not piece.face_up
    )


def _left(table: Table, piece: Piece, game: Game) -> str:
    """How much is left of a printed number of *piece*, as the table showed it."""
    told = game.explain(table, piece)
    for readout in layout_of(game.edition).table.readouts if told else ():
        if readout.zone == piece.zone and readout.show == "split" and readout.full_fact in told:
            left = piece.counters.get(readout.counter, 0)
            return f"{left} of {told[readout.full_fact].n} {readout.counter.title()} left"
    return ""


def _card(piece: Piece, game: Game, page: LastPage, place: int = -1, left: str = "") -> EndCard:
    """*piece* as the page shows it, in a *place* of the row if it has one, with what is *left*."""
    placed = place >= 0
    return EndCard(
        face=piece.name,
        title=game.title_of(piece.name),
        caption=page.places[place] if placed and place < len(page.places) else "",
        theme=(left or _theme(piece.name, page.themes)) if placed else "",
        reversed=piece.turn == 180,
        where=page.where[place] if placed and place < len(page.where) else "",
    )


def _theme(card: str, themes: Mapping[str, str]) -> str:
    """The theme of *card*: the first that its id's parts have, from the last part."""
    parts = [themes[part] for part in reversed(card.split("-")) if part in themes]
    return ": ".join(parts)
