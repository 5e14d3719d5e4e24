"""How many mistakes the check of cards finds: `python -m tests.packs.recall [GAME]`.

Mistakes of each kind are seeded into the shipped sentences, each alone, on their own card or on one
where they cannot happen. Whether a mistake is one is said here and by the rulebooks, not by what
the check knows.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.cardtext.clause import Clause, capitalised
from tabletop.cardtext.die_table import die_tables
from tabletop.packs.card_wording import Text, Wording
from tabletop.packs.cards import Card, CardPack
from tabletop.packs.lint import lint
from tabletop.packs.seen_in_games import seen_in
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called

GAMES = ("tower", "parsifal", "restless")
NOT_MEANT = {"text-too-long", "twin", "twin-but-number", "nothing-enforced"}
"""What a seeded card may be told of beside its mistake."""


class Seed(NamedTuple):
    """A card with one mistake in it, and what kind of mistake."""

    mistake: str
    card: Card
    field: str


Mistake = Callable[[str, Random], str]


def _misspelt(sentence: str, luck: Random) -> str:
    """Two letters in the midst of a word are exchanged."""
    words = [
        found for found in re.finditer(r"[A-Za-z]{4,}", sentence) if len(set(found[0][1:-1])) > 1
    ]
    found = luck.choice(words)
    at = luck.choice(
        [n for n in range(found.start() + 1, found.end() - 2) if sentence[n] != sentence[n + 1]]
        or [found.start()]
    )
    return f"{sentence[:at]}{sentence[at + 1]}{sentence[at]}{sentence[at + 2 :]}"


def _unknown(sentence: str, luck: Random) -> str:
    """A word of the game is one that it does not have."""
    nouns = [*re.finditer(r"(?<=[a-z0-9,:] )[A-Z][a-z]+", sentence)]
    if not nouns:
        return ""
    found = luck.choice(nouns)
    return f"{sentence[: found.start()]}Wombat{sentence[found.end() :]}"


def _unended(sentence: str, luck: Random) -> str:
    return sentence[:-1]


def _small(sentence: str, luck: Random) -> str:
    return sentence[:1].lower() + sentence[1:]


def _in_letters(sentence: str, luck: Random) -> str:
    return re.sub(r"\b2\b", "two", sentence, count=1)


def _nonsense(sentence: str, luck: Random) -> str:
    return f"{sentence[:-1]} and dance a jig."


SLIPS: dict[str, Mistake] = {
    "misspelt word": _misspelt,
    "word the game has not": _unknown,
    "no full stop": _unended,
    "small letter": _small,
    "number in letters": _in_letters,
    "half of it nonsense": _nonsense,
}


def slips(text: Text, luck: Random) -> Iterator[Seed]:
    """Slips of the pen in each sentence of *text*."""
    for clause in text.clauses:
        for mistake, slip in SLIPS.items():
            made = slip(str(clause), luck)
            if made and made != str(clause):
                yield _seed(mistake, text, str(clause), made)


def _seed(mistake: str, text: Text, was: str, now: str) -> Seed:
    words = text.words.replace(was, now, 1)
    return Seed(mistake, replace(text.card, **{text.field: words}), text.field)


def wrong_sense(text: Text, luck: Random) -> Iterator[Seed]:
    """What can be read and cannot be: on the very card."""
    for number, clause in enumerate(text.clauses):
        sentence = str(clause)
        if "range" in clause.heads:
            low, high = (*clause.heads["range"].values["range"], 0)[:2]
            if high and not _may_end_anywhere(text, high):
                gap = sentence.replace(f"{low}-{high}", f"{low}-{high - 1}", 1)
                yield _seed("gap in a die table", text, sentence, gap)
                over = sentence.replace(f"{low}-{high}", f"{low}-{high + 1}", 1)
                yield _seed("overlap in a die table", text, sentence, over)
            continue
        if clause.phrase.role in ("modifier", "trait") and _can_be_limited(clause):
            limited = f"Once per Battle, {sentence[:1].lower()}{sentence[1:]}"
            if hasattr(text.card, "types") or hasattr(text.card, "weight"):
                yield _seed("limit that has no effect", text, sentence, limited)
        for noun in ("each Character", "another Character", "a Character", "a random Character"):
            bare = number == 0 and not clause.heads and clause.phrase.role == "action"
            if bare and sentence.startswith(capitalised(noun)):
                made = sentence.replace(capitalised(noun), "That Character", 1)
                yield _seed("nobody before that Character", text, sentence, made)


def _may_end_anywhere(text: Text, high: int) -> bool:
    """Whether *high* ends a table of which nobody says what die it reads."""
    return any(
        table.roll is None and table.rows[-1][0][1] == high for table in die_tables(text.said)
    )


def _can_be_limited(clause: Clause) -> bool:
    return not clause.heads and not (clause.duration and str(clause.duration).startswith("until"))


AWAY: Mapping[str, tuple[tuple[str, str, Callable[[Clause, Text], bool]], ...]] = {
    "restless": (
        ("used where nothing is used", "Character", lambda c, t: _first_cost(c) == "use"),
        ("used where nothing is used", "Realm", lambda c, t: _first_cost(c) == "use"),
        ("used where nothing is used", "Combat", lambda c, t: _first_cost(c) == "use"),
        ("read out where nothing is", "Character", lambda c, t: _is_plain(c) and _is(t, "Event")),
        (
            "read out where nothing is",
            "Loot",
            lambda c, t: _is_plain(c) and _is(t, "Event", "Rest"),
        ),
        ("read out where nothing is", "Sin", lambda c, t: _is_plain(c) and _is(t, "Event", "Rest")),
        ("you where nobody is", "Realm", lambda c, t: _waits(c, "you ")),
        ("you where nobody is", "Combat", lambda c, t: _waits(c, "you ")),
        ("you where nobody is", "Event", lambda c, t: _waits(c, "you ")),
        ("never while it lies there", "Combat", lambda c, t: _waits(c, "Rest begins", "Realm")),
        ("never while it lies there", "Rest", lambda c, t: _waits(c, "Realm", "Trader")),
        ("line of another kind", "Loot", lambda c, t: str(c).startswith("Chain Magic")),
    ),
    "tower": (
        ("line of another kind", "Foe", lambda c, t: _is(t, "Hero")),
        ("line of another kind", "NumberCard", lambda c, t: _is(t, "Hero", "Foe")),
        ("line of another kind", "Hero", lambda c, t: _is(t, "Foe", "Fool")),
        ("read out where nothing is", "Foe", lambda c, t: _is(t, "NumberCard")),
        ("read out where nothing is", "Hero", lambda c, t: _is(t, "NumberCard")),
    ),
    "parsifal": (
        ("line of another kind", "Artifact", lambda c, t: t.field == "quests"),
        ("line of another kind", "Character", lambda c, t: t.field == "quests"),
        ("line of another kind", "Artifact", lambda c, t: "cannot own artifacts" in str(c)),
    ),
}
"""Sentences that are moved to a kind of card where they never happen, by game."""


def _first_cost(clause: Clause) -> str:
    cost = clause.heads.get("cost")
    return str(cost) if cost and "trigger" not in clause.heads else ""


def _is(text: Text, *kinds: str) -> bool:
    return type(text.card).__name__ in kinds


def _is_plain(clause: Clause) -> bool:
    return not clause.heads and clause.phrase.role == "action" and not clause.goes_on


def _waits(clause: Clause, *words: str) -> bool:
    trigger = str(clause.heads.get("trigger", ""))
    return any(word in f"{trigger} " for word in words)


def moved(game: Game, texts: list[Text], luck: Random) -> Iterator[Seed]:
    """Sentences on cards of a kind where they never happen."""
    assert game.wording is not None
    for mistake, kind, fits in AWAY[game.id]:
        homes = [t for t in texts if type(t.card).__name__ == kind and t.field == "text"]
        for text in texts:
            for clause in text.clauses:
                if fits(clause, text):
                    home = luck.choice(homes)
                    yield Seed(mistake, replace(home.card, text=str(clause)), "text")


def seeds(game: Game, luck: Random) -> list[Seed]:
    """All mistakes."""
    assert game.wording is not None
    texts = list(game.wording.texts())
    found = [*moved(game, texts, luck)]
    for text in texts:
        found += [*slips(text, luck), *wrong_sense(text, luck)]
    return found


def is_found(game: Game, seed: Seed) -> bool:
    """Whether the check finds anything wrong with the card."""
    assert game.wording is not None
    pack: CardPack[Card] = CardPack({seed.card.id: seed.card}, [])
    wording = Wording(lambda: pack, game.wording.phrases)
    deeds = {phrase.deed.__name__ for phrase in wording.phrases if phrase.deed}
    told = lint(wording, deeds, seen_in(game.id, game.wording))
    return any(finding.wrong and finding.code not in NOT_MEANT for finding in told)


def measured(game: Game, made: list[Seed]) -> tuple[Counter[str], Counter[str], list[Seed]]:
    """How many mistakes of each kind there are, how many were found, and those that were not."""
    found, missed = Counter[str](), []
    for seed in made:
        if is_found(game, seed):
            found[seed.mistake] += 1
        else:
            missed.append(seed)
    return Counter(seed.mistake for seed in made), found, missed


def main() -> None:
    """Print the figures."""
    for name in sys.argv[1:] or GAMES:
        game = game_called(name)
        all, found, missed = measured(game, seeds(game, Random(1)))
        print(game.title)
        for mistake, number in sorted(all.items()):
            print(f"  {found[mistake]:5} of {number:5}, {found[mistake] / number:6.1%}  {mistake}")
        print(f"  {found.total():5} of {all.total():5}, {found.total() / all.total():6.1%}")
        for mistake in all:
            for seed in [each for each in missed if each.mistake == mistake][:3]:
                words = getattr(seed.card, seed.field)
                print(f"    missed: {mistake}: {type(seed.card).__name__}: {words}")


if __name__ == "__main__":
    main()
