"""Drawings from strangers: refused before they are drawn if they would reach out or never end."""

from __future__ import annotations

from xml.etree import ElementTree

LARGEST = 8_000_000  # bytes
MOST = 150_000  # elements, those that are used several times counted as often
DEEPEST = 200

_HREF = ("href", "{http://www.w3.org/1999/xlink}href")


def why_not(text: bytes) -> str:
    """Why the SVG *text* must not be drawn; empty if it may be."""
    if len(text) > LARGEST:
        return "it is too large"
    if b"<!DOCTYPE" in text and b"<!ENTITY" in text:
        return "it defines entities"
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError, LookupError):
        return "it is not proper XML"
    if root.tag.rpartition("}")[2] != "svg":
        return "it is not a drawing"
    for element in root.iter():
        link = _link(element)
        if link and not link.startswith(("#", "data:image/png", "data:image/jpeg")):
            return "it refers to other files"
    try:
        count = _count(root, {e.get("id", ""): e for e in root.iter()}, {}, 0)
    except RecursionError:
        return "it is nested without end"
    return "it is too large when drawn" if count > MOST else ""


def _link(element: ElementTree.Element) -> str:
    """What the element shows from elsewhere; plain links (`a`) show nothing."""
    if element.tag.rpartition("}")[2] == "a":
        return ""
    return next((element.get(name, "").strip() for name in _HREF if element.get(name)), "")


def _count(
    element: ElementTree.Element,
    named: dict[str, ElementTree.Element],
    known: dict[ElementTree.Element, int],
    depth: int,
) -> int:
    """How many elements are drawn for *element*.

    :raises RecursionError: if it contains itself, or is nested too deeply.
    """
    if depth > DEEPEST:
        raise RecursionError
    if element not in known:
        known[element] = MOST  # whoever comes here again on the way contains itself
        parts = list(element)
        link = _link(element)
        if link.startswith("#") and link[1:] in named:
            parts.append(named[link[1:]])
        total = 1 + sum(_count(part, named, known, depth + 1) for part in parts)
        known[element] = min(total, MOST + 1)
    return known[element]
