"""What is declared, in words: to who may stop it, in the chronicle, and as ways on the table."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.parsifal.board import Board, read
from tabletop.games.parsifal.content import NAMED, TITLES, opened
from tabletop.games.parsifal.deeds import ABILITIES, Action, coded
from tabletop.games.parsifal.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.resolving import begun, goes_somewhere
from tabletop.games.parsifal.skills import hand_over
from tabletop.play.game import Path
from tabletop.play.play import Play
from tabletop.table.table import Seat, Table

Parts = list[int | str]
"""What stands in a sentence: tarots by number, and words."""


def all_of_it(
    board: Board, seats: Sequence[Seat], actions: Sequence[Action], by: int, asked: int = -1
) -> tuple[str, Parts]:
    """PAR-069: a sentence with a `{}` for each part, and the parts, of all that is declared.

    Who acts, commanded *by* whom, what is done to whom, with what, and who gets it, each with the
    player it belongs to; the seat that is *asked* reads of its own.
    """
    action, parts = actions[0], Parts()
    ability = ABILITIES[action.deed.ability]

    def whose(tarot: int) -> str:
        controller = board.place[tarot] if tarot < FIRST_ARTIFACT else -1
        if controller < 0:
            parts.append(tarot)
            return "the {}" if NAMED[tarot] != TITLES[tarot] else "{}"
        if controller == asked:
            parts.append(tarot)
            return "your {}"
        parts.extend((seats[controller].name, tarot))
        return "{}'s {}"

    actor = (
        f"{whose(by)} wants {whose(action.actor)}" if by >= 0 else f"{whose(action.actor)} wants"
    )
    targets = " and ".join(whose(each.target) for each in actions)
    words = f"{actor} to {ability.told.format(targets)}"
    if action.to >= 0 and action.deed.ability == hand_over.__name__:
        parts.append("you" if action.to == asked else seats[action.to].name)
        words += " to {}"
    elif action.to >= 0:
        words += f" {'to' if goes_somewhere(ability) else 'for'} {whose(action.to)}"
    if action.deed.card >= FIRST_ARTIFACT:
        words += f" with {whose(action.deed.card)}"
    return f"{opened(words)}.", parts


def in_words(table: Table, board: Board, actions: Sequence[Action], by: int, asked: int) -> str:
    """All that is declared, for the seat that is *asked* whether it happens."""
    words, parts = all_of_it(board, table.seats, actions, by, asked)
    return words.format(*(TITLES[part] if isinstance(part, int) else part for part in parts))


def tell(play: Play, board: Board, actions: Sequence[Action], by: int) -> None:
    """Write what is declared into the chronicle."""
    pieces = play.table.pieces
    words, parts = all_of_it(board, play.table.seats, actions, by)
    told = (pieces[part] if isinstance(part, int) else part for part in parts)
    play.say(words, *told, rule="PAR-069")


def paths(table: Table) -> tuple[Path, ...]:
    """The ways of what is declared so far: from who commands to who acts, on to what it is done to
    and to who gets that."""
    told = begun(table.flow.args)
    if table.flow.step not in _DECLARING or not 0 <= told.actor < FIRST_ARTIFACT:
        return ()
    board, deed = read(table), coded(told.deed)
    targets = [target for target in (told.target, told.also) if target >= 0]
    if deed is None or not targets:
        words = f"{TITLES[told.by]} commands {NAMED[told.actor]}"
        return (Path(board.seen(told.by, told.actor), words),) if told.by >= 0 else ()
    ability, found = ABILITIES[deed.ability], []
    gets = told.to if deed.ability != hand_over.__name__ else -1
    for target in targets:
        along = gets >= 0 and board.place[target] == told.actor  # it lies with who gives it
        stops = (told.by, told.actor, -1 if along else target, gets)
        done = ability.told.format(NAMED[target])
        shown = board.seen(*(stop for stop in stops if stop >= 0))
        found.append(Path(shown, f"{TITLES[told.actor]}: {done}"))
    return tuple(found)


_DECLARING = ("choose_deed", "aim", "aim_at", "aim_again", "window")
