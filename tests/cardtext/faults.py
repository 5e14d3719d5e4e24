"""Shipped sentences with one fault in them, and sound twins: `python -m tests.cardtext.faults`.

Each fault can be read, and can never do anything, or not what it says: a *moment* that its kind of
card never has; a *price* that nobody can pay; a *limit* that can never bind; a *condition* that is
never true, or always; *nobody* who is `you`. A twin has the same shape, and a number that can be,
or a moment that its card has. What can be is told here by the rulebooks alone; nothing is known
here of how the check judges.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Literal, NamedTuple

from msgspec.structs import replace

from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, CardPack
from tabletop.packs.finding import Finding
from tabletop.packs.lint import lint
from tabletop.packs.seen_in_games import seen_in
from tabletop.play.shelf.game_shelf import game_called
from tests.cardtext.fault_words import WORDS, Asks, Place

GAMES = ("tower", "restless", "darkest", "scenario", "parsifal")

Kind = Literal["moment", "price", "limit", "condition", "nobody"]

KINDS: tuple[Kind, ...] = ("moment", "price", "limit", "condition", "nobody")

BESIDE = {"text-too-long", "twin", "twin-but-number", "nothing-enforced"}
"""What a card may be told of beside its fault."""


class Seeded(NamedTuple):
    """A card that says one sentence, `made` of a shipped one, with a fault of some `kind` or, if it
    is `sound`, without."""

    game: str
    kind: Kind
    card: Card
    field: str
    made: str
    was: str
    sound: bool


BORNE = {"Hero", "Character", "Loot", "Starter", "Treasure", "Sin", "Enemy", "Stranger", "Place",
         "HeroCard", "Ability", "NumberCard"}  # fmt: skip
"""Kinds of cards on which somebody is `you`."""

BATTLE = {"Combat", "Loot"}
"""Kinds that speak in a Battle, in what is waited for here."""


class Game:
    """The shipped sentences of one game, and what faults can be made of them."""

    def __init__(self, name: str, luck: Random) -> None:
        self.name, self.words, self.luck = name, WORDS[name], luck
        wording = game_called(name).wording
        assert wording is not None
        self.wording = wording
        self.texts = [*wording.texts()]

    def seeded(self, kind: Kind) -> Iterator[Seeded]:
        """Faults of a *kind* and their twins, that can be read."""
        make: dict[Kind, Callable[[], Iterator[Seeded]]] = {
            "moment": self._moments,
            "price": lambda: self._asking("price"),
            "limit": self._limits,
            "condition": lambda: self._asking("condition"),
            "nobody": self._nobody,
        }
        for each in make[kind]():
            read = self.wording.phrases.readings(each.made)
            if len(read) == 1:  # and as cards print it, so that nothing else is told of it
                card = replace(each.card, **{each.field: str(read[0])})
                yield each._replace(card=card, made=str(read[0]))

    def _card(self, place: Place) -> Card | None:
        found = [text.card for text in self.texts if place.holds(text)]
        return self.luck.choice(found) if found else None

    def _made(self, kind: Kind, place: Place, made: str, was: str, sound: bool) -> Iterator[Seeded]:
        card = self._card(place)
        if card is not None:
            made = made[:1].upper() + made[1:]
            own = replace(card, **dict.fromkeys(card.texts, ""))
            yield Seeded(
                self.name, kind, replace(own, **{place.field: made}), place.field, made, was, sound
            )

    def _done(self, place: Place) -> list[tuple[str, str]]:
        """What shipped sentences on such cards do, without what stands before it; and the
        sentence."""
        found: list[tuple[str, str]] = []
        for text in self.texts:
            for clause in text.clauses if place.holds(text) or self.name == "tower" else ():
                tail = re.split(r"(?:, |: )", str(clause))[-1]
                plain = clause.phrase.role == "action" and not clause.goes_on
                if plain and not re.search(r"\b(?:that|it|do|instead|prevent|this)\b", tail):
                    found.append((tail[:1].lower() + tail[1:], str(clause)))
        return found

    # --- moments ---------------------------------------------------------------------------

    def _moments(self) -> Iterator[Seeded]:
        for pattern, home, away in self.words.away:
            for text in self.texts:
                for clause in text.clauses if home.holds(text) else ():
                    sentence = str(clause)
                    if re.search(pattern, sentence) and not clause.goes_on:
                        yield from self._made("moment", away, sentence, sentence, False)
                        own = replace(text.card, **dict.fromkeys(text.card.texts, ""))
                        twin = replace(own, **{text.field: sentence})
                        yield Seeded(
                            self.name, "moment", twin, text.field, sentence, sentence, True
                        )

    # --- prices and conditions -------------------------------------------------------------

    def _asking(self, kind: Literal["price", "condition"]) -> Iterator[Seeded]:
        asks = self.words.prices if kind == "price" else self.words.conditions
        for what in asks:
            for begin, place in self.words.beginnings:
                if not _is_fit(what, place):
                    continue
                done = self._done(place)
                for sound, numbers in ((False, what.absurd), (True, what.sound)):
                    for n in numbers:
                        for tail, was in self.luck.sample(done, min(2, len(done))):
                            words = what.words.format(n=n)
                            head = f"{words}: " if kind == "price" else f"if {words}, "
                            made = f"{begin}, {head}{tail}" if begin else f"{head}{tail}"
                            yield from self._made(kind, place, made, was, sound)
        if kind == "condition":
            yield from self._contrary()

    def _contrary(self) -> Iterator[Seeded]:
        for one, other in self.words.contrary:
            for begin, place in self.words.beginnings:
                if "you" in one and place.kind not in BORNE:
                    continue
                done = self._done(place)
                for tail, was in self.luck.sample(done, min(1, len(done))):
                    head = f"{begin}, if" if begin else "If"
                    made = f"{head} {one} and {other}, {tail}"
                    yield from self._made("condition", place, made, was, False)

    # --- limits ----------------------------------------------------------------------------

    def _limits(self) -> Iterator[Seeded]:
        for begin, idle, binding in self.words.rare:
            for _, place in self.words.beginnings:
                if re.search(r"\byour?\b", begin) and place.kind not in BORNE:
                    continue
                done = self._done(place)
                for sound, limits in ((False, idle), (True, binding)):
                    for limit in limits:
                        for tail, was in self.luck.sample(done, min(2, len(done))):
                            made = f"{limit}, {begin[:1].lower()}{begin[1:]}, {tail}"
                            if self._comes(begin, place):
                                yield from self._made("limit", place, made, was, sound)
        said = [limit for _, idle, binding in self.words.rare for limit in (*idle, *binding)]
        for text in self.texts if said else ():
            for clause in text.clauses:
                held = clause.phrase.role in ("modifier", "trait") and not clause.heads
                if held and not clause.duration:
                    made = f"{self.luck.choice(said)}, {str(clause)[:1].lower()}{str(clause)[1:]}"
                    place = Place(type(text.card).__name__, text.field)
                    yield from self._made("limit", place, made, str(clause), False)

    def _comes(self, begin: str, place: Place) -> bool:
        """Whether some shipped card there waits for it, or the rulebook says so."""
        return (begin, place) in self.words.beginnings or any(
            str(clause).startswith(begin)
            for text in self.texts
            if place.holds(text)
            for clause in text.clauses
        )

    # --- nobody ----------------------------------------------------------------------------

    def _nobody(self) -> Iterator[Seeded]:
        for pattern, place in self.words.to_you:
            for sentence, was in self._said_on(place):
                found = re.search(pattern, sentence, re.IGNORECASE)
                if found is None or any(each in sentence for each in _POINTS):
                    continue
                rest = re.sub(r"^\w+", _as_for_you, sentence[found.end() + 1 :], count=1)
                made = f"{sentence[: found.start()]}you {rest}"
                yield from self._made("nobody", place, made, was, False)
                yield from self._made("nobody", place, sentence, was, True)

    def _said_on(self, place: Place) -> Iterator[tuple[str, str]]:
        """What stands on such cards, and what shipped sentences do there at moments of them; each
        with the shipped sentence."""
        for text in self.texts:
            for clause in text.clauses if place.holds(text) else ():
                if not clause.goes_on and "range" not in clause.heads:
                    yield str(clause), str(clause)
        for begin, where in self.words.beginnings:
            for tail, was in self._done(place) if begin and where == place else ():
                yield f"{begin}, {tail}", was


_POINTS = ("rolls", "that ", "may", "it ")
"""Words by which a sentence says more of who is meant, or asks."""


def _as_for_you(found: re.Match[str]) -> str:
    word = found[0]
    irregular = {"has": "have", "is": "are", "does": "do"}
    plain = word[:-2] if word.endswith(("ches", "sses")) else word.removesuffix("s")
    return irregular.get(word, plain)


def _is_fit(what: Asks, place: Place) -> bool:
    if what.on == "borne":
        return place.kind in BORNE
    return place.kind in BATTLE if what.on == "battle" else True


def drawn(
    seed: int, each: Mapping[Kind, int], twins: int, games: Sequence[str] = GAMES
) -> list[Seeded]:
    """So many faults of *each* kind, and so many *twins*, over all *games*, drawn by the *seed*."""
    luck = Random(seed)
    found: list[Seeded] = []
    made = {(name, kind): [*Game(name, luck).seeded(kind)] for name in games for kind in each}
    for kind, number in each.items():
        found += _shared(kind, made, number, luck, sound=False)
        found += _shared(kind, made, twins // len(KINDS), luck, sound=True)
    return found


Made = Mapping[tuple[str, Kind], list[Seeded]]


def _shared(kind: Kind, made: Made, number: int, luck: Random, sound: bool) -> list[Seeded]:
    """*number* of a kind, of each game as many as of the others as far as there are."""
    left = {
        name: luck.sample(found, len(found))
        for name in GAMES
        if (name, kind) in made
        and (found := [*{s.made: s for s in made[name, kind] if s.sound is sound}.values()])
    }
    taken: list[Seeded] = []
    while left and len(taken) < number:
        for name in [*left]:
            taken.append(left[name].pop())
            if not left[name]:
                del left[name]
    return taken[:number]


def moved(seed: int, games: Sequence[str] = GAMES) -> list[Seeded]:
    """All sentences of cards with kinds, each on another card with the same kinds."""
    luck, found = Random(seed), []
    for name in games:
        wording = game_called(name).wording
        assert wording is not None
        texts = [text for text in wording.texts() if hasattr(text.card, "kinds")]
        for text in texts:
            alike = [
                each.card
                for each in texts
                if type(each.card) is type(text.card)
                and {*each.card.kinds} == {*text.card.kinds}  # type: ignore[attr-defined]
                and each.card is not text.card
            ]
            if alike:
                words, card = text.words, luck.choice(alike)
                made = replace(card, **{text.field: words})
                found.append(Seeded(name, "moment", made, text.field, words, words, True))
    return found


def told(seeded: Seeded) -> list[Finding]:
    """What the check finds wrong with a card."""
    own = game_called(seeded.game).wording
    assert own is not None
    pack: CardPack[Card] = CardPack({seeded.card.id: seeded.card}, [])
    wording = Wording(lambda: pack, own.phrases, itself=own.itself)
    deeds = {phrase.deed.__name__ for phrase in own.phrases if phrase.deed}
    found = lint(wording, deeds, seen_in(seeded.game, own))
    return [each for each in found if each.wrong and each.code not in BESIDE]


FAULTS: Mapping[Kind, int] = {
    "moment": 120,
    "price": 60,
    "limit": 80,
    "condition": 90,
    "nobody": 50,
}
"""Four hundred, shared out as the mistakes of strangers are."""


Counts = Counter[tuple[Kind, str]]


def measured(
    seeded: Sequence[Seeded],
) -> tuple[Counts, Counts, list[Seeded], list[tuple[Seeded, Finding]]]:
    """How many faults there are by kind and game, how many of them are found, those that are not,
    and the false alarms."""
    all, found, missed, alarms = Counts(), Counts(), list[Seeded](), list[tuple[Seeded, Finding]]()
    for each in seeded:
        wrong = told(each)
        if each.sound:
            alarms += [(each, wrong[0])] if wrong else []
            continue
        all[each.kind, each.game] += 1
        found[each.kind, each.game] += bool(wrong)
        missed += [] if wrong else [each]
    return all, found, missed, alarms


def main() -> int:
    """Print how many faults of each kind are found, what was missed, and each false alarm."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--twins", type=int, default=200)
    parser.add_argument("--missed", type=int, default=200, help="so many of them are printed")
    parser.add_argument("--games", nargs="*", default=GAMES)
    args = parser.parse_args()
    seeded = drawn(args.seed, FAULTS, args.twins, args.games)
    all, found, missed, alarms = measured([*seeded, *moved(args.seed, args.games)])
    for kind in KINDS:
        games = [(found[kind, game], all[kind, game], game) for game in GAMES if all[kind, game]]
        print(f"{sum(f for f, _, _ in games):4} of {sum(n for _, n, _ in games):4}  {kind}", end="")
        print("   " + ", ".join(f"{game} {f}/{n}" for f, n, game in games))
    for each in missed[: args.missed]:
        print(f"missed: {each.kind}, {each.game}, {type(each.card).__name__}: {each.made}")
    sound = sum(each.sound for each in seeded)
    also = len(moved(args.seed, args.games))
    print(f"{len(alarms)} false alarms of {sound} twins and {also} moved")
    for each, wrong in alarms:
        print(f"alarm: {each.game}, {type(each.card).__name__}: {each.made}")
        print(f"       {wrong.code}: {wrong.sentence}: {wrong.message}")
    return 1 if alarms else 0


if __name__ == "__main__":
    raise SystemExit(main())
