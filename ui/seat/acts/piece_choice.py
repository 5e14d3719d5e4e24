"""Choosing a piece, where a click on it is enough: it answers, and says what it could do next."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tabletop.play.questions.decision import CardHalf, Decision, Option
from tabletop.play.questions.declaration import Declaration, Draft
from ui.seat import gestures
from ui.seat.act_runner import Carrying
from ui.seat.acts.history import Time


class Choosing:
    """The clicks that choose pieces at the table of *bridge*.

    `remember()` before each answer. As long as a declaration is not whole, a click on another piece
    that its first part was about chooses that one instead, and `back()` takes its last part back.
    """

    def __init__(self, bridge: Carrying, time: Time, answer: Callable[[str], bool]) -> None:
        self._bridge, self._time, self._answer = bridge, time, answer
        self.by_click = False  # set where a click on a piece chooses, though it may be dragged
        self._before: Decision | None = None

    def remember(self) -> None:
        """An answer is about to be given."""
        self._before = self._bridge.decision

    def choose(self, piece: int, half: CardHalf = "", *, quick: bool = False) -> bool:
        """Take the option that speaks of *piece* first, of this *half* of it if that is known, or
        did so in the first part; and let the window ask which if there are several, now or next.
        Whether there is any. What answers one question whole answers no other: that is for another
        click.

        A second one is never taken unasked, nor by one click, which is not a *quick* play, what is
        spent for good; where all are blocked, the first says why. If most
        answers speak of it, the question is about it: then none is left out that speaks of it but
        of something else first.
        """
        bridge = self._bridge
        if not self.by_click or bridge.by_hand:
            return False
        if self._means_another(piece):
            if self._offer_both(piece):
                return True
            self._begin_anew()
        taken = False
        while decision := bridge.decision:
            options = gestures.subjects(decision, piece, bridge.house_rules, half)
            all_open = gestures.open_options(decision, bridge.house_rules)
            if 2 * len(options) > len(all_open) and not any(o.half for o in options):
                options = [option for option in all_open if piece in option.pieces]
            if len(options) > 1 or (options and not quick and self.spends(options[0])):
                bridge.several.emit(options, lambda option: self._answer(option.key), None)
                return True
            about = [o for o in decision.options if o.pieces[:1] == (piece,)]
            if taken or not about:
                return taken
            taken = self._answer((options or about)[0].key)
            if not (taken and self.may_go_back):
                return True  # the rules have said why not; or it is whole, and answers no more
        return taken

    def spends(self, option: Option) -> bool:
        """Whether *option* at once uses up for good what the question is not for: that is offered
        to a click, and not done by it."""
        port, whole = self._bridge.port, self._bridge.port.whole
        if not option.spends or not isinstance(whole, Declaration):
            return option.spends
        draft = Draft.of(whole, self._bridge.house_rules, anyway=True)
        for key in (*port.said, option.key):
            draft = draft.take(key)
        return draft.question() is None

    def has_chosen(self, option: Option) -> bool:
        """Whether what was said last only chose the piece of *option*: then what that does is not
        done by itself, be it the only thing it can do, for it may have been chosen to see that."""
        bridge = self._bridge
        said = bridge.port.said if self.by_click else []
        chosen = self._before.option(said[-1]) if said and self._before else None
        return chosen is not None and chosen.pieces[:1] == option.pieces[:1]

    def back(self) -> bool:
        """Take back what was said last of a declaration; whether there was anything."""
        return self._time.unsay()

    @property
    def may_go_back(self) -> bool:
        """Whether anything is said of a declaration."""
        return self._bridge.port.has_begun

    def _begin_anew(self) -> None:
        """Take back all that was said."""
        while self._time.unsay():
            pass

    def _offer_both(self, piece: int) -> bool:
        """Let the window ask whether *piece* is to be acted on by whom was chosen, or chosen
        itself; whether something can be done to it."""
        bridge, whole = self._bridge, self._bridge.port.whole
        aimed = [each for each in bridge.port.aimed(piece) if not each.barred(bridge.house_rules)]
        if not aimed or whole is None:
            return False
        anew = gestures.subjects(whole, piece, bridge.house_rules)[:1]
        others = [replace(each, label=f"Choose {each.label} instead") for each in anew]

        def take(option: Option) -> None:
            if option in others:
                self._begin_anew()
            done = (each.keys for each in aimed if each.said[-1] == option)
            for key in next(done, (option.key,)):
                self._answer(key)

        bridge.several.emit([*(each.said[-1] for each in aimed), *others], take, None)
        return True

    def unchoose(self, piece: int) -> bool:
        """Take back that *piece* was chosen, and all that was said since, where nothing that is
        asked now is about it; whether it was."""
        bridge = self._bridge
        port, decision = bridge.port, bridge.decision
        if decision is None or bridge.by_hand or piece not in port.spoken_of:
            return False
        if any(piece in option.pieces for option in decision.options):
            return False
        while piece in port.spoken_of and self._time.unsay():
            pass
        return True

    def _means_another(self, piece: int) -> bool:
        """Whether *piece* is no part of what is asked now, but could have been chosen at first."""
        bridge = self._bridge
        port = bridge.port
        if not port.has_begun or port.whole is None or bridge.decision is None:
            return False
        if piece in port.spoken_of:
            return False
        if any(piece in option.pieces for option in bridge.decision.options):
            return False
        return bool(gestures.subjects(port.whole, piece, bridge.house_rules))
