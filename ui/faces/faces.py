"""The faces that a table shows: whatever is available at once, and the real ones as soon as
possible.

Painting a face takes some ten milliseconds and loading a deck a hundred, so neither is done while a
frame waits. A face comes from memory or disk; otherwise a stand-in is returned, and the face is
painted when there is time.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from ui.base import fonts
from ui.faces.blank import BACK, HEIGHT, face_down, stand_in
from ui.faces.face_names import KINDS, FaceKind, for_party, for_text, id_of, read_face
from ui.faces.judged_kinds import JudgedKinds
from ui.faces.pixmaps import Pixmaps
from ui.faces.store import FaceStore

BUDGET = 24 * 1024 * 1024  # bytes of pixmaps kept in memory; those on disk can be read quickly
MEANWHILE = 4 * 1024 * 1024  # bytes of stand-ins kept: a new one takes a millisecond
WIDEST = 700  # device pixels; wider faces are not kept on disk
FIRST = 100  # milliseconds until painting begins: time for a frame with stand-ins
IDLE = 120  # milliseconds between cards that nobody waits for
LOOK = 10  # milliseconds between checks for a card painted in another process
ENOUGH = 4  # when this many cards are wanted at one size, the whole deck will be


Party = Callable[[str], int]
"""The number of players, for a card that depends on it; 0 for all others."""


def nobody(card: str) -> int:
    """The party of a game in which no card depends on the number of players."""
    return 0


class NotYet(Exception):
    """The face is being painted in another process: ask again later."""


class FacePainter(Protocol):
    """Paints faces."""

    @property
    def cards(self) -> Collection[str]:
        """The ids of all cards, without backs."""
        ...

    def image(self, card: str, across: int, down: int) -> QImage:
        """The face of *card* or a back, *across* by *down* pixels.

        :raises KeyError: if there is none. :raises NotYet: if it is not painted yet.
        """
        ...


@runtime_checkable
class Halved(Protocol):
    """A deck whose cards may have two halves."""

    def parting(self, card: str, across: int, down: int) -> tuple[float, float]:
        """Where the upper half ends and the lower begins on a face of *across* by *down* device
        pixels, in heights."""
        ...


class _NoDeck:
    cards = ()

    def image(self, card: str, across: int, down: int) -> QImage:
        raise KeyError(card)


class _Size(NamedTuple):
    width: int
    dpr: float
    tall: float

    @property
    def across(self) -> int:
        return max(round(self.width * self.dpr), 1)

    @property
    def down(self) -> int:
        return max(round(self.width * self.tall * self.dpr), 1)


_Key = tuple[str, _Size]
Loading = Callable[[], Generator[None, None, FacePainter]]


class Faces(QObject):
    """Gives the faces of a deck as pixmaps of exact size.

    *loading* loads the deck in small steps; it is called when a face is wanted that *store* does
    not have. Signals: `ready(card, width)` `pixmap` now gives a better face; `changed()` another
    deck was chosen. `tall` is the height of a card divided by its width: that of a tarot; `shaped`
    gives the faces of other shapes. Needs a QGuiApplication.
    """

    tall = HEIGHT

    ready = Signal(str, int)
    changed = Signal()

    def __init__(
        self, loading: Loading, store: FaceStore | None = None, *, budget: int = BUDGET
    ) -> None:
        """*budget* is the most bytes of pixmaps kept in memory."""
        super().__init__()
        self._budget = budget
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self._take(loading, store)

    def use(self, loading: Loading, store: FaceStore | None = None) -> None:
        """Use another deck from now on."""
        self._take(loading, store)
        self.changed.emit()

    def let_go(self) -> None:
        """Drop all faces and fonts from memory, because what showed them is gone.

        They remain on disk.
        """
        fonts.let_go()
        self._kept.clear()
        self._standing.clear()
        self._wanted.clear()
        self._asked.clear()
        self._later: Iterator[None] | None = None

    def shaped(self, tall: float, party: Party = nobody) -> Shaped:
        """The same faces for cards that are *tall* (height divided by width). *party* gives the
        number of players for cards that depend on it."""
        return Shaped(self, tall, party)

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0, tall: float = HEIGHT) -> QPixmap:
        """The face of *card*, *width* units wide at *dpr* device pixels per unit, *tall* times as
        high.

        A face that is not painted yet is shown as a back; a card that the deck does not have, as
        text.
        """
        key = (card, _Size(width, dpr, tall))
        found = self._kept.get(key)
        if found is not None:
            return found
        if (wanted := read_face(card)).kind != "picture":  # figures are few
            self._asked[key[1], wanted.text] += 1
        if (image := self._stored(key)) is not None:
            return self._keep(key, image)
        if key not in self._wanted:
            self._wanted[key] = None
            if card not in self._lacking and not self._timer.isActive():
                self._timer.start(FIRST)
        return self._standing.get(key) or self._standing.keep(key, self._meanwhile(key))

    def pixmap_now(
        self, card: str, width: int, *, dpr: float = 1.0, tall: float = HEIGHT
    ) -> QPixmap:
        """Like `pixmap`, but waits for the real face; for exported pictures."""
        self.pixmap(card, width, dpr=dpr, tall=tall)
        self.finish()
        return self.pixmap(card, width, dpr=dpr, tall=tall)

    def parting(
        self, card: str, width: int, *, dpr: float = 1.0, tall: float = HEIGHT
    ) -> tuple[float, float]:
        """Where the halves of *card* end and begin on the face that `pixmap` gives, in heights; the
        middle, until the deck is loaded."""
        size = _Size(width, dpr, tall)
        deck: object = self._deck
        if not isinstance(deck, Halved):
            return 0.5, 0.5
        key = (card, size)
        if key not in self._partings:
            self._partings[key] = deck.parting(card, size.across, size.down)
        return self._partings[key]

    def kind(
        self, faces: Iterable[str], width: int, *, dpr: float = 1.0, tall: float = HEIGHT
    ) -> FaceKind:
        """The best kind that all of *faces* can have at one size, for a row whose cards must look
        alike (`of_kind`). `real` as long as it is unknown, because the deck is not loaded and no
        earlier judgement is stored."""
        size = _Size(width, dpr, tall)
        found = {self._judged.kind(self._deck, face, size.across, size.down) for face in set(faces)}
        return max(found, key=KINDS.index, default="real")

    def put_off(self) -> None:
        """Postpone painting, because something else is being shown."""
        if self._timer.isActive():
            self._timer.start(FIRST if self._open() else IDLE)

    def finish(self) -> None:
        """Paint everything that was asked for now."""
        while self._open():
            if not self._paint_next():
                time.sleep(LOOK / 1000)

    # --- painting ------------------------------------------------------------------------------

    def _take(self, loading: Loading, store: FaceStore | None) -> None:
        self._store = store
        self._loading = loading
        self._steps: Generator[None, None, FacePainter] | None = None
        self._deck: FacePainter | None = None
        self._kept: Pixmaps[_Key] = Pixmaps(self._budget)
        self._standing: Pixmaps[_Key] = Pixmaps(MEANWHILE)
        self._partings: dict[_Key, tuple[float, float]] = {}
        self._judged = JudgedKinds(store)
        self._wanted: dict[_Key, None] = {}
        self._lacking: set[str] = set()
        self._asked: Counter[tuple[_Size, float]] = Counter()
        self._timer.stop()
        self.let_go()

    def _go_on(self) -> None:
        """Do one small piece of work, and schedule the next."""
        if self._open():
            done = self._paint_next()
            self._later = None
            self._timer.start(IDLE if not self._open() else 0 if done else LOOK)
            return
        if self._later is None:
            self._later = self._paint_the_rest()
        if next(self._later, self) is not self:
            self._timer.start(IDLE)

    def _open(self) -> list[_Key]:
        return [key for key in self._wanted if key[0] not in self._lacking]

    def _paint_next(self) -> bool:
        """Paint one face, or come closer to it. Returns whether anything was done."""
        deck = self._loaded()
        if deck is None:
            return True
        key = self._open()[0]
        try:
            image = self._painted(deck, key)
        except NotYet:
            self._wanted[key] = self._wanted.pop(key)  # other cards come first
            return False
        if image is None:
            self._lack(key[0])
            return True
        self._wanted.pop(key, None)
        self._standing.drop(key)
        self._keep(key, image)
        self.ready.emit(key[0], key[1].width)
        return True

    def _lack(self, card: str) -> None:
        """Note that the deck has no face of *card*: text is shown instead from now on."""
        self._lacking.add(card)
        for key in [key for key in self._wanted if key[0] == card]:
            self._standing.drop(key)
            self.ready.emit(card, key[1].width)

    def _loaded(self) -> FacePainter | None:
        """The deck, or None if it is not loaded yet; advances loading by a step."""
        if self._deck is None:
            if self._steps is None:
                self._steps = self._loading()
            try:
                next(self._steps)
            except StopIteration as done:
                self._deck = done.value
            except Exception:
                self._deck = _NoDeck()  # so that the fault is reported only once
                raise
        return self._deck

    def _paint_the_rest(self) -> Iterator[None]:
        """Paint the whole deck at the usual size, one card per step, for the disk only."""
        usual, times = max(self._asked.items(), key=lambda entry: entry[1], default=(None, 0))
        if self._store is None or usual is None or times < ENOUGH or usual[0].across > WIDEST:
            return
        while (deck := self._loaded()) is None:
            yield
        size, text = usual
        for card in (for_text(each, text) for each in deck.cards):
            while not self._store.has(card, size.across, size.down):
                try:
                    self._painted(deck, (card, size))
                except NotYet:
                    yield
                    continue
                yield
                break

    def _painted(self, deck: FacePainter, key: _Key) -> QImage | None:
        card, size = key
        try:
            image = deck.image(card, size.across, size.down)
        except KeyError:
            return None
        if self._store is not None and size.across <= WIDEST:
            self._store.write(card, image)
        return image

    # --- keeping -------------------------------------------------------------------------------

    def _stored(self, key: _Key) -> QImage | None:
        card, size = key
        if self._store is None or size.across > WIDEST:
            return None
        return self._store.read(card, size.across, size.down)

    def _keep(self, key: _Key, image: QImage) -> QPixmap:
        pixels = QPixmap.fromImage(image, Qt.ImageConversionFlag.NoOpaqueDetection)
        pixels.setDevicePixelRatio(key[1].dpr)
        return self._kept.keep(key, pixels)

    def _meanwhile(self, key: _Key) -> QPixmap:
        """The face at another size, scaled; else the back, or text if the deck does not have it."""
        card, size = key
        alike = [each for each in self._kept if id_of(each[0]) == id_of(card)]
        kind = read_face(card).kind == "picture"
        others = [each for each in alike if (read_face(each[0]).kind == "picture") == kind]

        def like(other: _Key) -> tuple[bool, float, int]:
            return other[0] == card, -abs(other[1].tall - size.tall), other[1].across

        best = self._kept.get(max(others, key=like)) if others else None
        if best is not None:
            pixels = best.scaled(
                size.across,
                size.down,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        elif card in self._lacking:
            pixels = stand_in(card, size.across, size.down)
        else:
            pixels = self._back(card, size)
        pixels.setDevicePixelRatio(size.dpr)
        return pixels

    def _back(self, card: str, size: _Size) -> QPixmap:
        """The back shown for *card* until it is painted: the real one, if available."""
        if read_face(card).kind != "picture":
            key = (BACK, size)
            found = self._kept.get(key)
            if found is not None:
                return QPixmap(found)
            if (image := self._stored(key)) is not None:
                return QPixmap(self._keep(key, image))
        return face_down(card, size.across, size.down)


class Shaped:
    """The faces of *faces* for cards that are *tall* (height divided by width), in a game of
    *party* players."""

    def __init__(self, faces: Faces, tall: float, party: Party = nobody) -> None:
        self._faces, self._party = faces, party
        self.tall = tall
        self.ready = faces.ready
        self.changed = faces.changed

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        """Like `Faces.pixmap`, in this shape."""
        return self._faces.pixmap(self._told(card), width, dpr=dpr, tall=self.tall)

    def reshaped(self, tall: float) -> Shaped:
        """The same faces in another shape, *tall* (height divided by width)."""
        return Shaped(self._faces, tall, self._party)

    def pixmap_now(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        """Like `Faces.pixmap_now`, in this shape."""
        return self._faces.pixmap_now(self._told(card), width, dpr=dpr, tall=self.tall)

    def parting(self, card: str, width: int, *, dpr: float = 1.0) -> tuple[float, float]:
        """Like `Faces.parting`, in this shape."""
        return self._faces.parting(self._told(card), width, dpr=dpr, tall=self.tall)

    def kind(self, faces: Iterable[str], width: int, *, dpr: float = 1.0) -> FaceKind:
        """Like `Faces.kind`, in this shape."""
        return self._faces.kind(map(self._told, faces), width, dpr=dpr, tall=self.tall)

    def _told(self, face: str) -> str:
        """*face* with the number of players, if it depends on that."""
        many = self._party(id_of(face))
        return for_party(face, many) if many else face

    def put_off(self) -> None:
        """Like `Faces.put_off`."""
        self._faces.put_off()
