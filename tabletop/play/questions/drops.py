"""What a drop means: as much of an answer as it determines, read from the question alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declaration, Draft, Part

PATIENCE = 2_000
"""The most drafts that are tried for the meaning of one drop."""


Lies = Callable[[int], str]
"""Gives the zone of a piece by the piece's number; empty if that is not known."""


def _unknown(piece: int) -> str:
    return ""


class Meant(Struct, frozen=True):
    """What a drop on *zone* means: the chosen options, one part after another."""

    zone: str
    said: tuple[Option, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of those options, as an answer gives them."""
        return tuple(option.key for option in self.said)

    def scope(self) -> tuple[int, int]:
        """For how many places and pieces the last option is meant. Of several reasons against a
        drop, the one with the smallest scope is the nearest."""
        return len(self.said[-1].zones), len(self.said[-1].pieces)

    def barred(self, house_rules: Collection[str]) -> Option | None:
        """The last of the options that a rule blocks, None if none is blocked."""
        options = reversed(self.said)
        return next((option for option in options if not option.is_open(house_rules)), None)

    def is_tried(self, piece: int, on: int) -> bool:
        """Whether a player who drops *piece* there, on a zone that goes with the piece *on*, could
        mean this. A piece is dropped on itself only to act on itself, and nobody means an option
        that only other seats could begin, except with pieces of their own."""
        first = self.said[0]
        if on == piece:
            return first.pieces[:1] == (piece,)
        if len(self.said) == 1 or not first.why or self.said[1].pieces[:1] == (piece,):
            return True
        return first.pieces[:1] in ((piece,), (on,))


class Opened:
    """A draft with everything that can be chosen from there, each computed once, for callers that
    ask about many pieces."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self._after: dict[int, Opened] = {}

    @cached_property
    def listed(self) -> list[Option]:
        """The options that can be chosen next."""
        return self.draft.listed()

    def after(self, index: int) -> Opened:
        """The same after one of the `listed` options is chosen."""
        if index not in self._after:
            self._after[index] = Opened(self.draft.with_option(self.listed[index]))
        return self._after[index]


def drops(
    asked: Decision | Draft, piece: int, house_rules: Collection[str], lies: Lies = _unknown
) -> list[Meant]:
    """All meanings that drops of *piece* have as an answer to *asked*; *lies* gives the zones of
    other pieces."""
    if isinstance(asked, Draft):
        return [each for each in _tried(asked, piece) if not each.barred(house_rules)]
    options = (option for option in asked.options if option.is_open(house_rules))
    return [*_of_options(options, piece, lies, asked.mover)]


def with_forbidden(draft: Draft) -> Opened:
    """*draft* as `forbidden` reads it, for any number of pieces."""
    return Opened(replace(draft, anyway=True))


def forbidden(asked: Decision | Draft | Opened, piece: int, lies: Lies = _unknown) -> list[Meant]:
    """The meanings of drops with blocked options as well."""
    if isinstance(asked, Draft):
        asked = with_forbidden(asked)
    if isinstance(asked, Opened):
        return [*_of_a_draft(asked, piece, (), [PATIENCE])]
    return [*_of_options(asked.options, piece, lies, asked.mover)]


def dropped(
    asked: Decision | Draft,
    piece: int,
    zone: str,
    on: int,
    house_rules: Collection[str],
    lies: Lies = _unknown,
) -> list[Meant]:
    """The nearest meaning of a drop of *piece* on *zone*, which goes with the piece *on*."""
    found = _tried(asked, piece) if isinstance(asked, Draft) else forbidden(asked, piece, lies)
    meant = nearest([each for each in found if each.zone == zone], piece, on)
    return [each for each in meant if not each.barred(house_rules)]


def anew(
    whole: Decision | None, piece: int, zone: str, on: int, house_rules: Collection[str]
) -> list[Meant]:
    """What the same drop of *piece* would mean if nothing of the *whole* were chosen yet."""
    if not isinstance(whole, Declaration) or on == piece:
        return []
    found = dropped(Draft.of(whole, house_rules), piece, zone, on, house_rules)
    return [each for each in found if each.said[0].pieces[:1] == (piece,)]


def nearest(found: Collection[Meant], piece: int, on: int) -> list[Meant]:
    """Of the meanings *found* for one place, those that mention *piece* first, else those of the
    piece *on* which the place is; all of them, if there are none of either."""
    for first in (piece, on):
        about = [each for each in found if each.said[0].pieces[:1] == (first,)]
        if about:
            return about
    return [*found]


def aimed(draft: Decision | Draft | None, piece: int, lies: Lies = _unknown) -> list[Meant]:
    """All meanings of *piece* after another choice that may be inferred, also a blocked one: for
    example who is struck, after who strikes."""
    found = list[Meant]()
    if not isinstance(draft, Draft) or (part := draft.part) is None or draft.chosen:
        return found
    opened = Opened(draft)
    for index, first in enumerate(opened.listed):
        if part.infers(first) and draft.may_say(first):
            after = opened.after(index)
            about = (each for each in after.listed if each.pieces[:1] == (piece,))
            found += [Meant(zone, (first, each)) for each in about for zone in each.zones[:1]]
            if lies(piece) in first.zones and after.draft.part is None:
                found.append(Meant(lies(piece), (first,)))
    return _different(draft, iter(found))


def _tried(draft: Draft, piece: int) -> list[Meant]:
    """All meanings that drops of *piece* have in a *draft*, also if their last option is
    blocked."""
    return _different(draft, _of_a_draft(Opened(draft), piece, (), [PATIENCE]))


def _of_options(
    options: Collection[Option] | Iterator[Option], piece: int, lies: Lies, mover: int
) -> Iterator[Meant]:
    for option in options:
        if piece in option.pieces or (piece == mover and not option.pieces):
            for zone in option.zones or _onto(option, piece, lies):
                yield Meant(zone, (option,))


def _onto(option: Option, piece: int, lies: Lies) -> Iterator[str]:
    """Where a drop of *piece* means *option*, which names no place: where the piece lies that the
    option acts on, as a sword is dropped on the one it strikes."""
    behind = option.pieces[option.pieces.index(piece) + 1 :] if option.pieces else ()
    yield from dict.fromkeys(
        zone for each in behind if (zone := lies(each)) and zone != lies(piece)
    )


def _of_a_draft(
    opened: Opened, piece: int, before: tuple[Option, ...], patience: list[int]
) -> Iterator[Meant]:
    """What drops of *piece* mean next, after *before*, and further on: through parts that may be
    inferred, and through options that mention it."""
    draft = opened.draft
    part = draft.part
    patience[0] -= 1
    if part is None or patience[0] < 0:
        return
    for index, option in enumerate(opened.listed):
        zones, inferred = _zones(part, option, piece), part.infers(option)
        if not (zones or inferred or piece in option.pieces):
            continue
        said = (*before, option)
        on = []
        if draft.may_say(option):
            on = [*_of_a_draft(opened.after(index), piece, said, patience)]
        yield from (each for each in on if inferred or not zones or each.zone in zones)
        settled = {each.zone for each in on}
        yield from (Meant(zone, said) for zone in zones if zone not in settled)


def _zones(part: Part, option: Option, piece: int) -> tuple[str, ...]:
    """The zones where a drop of *piece* means *option*."""
    own = option.zones if piece in option.pieces else ()
    return (*own, *(zone for key, other, zone in part.drops if (key, other) == (option.key, piece)))


def _different(draft: Draft, found: Iterator[Meant]) -> list[Meant]:
    """The first of each set of meanings that have the same effect in the same place."""
    comes_to = draft.asked_of.comes_to
    if comes_to is None:
        return [*found]
    first: dict[object, Meant] = {}
    for each in found:
        then = draft
        for option in each.said:
            then = then.with_option(option)
        first.setdefault((each.zone, comes_to(then.said)), each)
    return [*first.values()]
