"""So many of those of a noun: `3 Knights`, `2 or fewer`, `exactly 1 Knight`, `no Knights`."""

from __future__ import annotations

from typing import Any

from tabletop.grammar.bounds import Bound, Many
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.wording import Wording


def counting(category: str, noun: str, one: str) -> list[Construction]:
    """So many of a *noun*, or *one*, in the words of both: see `Many`."""
    some = _counted(category, ">=", lambda n: n > 1)
    some.wordings = [Wording(f"{{n:many}} {noun}")]
    some.also(
        f"{{n:many}} or more {noun}", f"at least {{n:many}} {noun}", f"{{n:many}} {noun} or more",
    )  # fmt: skip
    few = _counted(category, "<=", lambda n: n > 0)
    few.wordings = [Wording(f"{{n:one}} or fewer {noun}"), Wording(f"{{n:many}} or fewer {noun}")]
    few.also(
        f"(at most|no more than) {{n:number}} {noun}", f"at most {{n:one}} {one}",
        f"{{n:number}} (or fewer|or less) {noun}", f"{{n:many}} {noun} or (fewer|less)",
    )  # fmt: skip
    just = _counted(category, "=", lambda n: n > 0)
    just.wordings = [Wording(f"exactly {{n:one}} {one}"), Wording(f"exactly {{n:many}} {noun}")]
    just.also(f"(only|just) {{n:one}} {one}", f"(only|just) {{n:many}} {noun}")
    nobody = _counted(category, "=", lambda n: n == 0)
    nobody.wordings = [Wording(f"no {noun}", True, {"n": 0})]
    nobody.also(f"no {one}", f"not any {noun}", n=0)
    beyond = Construction(
        category, lambda parts: Many(Bound(">=", parts["n"] + 1), parts["of"]), lambda said: None
    )
    beyond.also(f"more than {{n:number}} {noun}", f"more than {{n:one}} {one}")
    under = Construction(category, _fewer, lambda said: None)
    under.also(f"(fewer|less) than {{n:many}} {noun}")
    return [some, few, just, nobody, beyond, under]


def _fewer(parts: Parts) -> Many | None:
    """Fewer than so many; than none there are never fewer."""
    return Many(Bound("<=", parts["n"] - 1), parts["of"]) if parts["n"] > 0 else None


def _counted(category: str, how: Any, fits: Any) -> Construction:
    def take(said: Any) -> Parts | None:
        if not isinstance(said, Many) or said.so.how != how or not fits(said.so.n):
            return None
        return {"n": said.so.n, "of": said.of}

    def make(parts: Parts) -> Many | None:
        return Many(Bound(how, parts["n"]), parts["of"]) if fits(parts["n"]) else None

    return Construction(category, make, take)
