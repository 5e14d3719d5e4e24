"""Input from the panels beside and over the table."""

from __future__ import annotations

from tabletop.play.questions.decision import Option
from ui.brief import panel_facts
from ui.game.panel_updates import Story
from ui.scene.table_view import TableView
from ui.seat import gestures
from ui.seat.answer_gist import card_of
from ui.seat.bridge import Bridge
from ui.windows.table import TableWindow


class PanelHands:
    """Connects the panels of *window*, as soon as they exist, to *bridge*, *table* and *story*."""

    def __init__(self, bridge: Bridge, table: TableView, window: TableWindow, story: Story) -> None:
        self._bridge, self._table, self._window, self._story = bridge, table, window, story
        window.lit.connect(table.highlight)
        table.hovered.connect(self._light_answers)
        window.decision.answers.pointed.connect(self._show_card)
        window.decision.chosen.connect(bridge.answering.answer)
        window.decision.chosen_all.connect(bridge.answering.answer_all)
        window.decision.blocked.connect(bridge.answering.answer)
        window.decision.suspend.connect(self._suspend)
        window.decision.from_now_on.connect(bridge.answering.from_now_on)
        window.decision.ask_wanted.connect(bridge.answering.ask)
        window.decision.back_wanted.connect(bridge.answering.choosing.back)
        window.decision.answer_for_wanted.connect(bridge.answer_for_bot)
        window.decision.ask_again_wanted.connect(bridge.ask_bot_again)
        window.decision.again_wanted.connect(bridge.choose_again)
        window.filled.connect(self._join)

    def _join(self) -> None:
        bridge, panels = self._bridge, self._window.panels
        panels.chronicle.rewind_wanted.connect(bridge.time.rewind)
        panels.chronicle.card_wanted.connect(self._look_at)
        panels.rulings.rewind_wanted.connect(bridge.time.rewind)
        panels.rulings.give_up.connect(lambda rule: bridge.hands.override("abandon", subject=rule))
        for panel in (panels.rulings, panels.inspector):
            panel.reinstate.connect(
                lambda subject: bridge.hands.override("reinstate", subject=subject)
            )
        for suspending in (panels.unstick, panels.inspector):
            suspending.suspend.connect(self._suspend)
        panels.quests.card_wanted.connect(self._look_at)
        panels.refusal.undo_wanted.connect(self._undo_drop)
        panels.refusal.anyway_wanted.connect(self._do_anyway)
        panels.refusal.house_rule_wanted.connect(self._make_house_rule)
        panels.unstick.stood_still.connect(self._lead_on)
        bridge.by_hand_changed.connect(lambda _: panels.unstick.tell_standstill())
        panels.unstick.light_wanted.connect(self.light_choices)
        panels.unstick.skip_wanted.connect(bridge.time.skip)
        panels.unstick.restart_wanted.connect(bridge.time.restart_step)
        panels.unstick.quiet_wanted.connect(bridge.time.to_quiet_moment)
        panels.unstick.by_hand_wanted.connect(lambda: bridge.set_by_hand(True))

    def _light_answers(self, piece: int, zone: str) -> None:
        """Light in the panel what a click there would mean."""
        asked, rules = self._bridge.decision, self._bridge.house_rules
        meant = gestures.meant(asked, piece, zone, rules) if asked is not None and zone else []
        self._window.decision.answers.light({option.key for option in meant})

    def _show_card(self, option: Option | None) -> None:
        """Show the card that the answer under the pointer names large, because it may be small on
        the table, or still in the box."""
        if not self._window.has_panels:
            return
        preview, asked = self._window.panels.preview, self._bridge.decision
        preview.leave()
        if option is None or asked is None or self._table.moving:
            return
        if card := card_of(self._bridge.port, self._bridge.game, asked, option):
            clear = self._table.in_use(next(iter(option.pieces), -1))
            preview.show_soon(panel_facts.card_facts(self._bridge, card), clear)

    def light_choices(self) -> None:
        """Light everything that the open question is about."""
        decision, rules = self._bridge.decision, self._bridge.house_rules
        options = gestures.open_options(decision, rules) if decision is not None else []
        pieces = sorted({piece for option in options for piece in option.pieces})
        zones = sorted({zone for option in options for zone in option.zones})
        self._table.highlight(pieces, zones)

    def _lead_on(self) -> None:
        """If no answer is possible, show the ways on, unless by-hand mode is on."""
        if not self._bridge.by_hand:
            self._window.raise_panel("unstick")

    def toggle_upright(self) -> None:
        """Show the card of the inspector reversed or upright."""
        self._window.panels.inspector.toggle_upright()

    def _look_at(self, piece: int) -> None:
        self._story.look(piece, "")
        self._window.raise_panel("inspector")

    def _suspend(self, subject: str) -> None:
        self._bridge.hands.override("suspend", subject=subject)

    def _undo_drop(self) -> None:
        refused = self._window.panels.refusal.refused
        if refused is not None and refused.piece >= 0:
            self._table.put_back(refused.piece)

    def _do_anyway(self, reason: str) -> None:
        refused = self._window.panels.refusal.refused
        if refused is not None:
            self._bridge.answering.do_anyway(refused.piece, refused.zone, refused.answers, reason)

    def _make_house_rule(self, rule: str) -> None:
        refused = self._window.panels.refusal.refused
        if refused is not None:
            rules = (*refused.beside, rule)
            self._bridge.answering.make_house_rule(
                rules, refused.piece, refused.zone, refused.answers
            )
