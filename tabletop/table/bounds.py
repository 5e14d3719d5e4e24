"""How much fits on a table: far more than any game needs, and never more than a save can hold.
Hands and files have the same bounds, so everything that was played can be read again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST_COUNTED = 1_000_000
LEAST_COUNTED = -MOST_COUNTED
MOST_PIECES = 10_000

Count = Annotated[int, Meta(ge=LEAST_COUNTED, le=MOST_COUNTED)]
"""A number on a piece or on the table."""

Name = Annotated[str, Meta(max_length=200)]
"""The name of a piece, a zone, a counter, a seat, a step or a rule."""

Words = Annotated[str, Meta(max_length=2000)]
"""Text that people write, or a sentence of the chronicle."""

Key = Annotated[str, Meta(max_length=40 * MOST_PIECES)]
"""The key of an answer. A declaration may have a word for every piece of the table."""

Spot = Annotated[int, Meta(ge=0, le=1000)]
"""A position on the felt: thousandths of the table, from its left or upper edge."""

Arg = bool | Count | Words | list[Count] | None
"""An argument of a step or a verb: a plain value, nothing nested."""
