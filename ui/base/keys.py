"""The key table: every command there is, with the keys it has at first. Menus and the page of keys
are made from it; which keys hold now is in `ui.base.keymap`.

A key of the *table* works while the table has the focus, so that buttons keep their Space and lists
their arrows; one of the *window* works anywhere in it. A key without Ctrl never takes a letter away
from a text field: Qt gives fields their letters first.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Where = Literal["window", "table"]


class Action(NamedTuple):
    """A command: its id, name in menus, keys at first (the first is shown), chapter and place.

    One without keys is only in the menus.
    """

    id: str
    title: str
    keys: tuple[str, ...]
    chapter: str
    where: Where = "window"

    @property
    def name(self) -> str:
        """Its title within a sentence."""
        return self.title.rstrip("…")


class Fixed(NamedTuple):
    """Keys that always do the same: what stands for them, and what they do."""

    keys: str
    does: str


OF_CAMPAIGNS = ("campaign_log", "sitting_again")
"""What only a sitting of a campaign has in its menus."""

CANCEL = "cancel"
"""The command that keeps its key, Esc: all that opens is closed by it."""

FIXED = (
    Fixed("1 to 9", "The answer of that number; over a pile, by hand: draw so many cards"),
    Fixed("F2 or Del", "On a save in the gallery: give it another name, or put it into the bin"),
    Fixed("Tab", "To the next button, list or panel; with Shift, to the one before"),
)
"""What no command can have."""

ACTIONS = (
    Action("new", "New game…", ("Ctrl+N",), "Game"),
    Action("open", "Open…", ("Ctrl+O",), "Game"),
    Action("save_as", "Save as…", ("Ctrl+S", "Ctrl+Shift+S"), "Game"),
    Action("keep_story", "Keep the story…", (), "Game"),
    Action("give_up", "Give up…", (), "Game"),
    Action("gallery", "Back to the gallery", ("Ctrl+W",), "Game"),
    Action("settings", "Settings…", ("Ctrl+,",), "Game"),
    Action("quit", "Quit", ("Ctrl+Q",), "Game"),
    Action("undo", "Undo", ("Ctrl+Z",), "Time"),
    Action("redo", "Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Time"),
    Action("restart_step", "Begin the step again", ("Ctrl+Shift+R",), "Time"),
    Action("quiet_moment", "Back to the last quiet moment", ("Ctrl+Shift+Q",), "Time"),
    Action("bookmark", "Set a bookmark", ("Ctrl+B",), "Time"),
    Action("back_to_bookmark", "Back to the bookmark", ("Ctrl+Shift+B",), "Time"),
    Action("watch", "Watch from the beginning", ("F9",), "Time"),
    Action("pause", "Let the bots wait, or go on", ("P", "Pause"), "Time", "table"),
    Action("step", "One answer of the bots", ("N",), "Time", "table"),
    Action("sitting_again", "Play this sitting again…", (), "Time"),
    Action("campaign_log", "The campaign so far", ("Ctrl+L",), "View"),
    Action("by_hand", "By-hand mode", ("Ctrl+M",), "By hand"),
    Action("flip", "Turn over", ("F",), "By hand", "table"),
    Action("flip_all", "Turn the pile over", ("Shift+F",), "By hand", "table"),
    Action("turn_left", "Turn left", ("Q",), "By hand", "table"),
    Action("turn_right", "Turn right", ("E",), "By hand", "table"),
    Action("reverse", "Turn upside down", ("Shift+E", "Shift+Q"), "By hand", "table"),
    Action("more", "One more on the counter", ("+", "="), "By hand", "table"),
    Action("fewer", "One fewer on the counter", ("-",), "By hand", "table"),
    Action("randomise", "Shuffle the pile, roll the die", ("R",), "By hand", "table"),
    Action("draw", "Draw a card from the pile", ("D",), "By hand", "table"),
    Action("put_under", "Put under the others", ("U",), "By hand", "table"),
    Action("peek", "Look at the top of the pile", ("Alt+L",), "By hand", "table"),
    Action("remove", "Take out of the game", ("Del",), "By hand", "table"),
    Action("curtain", "Draw the curtain", ("F6",), "View"),
    Action("fit", "Whole table", ("Ctrl+0",), "View"),
    Action("near", "Board of who is asked nearest", ("B",), "View", "table"),
    Action("zoom_in", "Zoom in", ("Ctrl++", "Ctrl+="), "View"),
    Action("zoom_out", "Zoom out", ("Ctrl+-",), "View"),
    Action("full_screen", "Full screen", ("F11",), "View"),
    Action("share", "Share window, for a call", ("F7",), "View"),
    Action("share_hands", "Share window: lay the hands open", ("Alt+F7",), "View"),
    Action("share_small", "Share window in 1280 × 720", (), "View"),
    Action("share_large", "Share window in 1920 × 1080", (), "View"),
    Action("seat_window", "A window for this seat alone", ("F8",), "View"),
    Action("private", "Private: keep this window out of shares", ("Ctrl+F7",), "View"),
    Action("reset_docks", "Panels back in their places", ("Ctrl+Shift+0",), "View"),
    Action("focus_next", "Next piece", (".",), "Keyboard play", "table"),
    Action("focus_previous", "Piece before", (",",), "Keyboard play", "table"),
    Action("focus_left", "Left", ("Left",), "Keyboard play", "table"),
    Action("focus_right", "Right", ("Right",), "Keyboard play", "table"),
    Action("focus_up", "Up", ("Up",), "Keyboard play", "table"),
    Action("focus_down", "Down", ("Down",), "Keyboard play", "table"),
    Action("act", "Act on it: click, pick up, drop", ("Return", "Enter"), "Keyboard play", "table"),
    Action("obvious", "The only thing to do; pick up, drop", ("Space",), "Keyboard play", "table"),
    Action("quick", "Quick play", ("Shift+Return", "Shift+Enter"), "Keyboard play", "table"),
    Action("menu", "Menu of the piece", ("Menu", "Shift+F10"), "Keyboard play", "table"),
    Action("default", "Take the suggested answer", ("Ctrl+Return", "Ctrl+Enter"), "Keyboard play"),
    Action("call_outs", "Call-out codes", ("C",), "Keyboard play"),
    Action("cancel", "Cancel, one answer back; skip the motion", ("Esc",), "Keyboard play"),
    Action("hint", "Light up what can be done", ("I", "H"), "Help"),
    Action("advice", "Hint: what would a bot do?", ("Ctrl+H",), "Help"),
    Action("why", "Why did the bot do that?", ("Ctrl+Shift+H",), "Help"),
    Action("unstick", "Unstick…", ("Ctrl+U",), "Help"),
    Action("big", "Look closely", ("Z",), "Help", "table"),
    Action("upright", "Show reversed cards upright", ("V",), "Help", "table"),
    Action("rules", "Rules of what is under the focus", ("F1",), "Help"),
    Action("learn", "Learn this game by playing", (), "Help"),
    Action("primer", "How to play", ("Ctrl+F1",), "Help"),
    Action("so_far", "So far: how the game stands", ("F4",), "Help"),
    Action("find_rule", "Search the rulebook", ("Ctrl+F", "F3"), "Help"),
    Action("key_sheet", "Keys", ("?", "Shift+F1"), "Help"),
    Action("report", "Save a report file", (), "Help"),
    Action("statistics", "Statistics…", (), "Help"),
    Action("about", "About Tabletop", (), "Help"),
)
"""All commands, in the order of the menus."""


def chapters() -> dict[str, list[Action]]:
    """All commands by chapter, in the order of the menus."""
    sheet: dict[str, list[Action]] = {}
    for action in ACTIONS:
        sheet.setdefault(action.chapter, []).append(action)
    return sheet


def called(id: str) -> Action:
    """The command with this *id*.

    :raises KeyError: if there is none.
    """
    return _BY_ID[id]


_BY_ID = {action.id: action for action in ACTIONS}
