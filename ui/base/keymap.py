"""The keys that hold now: those of the key table, but for what a player has chosen instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from shiboken6 import isValid

from ui.base.keys import ACTIONS, CANCEL, Action, called

MOST = 4
"""So many keys one command has at most."""

RESERVED = {
    Qt.Key.Key_Escape: "it always leaves and closes",
    Qt.Key.Key_Tab: "it always goes to the next button or panel",
    Qt.Key.Key_Backtab: "it always goes to the button or panel before",
    **{Qt.Key(Qt.Key.Key_0 + digit): "digits are the numbers of answers" for digit in range(10)},
}
"""Keys that are no command's, and what for they are there."""

MODIFIERS = (
    Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_unknown,
)  # fmt: skip
"""Keys that mean nothing alone."""

_Owner = TypeVar("_Owner", bound=QObject)


class Keymap:
    """Which keys each command has, where *own* are a player's, by the command's id.

    Of *own* nothing holds that is no key, belongs to no command, or is another command's already:
    `faults` tells what, `fault` in a sentence. A key that a player has given away is no longer that
    of the command which had it at first. `own` is what to keep, with ids that only another version
    knows.
    """

    def __init__(self, own: Mapping[str, Sequence[str]] | None = None) -> None:
        own = own or {}
        self.faults: list[str] = []
        self._holders: dict[str, Action] = {}
        self._keys: dict[str, tuple[str, ...]] = {CANCEL: self._claim(called(CANCEL), ("Esc",))}
        self._unknown = {id: [*keys] for id, keys in own.items() if id not in _IDS}
        for action in (each for each in ACTIONS if each.id in own and each.id != CANCEL):
            self._keys[action.id] = self._claim(action, self._sound(action, own[action.id]))
        for action in ACTIONS:
            if action.id not in self._keys:
                free = [key for key in map(spelt, action.keys) if key not in self._holders]
                self._keys[action.id] = self._claim(action, free)

    @property
    def fault(self) -> str:
        """What of a player's keys does not hold, in one sentence; empty where all do."""
        return f"Not all of your own keys hold: {'; '.join(self.faults)}." if self.faults else ""

    @property
    def own(self) -> dict[str, list[str]]:
        """The keys that differ from those of the key table, by the ids of their commands."""
        differ = (each for each in ACTIONS if self.of(each.id) != at_first(each))
        return self._unknown | {action.id: [*self.of(action.id)] for action in differ}

    def of(self, id: str) -> tuple[str, ...]:
        """The keys of the command called *id*, the one that is shown first."""
        return self._keys[id]

    def holder(self, key: str) -> Action | None:
        """The command that has *key*."""
        return self._holders.get(spelt(key))

    def given(self, id: str, keys: Iterable[str]) -> Keymap:
        """This, but that the command called *id* has *keys*; nobody else has them then."""
        new = [spelt(key) for key in keys]
        changed = {each.id: [k for k in self.of(each.id) if k not in new] for each in ACTIONS}
        return self._with(changed | {id: new})

    def swapped(self, id: str, key: str, instead_of: str) -> Keymap:
        """This, but that *key* is that of the command called *id*, *instead_of* one that it has,
        which goes to the command that had *key*."""
        other, new, old = self.holder(key), spelt(key), spelt(instead_of)
        if other is None or other.id == id:
            return self.given(id, _put(self.of(id), old, new))
        mine, theirs = _put(self.of(id), old, new), _put(self.of(other.id), new, old)
        return self._with({id: mine, other.id: theirs})

    def as_at_first(self, id: str) -> Keymap:
        """This, but that the command called *id* has the keys of the key table; whoever has one of
        these has it no longer."""
        return self.given(id, called(id).keys)

    def all_as_at_first(self) -> Keymap:
        """The keys of the key table; what only another version knows is kept."""
        return Keymap(self._unknown)

    def _with(self, changed: Mapping[str, Sequence[str]]) -> Keymap:
        now = {each.id: self.of(each.id) for each in ACTIONS if each.id != CANCEL}
        return Keymap({**self._unknown, **now, **changed})

    def _sound(self, action: Action, keys: Sequence[str]) -> list[str]:
        """Those of *keys* that a player can give to *action*."""
        good: list[str] = []
        for key in keys[:MOST]:
            why = refused(key)
            if not why and (other := self._holders.get(spelt(key))):
                why = f"it is that of “{other.name}”"
            if why:
                self.faults.append(f"“{key}” cannot be “{action.name}”, for {why}")
            elif spelt(key) not in good:
                good.append(spelt(key))
        return good

    def _claim(self, action: Action, keys: Iterable[str]) -> tuple[str, ...]:
        has = tuple(keys)
        self._holders.update(dict.fromkeys(has, action))
        return has


def spelt(key: str) -> str:
    """*key* as it is shown and kept; empty if it is none."""
    return QKeySequence(key).toString()


def at_first(action: Action) -> tuple[str, ...]:
    """The keys that *action* has by the key table."""
    return tuple(map(spelt, action.keys))


def refused(key: str) -> str:
    """Why no command can have *key*; empty if one can."""
    sequence = QKeySequence(key)
    if sequence.count() > 1:
        return "it is more than one key"
    chord = _first(sequence)
    if chord is None or chord.key() in MODIFIERS:
        return "it is no key"
    alone = not chord.keyboardModifiers() & ~_SHIFT_OR_PAD
    return RESERVED.get(chord.key(), "") if alone else ""


def _first(sequence: QKeySequence) -> QKeyCombination | None:
    # The stubs do not know that a sequence can be indexed.
    return sequence[0] if sequence.count() else None  # type: ignore[index]


_SHIFT_OR_PAD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def pressed(event: QKeyEvent) -> list[str]:
    """How the key of *event* may be written in a key table, the usual way first; nothing for one
    that means nothing alone."""
    key = Qt.Key(event.key())
    if key in MODIFIERS:
        return []
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    spellings = [QKeySequence(QKeyCombination(held, key)).toString()]
    # A question mark has Shift in it already.
    if not event.text().isalnum() and held & Qt.KeyboardModifier.ShiftModifier:
        held &= ~Qt.KeyboardModifier.ShiftModifier
        plain = QKeySequence(QKeyCombination(held, key)).toString()
        spellings.insert(0 if event.text().isprintable() and event.text().strip() else 1, plain)
    return spellings


def meant(event: QKeyEvent) -> Action | None:
    """The command that *event* stands for, whatever has the focus."""
    found = (_now.keys.holder(key) for key in pressed(event))
    return next((action for action in found if action is not None), None)


def is_pressed(event: QKeyEvent, id: str) -> bool:
    """Whether *event* is a key of the command called *id*."""
    action = meant(event)
    return action is not None and action.id == id


# --- what holds now, and who shows it -----------------------------------------------------------


class _Now:
    """The keys that hold in this program, and who is told when they change."""

    def __init__(self) -> None:
        self.keys = Keymap()
        self.followers: WeakKeyDictionary[QObject, list[Callable[..., object]]] = (
            WeakKeyDictionary()
        )


_now = _Now()


def held() -> Keymap:
    """The keys that hold now."""
    return _now.keys


def hold(keys: Keymap) -> None:
    """Let *keys* hold from now on, and have all who show or hear one follow."""
    if keys.own == _now.keys.own:
        return
    _now.keys = keys
    for owner, acts in list(_now.followers.items()):
        for act in acts if isValid(owner) else ():
            act(owner)


def follow(owner: _Owner, act: Callable[[_Owner], object]) -> None:
    """Do *act* to *owner* now, and again whenever the keys change, as long as it is there."""
    _now.followers.setdefault(owner, []).append(act)
    act(owner)


def key_of(id: str) -> str:
    """The key of the command called *id* that is shown; empty if it has none."""
    return next(iter(_now.keys.of(id)), "")


def keyed(words: str, id: str) -> str:
    """*words*, with the key behind them that does the same as the command called *id*."""
    key = key_of(id)
    return f"{words} ({key})" if key else words


def way_to(id: str) -> str:
    """What to do for the command called *id*, within a sentence: its key, or its place in the
    menus."""
    action, key = called(id), key_of(id)
    if key:
        return f"press {key}"
    return f"choose “{action.name}” in the menu “{action.chapter}”"


def arrows() -> str:
    """The keys that move the focus on the table, within a sentence."""
    keys = [key_of(f"focus_{way}") for way in ("left", "right", "up", "down")]
    return "the arrow keys" if keys == ["Left", "Right", "Up", "Down"] else " ".join(keys)


def with_keys(words: str) -> str:
    """*words* of our own, in which `[key undo]` stands for the key of Undo, in brackets."""
    return re.sub(r" ?\[key (\w+)\]", _in_brackets, words)


def _in_brackets(gap: re.Match[str]) -> str:
    key = key_of(gap[1]) if gap[1] in _IDS else ""
    return f" ({key})" if key else ""


def _put(keys: Sequence[str], old: str, new: str) -> list[str]:
    """*keys* with *new* in the place of *old*, or behind them; an empty *new* is none."""
    changed = [new if key == old else key for key in keys if key != new]
    return [key for key in (changed if new in changed else [*changed, new]) if key]


_IDS = frozenset(action.id for action in ACTIONS)
