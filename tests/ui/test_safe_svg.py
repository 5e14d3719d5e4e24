"""Drawings as well-meaning editors write them lose nothing that is seen, and keep nothing else."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.ui.hostile import XLINK, svg
from ui.faces.safe_svg import Unsafe, safe

INKSCAPE = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="70mm" height="120mm" viewBox="0 0 70 120" version="1.1" id="svg5"
  inkscape:version="1.3.2" sodipodi:docname="fool.svg" inkscape:export-filename="../fool.png"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
  xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <title>The Fool</title>
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm"/>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF>
  </metadata>
  <defs id="defs2">
    <inkscape:path-effect effect="spiro" id="effect1" is_visible="true"/>
    <linearGradient inkscape:collect="always" id="lg1">
      <stop style="stop-color:#1e1ec8;stop-opacity:1" offset="0"/>
      <stop style="stop-color:#c81e1e;stop-opacity:0.6" offset="1"/>
    </linearGradient>
    <linearGradient xlink:href="#lg1" id="lg2" x1="0" y1="0" x2="70" y2="120"
      gradientUnits="userSpaceOnUse"/>
    <clipPath clipPathUnits="userSpaceOnUse" id="cp1"><rect width="60" height="90"/></clipPath>
  </defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"
    style="display:inline;-inkscape-stroke:hairline">
    <rect style="fill:url(#lg2);stroke:#000000;stroke-width:0.264583;paint-order:markers fill"
      id="rect1" width="70" height="120" x="0" y="0" ry="4"/>
    <path style="fill:#ffd42a" d="M 10,20 C 30,10 50,60 60,100 Z" id="path1"
      sodipodi:nodetypes="ccc" inkscape:original-d="M 10,20 60,100" clip-path="url(#cp1)"/>
    <use xlink:href="#path1" transform="rotate(15)" id="use1" inkscape:label="again"/>
    <svg:circle cx="35" cy="60" r="9" style="fill:#008000;opacity:0.5"/>
  </g>
</svg>"""

ILLUSTRATOR = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px"
  viewBox="0 0 70 120" style="enable-background:new 0 0 70 120;" xml:space="preserve">
<style type="text/css">
  @media print { .st0 { fill: none } }
  /* the ground */
  .st0{fill:#1E1EC8;}
  .st1{fill:url(#SVGID_1_);filter:url(#shadow);}
</style>
<radialGradient id="SVGID_1_" cx="35" cy="60" r="30" gradientUnits="userSpaceOnUse">
  <stop offset="0" style="stop-color:#FFFFFF"/><stop offset="1" stop-color="#000000"/>
</radialGradient>
<rect class="st0" width="70" height="120"/>
<circle class="st1" cx="35" cy="60" r="30"/>
</svg>"""

NAMED = '<svg xmlns:s="http://www.w3.org/2000/svg" width="70" height="120">{}</svg>'


def _drawn(text: bytes) -> QImage:
    renderer = QSvgRenderer(QByteArray(text))
    assert renderer.isValid()
    image = QImage(140, 240, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        renderer.render(painter, QRectF(image.rect()))
    return image


@pytest.mark.parametrize(
    "text",
    [
        INKSCAPE.encode(),
        INKSCAPE.replace('encoding="UTF-8"', "").encode("utf-16"),
        ILLUSTRATOR.encode(),
        NAMED.format('<rect width="70" height="99" fill="#123456"/>').encode(),
        svg('<text x="9" y="50" font-size="20" xml:space="preserve">The  Fool &amp; &lt;</text>'),
        svg('<a xlink:href="https://example.org"><rect id="a@2x" width="30" height="30"/></a>'),
        svg(
            '<pattern id="p" width="9" height="9"><rect width="4" height="4"/></pattern>'
            '<rect width="90" height="90" fill="url(#p) red"/>'
        ),
        svg(
            '<mask id="m"><rect width="50" height="90" fill="white"/></mask>'
            '<rect width="90" height="90" mask="url(#m)"/>'
        ),
    ],
    ids=["inkscape", "utf-16", "illustrator", "no-namespace", "text", "link", "pattern", "mask"],
)
def test_a_proper_drawing_looks_the_same(text: bytes) -> None:
    image = _drawn(safe(text))
    # Qt cannot read what these two are written in
    plain = text.decode("utf-16").encode() if text[:2] in (b"\xff\xfe", b"\xfe\xff") else text
    assert image == _drawn(plain.replace(b"svg:", b""))
    empty = QImage(image)
    empty.fill(0)
    assert image != empty


def test_only_what_is_known_is_kept() -> None:
    names = set()
    for element in ElementTree.fromstring(safe(INKSCAPE.encode())).iter():
        names |= {element.tag, *element.attrib}
    assert not [name for name in names if "inkscape" in name or "sodipodi" in name or "rdf" in name]
    assert "{http://www.w3.org/1999/xlink}href" in names
    assert not [name for name in names if name.endswith(("title", "metadata", "namedview"))]


def test_a_drawing_without_its_filters_is_drawn_sharp() -> None:
    blurred = '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>'
    rect = '<rect width="60" height="60" {}/>'
    text = safe(svg(blurred + rect.format('filter="url(#f)" style="filter:url(#f);fill:red"')))
    assert b"filter" not in text
    assert _drawn(text) == _drawn(svg(rect.format('fill="red"')))


def test_every_link_is_looked_at_whatever_its_prefix_is_called() -> None:
    assert "xmlns:xlink" in XLINK
    for name in ("href", "xlink:href", "o:href"):
        kept = safe(svg(f'<g xmlns:o="urn:o"><rect id="a"/><use {name}="#a"/></g>'))
        assert b'xlink:href="#a"' in kept
        with pytest.raises(Unsafe, match="other files"):
            safe(svg(f'<g xmlns:o="urn:o"><use {name}="a.svg#a"/></g>'))
