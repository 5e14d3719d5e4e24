"""An open game: its bridge, its table and its panels, connected."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLineEdit

from saves.campaign import CampaignSave
from tabletop.play.rules.game import Printed
from tabletop.play.rules.modifiers import Value
from tabletop.table.event import Event
from tabletop.table.space import Ground
from tabletop.table.view import EVERYONE, View
from ui.base.after_paint import lay_out, once_painted, place_changed
from ui.base.key_binding import bind
from ui.base.keymap import way_to
from ui.base.keys import OF_CAMPAIGNS, OF_ROADS
from ui.base.safe_text import set_tip
from ui.base.settings import Settings
from ui.brief import panel_facts, standing_facts
from ui.brief.card_words import card_words
from ui.brief.dressing import ground
from ui.game.bot_controls import Watching
from ui.game.coming_back import ComingBack
from ui.game.ending_controller import Closing
from ui.game.follow_up_questions import AskingBack
from ui.game.input.keyboard import KeyboardHands
from ui.game.input.panel_hands import PanelHands
from ui.game.input.pointer import PointerHands
from ui.game.input.typed_codes import Typing
from ui.game.panel_updates import Story
from ui.game.replay import Replay
from ui.game.shown_large import Aloud
from ui.game.sounding import Sounding
from ui.panels.face import FaceSource
from ui.panels.widgets import WritingLine
from ui.scene.hands.raised_cards import StandingUp
from ui.scene.layout.layout_reader import layout_of
from ui.scene.layout.stray_zones import with_places
from ui.scene.table_view import TableView
from ui.seat.bots import PAUSE
from ui.seat.bridge import Bridge
from ui.seat.curtain_news import News
from ui.windows.shell import Shell
from ui.windows.table import TableWindow

NONE_SUGGESTED = "There is no suggested answer. Choose one."


class OpenGame(QObject):
    """Connects *bridge* to a table window in *shell*.

    *seen* is the picture that the window shows at first, if it shows the table as it was left.
    *program* are the program's actions by id, *saved_when* says when the game was last saved,
    *play* plays a sound by name. Signals: `report_wanted(fault)` write a report; `again_wanted()`
    the same game with a new deal; `deal_wanted()` with the same deal; `gallery_wanted()` leave this
    game; `next_wanted()` the next sitting of *campaign*.
    """

    report_wanted = Signal(object)
    again_wanted = Signal()
    deal_wanted = Signal()
    gallery_wanted = Signal()
    next_wanted = Signal()

    _view: View | None = None  # the last one shown

    def __init__(
        self,
        bridge: Bridge,
        *,
        shell: Shell,
        settings: Settings,
        faces: FaceSource,
        seen: QPixmap | None,
        program: Callable[[OpenGame], Mapping[str, Callable[[], object]]],
        campaign: CampaignSave | None = None,
        play: Callable[[str], object] = len,
        saved_when: Callable[[], datetime],
    ) -> None:
        super().__init__()
        self.bridge = bridge
        bridge.setParent(self)
        self.table = TableView()
        self._standing_up = StandingUp(self.table)
        self.window = TableWindow(self.table, faces, seen, shell)
        self.window.plate.taken = self.table.taken
        self.table.lights.takers = bridge.answering.takers
        self.table.lights.answers_of = bridge.answering.meanings
        self.table.lights.done_to = bridge.answering.done_to
        self.table.guide.why = bridge.answering.why_not
        self.table.guide.reach = self._reach
        self.hands = KeyboardHands(self.bridge, self.table)
        self._shell, self._settings, self._faces = shell, settings, faces
        self._heard: list[tuple[Event, int]] = []
        self._other_eyes = False
        self.story = Story(self.bridge, self.table, self.window)
        self.closing = Closing(self.bridge, shell, self.window, faces, self, campaign, saved_when)
        self.coming_back = ComingBack(bridge, self.table, self.window, campaign)
        self.replay = Replay(bridge, shell, self.window, faces)
        self._next_seat, self._news = -1, News(self.bridge)
        for way in ("again_wanted", "deal_wanted", "gallery_wanted", "next_wanted"):
            getattr(self.closing, way).connect(getattr(self, way))
        self.pointing = PointerHands(self.bridge, self.table, self.window, self.story)
        self.beside = PanelHands(self.bridge, self.table, self.window, self.story)
        report, announcer = self.report_wanted.emit, self.story.announcer
        self.asking = AskingBack(bridge, self.table, self.window, self.hands, report, announcer)
        self.watching = Watching(self.bridge, self.window, self._set_speed)
        self.does = self.closing.does = bind(self.window, self.table, program(self))
        beside = (() if campaign else OF_CAMPAIGNS) + (() if bridge.port.roads() else OF_ROADS)
        self.window.set_actions({id: self.does[id] for id in self.does if id not in beside})
        self._reason = self._reason_line()
        Typing(self.hands, self.window.decision, self.window)
        self._join_bridge()
        self._join_table(play)
        self.window.filled.connect(self._on_filled)
        self.window.primer.left.connect(self._on_greeted)
        self.window.decision.end_wanted.connect(self.closing.show)
        self.window.decision.suggested_wanted.connect(self.take_suggested)
        self.window.resize(shell.size())  # docks are laid out for their final size
        self.window.restore(settings.windows)
        self._was_seen = seen is not None
        if seen is None:
            self.window.fill()
        self.window.show_quests(self.bridge.port.has_quests)
        self.take_settings(settings)
        self.setParent(self.window)  # so that it is deleted together with the window

    def begin(self) -> None:
        """Show the table and start play."""
        once_painted(self.table.viewport(), self._show_the_rest, self._open_book)
        self.table.setFocus()
        self.bridge.begin()
        if not self._was_seen and not self.bridge.moving:
            self.story.tell_happened()
        lay_out()

    def _show_the_rest(self) -> None:
        """Show what the first frame did without: the panels, and the end if the game is over."""
        self.window.fill()
        if not self.bridge.moving:
            self._show_story()
        lay_out()

    def _open_book(self) -> None:
        """Load the rulebook, if there is one."""
        rulebook, book = self.window.panels.rulebook, panel_facts.book_of(self.bridge.game.edition)
        if book is not None and not rulebook.has_book:
            rulebook.show_rulebook(book)

    def leave(self) -> None:
        """Stop, because the window closes: bots answer no more, and the curtain is free for other
        pages."""
        self._shell.curtain_lifted.disconnect(self._on_curtain_lifted)
        self._shell.currentChanged.disconnect(self._on_page_shown)
        self._faces.ready.disconnect(self._on_face_ready)
        self._faces.changed.disconnect(self._on_faces_changed)
        self.bridge.stop()
        self.table.leave()
        self.replay.leave()
        self.closing.leave()

    @property
    def is_seen_by_one(self) -> bool:
        """Whether the table is on the screen, and only one person plays at it."""
        people = {seat.player for seat in self.bridge.port.seats if not seat.bot}
        return self.window.isVisible() and len(people) <= 1

    def take_settings(self, settings: Settings) -> None:
        """Apply *settings*."""
        self.watching.bar.show_speed(settings.speed)
        speed = 0.0 if settings.reduced_motion else settings.speed / 100
        self.table.set_speed(speed)
        self.bridge.still = not speed
        self.table.call_outs = settings.call_outs
        self.table.following.on = settings.follow
        pause = 0 if settings.bots_at_once else round(PAUSE / (settings.speed / 100))
        self.bridge.bots.setInterval(pause)
        self._bots_at_once = settings.bots_at_once
        self.bridge.curtain = settings.curtain
        self.bridge.answering.answers_forced = settings.answer_forced
        if self.bridge.speak(settings.language) and self.table.table is not None:
            self.bridge.sit(self.bridge.seat)

    def _set_speed(self, percent: int) -> None:
        """Set the speed in per cent, also for later games."""
        self._settings.speed = percent
        self.take_settings(self._settings)

    # --- from the bridge -----------------------------------------------------------------------

    def _join_bridge(self) -> None:
        bridge = self.bridge
        bridge.happened.connect(self._heard.extend)
        bridge.reset.connect(self._on_reset)
        bridge.settled.connect(self._on_settled)
        bridge.curtain_wanted.connect(self._on_curtain_wanted)
        bridge.by_hand_changed.connect(self._on_by_hand)
        bridge.said.connect(self.window.say)
        bridge.marked.connect(self.story.tell_anew)
        self._shell.curtain_lifted.connect(self._on_curtain_lifted)
        self._shell.currentChanged.connect(self._on_page_shown)

    def _on_reset(self) -> None:
        self.story.forget()
        self._heard.clear()

    def _on_settled(self, view: View) -> None:
        """Show what happened: first pieces move, then the panels are updated. If only part of an
        answer was given, the panels need less."""
        said, self._view = view is self._view, view
        self.table.lights.forget_pointed()  # what is lit next will show it
        self.hands.put_down()
        self.window.primer.go_on(by_itself=self.bridge.by_bot)
        first = self.table.table is None
        if first:
            self._lay_table(view)
        else:
            self._change_table(view)
        self._heard.clear()
        self._other_eyes = False
        self.story.tell_question()
        if first:
            self.story.tell_beside()
            return
        if said and not self.bridge.moving:
            self.story.tell_said()
        elif not self.bridge.moving:
            self._show_story()
        place_changed()
        self._faces.put_off()

    def _lay_table(self, view: View) -> None:
        self.table.set_ground(ground(self.bridge.game.id))
        layout = layout_of(self.bridge.game.edition)
        layout = with_places(layout, view.index(), len(view.seats), self._spaces())
        self.bridge.answering.choosing.by_click = layout.click_chooses
        asked = self.bridge.decision
        self.table.show_view(view, layout, self._faces, self._title_of, self._spaces, asked=asked)
        self.aloud.begin()
        self.table.set_explain(self._explain)
        self.table.set_words(*card_words(self._printed))
        self.table.note(
            standing_facts.noted(self.bridge.port, self.bridge.view, self.bridge.standings)
        )
        self.table.offer(asked)
        self._standing_up.show(self.bridge.port.spoken_of)
        if wrong := panel_facts.amiss(self.bridge.game):
            self.window.say(wrong)

    def _change_table(self, view: View) -> None:
        self.window.panels.preview.leave()
        self.aloud.put_away()
        self.window.panels.refusal.hide()
        at_once = self._bots_at_once and self.bridge.by_bot
        self.table.show_answer(
            [] if at_once else list(self._heard),
            view,
            self.bridge.decision,
            standing_facts.noted(self.bridge.port, self.bridge.view, self.bridge.standings),
            glide=not (at_once or self._other_eyes),
        )
        self._standing_up.show(self.bridge.port.spoken_of)

    def _spaces(self) -> dict[str, Ground]:
        return self.bridge.port.spaces()

    def _reach(self, piece: int, place: str) -> Collection[str]:
        return self.bridge.port.in_range(piece, place)

    def _title_of(self, piece: str) -> str:
        return self.bridge.game.title_of(piece)

    def _printed(self, piece: str) -> Printed:
        return self.bridge.game.printed(piece)

    def _explain(self, piece: int) -> dict[str, Value]:
        return self.bridge.port.explain(piece)

    def _show_story(self) -> None:
        """Tell what happened, after it was shown."""
        self.story.tell_happened()
        self._sounding.look()
        self.closing.notice()

    def _on_motion_finished(self) -> None:
        """Tell what was shown; without motion, whoever showed it does that."""
        self._standing_up.look()
        self.window.primer.lie_beside()
        if self.bridge.moving:
            self.story.catch_up()
            self._show_story()
            self.bridge.set_moving(False)

    def _on_by_hand(self, on: bool) -> None:
        self.table.by_hand = on
        self._reason.setVisible(on)
        self.window.show_by_hand(on)

    def _reason_line(self) -> QLineEdit:
        """The optional line for the reason of moves by hand, visible in by-hand mode."""
        line = WritingLine(placeholderText="Reason (optional)", maxLength=200)
        set_tip(line, "Shown in the chronicle with every move")
        line.setAccessibleName("Reason for moves by hand")
        line.setMaximumWidth(280)
        line.textChanged.connect(lambda words: setattr(self.bridge, "reason", words.strip()))
        line.returnPressed.connect(self.table.setFocus)
        line.hide()
        self.window.add_for_hands(line)
        return line

    # --- the curtain and the end ---------------------------------------------------------------

    def _on_curtain_wanted(self, seat: int) -> None:
        self._next_seat = seat
        place = self.bridge.port.seats[seat]
        person = place.given or place.name
        plays = place.name if place.name != person else ""
        told = self._news.for_next(seat)
        asked = (each for each in self.bridge.port_of(EVERYONE).questions if each.seat == seat)
        # the reason for passing the screen, as everybody may know it
        told += [each.ask for each in asked]
        self._shell.draw_curtain(person, told, plays)
        self._sounding.tell("curtain")

    def draw_curtain(self) -> None:
        """Hide the table until the person at the screen is back."""
        seat = self.bridge.seat
        self._on_curtain_wanted(seat if seat >= 0 else self.bridge.asked_seat)

    def _on_curtain_lifted(self) -> None:
        self._other_eyes = True
        self.story.announcer.ask_again()
        if self._next_seat != self.bridge.seat:
            self.table.walk.leave()  # the focus could reveal what was chosen
        self.table.setFocus()
        self.bridge.sit(self._next_seat)

    def _on_page_shown(self) -> None:
        """Announce the question, because the table is visible again."""
        if not self.bridge.moving and self.bridge.port.outcome is None:
            self.story.announce_question()

    # --- from the table ------------------------------------------------------------------------

    def _join_table(self, play: Callable[[str], object]) -> None:
        table, bridge = self.table, self.bridge
        self._sounding = Sounding(bridge, table, play, self.window.say, self)
        self.aloud = table.large = Aloud(bridge, table, self.window)
        self._faces.changed.connect(self._on_faces_changed)
        self._faces.ready.connect(self._on_face_ready)
        table.motion_started.connect(lambda: bridge.set_moving(True))
        table.motion_finished.connect(self._on_motion_finished)

    def _on_faces_changed(self) -> None:
        self.table.set_faces(self._faces)

    def _on_face_ready(self, card: str, _width: int) -> None:
        self.table.take_face(card)

    # --- from the panels -----------------------------------------------------------------------

    def _on_filled(self) -> None:
        """Connect the panels, which now exist, to the game."""
        unstick = self.window.panels.unstick
        unstick.answer_for.connect(self._on_curtain_wanted)
        unstick.report_wanted.connect(lambda: self.report_wanted.emit(None))

    # --- from the keys -------------------------------------------------------------------------

    def take_suggested(self) -> None:
        """Give the suggested answer, or say that there is none. A question that is still hidden has
        none."""
        if self.table.skip() or self.window.decision.take_default():
            return
        asked = self.bridge.decision is not None
        self.window.say(NONE_SUGGESTED if asked else "You have no open question now.")

    def toggle_call_outs(self) -> None:
        """Show or hide the codes on everything that may be chosen."""
        self.table.call_outs = not self.table.call_outs

    def cancel(self) -> None:
        """Go back by one layer: a refused drop, a carried piece, motion, a panel, by-hand mode."""
        if self.window.primer.leave() or self.coming_back.leave():
            return
        went_back = self.window.panels.refusal.undo() or self.hands.put_down()
        if went_back or self.table.hands.let_go() or self.table.skip():
            return
        if not self.table.hasFocus():
            self.window.raise_panel("decision")
            self.table.setFocus()
        elif self.bridge.by_hand:
            self.bridge.set_by_hand(False)
        else:
            self.bridge.answering.choosing.back()

    def open_rules(self) -> None:
        """Open the rulebook at the rule of the question."""
        self._open_book()
        if self.story.rule:
            self.window.open_rule(self.story.rule)
        else:
            self.window.raise_panel("rulebook")

    def open_chapter(self) -> None:
        """Open the rulebook at the chapter of the question, or at how to play in two minutes if
        there is no question."""
        self._open_book()
        self.window.raise_panel("rulebook")
        self.window.panels.rulebook.open_chapter(self.story.rule)

    def greet(self) -> None:
        """Show how to play, in somebody's first game of a kind."""
        if self.bridge.game.id not in self._settings.greeted:
            once_painted(self.table.viewport(), self.show_primer)

    def show_primer(self) -> None:
        """Show how to play, until this question is answered."""
        book = panel_facts.book_of(self.bridge.game.edition)
        if book is not None and book.primer is not None:
            self.window.primer.show_chapter(book.primer, self._asked_about)

    def _asked_about(self) -> tuple[list[QRect], list[QRect]]:
        """The rectangles on the table that the question is about, and all others, in its pixels."""
        options = self.bridge.decision.options if self.bridge.decision else []
        pieces = {piece for option in options for piece in option.pieces}
        corner = self.table.mapToGlobal(QPoint())
        rooms = [self.table.room_of(piece).translated(-corner) for piece in pieces]
        return [room for room in rooms if not room.isEmpty()], self.table.taken()

    def _on_greeted(self) -> None:
        if self.bridge.game.id not in self._settings.greeted:
            self._settings.greeted.append(self.bridge.game.id)
            self.window.say(f"To read how to play again, {way_to('primer')}.")

    def seek_rule(self) -> None:
        """Open the search of the rulebook."""
        self._open_book()
        self.window.raise_panel("rulebook")
        self.window.panels.rulebook.seek()
