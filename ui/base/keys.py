"""The key table: every command, with its default keys. The menus and the page of keys are made from
it; the keys in use are in `ui.base.keymap`.

A key with the scope *table* works while the table has the focus, so that buttons keep Space and
lists keep the arrows. One with the scope *window* works anywhere in the window. A key without Ctrl
never takes a letter from a text field, because Qt offers letters to the field first.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Where = Literal["window", "table"]


class Action(NamedTuple):
    """A command: its id, menu title, default keys (menus show the first), menu and scope.

    A command without keys is only in the menus.
    """

    id: str
    title: str
    keys: tuple[str, ...]
    chapter: str
    where: Where = "window"

    @property
    def name(self) -> str:
        """Its title as part of a sentence."""
        return self.title.rstrip("…")


class Fixed(NamedTuple):
    """A key that always does the same: its name and what it does."""

    keys: str
    does: str


OF_CAMPAIGNS = ("campaign_log", "sitting_again")
"""Commands that only a sitting of a campaign has in its menus."""

OF_ROADS = ("road_map",)
"""Commands that only games with roads have in their menus."""

CANCEL = "cancel"
"""The command whose key cannot be changed: Esc, which closes whatever is open."""

FIXED = (
    Fixed("1 to 9", "Choose the answer with that number; by hand over a pile: draw that many"),
    Fixed("F2 or Del", "On a save in the gallery: rename it, or move it to the bin"),
    Fixed("Tab", "Move to the next button, list or panel; with Shift, to the previous one"),
)
"""Keys that no command can have."""

ACTIONS = (
    Action("new", "New game…", ("Ctrl+N",), "Game"),
    Action("open", "Open…", ("Ctrl+O",), "Game"),
    Action("save_as", "Save as…", ("Ctrl+S", "Ctrl+Shift+S"), "Game"),
    Action("keep_story", "Save the story…", (), "Game"),
    Action("give_up", "Give up…", (), "Game"),
    Action("gallery", "Back to the gallery", ("Ctrl+W",), "Game"),
    Action("settings", "Settings…", ("Ctrl+,",), "Game"),
    Action("quit", "Quit", ("Ctrl+Q",), "Game"),
    Action("undo", "Undo", ("Ctrl+Z",), "Time"),
    Action("redo", "Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Time"),
    Action("restart_step", "Restart the step", ("Ctrl+Shift+R",), "Time"),
    Action("quiet_moment", "Back to the last quiet moment", ("Ctrl+Shift+Q",), "Time"),
    Action("bookmark", "Set a bookmark", ("Ctrl+B",), "Time"),
    Action("back_to_bookmark", "Back to the bookmark", ("Ctrl+Shift+B",), "Time"),
    Action("watch", "Watch from the beginning", ("F9",), "Time"),
    Action("pause", "Pause or resume the bots", ("P", "Pause"), "Time", "table"),
    Action("step", "Let the bots give one answer", ("N",), "Time", "table"),
    Action("sitting_again", "Replay this sitting…", (), "Time"),
    Action("campaign_log", "The campaign so far", ("Ctrl+L",), "View"),
    Action("by_hand", "By-hand mode", ("Ctrl+M",), "By hand"),
    Action("flip", "Turn over", ("F",), "By hand", "table"),
    Action("flip_all", "Turn the pile over", ("Shift+F",), "By hand", "table"),
    Action("turn_left", "Turn left", ("Q",), "By hand", "table"),
    Action("turn_right", "Turn right", ("E",), "By hand", "table"),
    Action("reverse", "Turn upside down", ("Shift+E", "Shift+Q"), "By hand", "table"),
    Action("more", "Add one to the counter", ("+", "="), "By hand", "table"),
    Action("fewer", "Take one from the counter", ("-",), "By hand", "table"),
    Action("numbers", "Numbers of the table…", ("T",), "By hand", "table"),
    Action("randomise", "Shuffle the pile or roll the die", ("R",), "By hand", "table"),
    Action("draw", "Draw a card from the pile", ("D",), "By hand", "table"),
    Action("put_under", "Put under the others", ("U",), "By hand", "table"),
    Action("peek", "Look at the top of the pile", ("Alt+L",), "By hand", "table"),
    Action("remove", "Remove from the game", ("Del",), "By hand", "table"),
    Action("curtain", "Draw the curtain", ("F6",), "View"),
    Action("fit", "Whole table", ("Ctrl+0",), "View"),
    Action("near", "Board of the active player nearest", ("B",), "View", "table"),
    Action("road_map", "Map of all roads", ("M",), "View", "table"),
    Action("zoom_in", "Zoom in", ("Ctrl++", "Ctrl+="), "View"),
    Action("zoom_out", "Zoom out", ("Ctrl+-",), "View"),
    Action("full_screen", "Full screen", ("F11",), "View"),
    Action("share", "Share window, for a call", ("F7",), "View"),
    Action("share_hands", "Share window: show the hands", ("Alt+F7",), "View"),
    Action("share_small", "Share window at 1280 × 720", (), "View"),
    Action("share_large", "Share window at 1920 × 1080", (), "View"),
    Action("seat_window", "A window for this seat alone", ("F8",), "View"),
    Action("private", "Private: hide this window from screen sharing", ("Ctrl+F7",), "View"),
    Action("reset_docks", "Reset the panels", ("Ctrl+Shift+0",), "View"),
    Action("focus_next", "Next piece", (".",), "Keyboard play", "table"),
    Action("focus_previous", "Previous piece", (",",), "Keyboard play", "table"),
    Action("focus_left", "Left", ("Left",), "Keyboard play", "table"),
    Action("focus_right", "Right", ("Right",), "Keyboard play", "table"),
    Action("focus_up", "Up", ("Up",), "Keyboard play", "table"),
    Action("focus_down", "Down", ("Down",), "Keyboard play", "table"),
    Action("act", "Click, pick up or drop", ("Return", "Enter"), "Keyboard play", "table"),
    Action("obvious", "Do the only thing; pick up or drop", ("Space",), "Keyboard play", "table"),
    Action("quick", "Quick play", ("Shift+Return", "Shift+Enter"), "Keyboard play", "table"),
    Action("menu", "Menu of the piece", ("Menu", "Shift+F10"), "Keyboard play", "table"),
    Action("default", "Give the suggested answer", ("Ctrl+Return", "Ctrl+Enter"), "Keyboard play"),
    Action("call_outs", "Call-out codes", ("C",), "Keyboard play"),
    Action("cancel", "Cancel, go back one answer, or skip motion", ("Esc",), "Keyboard play"),
    Action("hint", "Highlight what can be done", ("I", "H"), "Help"),
    Action("advice", "Hint: what would a bot do?", ("Ctrl+H",), "Help"),
    Action("why", "Why did the bot do that?", ("Ctrl+Shift+H",), "Help"),
    Action("unstick", "Unstick…", ("Ctrl+U",), "Help"),
    Action("big", "Look closely", ("Z",), "Help", "table"),
    Action("upright", "Show reversed cards upright", ("V",), "Help", "table"),
    Action("rules", "Rules for the focused piece", ("F1",), "Help"),
    Action("learn", "Learn this game by playing", (), "Help"),
    Action("primer", "How to play", ("Ctrl+F1",), "Help"),
    Action("so_far", "The game so far", ("F4",), "Help"),
    Action("find_rule", "Search the rulebook", ("Ctrl+F", "F3"), "Help"),
    Action("key_sheet", "Keys", ("?", "Shift+F1"), "Help"),
    Action("report", "Save a report file", (), "Help"),
    Action("statistics", "Statistics…", (), "Help"),
    Action("about", "About Tabletop", (), "Help"),
)
"""All commands, in menu order."""


def chapters() -> dict[str, list[Action]]:
    """All commands by menu, in menu order."""
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
