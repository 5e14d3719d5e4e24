"""Choosing a piece by a click, where the click is enough to answer or to start an answer."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tabletop.play.questions.decision import CardHalf, Decision, Option
from tabletop.play.questions.declaration import Declaration, Draft
from ui.seat import gestures
from ui.seat.act_runner import Carrying
from ui.seat.acts.history import Time


class Choosing:
    """Clicks that choose pieces at the table of *bridge*.

    Call `remember()` before each answer. Until a declaration is complete, a click on another piece
    of its first part chooses that piece instead, and `back()` takes the last part back.
    """

    def __init__(self, bridge: Carrying, time: Time, answer: Callable[[str], bool]) -> None:
        self._bridge, self._time, self._answer = bridge, time, answer
        self.by_click = False  # a click on a piece chooses it, even if it can be dragged
        self._before: Decision | None = None

    def remember(self) -> None:
        """Note that an answer is about to be given."""
        self._before = self._bridge.decision

    def choose(self, piece: int, half: CardHalf = "", *, quick: bool = False) -> bool:
        """Choose the option whose first piece is *piece* (this *half* of it), in the open question
        or in the first part of the declaration. Returns whether there was one.

        If several options fit, the window asks which. One click answers at most one question: if it
        completed one, it does not answer the next. It does not use up a piece for good, unless it
        is a *quick* play. If all fitting options are forbidden, the first says why. If most options
        are about *piece*, the ones about another piece first are offered too.
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
                return True  # either the rules have said why not, or the answer is complete
        return taken

    def spends(self, option: Option) -> bool:
        """Whether *option* would at once use up a piece that the question is not about. A click
        only offers such an option."""
        port, whole = self._bridge.port, self._bridge.port.whole
        if not option.spends or not isinstance(whole, Declaration):
            return option.spends
        draft = Draft.of(whole, self._bridge.house_rules, anyway=True)
        for key in (*port.said, option.key):
            draft = draft.take(key)
        return draft.question() is None

    def has_chosen(self, option: Option) -> bool:
        """Whether the last answer only chose the piece of *option*. Then *option* is not taken by
        itself, even as the only one: the player may have chosen the piece to see what it can do."""
        bridge = self._bridge
        said = bridge.port.said if self.by_click else []
        chosen = self._before.option(said[-1]) if said and self._before else None
        return chosen is not None and chosen.pieces[:1] == option.pieces[:1]

    def back(self) -> bool:
        """Take back the last part of a declaration. Returns whether there was one."""
        return self._time.unsay()

    @property
    def may_go_back(self) -> bool:
        """Whether part of a declaration has been answered."""
        return self._bridge.port.has_begun

    def _begin_anew(self) -> None:
        """Take back all parts of the declaration."""
        while self._time.unsay():
            pass

    def _offer_both(self, piece: int) -> bool:
        """Let the window ask whether *piece* is the target of the chosen piece, or is chosen
        instead. Returns whether it can be a target."""
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
        """Unchoose *piece*, and take back all later parts, if no open option is about it. Returns
        whether that was done."""
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
        """Whether no open option is about *piece*, but one in the first part was."""
        bridge = self._bridge
        port = bridge.port
        if not port.has_begun or port.whole is None or bridge.decision is None:
            return False
        if piece in port.spoken_of:
            return False
        if any(piece in option.pieces for option in bridge.decision.options):
            return False
        return bool(gestures.subjects(port.whole, piece, bridge.house_rules))
