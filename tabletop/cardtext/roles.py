"""What a phrase is in its sentence, and how it is worded inside of another."""

from __future__ import annotations

from typing import Literal

Role = Literal[
    "bearer",
    "limit",
    "trigger",
    "range",
    "if",
    "cost",
    "action",
    "modifier",
    "unless",
    "duration",
    "quest",
    "trait",
    "condition",
    "count",
]
"""What a phrase is in its sentence, in the order of a sentence:

*bearer*: who the sentence is for, `Ferryman:`; *limit*: how often, `once per Battle,`; *trigger*:
`when ...,`; *range*: what a die shows, `1-5:`; *if*: `if ...,`; *cost*: `...:`; *action*:
what is done; *modifier*: how a number changes; *unless*: `unless ...`; *duration*: `until ...`.
A *quest* is a whole sentence that is true of a table or not; a *trait* is a whole sentence that the
rules look for. A *condition* stands behind `if`, `unless`, `while` and `that`; a *count* is what
can be counted.
"""

Manner = Literal["", "one", "many", "that", "paid"]
"""How a phrase inside of another is worded; where it makes no difference, in no manner.

What is counted is worded as `one` (`for each Sin`) or as `many` (`the number of Sins`). A condition
in the manner of `that` stands behind the noun it is about; a price in the manner of `paid` says who
pays it.
"""

STRICT = frozenset({"that", "paid"})
"""The manners of which no other form will do."""
