"""The words of rulebooks as rich text."""

from __future__ import annotations

import re
from html import escape


def as_html(paragraph: str) -> str:
    """A paragraph of a rulebook, or a list whose items begin with a dash, as rich text."""
    lines = paragraph.split("\n")
    lead = [rich(line) for line in lines if not line.startswith("- ")]
    items = "".join(f"<li>{rich(line[2:])}</li>" for line in lines if line.startswith("- "))
    return "".join(f"<p>{words}</p>" for words in lead) + (f"<ul>{items}</ul>" if items else "")


def rich(text: str) -> str:
    """A rulebook's words as rich text: `*word*` is stressed, `**word**` more so."""
    words = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))
    return re.sub(r"\*(.+?)\*", r"<i>\1</i>", words)
