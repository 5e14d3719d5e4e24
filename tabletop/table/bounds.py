"""How much fits on a table: far more than any game needs, and never more than a save can keep.

Hands and files are held to these bounds alike, so that whatever was played can be read again.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST_COUNTED = 1_000_000
LEAST_COUNTED = -MOST_COUNTED
MOST_PIECES = 10_000

Count = Annotated[int, Meta(ge=LEAST_COUNTED, le=MOST_COUNTED)]
"""A number lying on a piece or on the table."""

Name = Annotated[str, Meta(max_length=200)]
"""What a piece, a zone, a counter, a seat, a step or a rule is called."""

Words = Annotated[str, Meta(max_length=2000)]
"""What people write, or a sentence of the chronicle."""

Key = Annotated[str, Meta(max_length=40 * MOST_PIECES)]
"""What an answer is called: of a declaration it may say a word of each piece there is."""

Spot = Annotated[int, Meta(ge=0, le=1000)]
"""Where on the felt: thousandths of the table, from its left edge or its upper one."""

Arg = bool | Count | Words | list[Count] | None
"""What a step or a verb may be given: plain values, nothing nested."""
