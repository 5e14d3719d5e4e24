"""The actions of a table's keys and menus, by id."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.game.input.number_menu import show_numbers
from ui.game.input.roads import show_roads

if TYPE_CHECKING:
    from ui.game.open_game import OpenGame


def deeds(game: OpenGame) -> dict[str, Callable[[], object]]:
    """The action of each key of the table in *game*."""
    bridge, hands, window, table = game.bridge, game.hands, game.window, game.table
    by_hand = hands.by_hand

    def walk(direction: str) -> Callable[[], object]:
        """Move the focus, and show what it reaches beside the table."""

        def go() -> None:
            table.focus_next(direction)
            piece, zone, _ = table.focused_place()
            game.story.look(piece, table.zone_title(zone))

        return go

    return {
        "give_up": game.closing.ask_to_give_up,
        "undo": bridge.time.undo,
        "redo": bridge.time.redo,
        "restart_step": bridge.time.restart_step,
        "quiet_moment": bridge.time.to_quiet_moment,
        "bookmark": bridge.time.set_bookmark,
        "back_to_bookmark": bridge.time.back_to_bookmark,
        "watch": game.replay.watch,
        "focus_next": walk("next"),
        "focus_previous": walk("previous"),
        "focus_left": walk("left"),
        "focus_right": walk("right"),
        "focus_up": walk("up"),
        "focus_down": walk("down"),
        "act": hands.act,
        "obvious": hands.act_or_do_the_obvious,
        "quick": hands.quick,
        "menu": game.pointing.show_menu_at_focus,
        "default": game.take_suggested,
        "call_outs": game.toggle_call_outs,
        "cancel": game.cancel,
        "by_hand": lambda: bridge.set_by_hand(not bridge.by_hand),
        "flip": lambda: hands.with_hands(by_hand.flip),
        "flip_all": lambda: hands.on_place(by_hand.turn_pile_over),
        "turn_left": lambda: hands.with_hands(lambda piece: by_hand.turn(piece, -90)),
        "turn_right": lambda: hands.with_hands(lambda piece: by_hand.turn(piece, 90)),
        "reverse": lambda: hands.with_hands(lambda piece: by_hand.turn(piece, 180)),
        "more": lambda: hands.count(1),
        "fewer": lambda: hands.count(-1),
        "numbers": lambda: show_numbers(bridge, table),
        "randomise": lambda: hands.on_place(lambda zone: by_hand.randomise(hands.piece(), zone)),
        "draw": lambda: hands.on_place(lambda zone: by_hand.draw(zone, 1)),
        "put_under": lambda: hands.on_place(
            lambda zone: by_hand.shift(hands.piece(), zone, 0),
        ),
        "peek": lambda: hands.on_place(game.pointing.peek),
        "remove": lambda: hands.with_hands(by_hand.remove),
        "hint": game.beside.light_choices,
        "advice": game.watching.hint,
        "why": game.watching.why,
        "pause": game.watching.pause,
        "step": game.watching.step,
        "unstick": lambda: window.toggle_panel("unstick"),
        "big": game.pointing.look_closely,
        "upright": game.beside.toggle_upright,
        "rules": game.open_rules,
        "primer": game.open_chapter,
        "so_far": game.coming_back.toggle,
        "find_rule": game.seek_rule,
        "report": lambda: game.report_wanted.emit(None),
        "reset_docks": window.reset_docks,
        "curtain": game.draw_curtain,
        "fit": table.fit,
        "near": lambda: table.sit_near(bridge.asked_seat),
        "road_map": lambda: show_roads(bridge, table),
        "zoom_in": table.zoom_in,
        "zoom_out": table.zoom_out,
    }
