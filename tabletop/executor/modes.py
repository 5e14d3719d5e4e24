"""The modes of a sentence as the options from which one of them is chosen."""

from __future__ import annotations

from tabletop.cardtext.clause import capitalised, joined
from tabletop.cardtext.phrase import Said
from tabletop.executor.context import Context
from tabletop.executor.hooks import Hooks
from tabletop.executor.questions import LEAVE
from tabletop.play.questions.decision import Option


def modes_of(game: Hooks, context: Context, said: Said) -> list[Option]:
    """The modes as options, and that none is chosen where that is left to `you`; if `you` may
    choose none of them and have to, each is open."""
    modes, who = said.values["modes"], context.you
    bars = [game.barred(context, who, mode) for mode in modes]
    if all(bars) and not said.may:
        bars = [None for _ in modes]
    options = []
    for n, (mode, bar) in enumerate(zip(modes, bars, strict=True)):
        words = capitalised(joined(mode, context.line.clause.joints))
        option = Option(f"mode {n}", words, value=n, warning=game.vain(context, who, mode))
        if bar is not None:
            option = option.blocked(bar.rule, bar.why, absolute=bar.absolute)
        options.append(option)
    return options + [LEAVE] * said.may
