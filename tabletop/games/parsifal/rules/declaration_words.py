"""Chapter F: the declared action in words: for those who may stop it, in the chronicle, on the
table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tabletop.games.parsifal.cards.content import NAMED, TITLES, opened
from tabletop.games.parsifal.cards.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.rules import extra_actions
from tabletop.games.parsifal.rules.abilities import ABILITIES, Action, Skill, coded
from tabletop.games.parsifal.rules.board import Board, read
from tabletop.games.parsifal.rules.resolution import begun, goes_somewhere
from tabletop.games.parsifal.rules.skills import HAND_OVER
from tabletop.play.rules.game import Path
from tabletop.play.rules.play import Play
from tabletop.table.table import Seat, Table

Parts = list[int | str]
"""The parts of a sentence: tarots by number, and words."""


BARE, THEIRS, YOURS = "{}", "{}'s {}", "your {}"
"""The forms of a tarot in a sentence: controlled by nobody, by another seat, by the seat that is
asked."""


def all_of_it(
    board: Board, seats: Sequence[Seat], actions: Sequence[Action], by: int, asked: int = -1
) -> tuple[str, Parts]:
    """PAR-069: a sentence with `{}` for each part, and the parts, that tells the whole declaration.

    It names the actor, the commander *by*, the target, the artifact and the receiver, each with its
    player. The seat that is *asked* reads "your" for its own tarots.
    """
    action, place = actions[0], board.place
    deed, to = action.deed, action.to
    handed = to >= 0 and deed.ability == HAND_OVER
    named = [action.actor, *[each.target for each in actions]]
    if by >= 0:
        named.insert(0, by)
    order = extra_actions.command(board, action, by).deed.card if by >= 0 else -1
    if to >= 0 and not handed:
        named.append(to)
    parts, forms = Parts(), []
    for tarot in named:
        controller = place[tarot] if tarot < FIRST_ARTIFACT else -1
        if controller < 0:
            forms.append(BARE if NAMED[tarot] == TITLES[tarot] else "the {}")
        elif controller == asked:
            forms.append(YOURS)
        else:
            forms.append(THEIRS)
            parts.append(seats[controller].name)
        parts.append(tarot)
        if order >= FIRST_ARTIFACT and len(forms) == 1:  # belongs to the commander, who comes first
            parts.append(order)
    if handed:
        parts.append("you" if to == asked else seats[to].name)
    if deed.card >= FIRST_ARTIFACT:
        parts.append(deed.card)
    commands = ", with the {}," if order >= FIRST_ARTIFACT else ""
    return _sentence(deed, tuple(forms), by >= 0, commands, len(actions), to >= 0), parts


@lru_cache(4096)
def _sentence(
    deed: Skill, forms: tuple[str, ...], commanded: bool, commands: str, targets: int, gets: bool
) -> str:
    """The words of a declaration, with the *forms* of its tarots in order.

    *commands* names the artifact with which somebody commands, if any.
    """
    left, ability = list(forms), ABILITIES[deed.ability]
    words = f"{left.pop(0)}{commands} wants"
    if commanded:
        words += f" {left.pop(0)}"
    words += f" to {ability.told.format(' and '.join(left[:targets]))}"
    if gets and deed.ability == HAND_OVER:
        words += " to {}"
    elif gets:
        words += f" {'to' if goes_somewhere(ability) else 'for'} {left[-1]}"
    if deed.card >= FIRST_ARTIFACT:
        words += " with the {}"
    return f"{opened(words)}."


def in_words(table: Table, board: Board, actions: Sequence[Action], by: int, asked: int) -> str:
    """The whole declaration for the seat that is *asked* whether it happens."""
    words, parts = all_of_it(board, table.seats, actions, by, asked)
    return words.format(*(TITLES[part] if isinstance(part, int) else part for part in parts))


def tell(play: Play, board: Board, actions: Sequence[Action], by: int) -> None:
    """Write the declaration into the chronicle."""
    pieces = play.table.pieces
    words, parts = all_of_it(board, play.table.seats, actions, by)
    told = [pieces[part] if isinstance(part, int) else part for part in parts]
    play.say(words, *told, rule="PAR-069")


def paths(table: Table) -> tuple[Path, ...]:
    """The paths of the declaration so far: from the commander to the actor, to the target and to
    the receiver."""
    told = begun(table.flow.args)
    if table.flow.step not in _DECLARING or not 0 <= told.actor < FIRST_ARTIFACT:
        return ()
    board, deed = read(table), coded(told.deed)
    targets = [target for target in (told.target, told.also) if target >= 0]
    if deed is None or not targets:
        words = f"{TITLES[told.by]} commands {NAMED[told.actor]}"
        return (Path(board.seen(told.by, told.actor), words),) if told.by >= 0 else ()
    ability, found = ABILITIES[deed.ability], []
    gets = told.to if deed.ability != HAND_OVER else -1
    for target in targets:
        along = gets >= 0 and board.place[target] == told.actor  # the target lies with its giver
        stops = (told.by, told.actor, -1 if along else target, gets)
        done = ability.told.format(NAMED[target])
        shown = board.seen(*(stop for stop in stops if stop >= 0))
        found.append(Path(shown, f"{TITLES[told.actor]}: {done}"))
    return tuple(found)


_DECLARING = ("choose_deed", "aim", "aim_at", "aim_again", "window")
