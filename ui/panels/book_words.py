"""The text of rulebooks as rich text."""

from __future__ import annotations

from ui.base.safe_text import Rich, joined, rich, stressed


def as_html(paragraph: str) -> Rich:
    """A paragraph of a rulebook, or a list whose items begin with a dash, as rich text."""
    lines = paragraph.split("\n")
    lead = [rich("<p>{}</p>", stressed(line)) for line in lines if not line.startswith("- ")]
    items = [rich("<li>{}</li>", stressed(line[2:])) for line in lines if line.startswith("- ")]
    return joined([*lead, rich("<ul>{}</ul>", joined(items))] if items else lead)
