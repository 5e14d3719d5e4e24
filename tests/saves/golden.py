"""Golden saves: one of each kind by each release, which every later version has to open.

`python -m tests.saves.golden` writes those of this version, and the example in the documentation,
anew; with a word behind it only the saves of kinds that begin so. Saves of earlier releases, and by
earlier rules (`rules-1-...`), are never touched.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from tabletop import VERSION, Session
from tabletop.play.rules.game_box import put_in_play
from tests.architecture.sources import ROOT
from tests.saves.games import bent, bitten, buried, burnt, played, steered, taken_back

FOLDER = ROOT / "tests" / "saves" / "golden"
DOCUMENT = ROOT / "docs" / "save-format.md"

KEPT = 1
"""The luck by which a hand is still kept after so many answers, of cards that were typed in."""

MANY = 13
"""An object with more keys than a table has is a list in disguise."""

KINDS: dict[str, Callable[[], Session]] = {
    "begun": lambda: played(0, seats=2),
    "in-play": lambda: played(45, seats=3, seed=3),
    "over": lambda: played(5000, seats=4, seed=5),
    "by-hand": lambda: bent(50),
    "taken-back": lambda: taken_back(50),
    "typed": lambda: played(60, seats=2, seed=9, dice="typed", cards="typed"),
    "parsifal-begun": lambda: played(0, game="parsifal", seats=6),
    "parsifal-in-play": lambda: played(90, game="parsifal", seats=4, seed=3, lock_volley="on"),
    "parsifal-over": lambda: played(5000, game="parsifal", seats=5, seed=14),
    "parsifal-by-hand": lambda: bent(60, game="parsifal"),
    "parsifal-taken-back": lambda: taken_back(60, game="parsifal"),
    "parsifal-typed": lambda: played(60, game="parsifal", seats=2, seed=9, cards="typed"),
    "restless-begun": lambda: played(0, game="restless", seats=4),
    "restless-in-play": lambda: played(150, game="restless", seats=3, seed=3),
    "restless-over": lambda: played(5000, game="restless", seats=2, seed=5),
    "restless-by-hand": lambda: bent(90, game="restless"),
    "restless-taken-back": lambda: taken_back(90, game="restless"),
    "restless-typed": lambda: played(
        50, game="restless", seats=2, seed=9, dice="typed", cards="typed"
    ),
    "scenario-in-play": lambda: played(60, game="scenario", seats=3, seed=3),
    "scenario-by-hand": lambda: bent(60, game="scenario"),
    "scenario-taken-back": lambda: taken_back(60, game="scenario"),
    "darkest-in-play": lambda: played(160, game="darkest", seats=2, seed=3),
    "darkest-by-hand": lambda: bent(90, game="darkest"),
    "darkest-taken-back": lambda: taken_back(90, game="darkest"),
    "darkest-reaper": lambda: played(
        420, game="darkest", seats=2, seed=11, **put_in_play(["reaper"])
    ),
    "darkest-bloodmoon": lambda: bitten(60, 12, seed=2),
    "darkest-frostmarch": lambda: played(
        230, game="darkest", seats=2, seed=7, **put_in_play(["frostmarch"])
    ),
    "darkest-sacredpool": lambda: played(
        185, game="darkest", seats=2, seed=112, **put_in_play(["sacredpool"])
    ),
    "darkest-firelands": lambda: burnt(4, 90, seed=4),
    "darkest-dungeon": lambda: buried(160, seed=7),
    "darkest-woodland": lambda: steered(
        120,
        "cross woodland",
        "turn 1",
        "forest",
        "ready",
        "forward",
        "fight",
        "resolve",
        "dark",
        game="darkest",
        seats=2,
        seed=17,
        **put_in_play(["woodland"]),
    ),
    "darkest-highland": lambda: steered(
        140,
        "crags",
        "cross highland",
        "forward",
        "order 0 1 2",
        game="darkest",
        seats=2,
        seed=1,
        **put_in_play(["highland"]),
    ),
    "darkest-city": lambda: steered(
        150,
        "city",
        "cross city",
        "city-market",
        "market",
        "forward",
        "shop city-apothecary",
        "ready",
        game="darkest",
        seats=2,
        seed=36,
        **put_in_play(["city"]),
    ),
    "keeper-in-play": lambda: played(40, game="keeper", seats=3, seed=KEPT),
    "keeper-by-hand": lambda: bent(20, game="keeper", seed=KEPT),
    "keeper-taken-back": lambda: taken_back(20, game="keeper", seed=KEPT),
}


def example() -> str:
    """A save of this version, its long lists cut short, as the documentation shows it."""
    return json.dumps(_shortened(json.loads(bent(12).to_json())), indent=1, ensure_ascii=False)


def _shortened(data: Any) -> Any:
    if isinstance(data, dict):
        cut = {key: _shortened(data[key]) for key in list(data)[: 2 if len(data) > MANY else MANY]}
        return cut if len(cut) == len(data) else {**cut, "...": f"and {len(data) - len(cut)} more"}
    if isinstance(data, list):
        few = [_shortened(value) for value in data[:2]]
        return few if len(few) == len(data) else [*few, f"and {len(data) - len(few)} more"]
    return data


def with_example(document: str) -> str:
    """*document* with the example of today in place of the one it has."""
    before, _, rest = document.partition("```json\n")
    _, _, after = rest.partition("\n```")
    return f"{before}```json\n{example()}\n```{after}"


def main(begins: str = "") -> None:
    """Write the golden saves of this version, and the documentation's example if all are."""
    FOLDER.mkdir(exist_ok=True)
    for kind, play in KINDS.items():
        if not kind.startswith(begins):
            continue
        path = FOLDER / f"{VERSION}-{kind}.json"
        path.write_text(play().to_json() + "\n", "utf-8")
        print(path.relative_to(ROOT))
    if begins:
        return
    DOCUMENT.write_text(with_example(DOCUMENT.read_text("utf-8")), "utf-8")
    print(DOCUMENT.relative_to(ROOT))


if __name__ == "__main__":
    main(*sys.argv[1:2])
