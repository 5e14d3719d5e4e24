"""Sanitizes untrusted drawings: a drawing is rewritten from known parts only.

Elements, attributes and style properties that are not listed are dropped, as are those of other
namespaces, so that editors' metadata does no harm. A drawing that would load something, run a
program or never end is refused as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from xml.parsers import expat

LARGEST = 8_000_000  # bytes
MOST = 150_000  # elements; one that is used several times counts each time
DEEPEST = 200
LONGEST = 100_000  # letters of one word, and of all style sheets together

_SVG = "http://www.w3.org/2000/svg"
_XML = "http://www.w3.org/XML/1998/namespace"
_ELEMENTS = """svg g defs switch symbol use a path rect circle ellipse line polyline polygon text
    tspan linearGradient radialGradient stop pattern mask clipPath marker style"""
_PROPERTIES = """fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
    stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display
    visibility stop-color stop-opacity font-family font-size font-style font-weight font-variant
    text-anchor clip-path clip-rule mask marker-start marker-mid marker-end vector-effect"""
_ATTRIBUTES = """id class transform x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy width height d points
    viewBox preserveAspectRatio offset gradientUnits gradientTransform spreadMethod patternUnits
    patternContentUnits patternTransform maskUnits maskContentUnits clipPathUnits markerWidth
    markerHeight markerUnits refX refY orient rotate type"""
_DRAWN = frozenset(_ELEMENTS.split())
_LOOKS = frozenset(_PROPERTIES.split())
_KNOWN = _LOOKS | frozenset(_ATTRIBUTES.split())
_WORDS = frozenset(("text", "tspan", "style"))
_OUTSIDE = {  # refused, because the drawing would not be the same without it
    "image": "it contains a picture",
    "feImage": "it contains a picture",
    "script": "it contains a program",
    "handler": "it contains a program",
}
_OWN = re.compile(r"url\(\s*['\"]?#([^)'\"\s\\]+)['\"]?\s*\)", re.IGNORECASE)
_REACHES = re.compile(r"url\s*\(|\\|javascript:", re.IGNORECASE)
_RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
_AT_RULE = re.compile(r"@[^;{}]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})")
_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_WITHIN = {"linearGradient", "radialGradient", "clipPath"}  # what a style sheet may refer to


class Unsafe(ValueError):
    """A drawing that must not be painted. The text says why."""


class _Element:
    """An element to keep: `known` are its attributes, `refers` the ids it refers to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known: dict[str, str] = {}
        self.refers: list[str] = []
        self.parts: list[_Element | str] = []


def safe(text: bytes) -> bytes:
    """Rewrite the SVG *text* from parts that are known to be harmless.

    :raises Unsafe: if it must not be painted at all.
    """
    if len(text) > LARGEST:
        raise Unsafe("it is too large")
    reading = _Reading()
    try:
        root = reading.read(text)
    except (expat.ExpatError, ValueError, LookupError) as fault:
        raise fault if isinstance(fault, Unsafe) else Unsafe("it is not valid XML") from None
    sheet = [named for style in reading.styles for named in style.refers]
    for named in sheet:
        if named in reading.named and reading.named[named].name not in _WITHIN:
            raise Unsafe("its style sheet is too complex")
    try:
        count = _count(root, reading.named, {}, 0)
    except RecursionError:
        raise Unsafe("it is nested too deeply") from None
    if count > MOST:
        raise Unsafe("it is too large when drawn")
    return "".join(_written(root)).encode()


class _Reading:
    """Parses a drawing and builds only what is kept."""

    def __init__(self) -> None:
        self.named: dict[str, _Element] = {}
        self.styles: list[_Element] = []
        self._root: _Element | None = None
        self._open: list[_Element] = []
        self._left_out = 0
        self._count = 0
        self._words = 0

    def read(self, text: bytes) -> _Element:
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.EntityDeclHandler = self._entity
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._letters
        parser.Parse(text, True)
        if self._root is None:
            raise Unsafe("it is not a drawing")
        return self._root

    def _entity(self, *_said: object) -> None:
        raise Unsafe("it defines entities")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        space, _, name = tag.rpartition(" ")
        self._count += 1
        if self._root is None and (name != "svg" or space not in ("", _SVG)):
            raise Unsafe("it is not a drawing")
        if self._count > MOST:
            raise Unsafe("it is too large when drawn")
        if len(self._open) + self._left_out > DEEPEST:
            raise Unsafe("it is nested too deeply")
        if name in _OUTSIDE:
            raise Unsafe(_OUTSIDE[name])
        if self._left_out or space not in ("", _SVG) or name not in _DRAWN:
            self._left_out += 1
            return
        element = _Element(name)
        for full, value in attributes.items():
            _take(element, full, value)
        if self._open:
            self._open[-1].parts.append(element)
        else:
            self._root = element
        self._open.append(element)
        name = element.known.get("id", "")
        if self.named.setdefault(name, element) is not element:
            element.known.pop("id", None)  # of two elements with one id, only one is meant

    def _end(self, _tag: str) -> None:
        if self._left_out:
            self._left_out -= 1
            return
        element = self._open.pop()
        if element.name == "style":
            sheet = _sheet("".join(part for part in element.parts if isinstance(part, str)))
            element.parts = [sheet]
            element.refers = _OWN.findall(sheet)
            self.styles.append(element)

    def _letters(self, words: str) -> None:
        if self._left_out or not self._open or self._open[-1].name not in _WORDS:
            return
        self._words += len(words)
        if self._words > LONGEST:
            raise Unsafe("it contains too many words")
        self._open[-1].parts.append(words)


def _take(element: _Element, full: str, value: str) -> None:
    """Set the attribute *full* of *element*, if it is known."""
    space, _, name = full.rpartition(" ")
    if name == "href":  # in whichever namespace
        _refer(element, value.strip())
    elif name == "space" and space == _XML:
        element.known["xml:space"] = value
    elif space:
        return
    elif name == "style":
        if kept := _declared(value):
            element.known["style"] = kept
            element.refers += _OWN.findall(kept)
    elif name in _KNOWN:
        _check(value)
        element.known[name] = value
        element.refers += _OWN.findall(value)


def _refer(element: _Element, link: str) -> None:
    if element.name == "a" or not link:
        return  # a plain link shows nothing
    if not link.startswith("#"):
        raise Unsafe("it refers to other files")
    element.known.setdefault("xlink:href", link)
    element.refers.append(link[1:])


def _declared(style: str) -> str:
    """The known declarations of *style*."""
    kept = []
    for declaration in _REMARK.sub("", style).split(";"):
        name, _, value = declaration.partition(":")
        name, value = name.strip().lower(), value.strip()
        _check(value)
        if name in _LOOKS and value:
            kept.append(f"{name}:{value}")
    return ";".join(kept)


def _sheet(text: str) -> str:
    """The style sheet *text* with its known rules and declarations."""
    text = _REMARK.sub("", text)
    _check(text)
    plain = _AT_RULE.sub("", text)
    rules = ((" ".join(chosen.split()), _declared(said)) for chosen, said in _RULE.findall(plain))
    return "\n".join(f"{chosen}{{{said}}}" for chosen, said in rules if said and "@" not in chosen)


def _check(value: str) -> None:
    """Refuse a value that loads something.

    :raises Unsafe: if it does.
    """
    if _REACHES.search(_OWN.sub("", value)):
        raise Unsafe("it refers to other files")


def _count(
    element: _Element, named: Mapping[str, _Element], known: dict[_Element, int], depth: int
) -> int:
    """How many elements are drawn for *element*, including all that it refers to.

    :raises RecursionError: if it is nested too deeply.
    """
    if depth > DEEPEST:
        raise RecursionError
    if element not in known:
        known[element] = MOST + 1  # an element that is reached again from here contains itself
        parts = [part for part in element.parts if isinstance(part, _Element)]
        parts += [named[name] for name in element.refers if name in named]
        total = 1 + sum(_count(part, named, known, depth + 1) for part in parts)
        known[element] = min(total, MOST + 1)
    return known[element]


def _written(element: _Element) -> Iterator[str]:
    """*element* as XML; the root declares the namespaces."""
    yield f"<{element.name}"
    if element.name == "svg":
        yield f' xmlns="{_SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"'
    for name, value in element.known.items():
        yield f' {name}="{escape(value)}"'
    yield ">"
    for part in element.parts:
        if isinstance(part, str):
            yield escape(part, quote=False)
        else:
            yield from _written(part)
    yield f"</{element.name}>"
