"""The keys in use: those of the key table, except where the player has chosen others."""

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
"""The most keys that one command can have."""

RESERVED = {
    Qt.Key.Key_Escape: "it always closes or cancels",
    Qt.Key.Key_Tab: "it always moves to the next button or panel",
    Qt.Key.Key_Backtab: "it always moves to the previous button or panel",
    **{Qt.Key(Qt.Key.Key_0 + digit): "digits choose answers" for digit in range(10)},
}
"""Keys that no command can have, and what they are for."""

MODIFIERS = (
    Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_unknown,
)  # fmt: skip
"""Keys that do nothing when pressed alone."""

_Owner = TypeVar("_Owner", bound=QObject)


class Keymap:
    """The keys of each command; *own* are the player's choices, by command id.

    An own key is ignored if it is not a key, belongs to no command, or is already another
    command's: `faults` lists why, and `fault` says it in a sentence. A default key that the player
    has given to another command is removed from the first. `own` is what to save, including ids
    that only another version of the program knows.
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
        """Why some of the player's keys are not used, in one sentence; empty if all are."""
        faults = "; ".join(self.faults)
        return f"Some of your own keys are not used: {faults}." if faults else ""

    @property
    def own(self) -> dict[str, list[str]]:
        """The keys that differ from the key table, by command id."""
        differ = (each for each in ACTIONS if self.of(each.id) != at_first(each))
        return self._unknown | {action.id: [*self.of(action.id)] for action in differ}

    def of(self, id: str) -> tuple[str, ...]:
        """The keys of the command *id*; menus show the first."""
        return self._keys[id]

    def holder(self, key: str) -> Action | None:
        """The command that has *key*, or None."""
        return self._holders.get(spelt(key))

    def given(self, id: str, keys: Iterable[str]) -> Keymap:
        """A copy in which the command *id* has *keys*, taken from any other command."""
        new = [spelt(key) for key in keys]
        changed = {each.id: [k for k in self.of(each.id) if k not in new] for each in ACTIONS}
        return self._with(changed | {id: new})

    def swapped(self, id: str, key: str, instead_of: str) -> Keymap:
        """A copy in which the command *id* has *key* instead of its key *instead_of*, and the
        former owner of *key* gets that one."""
        other, new, old = self.holder(key), spelt(key), spelt(instead_of)
        if other is None or other.id == id:
            return self.given(id, _put(self.of(id), old, new))
        mine, theirs = _put(self.of(id), old, new), _put(self.of(other.id), new, old)
        return self._with({id: mine, other.id: theirs})

    def as_at_first(self, id: str) -> Keymap:
        """A copy in which the command *id* has its default keys, taken from any other command."""
        return self.given(id, called(id).keys)

    def all_as_at_first(self) -> Keymap:
        """A copy with all default keys. Ids that only another version knows are kept."""
        return Keymap(self._unknown)

    def _with(self, changed: Mapping[str, Sequence[str]]) -> Keymap:
        now = {each.id: self.of(each.id) for each in ACTIONS if each.id != CANCEL}
        return Keymap({**self._unknown, **now, **changed})

    def _sound(self, action: Action, keys: Sequence[str]) -> list[str]:
        """Those of *keys* that the player may give to *action*. Adds the others to `faults`."""
        good: list[str] = []
        for key in keys[:MOST]:
            why = refused(key)
            if not why and (other := self._holders.get(spelt(key))):
                why = f"it already belongs to “{other.name}”"
            if why:
                self.faults.append(f"“{key}” cannot be “{action.name}” because {why}")
            elif spelt(key) not in good:
                good.append(spelt(key))
        return good

    def _claim(self, action: Action, keys: Iterable[str]) -> tuple[str, ...]:
        has = tuple(keys)
        self._holders.update(dict.fromkeys(has, action))
        return has


def spelt(key: str) -> str:
    """*key* in Qt's portable spelling, for display and saving; empty if it is not a key."""
    return QKeySequence(key).toString()


def at_first(action: Action) -> tuple[str, ...]:
    """The default keys of *action*."""
    return tuple(map(spelt, action.keys))


def refused(key: str) -> str:
    """Why no command can have *key*; empty if one can."""
    sequence = QKeySequence(key)
    if sequence.count() > 1:
        return "it is more than one key"
    chord = _first(sequence)
    if chord is None or chord.key() in MODIFIERS:
        return "it is not a key"
    alone = not chord.keyboardModifiers() & ~_SHIFT_OR_PAD
    return RESERVED.get(chord.key(), "") if alone else ""


def _first(sequence: QKeySequence) -> QKeyCombination | None:
    # the stubs do not know that a sequence can be indexed
    return sequence[0] if sequence.count() else None  # type: ignore[index]


_SHIFT_OR_PAD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def pressed(event: QKeyEvent) -> list[str]:
    """The possible spellings of the pressed key in the key table, the usual one first; empty for a
    modifier key alone."""
    key = Qt.Key(event.key())
    if key in MODIFIERS:
        return []
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    spellings = [QKeySequence(QKeyCombination(held, key)).toString()]
    # The text of a question mark already includes Shift
    if not event.text().isalnum() and held & Qt.KeyboardModifier.ShiftModifier:
        held &= ~Qt.KeyboardModifier.ShiftModifier
        plain = QKeySequence(QKeyCombination(held, key)).toString()
        spellings.insert(0 if event.text().isprintable() and event.text().strip() else 1, plain)
    return spellings


def meant(event: QKeyEvent) -> Action | None:
    """The command whose key was pressed in *event*, whatever widget has the focus."""
    found = (_now.keys.holder(key) for key in pressed(event))
    return next((action for action in found if action is not None), None)


def is_pressed(event: QKeyEvent, id: str) -> bool:
    """Whether *event* is a key of the command *id*."""
    action = meant(event)
    return action is not None and action.id == id


# --- the keys in use, and who follows them ------------------------------------------------------


class _Now:
    """The keys in use, and the objects to notify when they change."""

    def __init__(self) -> None:
        self.keys = Keymap()
        self.followers: WeakKeyDictionary[QObject, list[Callable[..., object]]] = (
            WeakKeyDictionary()
        )


_now = _Now()


def held() -> Keymap:
    """The keys in use."""
    return _now.keys


def hold(keys: Keymap) -> None:
    """Use *keys* from now on and notify all followers."""
    if keys.own == _now.keys.own:
        return
    _now.keys = keys
    for owner, acts in list(_now.followers.items()):
        for act in acts if isValid(owner) else ():
            act(owner)


def follow(owner: _Owner, act: Callable[[_Owner], object]) -> None:
    """Call *act* with *owner* now, and again whenever the keys change, while *owner* exists."""
    _now.followers.setdefault(owner, []).append(act)
    act(owner)


def key_of(id: str) -> str:
    """The first key of the command *id*; empty if it has none."""
    return next(iter(_now.keys.of(id)), "")


def keyed(words: str, id: str) -> str:
    """*words* followed by the key of the command *id*, in brackets."""
    key = key_of(id)
    return f"{words} ({key})" if key else words


def way_to(id: str) -> str:
    """How to give the command *id*, as part of a sentence: its key, or its place in the menus."""
    action, key = called(id), key_of(id)
    if key:
        return f"press {key}"
    return f"choose “{action.name}” from the “{action.chapter}” menu"


def arrows() -> str:
    """The keys that move the focus on the table, as part of a sentence."""
    keys = [key_of(f"focus_{way}") for way in ("left", "right", "up", "down")]
    return "the arrow keys" if keys == ["Left", "Right", "Up", "Down"] else " ".join(keys)


def with_keys(words: str) -> str:
    """Replace each `[key undo]` in *words*, a text of our own, by the key of that command in
    brackets."""
    return re.sub(r" ?\[key (\w+)\]", _in_brackets, words)


def _in_brackets(gap: re.Match[str]) -> str:
    key = key_of(gap[1]) if gap[1] in _IDS else ""
    return f" ({key})" if key else ""


def _put(keys: Sequence[str], old: str, new: str) -> list[str]:
    """*keys* with *old* replaced by *new*, or *new* appended. An empty *new* removes *old*."""
    changed = [new if key == old else key for key in keys if key != new]
    return [key for key in (changed if new in changed else [*changed, new]) if key]


_IDS = frozenset(action.id for action in ACTIONS)
