"""Recipes for files that a hostile deck may hold: each a name, an ending, and what is in it.

`secret` and `where` are a picture outside of the deck that no card may ever show.
"""

from __future__ import annotations

import gzip
import struct
import zlib
from base64 import b64encode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" {XLINK} width="110" height="190">'
SECRET = (255, 0, 255)
"""The colour of what lies outside."""


class Hostile(NamedTuple):
    """A file as nobody means well; `says` is part of why it is refused, empty if it may be drawn
    without what would harm."""

    name: str
    ending: str
    content: bytes
    says: str = ""


def svg(inside: str, head: str = HEAD) -> bytes:
    """A drawing of a card's shape."""
    return f"{head}{inside}</svg>".encode()


def recipes(where: Path) -> Iterator[Hostile]:
    """All of them; *where* is the picture that they are after."""
    yield from _links(where)
    yield from _styles(where)
    yield from _programs(where)
    yield from _bombs()
    yield from _no_drawings()
    yield from _pixels()


# --- reaching out --------------------------------------------------------------------------------

_FORMS = {
    "plain": 'href="{0}"',
    "xlink": 'xlink:href="{0}"',
    "capitals in space": 'xlink:href="  {0}  "',
    "foreign prefix": 'xmlns:q="http://www.w3.org/1999/xlink" q:href="{0}"',
    "another namespace": 'xmlns:q="urn:q" q:href="{0}"',
    "two, the second outside": 'href="#a" xlink:href="{0}"',
    "two, the first outside": 'xlink:href="#a" href="{0}"',
}
_HOLDERS = ("image", "use", "linearGradient", "radialGradient", "pattern")


def _targets(where: Path) -> dict[str, str]:
    inner = svg(f'<image href="{where}" width="110" height="190"/>')
    return {
        "path": str(where),
        "file": f"file://{where}",
        "up": f"../../../{where.name}",
        "http": "http://127.0.0.1:9/a.png",
        "data svg": f"data:image/svg+xml;base64,{b64encode(inner).decode()}",
        "data png": f"data:image/png;base64,{b64encode(where.read_bytes()).decode()}",
    }


def _links(where: Path) -> Iterator[Hostile]:
    for holder in _HOLDERS:
        for form, written in _FORMS.items():
            for target, link in _targets(where).items():
                said = written.format(link)
                body = f'<rect id="a"/><{holder} {said} width="110" height="190"/>'
                why = "contains a picture" if holder == "image" else "other files"
                yield Hostile(f"{holder}, {form}, {target}", "svg", svg(body), why)


def _styles(where: Path) -> Iterator[Hostile]:
    rect = '<rect width="110" height="190" {}/>'
    for target, link in _targets(where).items():
        for name in ("fill", "mask", "clip-path", "marker-start", "filter"):
            said = f"url({link})"
            why = "" if name == "filter" else "other files"
            yield Hostile(f"{name}, {target}", "svg", svg(rect.format(f'{name}="{said}"')), why)
        styled = rect.format(f'style="fill:URL( {link} )"')
        yield Hostile(f"style, {target}", "svg", svg(styled), "other files")
        sheet = f"<style>rect{{fill:url('{link}')}}</style>"
        yield Hostile(f"sheet, {target}", "svg", svg(sheet + rect), "other files")
        imported = f'<style>@import "{link}";</style>'
        yield Hostile(f"import, {target}", "svg", svg(imported + rect.format("")))
    escaped = "<style>rect{fill:u\\72l(/etc/passwd)}</style>"
    yield Hostile("escaped letters", "svg", svg(escaped), "other files")
    split = "<style>rect{fill:u/**/rl(/etc/passwd)}</style>"
    yield Hostile("a remark within", "svg", svg(split), "other files")
    page = f'<?xml-stylesheet href="{where}"?>'.encode()
    yield Hostile("a sheet from elsewhere", "svg", page + svg(""))
    base = f'<g xml:base="file://{where.parent}/"><rect id="a"/></g>'
    yield Hostile("another base", "svg", svg(base))


def _programs(where: Path) -> Iterator[Hostile]:
    for name in ("script", "handler"):
        yield Hostile(name, "svg", svg(f"<{name}>alert(1)</{name}>"), "contains a program")
    page = f'<foreignObject><p xmlns="urn:h"><img src="{where}"/></p></foreignObject>'
    yield Hostile("a page within", "svg", svg(page))
    for name in ("onload", "onclick", "onbegin"):
        yield Hostile(name, "svg", svg(f'<rect {name}="alert(1)"/>'))
    yield Hostile("a link that runs", "svg", svg('<a href="javascript:alert(1)"><rect/></a>'))
    moved = f'<use href="#a"><set attributeName="href" to="{where}"/></use><rect id="a"/>'
    yield Hostile("a link set later", "svg", svg(moved))
    for name in ("video", "audio", "iframe", "object", "embed", "tref", "font-face-uri"):
        yield Hostile(name, "svg", svg(f'<{name} src="{where}" xlink:href="{where}"/>'))
    shown = f'<filter id="f"><feImage href="{where}"/></filter><rect filter="url(#f)"/>'
    yield Hostile("a picture in a filter", "svg", svg(shown), "contains a picture")


# --- without end ---------------------------------------------------------------------------------


def _chain(wrap: str, use: str, depth: int = 9, times: int = 20) -> str:
    """Elements each of which shows the one before it *times* over."""
    parts = ['<rect id="n0" width="1" height="1"/>']
    for number in range(1, depth):
        parts.append(wrap.format(number, use.format(number - 1) * times))
    return "".join(parts) + use.format(depth - 1)


def _bombs() -> Iterator[Hostile]:
    large, rect = "too large when drawn", '<rect width="9" height="9" {}/>'
    group = '<g id="n{}">{}</g>'
    for name, use in (
        ("use", '<use xlink:href="#n{}"/>'),
        ("plain use", '<use href="#n{}"/>'),
        ("odd use", '<use xmlns:q="urn:q" q:href="#n{}"/>'),
    ):
        yield Hostile(f"{name} within use", "svg", svg(_chain(group, use)), large)
    for name, wrap, said in (
        ("pattern", "pattern", 'fill="url(#n{})"'),
        ("mask", "mask", 'mask="url(#n{})"'),
        ("clip path", "clipPath", 'clip-path="url(#n{})"'),
        ("marker", "marker", "marker-start=\"url('#n{}')\""),
        ("styled pattern", "pattern", 'style="stroke:url( #n{} )"'),
    ):
        body = _chain(f'<{wrap} id="n{{}}">{{}}</{wrap}>', rect.format(said))
        yield Hostile(f"{name} within {name}", "svg", svg(body), large)
    twice = _chain(group, '<use href="#n{}"/>') + '<g id="n8"/>'
    yield Hostile("names given twice", "svg", svg(twice), large)
    yield Hostile("itself", "svg", svg('<g id="a"><use href="#a"/></g>'), large)
    yield Hostile("its mask", "svg", svg('<mask id="a"><g mask="url(#a)"/></mask>'), large)
    ring = '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'
    yield Hostile("a ring of gradients", "svg", svg(ring), large)
    sheet = '<style>rect{fill:url(#p)}</style><pattern id="p"><rect/></pattern><rect/>'
    yield Hostile("a pattern for all", "svg", svg(sheet), "too complex")
    filters = "<feGaussianBlur stdDeviation='999'/>" * 999
    blurred = '<g filter="url(#f)">' * 50 + "<rect/>" + "</g>" * 50
    yield Hostile("filters", "svg", svg(f'<filter id="f">{filters}</filter>{blurred}'))
    yield Hostile("deep", "svg", svg("<g>" * 300 + "</g>" * 300), "nested too deeply")
    deep = "<q:g>" * 300 + "</q:g>" * 300
    yield Hostile(
        "deep elsewhere", "svg", svg(f'<g xmlns:q="urn:q">{deep}</g>'), "nested too deeply"
    )
    yield Hostile("many", "svg", svg("<g/>" * 150_001), large)
    yield Hostile("words", "svg", svg(f"<text>{'x' * 100_001}</text>"), "too many words")
    yield Hostile("long", "svg", svg(f"<rect id='{'x' * 8_000_001}'/>"), "too large")
    for code in ("utf-8", "utf-16", "utf-16-be"):
        head = '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
        raw = ("\ufeff" if code == "utf-16-be" else "") + head + svg("&b;").decode()
        yield Hostile(f"entities in {code}", "svg", raw.encode(code), "entities")
    read = f'<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]>{HEAD}&a;</svg>'.encode()
    yield Hostile("a file as entity", "svg", read, "entities")
    for name, size in (("no", "0"), ("negative", "-5"), ("endless", "1e38"), ("odd", "NaN")):
        head = HEAD.replace('"110"', f'"{size}"').replace('"190"', f'"{size}"')
        says = {"endless": "", "negative": "damaged"}.get(name, "size is 0")
        yield Hostile(f"{name} size", "svg", svg("<rect/>", head), says)


def endless() -> Iterator[Hostile]:
    """Drawings that pass for sound ones, and would take hours or all memory to paint."""
    shape = '<circle r="95" cx="50" cy="90" fill-opacity=".1" stroke="red" {}/>'
    group = f'<g id="a">{shape.format("") * 350}</g>'
    yield Hostile("many", "svg", svg(group + '<use href="#a"/>' * 410))
    dashed = shape.format('stroke-dasharray=".1 .1"')
    yield Hostile("dashes", "svg", svg(f'<g id="a">{dashed * 350}</g>' + '<use href="#a"/>' * 410))


# --- no drawings, no pictures --------------------------------------------------------------------


def _no_drawings() -> Iterator[Hostile]:
    proper = svg("<rect/>")
    for name, content, why in (
        ("a page", b"<html/>", "not a drawing"),
        ("another language", b'<svg xmlns="urn:other"/>', "not a drawing"),
        ("nothing", b" ", "not valid XML"),
        ("half", proper[:60], "not valid XML"),
        ("two", proper * 2, "not valid XML"),
        ("zeros", bytes(900), "not valid XML"),
        ("packed", gzip.compress(proper), "not valid XML"),
        ("an unknown code", b'<?xml version="1.0" encoding="x-none"?>' + proper, "valid XML"),
        ("a wrong code", proper.replace(b"rect", b"r\xff\xfe"), "not valid XML"),
        ("a picture", _png(110, 190), "not valid XML"),
    ):
        yield Hostile(f"{name} for a drawing", "svg", content, why)


def _chunk(kind: bytes, said: bytes) -> bytes:
    return struct.pack(">I", len(said)) + kind + said + struct.pack(">I", zlib.crc32(kind + said))


def _png(across: int, down: int, rows: bytes | None = None) -> bytes:
    head = _chunk(b"IHDR", struct.pack(">IIBBBBB", across, down, 8, 2, 0, 0, 0))
    rows = bytes((3 * across + 1) * down) if rows is None else rows
    body = _chunk(b"IDAT", zlib.compress(rows, 9)) + _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + head + body


def _picture(form: str) -> bytes:
    into = BytesIO()
    Image.new("RGB", (110, 190), (9, 99, 9)).save(into, form)
    return into.getvalue()


def _pixels() -> Iterator[Hostile]:
    sizes = {
        "huge": (60_000, 60_000, "too large"),
        "endless": (2**31 - 1, 2**31 - 1, "damaged"),
        "wide": (30_000, 10, "the shape of a card"),
        "tiny": (2, 3, "the shape of a card"),
        "none": (0, 0, "damaged"),
    }
    for name, (across, down, why) in sizes.items():
        known = why if name in ("huge", "wide", "tiny") else ""
        yield Hostile(f"{name} png", "png", _png(across, down, b"\0" * 999), known or "it is")
    yield Hostile("a png that unpacks to much", "png", _png(6000, 6000))
    yield Hostile("a png with a note", "png", _noted(_png(110, 190)))
    jpeg = _picture("JPEG")
    at = jpeg.index(b"\xff\xc0") + 5
    lying = jpeg[:at] + b"\xff\xff\xff\xff" + jpeg[at + 4 :]
    yield Hostile("huge jpeg", "jpg", lying, "it is")
    avif = _picture("AVIF")
    at = avif.index(b"ispe") + 8
    yield Hostile("huge avif", "avif", avif[:at] + b"\0\0\xff\xff" * 2 + avif[at + 8 :], "it is")
    for form, ending in (("PNG", "png"), ("JPEG", "jpg"), ("WEBP", "webp"), ("AVIF", "avif")):
        whole = _picture(form)
        for part in (1, 9, len(whole) // 3):
            yield Hostile(f"{part} bytes of {form}", ending, whole[:part], "it is")
        turned = bytes(byte ^ 0x55 for byte in whole)
        yield Hostile(f"{form} turned", ending, turned, "it is")
    for form in ("GIF", "BMP", "TIFF", "ICO", "PPM", "AVIF"):
        yield Hostile(f"{form} as png", "png", _picture(form), "known format")
    for ending in ("png", "jpg", "webp"):
        yield Hostile(f"drawing as {ending}", ending, svg("<rect/>"), "known format")
        yield Hostile(f"program as {ending}", ending, b"\x7fELF" + bytes(400), "known format")
    yield Hostile("png as avif", "avif", _png(110, 190), "damaged")


def _noted(png: bytes) -> bytes:
    """*png* with a remark that unpacks to a hundred million letters."""
    note = _chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(100_000_000), 9))
    return png[:33] + note + png[33:]
