"""Chapter G: declaring a second action."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tabletop.games.parsifal.cards.content import NAMED, TITLES
from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules.abilities import OPEN, Action, coded
from tabletop.games.parsifal.rules.action_declaration import Declaring, declare, declaring
from tabletop.games.parsifal.rules.extra_actions import Extra, allowing, possible_extras
from tabletop.games.parsifal.rules.half_declared import half
from tabletop.games.parsifal.rules.resolution import Intent
from tabletop.games.parsifal.rules.seats import active
from tabletop.games.parsifal.rules.steps import STEPS, TO_END_TURN
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declared, Part, Said, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Flow


@STEPS.step("One more action", rule="PAR-076", then="end_turn")
def extra(play: Play, actor: int, deed: int, target: int) -> Rules[Flow]:
    """PAR-076: ask for a second action. PAR-081: it may be declined."""
    action = Action(active(play.table), actor, coded(deed) or OPEN[0], target)
    option: Option = yield lambda: _question(play, action)
    intent = _second(play, action).intent(option.said) if isinstance(option, Declared) else None
    if intent is None:
        return TO_END_TURN
    play.count("extra", 1)
    return half(play, intent, option) or (yield from declare(play, intent))


class Second(Struct, frozen=True, eq=False):
    """The parts of a second action: first one of the *extras*, then the usual parts."""

    extras: tuple[Extra, ...]
    declaring: Declaring

    def following(self, said: Said) -> Part | None:
        """The next part: which second action, then what is left to declare."""
        if not said:
            name = self.declaring.seats[self.declaring.seat].name
            ask = f"{name}, which of your characters acts once more?"
            options = [Option(key_of(each), _label(each), (each.actor,)) for each in self.extras]
            sure = self.declaring.sure
            return Part("who", ask, "PAR-076", [*options, DECLINE], sure=sure, inferred=True)
        begun = self._begun(said)
        return begun.following(_after(said)) if begun else None

    def intent(self, said: Said) -> Intent | None:
        """The action that *said* declares; None if it is declined."""
        begun = self._begun(said)
        return begun.intent(_after(said)) if begun else None

    def _begun(self, said: Said) -> Declaring | None:
        said_first = [option.key for option in said.get("who", ())]
        chosen = next((each for each in self.extras if key_of(each) in said_first), None)
        if chosen is None:
            return None
        begun = Intent(chosen.actor, chosen.deed or -1, chosen.target)
        return replace(self.declaring, begun=begun)


DECLINE = Option("decline", "No second action")


def _after(said: Said) -> Said:
    return {part: chosen for part, chosen in said.items() if part != "who"}


def _second(play: Play, action: Action) -> Second:
    return Second(tuple(possible_extras(play, allowing(play, action))), declaring(play))


def _question(play: Play, action: Action) -> Decision:
    return declaration(action.seat, _second(play, action).following)


def key_of(extra: Extra) -> str:
    """The key of the option that begins this second action."""
    return f"{ALL[extra.actor]} {extra.rule}"


def _label(extra: Extra) -> str:
    if extra.target >= 0:
        return f"{TITLES[extra.actor]} gives {NAMED[extra.target]} on"
    return f"{TITLES[extra.actor]} acts"
