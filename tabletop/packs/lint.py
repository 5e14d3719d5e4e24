"""The check of a game's cards: that all they say is understood, enforced, theirs alone, and fits.

Its codes, beside those of the pack itself: `unread-sentence`, `unknown-word`, `left-with-it`,
`ambiguous-sentence`, `by-hand`, `house-wording`, `does-not-print-back`, `trigger-never`,
`never-runs`, `never-true`, `always-true`, `price-too-high`, `no-antecedent`, `die-table-gap`,
`die-table-overlap`, `nothing-enforced`, `text-too-long`, `twin` and `twin-but-number`.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import Span, die_tables
from tabletop.cardtext.moments import moment
from tabletop.cardtext.parse import sentences
from tabletop.cardtext.unread import Unread
from tabletop.packs.antecedents import no_antecedent
from tabletop.packs.card_wording import Text, Wording
from tabletop.packs.cards import Card, hints_of
from tabletop.packs.dead_sentences import never_runs
from tabletop.packs.finding import Finding
from tabletop.packs.idle_limits import idle_limits
from tabletop.packs.seen_in_games import Seen
from tabletop.packs.vain_conditions import vain

NUMERAL = re.compile(r"\d+")


NOTHING_SEEN = Seen()

TOO_MANY = "It is not understood. Correct the sentences before it to see what may be meant."


def lint(
    wording: Wording, done: Collection[str], seen: Seen | None = None, most: int = sys.maxsize
) -> Iterator[Finding]:
    """All that is wrong with the cards of a game, or worth telling.

    Of the first *most* sentences that nobody understands it is looked for what may be meant, which
    takes time; of the others it is told that they are not understood.

    *done* are the names of all kinds of deeds that the game does. A phrase that no card of the game
    says may be one for cards of others: `counts` tells how many there are. What was *seen* in games
    tells what never runs.
    """
    seen = seen or NOTHING_SEEN
    yield from wording.pack().findings
    sentences: defaultdict[str, list[Clause | Unread]] = defaultdict(list)
    enforced: set[str] = set()
    unread = 0
    for text in wording.texts():
        sentences[text.card.id] += text.said
        if text.carried_out:
            enforced.add(text.card.id)
        yield from _unread(text, wording, seen, most - unread)
        unread += sum(not said.on_purpose for said in text.unread)
        yield from _misprinted(text)
        yield from _never(text, done)
        for found in _vain(text, seen):
            yield found if found.code != "never-runs" else _with_use(found, text, wording, seen)
        yield from _tables(text)
    cards = wording.pack().cards
    for name, said in sentences.items():
        yield from _as_a_whole(cards[name], said, name in enforced)
    yield from _twins(list(cards.values()))


def _found(code: str, card: Card, message: str) -> Finding:
    return Finding(code, card.file, card.line, card.id, message)


# --- one text ----------------------------------------------------------------------------------


def _unread(text: Text, wording: Wording, seen: Seen, most: int) -> Iterator[Finding]:
    for number, said in enumerate(text.unread):
        if number >= most and not said.on_purpose:
            column = text.words.find(said.sentence) + 1
            yield _told("unread-sentence", text, said.sentence, TOO_MANY, column)
            continue
        code, column, why, nearest, close = said.fault
        if nearest and not _would_do(text, said, nearest, wording, seen):
            why, nearest = f"{why} Similar sentences would do nothing on this card.", ""
        for sentence, told in close:
            if _would_do(text, said, sentence, wording, seen):
                why = f"{why} {told}"
        yield _told(code, text, said.sentence, why, column, nearest)
    for clause in text.dependent:
        message = (
            "It continues a sentence that is left to the players, so it is left to them as well."
        )
        yield _about("left-with-it", text, clause, message)


def _would_do(text: Text, said: Unread, instead: str, wording: Wording, seen: Seen) -> bool:
    """Whether *instead* of what is *said* would be as sound on its card as the rest of it."""
    words = text.words.replace(said.sentence, instead, 1)
    meant = text._replace(said=wording.read(text.card, words))
    return len([*_vain(meant, seen)]) <= len([*_vain(text, seen)])


def _with_use(found: Finding, text: Text, wording: Wording, seen: Seen) -> Finding:
    """*found*, that a sentence never runs, with what would run if the card is to be used for it."""
    life = seen.life(type(text.card), text.field)
    said = next((each for each in text.clauses if str(each) == found.sentence), None)
    if said is None or life is None or "used" not in life.moments or moment(said) != "done":
        return found
    instead = f"Use: {found.sentence[:1].lower()}{found.sentence[1:]}"
    read = wording.phrases.readings(instead)
    words = text.words.replace(found.sentence, instead, 1)
    meant = text._replace(said=wording.read(text.card, words))
    if len(read) != 1 or moment(read[0]) != "used" or [*_vain(meant, seen)]:
        return found
    return msgspec.structs.replace(found, nearest=instead)


def _vain(text: Text, seen: Seen) -> Iterator[Finding]:
    """What is understood, and never happens, or speaks of nothing."""
    for clause, why in never_runs(text, seen):
        yield _about("never-runs", text, clause, why)
    for clause, why in idle_limits(text, seen):
        yield _about("never-runs", text, clause, why)
    for code, clause, why in vain(text, seen):
        yield _about(code, text, clause, why)
    for clause, why in no_antecedent(text, seen):
        yield _about("no-antecedent", text, clause, why)


def _misprinted(text: Text) -> Iterator[Finding]:
    """A sentence that is worded otherwise than it is printed, or text around the sentences that
    says nothing."""
    written = [words for _, words in sentences(text.words)]
    for words, said in zip(written, text.said, strict=True):
        if words != str(said):
            message = "It is understood, but printed cards word it differently."
            column = text.words.find(words) + 1
            yield _told("house-wording", text, words, message, column, str(said))
    printed = " ".join(written)
    if printed != text.words:
        pairs = zip(printed, text.words, strict=False)
        column = next((n for n, (a, b) in enumerate(pairs, 1) if a != b), len(printed) + 1)
        message = "It is printed differently from how it is written."
        yield _told("does-not-print-back", text, text.words, message, column, printed)


def _never(text: Text, done: Collection[str]) -> Iterator[Finding]:
    for _, clause in text.carried_out:
        trigger = clause.heads.get("trigger")
        deed = trigger.phrase.deed if trigger else None
        if deed is not None and deed.__name__ not in done:
            message = f"Nothing in the game does what this waits for, {deed.__name__}."
            yield _about("trigger-never", text, clause, message)


def _tables(text: Text) -> Iterator[Finding]:
    for table in die_tables(text.said):
        (_, first), *_ = table.rows
        said = table.roll or first
        for span in table.gaps:
            yield _about(
                "die-table-gap", text, said, f"Nothing is said about the result {_numbers(span)}."
            )
        for span in table.overlaps:
            message = f"What happens at {_numbers(span)} is said more than once."
            yield _about("die-table-overlap", text, said, message)


def _numbers(span: Span) -> str:
    low, high = span
    return str(low) if low == high else f"{low}-{high}"


def _about(code: str, text: Text, said: Clause | Unread, message: str) -> Finding:
    """A finding about one sentence of *text*."""
    return _told(code, text, str(said), message, text.words.find(str(said)) + 1)


def _told(
    code: str, text: Text, sentence: str, message: str, column: int = 0, nearest: str = ""
) -> Finding:
    return Finding(
        code,
        text.card.file,
        text.line,
        text.card.id,
        message,
        column,
        nearest,
        field=text.field,
        sentence=sentence,
    )


# --- one card ----------------------------------------------------------------------------------


def _as_a_whole(card: Card, said: list[Clause | Unread], enforced: bool) -> Iterator[Finding]:
    if not enforced:
        yield _found("nothing-enforced", card, "No rule carries out any of its sentences.")
    room = card.room
    if room is not None and not room.holds(map(str, said)):
        message = f"The face has room for {room.lines} lines of {room.across} letters."
        yield _found("text-too-long", card, message)


# --- cards against each other ------------------------------------------------------------------


def _twins(cards: list[Card]) -> Iterator[Finding]:
    """Cards that say what another one says; copies, which share their name, do not count, nor do
    those that say nothing and that rules know by their names."""
    same: dict[tuple[type, str], Card] = {}
    alike: dict[tuple[type, str], Card] = {}
    for card in cards:
        facts = _facts(card)
        if not any(facts) or (card.by_name and not any(getattr(card, text) for text in card.texts)):
            continue
        twin = same.setdefault((type(card), repr(facts)), card)
        other = alike.setdefault((type(card), NUMERAL.sub("#", repr(facts))), card)
        if twin.name != card.name:
            yield _found("twin", card, f"It is the same card as {twin.name!r}.")
        elif other.name != card.name and twin is card and not card.alike:
            message = f"It is {other.name!r} with another number."
            yield _found("twin-but-number", card, message)


def _facts(card: Card) -> list[Any]:
    """What a card is and says, without what it is called and how often there is one."""
    hints = hints_of(type(card))
    facts = [
        value
        for name, value in card.fields.items()
        if name in card.texts or (hints[name] is not str and name not in ("copy", "copies"))
    ]
    return [*facts, card.text]


def counts(wording: Wording) -> dict[str, int]:
    """How many cards there are of each kind, sentences of each sort, phrases, and what the game
    measures of its own."""
    counted: dict[str, int] = {}
    for card in wording.pack().cards.values():
        kind = f"cards, {type(card).__name__}"
        counted[kind] = counted.get(kind, 0) + 1
    texts = list(wording.texts())
    clauses: list[Clause] = [clause for text in texts for clause in text.clauses]
    unread = [said for text in texts for said in text.unread]
    used = {part.phrase for clause in clauses for part in clause.whole}
    phrases = set(wording.phrases)
    return (
        counted
        | {
            "sentences": len(clauses) + len(unread),
            "sentences that differ": len({str(said) for text in texts for said in text.said}),
            "sentences understood": len(clauses),
            "sentences marked (by hand)": sum(said.on_purpose for said in unread),
            "phrases used": len(used & phrases),
            "phrases unused": len(phrases - used),
        }
        | wording.measured()
    )
