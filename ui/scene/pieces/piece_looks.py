"""The looks of pieces: pixmaps cached by size, rotation and state, and shared by equal pieces.

A look contains the piece with its shadow, in device pixels, so that the scene only copies it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from tabletop.play.questions.decision import CardHalf
from tabletop.table.space import Figure
from tabletop.table.view import SeenPiece
from ui.faces import blank
from ui.faces.face_names import KINDS, PICTURE, FaceKind, FaceName, id_of, of_kind, read_face
from ui.faces.pixmaps import Pixmaps
from ui.scene.layout.table_layout import Box
from ui.scene.measures import metrics
from ui.scene.pieces import figures, tokens
from ui.scene.pieces.halves import half_of
from ui.scene.pieces.items import Paint, Parting
from ui.scene.pieces.markers import paint_marker

KEPT = 32 * 1024 * 1024  # bytes of cached looks: enough for a 4K screen full of different cards


class CardFaces(Protocol):
    """The source of card fronts and backs (`ui.faces.faces.Faces`)."""

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        """The face of *card*, *width* units wide at *dpr* device pixels per unit, or a stand-in."""
        ...


@runtime_checkable
class Parted(Protocol):
    """Knows where the halves of faces end and begin (`ui.faces.faces.Faces`)."""

    def parting(self, card: str, width: int, *, dpr: float = 1.0) -> Parting:
        """Where the halves of *card* end and begin on the face that `pixmap` returns."""
        ...


_SEAM = 0.24
"""The width of the dark line within a ring, in ring widths. The two bright lines distinguish
choosable pieces from seat bands without colours."""


@runtime_checkable
class Judging(Protocol):
    """Knows the kinds of faces (`ui.faces.faces.Faces`)."""

    def kind(self, faces: Iterable[str], width: int, *, dpr: float = 1.0) -> FaceKind:
        """The best kind that all of *faces* can have at this size."""
        ...


@runtime_checkable
class Reshaped(Protocol):
    """The source of faces in another shape (`ui.faces.faces.Faces`)."""

    def reshaped(self, tall: float) -> CardFaces:
        """The faces of cards whose height is *tall* times their width."""
        ...


class Key(NamedTuple):
    """What a look depends on: the face, its width in pixels, its rotation, whether it is dark.

    `face` is a card's id or a back, a token's name, or what a die shows; `sides` are those of a
    die. `portrait` is the card that a token or figure shows and the part of it; `figure` is how the
    figure stands. `tall` is the height of a card divided by its width, if it is not the usual one.
    """

    kind: str
    face: str
    sides: int
    width: int
    turn: int
    dim: bool
    portrait: tuple[str, Box] | None = None
    figure: Figure | None = None
    tall: float = 0.0


class PieceLooks:
    """The looks of all pieces at one device pixel ratio.

    Faces may be stand-ins at first; `renew` remakes looks when the real face is ready.
    """

    def __init__(self, faces: CardFaces, dpr: float = 1.0, ratio: float = 240 / 140) -> None:
        self.faces = faces
        self.dpr = dpr
        self.ratio = ratio
        self.back = blank.BACK
        self.token_signs: Mapping[str, str] = {}
        self.text = 1.0
        self._looks: Pixmaps[Key] = Pixmaps(KEPT)

    def size_of(self, piece: SeenPiece, card: tuple[float, float]) -> tuple[float, float]:
        """The width and height of a piece in scene units as it lies (after a quarter turn it lies
        across)."""
        if piece.kind == "card":
            return card if piece.turn % 180 == 0 else (card[1], card[0])
        if piece.kind == "figure":
            return metrics.FIGURE
        side = metrics.DIE if piece.kind == "die" else metrics.TOKEN
        return side, side

    def of(
        self,
        piece: SeenPiece,
        width: int,
        turn: int,
        *,
        up: bool = True,
        dim: bool = False,
        portrait: tuple[str, Box] | None = None,
        back: str = "",
        plain: bool = False,
        row: FaceKind = "real",
        pictured: bool = False,
        when: str = "",
        figure: Figure | None = None,
        tall: float = 0.0,
    ) -> QPixmap:
        """The look of *piece*, *width* pixels wide when upright, turned by *turn* degrees.

        A card shows its back unless it is known and *up*. A token with a *portrait* shows that part
        of a card. *back*: the card's back, if it differs from the usual one. *plain*: the face is
        painted as if it were small, because there is no room for text. *row*: the best kind of face
        allowed in its row. *pictured*: only the picture. *when*: the word by which items choose
        their numbers. *figure*: how a figure stands. A *tall* card that lies across is darkened
        instead of turned, so that it covers nothing.
        """
        if piece.kind == "card":
            face = piece.name if up and piece.name else back or self.back
            if up and piece.name:
                face = self._face(face, width, plain=plain, row=row, when=when)
                face = PICTURE + piece.name if pictured else face
            if tall:
                dim = dim or piece.turn % 180 != 0
            key = Key("card", face, 0, width, (turn + (0 if tall else piece.turn)) % 360, dim)
            key = key._replace(tall=tall)
        elif piece.kind == "die":
            shown = str(piece.counters.get("shown", 1))
            key = Key("die", shown, tokens.sides(piece.name), width, turn % 360, dim)
        elif piece.kind == "figure":
            key = Key("figure", piece.name, 0, width, 0, dim, portrait, figure or Figure())
        else:
            face = self.token_signs.get(piece.name.partition(":")[0], piece.name)
            key = Key("token", face, 0, width, (piece.turn + turn) % 360, dim, portrait)
        return self._looks.get(key) or self._looks.keep(key, self._made(key))

    def parting(
        self,
        piece: SeenPiece,
        width: int,
        *,
        plain: bool = False,
        row: FaceKind = "real",
        tall: float = 0.0,
    ) -> Parting:
        """Where the halves of the card *piece* end and begin on its face, *width* pixels wide;
        *plain*, *row* and *tall* as in `of`."""
        faces = self._shaped(tall)
        if not isinstance(faces, Parted):
            return 0.5, 0.5
        face = self._face(piece.name, width, plain=plain, row=row)
        return faces.parting(face, width, dpr=self.dpr)

    def kind(
        self,
        card: str,
        width: int,
        turn: int,
        *,
        plain: bool = False,
        when: str = "",
        tall: float = 0.0,
    ) -> FaceKind:
        """The kind of face that *card* would have by itself (arguments as in `of`)."""
        faces = self._shaped(tall)
        if not isinstance(faces, Judging):
            return "real"
        face, wide = self._asked(self._face(card, width, plain=plain, when=when), width, turn)
        return faces.kind([face], wide, dpr=self.dpr)

    def _face(
        self, card: str, width: int, *, plain: bool, row: FaceKind = "real", when: str = ""
    ) -> str:
        """The name under which the face of *card* is requested at *width* pixels for the present
        text size: limited to name and numbers if *plain*, and to the kind of its *row*."""
        own: FaceKind = "item" if plain and width < metrics.PLAIN * self.text else "real"
        kind = max(own, row, key=KINDS.index)
        return str(FaceName(card, "" if kind == "real" else kind, self.text * self.dpr, when=when))

    def _asked(self, face: str, width: int, turn: int) -> tuple[str, int]:
        """The request for *face* on a card turned by *turn* degrees, and its width. A turned face
        is resampled, so it is requested twice as large, as for texts twice as large, because its
        kind depends on its size."""
        if turn % 90 == 0 or width * self.dpr < metrics.SMALL:
            return face, width
        wanted = read_face(face)
        return str(wanted._replace(text=2 * wanted.text)), 2 * width

    def renew(self, faces: Collection[str]) -> None:
        """Drop the looks that show *faces*, because better faces are ready."""
        named = {id_of(face) for face in faces}
        for key in [key for key in self._looks if id_of(_shown(key)) in named]:
            self._looks.drop(key)

    def forget(self) -> None:
        """Drop all looks, because the deck or the screen has changed."""
        self._looks.clear()

    # --- cards ---------------------------------------------------------------------------------

    def _made(self, key: Key) -> QPixmap:
        if key.figure is not None:
            return self._standing(key, key.figure)
        if key.portrait is not None:
            card, part = key.portrait
            whole = round(key.width / part[2])
            face = self.faces.pixmap(of_kind(card, "chip"), whole, dpr=self.dpr)
            side = QSizeF(key.width, key.width)
            return self._framed(key, side, lambda p, r: paint_marker(p, r, face, part))
        if key.kind != "card":
            side = QSizeF(key.width, key.width)
            paint = tokens.paint_die if key.kind == "die" else tokens.paint_token
            return self._framed(key, side, lambda p, r: paint(p, r, key.face, key.sides))
        size = QSizeF(key.width, round(key.width * (key.tall or self.ratio)))
        asked, width = self._asked(key.face, key.width, key.turn)
        face = self._shaped(key.tall).pixmap(asked, width, dpr=self.dpr)
        if read_face(key.face).kind == "picture":
            return self._framed(key, size, lambda p, r: blank.paint_bare(p, r, face))
        return self._framed(key, size, lambda p, r: p.drawPixmap(r, face, QRectF(face.rect())))

    def _shaped(self, tall: float) -> CardFaces:
        """The faces for cards of the shape *tall*; 0 is the usual one."""
        return (
            self.faces.reshaped(tall) if tall and isinstance(self.faces, Reshaped) else self.faces
        )

    def _standing(self, key: Key, figure: Figure) -> QPixmap:
        """A figure, with part of its card's face if it is large enough, or has no sign instead."""
        size = QSizeF(key.width, round(key.width * metrics.FIGURE[1] / metrics.FIGURE[0]))
        card, part = key.portrait or ("", (0.0, 0.0, 1.0, 1.0))
        face = None
        signed = figure.mark >= 0 or figure.number
        if card and not (signed and key.width * self.dpr < metrics.PICTURED):
            # a card as narrow as a figure would show little but its name
            sizes = (wide for wide in metrics.FACES if wide >= key.width / part[2])
            face = self.faces.pixmap(card, next(sizes, metrics.FACES[-1]), dpr=self.dpr)
        return self._framed(
            key, size, lambda p, r: figures.paint(p, r, figure, face, part, self.text)
        )

    def _framed(self, key: Key, size: QSizeF, paint: Paint) -> QPixmap:
        """Call *paint* for a picture of *size*, turned, with a shadow, and dark if the key
        says so."""
        margin = margin_of(key.width, key.tall)
        turned = QTransform().rotate(key.turn).mapRect(QRectF(QPointF(), size))
        width, height = round(turned.width()) + 2 * margin, round(turned.height()) + 2 * margin
        pixels = QPixmap(round(width * self.dpr), round(height * self.dpr))
        pixels.setDevicePixelRatio(self.dpr)
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, key.turn % 90 != 0)
            middle = QPointF(width / 2, height / 2)
            rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            if key.figure is None:
                _paint_shadow(painter, rect, middle, key, margin)
            painter.translate(middle)
            painter.rotate(key.turn)
            paint(painter, rect)
            if key.dim:
                painter.fillPath(blank.outline(rect), QColor(0, 0, 0, metrics.DIM))
        return pixels


def margin_of(width: int, tall: float) -> int:
    """Pixels of shadow around a piece of this *width*; fewer around a low one (*tall* times as high
    as wide)."""
    return round(metrics.SHADOW * width * min(1.0, tall or 1.0)) + 1


def ring(
    size: QSizeF,
    turn: int,
    colour: QColor,
    dpr: float,
    kind: str = "card",
    wide: float = metrics.RING,
    halves: Collection[CardHalf] = (),
    pointed: CardHalf = "",
    parting: Parting = (0.5, 0.5),
) -> QPixmap:
    """The outline of a piece of this *kind*, *size* pixels, turned by *turn* degrees: a bright line
    between two dark ones, *wide* pixels in total. If *halves* are named, each is outlined
    separately, the *pointed* one with a light; *parting* says where they end and begin."""
    margin = wide + 2
    turned = QTransform().rotate(turn).mapRect(QRectF(QPointF(), size))
    width, height = turned.width() + 2 * margin, turned.height() + 2 * margin
    pixels = QPixmap(round(width * dpr), round(height * dpr))
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(width / 2, height / 2)
        painter.rotate(turn)
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        side = min(rect.width(), rect.height())
        corner = metrics.ROUND.get(kind, metrics.ROUND["token"]) * side + 1
        path = QPainterPath()
        whole: tuple[CardHalf, ...] = ("",)
        for half in sorted(halves) if halves else whole:
            inside = wide / 2 if half else 0
            part = half_of(rect, half, parting).adjusted(-1, -1 + inside, 1, 1 - inside)
            path.addRoundedRect(part, corner, corner)
            if half and half == pointed:
                light = QColor(colour)
                light.setAlpha(metrics.HALF_LIGHT)
                painter.fillPath(path, light)
        painter.strokePath(path, QPen(QColor(0, 0, 0, 170), wide + 2))
        painter.strokePath(path, QPen(colour, wide - 1))
        painter.strokePath(path, QPen(QColor(0, 0, 0, 215), max(1.0, wide * _SEAM)))
    return pixels


def _paint_shadow(
    painter: QPainter, rect: QRectF, middle: QPointF, key: Key, margin: float
) -> None:
    """Paint a soft shadow. Light comes from the upper left, however the piece is turned."""
    painter.save()
    painter.translate(middle + QPointF(margin * 0.18, margin * 0.3))
    painter.rotate(key.turn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, metrics.SHADOW_DARK))
    side = min(rect.width(), rect.height())
    corner = metrics.ROUND.get(key.kind, metrics.ROUND["token"]) * side
    for step in range(metrics.SHADOW_STEPS):
        grow = margin * 0.7 * (step + 1) / metrics.SHADOW_STEPS
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow
        )
    painter.restore()


def _shown(key: Key) -> str:
    """The face that *key* shows."""
    return key.portrait[0] if key.portrait else key.face
