"""Signs for numbers and kinds: our glyphs, the emblems, and those of rules cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from assets.drawings.emblem import emblem_in, emblems
from assets.drawings.glyphs import glyph_in, ring
from assets.drawings.props.strokes import curve, mirrored, oval, poly


def sign_in(name: str, room: QRectF) -> QPainterPath:
    """The sign *name*, as large as *room* allows; a disc if there is none."""
    if name in emblems():
        return emblem_in(name, room)
    if name in _SIGNS:
        side = min(room.width(), room.height())
        change = QTransform().translate(room.center().x(), room.center().y())
        return change.scale(side, side).map(_sign(name))
    try:
        return glyph_in(name, room)
    except KeyError:
        path = QPainterPath()
        path.addEllipse(room.center(), room.width() / 3, room.width() / 3)
        return path


def is_sign(name: str) -> bool:
    """Whether there is a sign *name* (our glyphs do not count)."""
    return name in emblems() or name in _SIGNS


@cache
def _sign(name: str) -> QPainterPath:
    return _SIGNS[name]()


def _one(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def _pen(wide: float) -> QPainterPathStroker:
    """A stroker for lines *wide* units wide in a sign of unit size, with smooth bends."""
    pen = QPainterPathStroker()
    pen.setWidth(wide)
    pen.setCurveThreshold(0.002)
    return pen


def _weight() -> QPainterPath:
    """An iron weight with its ring."""
    body = poly("-.3,-.16 .3,-.16 .46,.46 -.46,.46")
    return _one(body, ring(QPointF(0, -0.28), 0.19, 0.1))


def _recharge() -> QPainterPath:
    """An hourglass."""
    glass = mirrored("0,-.4! .28,-.4! .26,-.2 .04,-.01 .04,.01 .26,.2 .28,.4! 0,.4!")
    return _one(
        glass, poly("-.36,-.5 .36,-.5 .36,-.4 -.36,-.4"), poly("-.36,.4 .36,.4 .36,.5 -.36,.5")
    )


def _uses() -> QPainterPath:
    """Three counters."""
    return _one(oval(0, -0.24, 0.21), oval(-0.26, 0.2, 0.21), oval(0.26, 0.2, 0.21))


def _fist() -> QPainterPath:
    """A closed hand."""
    knuckles = [oval(x, -0.2, 0.125, 0.22) for x in (-0.3, -0.1, 0.1, 0.3)]
    return _one(
        *knuckles,
        poly("-.42,-.16 .42,-.16 .36,.3 -.3,.3"),
        curve("-.44,.0 -.2,-.02 .12,.06! .1,.2 -.3,.22"),
        poly("-.24,.28 .3,.28 .3,.5 -.24,.5"),
    )


def _arrow() -> QPainterPath:
    """An arrow in flight: a Ranged Weapon."""
    shaft = poly("-.4,-.035 .3,-.035 .3,.035 -.4,.035")
    head = poly("-.06,-.16 .22,0 -.06,.16").translated(0.28, 0)
    vanes = [poly(f"-.5,{s * 0.2} -.3,{s * 0.2} -.16,0 -.36,0") for s in (1, -1)]
    return QTransform().rotate(-45).map(_one(shaft, head, *vanes))


def _spell() -> QPainterPath:
    """An open eye with a flame over it."""
    lid = curve("-.5,.2! -.24,-.02 0,-.08 .24,-.02 .5,.2! .24,.42 0,.48 -.24,.42")
    eye = lid.subtracted(oval(0, 0.2, 0.19)).united(oval(0, 0.2, 0.09))
    return _one(eye, curve("0,-.5! .14,-.3 .1,-.14! 0,-.2 -.1,-.14! -.14,-.3"))


def _food() -> QPainterPath:
    """A bone with meat on it."""
    meat = curve("-.46,-.2 -.2,-.46 .14,-.36 .22,.0 .06,.2! -.2,.24 -.42,.06")
    bone = poly("-.05,.1 .1,-.05 .42,.28 .28,.42")
    return _one(meat, bone, oval(0.3, 0.42, 0.1), oval(0.42, 0.3, 0.1))


def _phial() -> QPainterPath:
    """A flask: a Consumable."""
    return mirrored("0,-.5! .14,-.5! .14,-.4! .1,-.38! .1,-.12! .36,.22 .3,.46 0,.5")


def _boot() -> QPainterPath:
    """A boot: movement."""
    leg = poly("-.3,-.5 .1,-.5 .1,.1 -.3,.1")
    foot = curve("-.3,.06! .1,.06! .34,.14 .48,.32 .48,.38! -.3,.38!")
    return _one(leg, foot, poly("-.32,.42 .5,.42 .5,.5 -.32,.5"))


def _moon() -> QPainterPath:
    """The crescent of a night of rest."""
    return oval(0, 0, 0.46).subtracted(oval(0.22, -0.1, 0.38))


def _gate() -> QPainterPath:
    """A gate: a Realm."""
    arch = mirrored("0,-.5 .3,-.4 .42,-.1! .42,.5! 0,.5!")
    door = mirrored("0,-.26 .14,-.2 .2,.0! .2,.5! 0,.5!")
    return arch.subtracted(door)


def _eye() -> QPainterPath:
    """An eye with rays: a Traitor God."""
    lid = curve("-.46,0! -.2,-.22 0,-.26 .2,-.22 .46,0! .2,.22 0,.26 -.2,.22")
    eye = lid.subtracted(oval(0, 0, 0.17)).united(oval(0, 0, 0.08))
    rays = [
        QTransform().rotate(turn).map(poly("-.03,-.36 0,-.5 .03,-.36"))
        for turn in (-40, -20, 0, 20, 40, 140, 160, 180, 200, 220)
    ]
    return _one(eye, *rays)


def _horns() -> QPainterPath:
    """A horned head: Profane."""
    head = mirrored("0,-.14! .16,-.16 .24,-.04 .2,.24 .08,.48 0,.5")
    horn = curve(".12,-.14! .24,-.2 .32,-.34 .28,-.5! .44,-.34 .42,-.1 .22,.02!")
    eyes = [poly(f"{s * 0.05},.08 {s * 0.15},.02 {s * 0.13},.14") for s in (1, -1)]
    whole = _one(head, horn, QTransform.fromScale(-1, 1).map(horn))
    for each in eyes:
        whole = whole.subtracted(each)
    return whole


def _drop() -> QPainterPath:
    """A drop: a Status Effect."""
    return mirrored("0,-.5! .2,-.14 .32,.16 .2,.42 0,.5")


def _note() -> QPainterPath:
    """A pinned note: a reminder."""
    sheet = poly("-.4,-.4 .4,-.4 .4,.22 .16,.46 -.4,.46")
    for y in (-0.18, 0.0, 0.18):
        sheet = sheet.subtracted(poly(f"-.26,{y} .24,{y} .24,{y + 0.06} -.26,{y + 0.06}"))
    return sheet


def _dust() -> QPainterPath:
    """An empty ring: Nothing."""
    path = QPainterPath()
    path.addEllipse(QPointF(), 0.36, 0.36)
    stroker = QPainterPathStroker()
    stroker.setWidth(0.12)
    stroker.setDashPattern([1.6, 1.2])
    return stroker.createStroke(path)


def _chain() -> QPainterPath:
    """Three links: what passes from one to the next."""
    stroker = QPainterPathStroker()
    stroker.setWidth(0.1)
    links = QPainterPath()
    for away in (-0.3, 0.0, 0.3):
        link = QPainterPath()
        wide = 0.13 if away else 0.06  # the middle link is seen from its edge
        link.addRoundedRect(QRectF(away - 0.17, -wide, 0.34, 2 * wide), wide, wide)
        links = links.united(stroker.createStroke(link))
    return QTransform().rotate(-35).map(links.simplified())


def _lost() -> QPainterPath:
    """A crossed out card: lost for good."""
    stroker = _pen(0.1)
    sheet, cross = QPainterPath(), QPainterPath()
    sheet.addRoundedRect(QRectF(-0.3, -0.44, 0.6, 0.88), 0.08, 0.08)
    for side in (1, -1):
        cross.moveTo(-0.42 * side, -0.36)
        cross.lineTo(0.42 * side, 0.36)
    return _one(stroker.createStroke(sheet), stroker.createStroke(cross)).simplified()


def _round() -> QPainterPath:
    """An arrow that makes one round."""
    stroker = _pen(0.14)
    turn = QPainterPath()
    turn.arcMoveTo(QRectF(-0.36, -0.36, 0.72, 0.72), 60)
    turn.arcTo(QRectF(-0.36, -0.36, 0.72, 0.72), 60, 270)
    return _one(stroker.createStroke(turn), poly(".12,-.16 .5,-.2 .3,.14"))


def _lasting() -> QPainterPath:
    """An endless loop."""
    stroker = _pen(0.13)
    loop = QPainterPath(QPointF(0, 0))
    for side in (1, -1):
        loop.cubicTo(0.2 * side, -0.34, 0.46 * side, -0.26, 0.46 * side, 0)
        loop.cubicTo(0.46 * side, 0.26, 0.2 * side, 0.34, 0, 0)
    return stroker.createStroke(loop).simplified()


def _candle() -> QPainterPath:
    """A candle that burns."""
    flame = curve("0,-.5! .14,-.3 .1,-.14! 0,-.1 -.1,-.14! -.14,-.3")
    return _one(
        flame, poly("-.16,-.04 .16,-.04 .16,.38 -.16,.38"), poly("-.4,.38 .4,.38 .3,.5 -.3,.5")
    )


def _glow() -> QPainterPath:
    """A flame alone: burning."""
    whole = curve(
        "-.04,-.5! .12,-.2 .34,.06 .3,.34 .1,.5 -.12,.5 -.32,.34 -.32,.1 -.16,-.1 -.1,-.3"
    )
    return whole.subtracted(curve("0,.06! .12,.22 .1,.38 0,.43 -.1,.38 -.12,.22"))


def _anchor() -> QPainterPath:
    """An anchor: held in place."""
    stroker = _pen(0.12)
    arms = QPainterPath(QPointF(-0.4, 0.12))
    arms.quadTo(-0.34, 0.42, 0, 0.44)
    arms.quadTo(0.34, 0.42, 0.4, 0.12)
    return _one(
        ring(QPointF(0, -0.36), 0.14, 0.07),
        poly("-.06,-.24 .06,-.24 .06,.46 -.06,.46"),
        poly("-.26,-.14 .26,-.14 .26,-.02 -.26,-.02"),
        stroker.createStroke(arms),
    )


def _daze() -> QPainterPath:
    """A dizzy head."""
    curl = QPainterPath(QPointF(0.08, 0))
    for n, reach in enumerate((0.1, 0.18, 0.27, 0.37, 0.44)):
        room = QRectF(-reach + 0.04 * (-1) ** n, -reach, 2 * reach, 2 * reach)
        curl.arcTo(room, 180 * (n % 2), 180)
    return _pen(0.09).createStroke(curl).simplified()


def _sun() -> QPainterPath:
    """A disc with rays."""
    rays = [
        QTransform().rotate(turn).map(poly("-.07,-.3 0,-.5 .07,-.3")) for turn in range(0, 360, 45)
    ]
    return _one(oval(0, 0, 0.24), *rays)


def _spider() -> QPainterPath:
    """A spider from above."""
    legs = QPainterPath()
    for side in (-1, 1):
        for knee, foot in ((-0.34, -0.46), (-0.14, -0.2), (0.1, 0.2), (0.3, 0.46)):
            legs.moveTo(0, 0.4 * knee)
            legs.lineTo(side * 0.3, knee)
            legs.lineTo(side * 0.46, foot)
    return _one(_pen(0.07).createStroke(legs), oval(0, 0.14, 0.2, 0.24), oval(0, -0.16, 0.13))


def _paused() -> QPainterPath:
    """Two bars: suspended."""
    return _one(poly("-.34,-.4 -.08,-.4 -.08,.4 -.34,.4"), poly(".08,-.4 .34,-.4 .34,.4 .08,.4"))


_SIGNS: dict[str, Callable[[], QPainterPath]] = {
    "weight": _weight,
    "recharge": _recharge,
    "uses": _uses,
    "fist": _fist,
    "boot": _boot,
    "arrow": _arrow,
    "spell": _spell,
    "food": _food,
    "phial-sign": _phial,
    "moon": _moon,
    "gate": _gate,
    "eye": _eye,
    "horns": _horns,
    "drop": _drop,
    "note": _note,
    "dust": _dust,
    "chain": _chain,
    "paused": _paused,
    "anchor": _anchor,
    "daze": _daze,
    "spider": _spider,
    "sun": _sun,
    "lost": _lost,
    "round": _round,
    "lasting": _lasting,
    "candle-sign": _candle,
    "glow": _glow,
}
