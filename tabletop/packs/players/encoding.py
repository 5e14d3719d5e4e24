"""The encoding of a sheet: UTF-8, or one of the old encodings, which sheets do not name.

Every byte is some letter in each of those, so the words decide: an encoding that puts letters where
nobody writes them is not the one. The player is told of the guess.
"""

from __future__ import annotations

import re

from tabletop.packs.error import PackError

UNICODE = ("utf-8-sig", "utf-16")

OLD = {
    "cp1252": "those of Western Europe",
    "cp1250": "those of Central Europe",
    "cp1251": "Cyrillic ones",
}
"""The old encodings that are tried, the usual one first, and the letters of each."""

_ODD = re.compile(
    r"""
    [^\W\d_][¡¢£¤¥¦§©¬®±¶¸¹¼½¾¿×÷\x80-\x9f]    # a sign behind a letter, as nobody writes it
    | [¡¢£¤¥¦¨ª¬¯±²³µ¶¸¹º¼½¾¿×÷](?=[^\W\d_A-Z])  # or before one
    | [a-zß-ÿ][À-ÖØ-ÞŠŒŽŸ]                     # a large letter behind a small one
    | [À-ÖØ-öø-ÿ]{3} | [À-ÖØ-öø-ž]{4}          # letters with marks only
    | œ(?![uis]) | Œ(?![uisUIS])
    | [A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-zÀ-ž]  # two scripts in one word
    | [„†‡‰‹•™›€](?=\w)|(?<=[^\W\d_])[†‡‰‹€]
    """,
    re.VERBOSE,
)
_CYRILLIC = re.compile(r"[А-яЁё]{3}")
_TOGETHER = (("šžŠŽ", "ìèøùÌÈØÙ"), ("õûÕÛ", "öüÖÜ", "áéíóúÁÉÍÓÚ"))
"""Letters that no language of Western Europe has together: they are Czech or Hungarian."""


def decoded(content: bytes, file: str) -> str:
    """The text of a sheet, in whatever encoding it was saved.

    :raises PackError: if it is no text.
    """
    way = way_of(content)
    if way is None:
        raise PackError(file, 0, "This is not the text of a sheet.", "Save it as CSV, in UTF-8.")
    return content.decode(way)


def way_of(content: bytes) -> str | None:
    """The encoding of the text *content*, by its name in Python; None if it is no text."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _possible(content, ["utf-16"])
    if way := _possible(content, ["utf-8-sig"]):
        return way
    ways = [way for way in OLD if _possible(content, [way])]
    if ways == ["cp1251"] and not _CYRILLIC.search(content.decode("cp1251")):
        return None  # hardly any bytes are impossible in it
    odds = {way: _odds(content.decode(way), way) for way in ways}
    return min(odds, key=lambda way: odds[way]) if odds else None


def guess(content: bytes) -> str:
    """The encoding that was guessed for *content*, in words; empty if nothing was guessed."""
    return OLD.get(way_of(content) or "", "")


def _possible(content: bytes, ways: list[str]) -> str | None:
    for way in ways:
        try:
            content.decode(way)
        except UnicodeDecodeError:
            continue
        return way
    return None


def _odds(text: str, way: str) -> int:
    """How many letters of *text* stand where nobody writes them, if it was saved in this
    encoding."""
    odd = len(_ODD.findall(text))
    if way == "cp1252" and any(all({*text} & {*each} for each in kinds) for kinds in _TOGETHER):
        odd += 1
    return odd
