"""`python -m tests.cardtext.writers [words of a name]`: sentence by sentence, and figures."""

from __future__ import annotations

import sys

from tests.cardtext.writers.measure import figures, files, tried

for file in files():
    if not all(word in file.stem for word in sys.argv[1:]):
        continue
    found = tried(file)
    for each in found:
        print(f"{each.outcome:11}{each.card}: {each.sentence}")
        if each.offered:
            print(f"{'':11}-> {each.offered}")
    first, edited, cards = figures(found)
    print(
        f"{file.stem}: {len(found)} sentences, {first:.0f}% at first try, {edited:.0f}% with what"
        f" is suggested; {cards:.0f}% of the cards\n"
    )
