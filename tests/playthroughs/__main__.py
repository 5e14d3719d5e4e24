"""`python -m tests.playthroughs`: do what is recorded again and write what comes of it today.

A game in which the recorded answers are no answers any more is played anew, by bots; so is one that
is named: `python -m tests.playthroughs tower-2`.
"""

from __future__ import annotations

import sys

from tabletop import Refusal, RuleFault
from tests.playthroughs.games import GAMES


def main(anew: list[str]) -> int:
    """Write all texts; 2 if a game is named that there is not."""
    if unknown := set(anew) - set(GAMES):
        print(f"playthroughs: there is no {min(unknown)!r}. There are: {', '.join(GAMES)}.")
        return 2
    for name, playthrough in GAMES.items():
        before = playthrough.path.read_text("utf-8") if playthrough.path.exists() else ""
        again = bool(before) and name not in anew
        try:
            text = playthrough.tell(playthrough.recorded() if again else None)
        except (Refusal, RuleFault, AssertionError) as fault:
            if not again:
                raise
            print(f"{name}: what is recorded does not fit any more ({fault}); played anew")
            text = playthrough.tell()
        playthrough.path.write_text(text, "utf-8")
        print(f"{name}: {'as it was' if text == before else 'written'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
