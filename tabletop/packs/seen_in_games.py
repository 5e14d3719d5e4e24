"""What has been seen to happen in games by bots: when the texts of a kind of card have their say.

`python -m tabletop seen GAME` plays the games and writes it. So the check of cards asks the rules
as they are carried out, and no list that somebody keeps.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec import Struct

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.moments import Moment, moment
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.packs.asked_words import named
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card
from tabletop.packs.finding import Finding
from tabletop.packs.game_folders import folder_of

FILE = "seen.json"

_THIS = re.compile(r"\bthis\b(?! (?:way|turn|round|game|time|Battle|Realm|Rest|Encounter|floor)\b)")

ONE = " of one"
"""What stands behind a moment where it is about whom that moment is about."""

Range = list[int]
"""The least and the most that there is of something; 0 and 1 tell whether it is so."""


class Life(Struct, omit_defaults=True):
    """What was seen of the texts in one field of a kind of card.

    `moments` are those that sentences had, `deeds` what was done while such a card was in force,
    `traits` the lines that the rules look for on the game's own (read off these), `borne`
    whether it lies with somebody. `spoken_to` are the moments in which somebody was `you`, `alone`
    those in which nobody was; of a sentence that waits, with the deed it waited for.
    """

    moments: list[Moment] = []
    deeds: list[str] = []
    traits: list[str] = []
    borne: bool = False
    spoken_to: list[str] = []
    alone: list[str] = []


class Seen(Struct):
    """What was seen of a game: the lives of its texts by `kind.field`, the phrases that were
    carried out, the deeds that befell somebody (`whose`) or had an amount (`much`), and the lines
    that the rules look for with whoever bears a card (`bearers`).

    `ranges` are the least and the most that tables answered to whatever the grammar can ask
    (`asked_words`), `at` the same at moments at which that is otherwise: `would` a deed and `after`
    it, as a card has its say (`Event.text done`), while it is `in force`; `exclusive` is what is
    never so of anybody together. `amounts` are those of deeds, and of deeds of a kind; `often` is
    how often something happens at most within a period, to one or in all. A card `leaves` by what
    these phrases do. Where cards of a kind are of several sorts, `sorts` tells by `pool` which
    moments texts had, and what stood on the game's own, on each sort; `numbers` are those that the
    rules look up while a kind of card is in force.
    """

    games: int = 0
    lives: dict[str, Life] = {}
    phrases: list[str] = []
    whose: list[str] = []
    much: list[str] = []
    bearers: list[str] = []
    ranges: dict[str, Range] = {}
    at: dict[str, dict[str, Range]] = {}
    exclusive: dict[str, list[str]] = {}
    amounts: dict[str, Range] = {}
    often: dict[str, dict[str, int]] = {}
    leaves: list[str] = []
    sorts: dict[str, dict[str, list[str]]] = {}
    numbers: dict[str, list[str]] = {}

    @property
    def looked_for_everywhere(self) -> bool:
        """Whether the rules look for lines on all kinds of cards that lie in force: then some
        stand on several."""
        lines = [line for life in self.lives.values() for line in life.traits]
        return len(set(lines)) < len(lines)

    def life(self, card: type[Card], field: str) -> Life | None:
        """What was seen of this *field* of a kind of card; None if no such card ever lay there."""
        return self.lives.get(key(card, field))


def key(card: type[Card], field: str) -> str:
    """Where the life of a text stands."""
    return f"{card.__name__}.{field}"


def pool(card: Card, field: str) -> str:
    """Where it stands what comes about on the sorts of such cards: kinds of which the sorts are
    told alike have one."""
    return f"{type(card).sorts.__qualname__.partition('.')[0]}.{field}"


def when(clause: Clause) -> str:
    """The moment of a sentence, with the deed it waits for."""
    trigger = clause.heads.get("trigger")
    deed = trigger.phrase.deed if trigger else None
    return f"{moment(clause)} {deed.__name__}" if deed else moment(clause)


def kinds_of(card: Card) -> list[str]:
    """Where it stands which numbers are looked up while *card* lies there."""
    kind = type(card).__name__
    return [f"{kind}, {sort}" for sort in card.sorts("text")] or [kind]


def its_own(trigger: Said) -> str:
    """How a trigger is called that the rules look for on some cards alone: it waits for no deed, or
    for what is done with `this`, or to `it`; empty if it is none."""
    phrase = trigger.phrase
    if phrase.deed is None or " this" in phrase.template:
        return named(phrase)
    for gap, value in trigger.values.items():
        if isinstance(value, str) and not getattr(phrase.slots[gap], "somebody", False):
            words = phrase.slots[gap].write(value)
            if re.match(r"(?:it|this)\b", words):
                return f"{named(phrase)} ({words})"
    return ""


def is_of_this(phrase: Phrase) -> bool:
    """Whether *phrase* speaks of the very card it stands on."""
    return _THIS.search(phrase.template) is not None


def nobody_looked(game: str) -> Iterator[Finding]:
    """That nothing was seen of the game called *game*, if so."""
    if not (folder_of(game) / FILE).is_file():
        message = (
            "Nobody has looked what its cards do in games: what can be read on one and never runs "
            f"there is not found. `python -m tabletop seen {game} --write` looks."
        )
        yield Finding("nobody-looked", f"{game}/{FILE}", 0, "", message)


@cache
def seen_in(game: str, wording: Wording) -> Seen | None:
    """What was seen of the game called *game*, whose cards are worded so; None if nobody has
    looked."""
    file = folder_of(game) / FILE
    if not file.is_file():
        return None
    seen = msgspec.json.decode(file.read_bytes(), type=Seen)
    known = {name for name, life in seen.lives.items() if life.moments}
    for text in wording.texts():
        name = key(text.card.lives_as, text.field)
        life = seen.lives.setdefault(name, Life())
        for clause in text.clauses:
            cost = clause.heads.get("cost")
            paid = cost is not None and named(cost.phrase) in seen.phrases
            if paid or name not in known:  # bots never came to it: the game's own cards tell
                life.moments.append(moment(clause))
            if clause.phrase.run is None or clause.phrase.role == "quest":
                life.moments.append(moment(clause))
                life.traits.append(named(clause.phrase))
            trigger = clause.heads.get("trigger")
            if trigger is not None and (own := its_own(trigger)):
                life.traits.append(own)
    _of_sorts(seen, wording)
    for life in seen.lives.values():
        life.moments, life.traits = sorted({*life.moments}), sorted({*life.traits})
    return seen


def _of_sorts(seen: Seen, wording: Wording) -> None:
    """Note what stands on the game's own cards of each sort, and what might: of what is rare it
    tells nothing that it stands on none of them."""
    cards: defaultdict[str, Counter[str]] = defaultdict(Counter)
    standing: defaultdict[str, Counter[str]] = defaultdict(Counter)
    on: defaultdict[str, defaultdict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    several = []
    for text in wording.texts():
        its = {what for clause in text.clauses for what in _on_its_card(clause)}
        sorts, where = text.card.sorts(text.field), pool(text.card, text.field)
        for sort in sorts:
            cards[where][sort] += 1
            standing[where].update(its)
        if len(sorts) == 1:
            on[where][sorts[0]] |= its
        else:
            several.append((where, sorts, its))
    for where, sorts, its in several:  # it is due to any of them of which nothing else tells
        due = {what for what in its if not any(what in on[where][sort] for sort in sorts)}
        for sort in sorts:
            on[where][sort] |= due
    for where, known in on.items():
        found, all = seen.sorts.setdefault(where, {}), cards[where].total()
        for sort, its in known.items():
            share = cards[where][sort] / all
            rare = {what for what, n in standing[where].items() if n * share < EXPECTED}
            found[sort] = sorted({*found.get(sort, ()), *its, *rare})


EXPECTED = 3
"""On how many cards of a sort something should stand that this says that it stands on none."""


def _on_its_card(clause: Clause) -> Iterator[str]:
    """What a sentence needs of its card: a moment, and what the rules look for on some alone."""
    yield moment(clause)
    for said in (*clause.heads.values(), *clause.body):
        if is_of_this(said.phrase):
            yield named(said.phrase)
