"""What can be read on a card and never happens: no moment, nobody meant, nothing to bind."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import die_tables, sides
from tabletop.cardtext.moments import Moment, moment
from tabletop.cardtext.subjects import IMPLIED
from tabletop.packs.asked_words import named
from tabletop.packs.card_wording import Text
from tabletop.packs.seen_in_games import Life, Seen, is_of_this, its_own, kinds_of, pool, when

_YOU = re.compile(r"\byou(?:r|rs)?\b", re.IGNORECASE)
_ROLL = re.compile(r"\broll(?:s|ed)?\b", re.IGNORECASE)

MOMENTS: dict[Moment, str] = {
    "done": "is carried out as it is read",
    "used": "is done as the card is used",
    "paid": "asks for a price as it is read",
    "waits": "waits for what happens",
    "held": "holds while it lies there",
    "row": "is a row of a die table",
    "quest": "is a quest",
}
"""What a sentence is at its moment, as it is told to whoever writes cards."""


def never_runs(text: Text, seen: Seen) -> Iterator[tuple[Clause, str]]:
    """The sentences of *text* that never do anything on such a card, each with why not."""
    kinds = dict.fromkeys((text.card.lives_as, type(text.card)))
    lives = [life for each in kinds if (life := seen.life(each, text.field)) is not None]
    if not lives:
        return
    kind = type(text.card).__name__
    if text.field != text.card.texts[0]:
        kind += f"'s {text.field}"
    rolled, rows = False, _unrolled(text)
    for number, clause in text.carried_out:
        if clause.goes_on and number:
            rolled |= sides(clause) > 0
            continue  # its moment is that of the sentence it goes on from
        whys = [next(filter(None, _reasons(clause, text, kind, life, seen, rolled, rows)), "")
                for life in lives]  # fmt: skip
        if all(whys):
            yield clause, whys[0]
        rolled |= sides(clause) > 0


def _reasons(
    clause: Clause, text: Text, kind: str, life: Life, seen: Seen, rolled: bool, rows: set[str]
) -> tuple[str, ...]:
    """Why a sentence never does anything on a card with that life, as far as that is so."""
    return (
        "No die is rolled before it, so this row never applies." * (str(clause) in rows),
        _no_moment_here(clause, text, kind),
        _no_moment(clause, life, kind),
        _no_deed(clause, life, kind, seen),
        _no_trait(clause, life, kind, seen),
        _not_of_its_sort(clause, text, kind, seen),
        _not_looked_up(clause, life, text, seen),
        _nobody(clause, life, kind, rolled, seen),
        _contradicts(clause),
        _without_end(clause),
    )


def _no_moment(clause: Clause, life: Life, kind: str) -> str:
    """A kind of card on which no such sentence ever has its say."""
    its = moment(clause)
    if its in life.moments or its == "row" or (its in ("held", "waits") and life.deeds):
        return ""
    if its == "paid" and "done" in life.moments:
        return ""  # it is asked as the card is read
    can = ", or ".join(MOMENTS[each] for each in life.moments)
    return f"It {MOMENTS[its]}, but that never happens on a {kind}: what stands there {can}."


def _no_moment_here(clause: Clause, text: Text, kind: str) -> str:
    """A moment that such a card has, and this one has not, as another of its fields says."""
    its, moments = moment(clause), text.card.moments(text.field)
    if not moments or its in moments:
        return ""
    can = ", or ".join(MOMENTS[each] for each in MOMENTS if each in moments)
    return f"It {MOMENTS[its]}, and on this {kind} it would have to be one that {can}."


def _not_of_its_sort(clause: Clause, text: Text, kind: str, seen: Seen) -> str:
    """What comes about on other sorts of such cards alone."""
    sorts, known = text.card.sorts(text.field), seen.sorts.get(pool(text.card, text.field), {})
    there = {sort: {*known[sort]} for sort in sorts if sort in known}
    for said in (*clause.heads.values(), *clause.body):
        on = getattr(said.phrase, "on", ())
        if on and not {*on} & {*sorts}:
            its = ", ".join(sorts)
            this = f": this {kind} is {its}" if its else f", and a {kind} is none"
            return f"{str(said)!r} needs a card that is {_or([*on])}{this}."
    if not sorts or len(there) < len({*sorts}):
        return ""  # such a one has never been there
    for what, words in _on_its_card(clause):
        others = [sort for sort, its in known.items() if what in its]
        if others and not any(what in its for its in there.values()):
            its = ", ".join(sorts)
            return f"{words}, which needs a card that is {_or(others)}: this {kind} is {its}."
    return ""


def _or(words: list[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def _on_its_card(clause: Clause) -> Iterator[tuple[str, str]]:
    """What it needs of its card: a moment, and what the rules look for on some alone."""
    if moment(clause) in ("used", "done"):
        yield moment(clause), f"It {MOMENTS[moment(clause)]}"
    trigger = clause.heads.get("trigger")
    if trigger is not None and trigger.phrase.deed is not None:
        yield trigger.phrase.deed.__name__, f"It waits {str(trigger)!r}"
    for said in (*clause.heads.values(), *clause.body):
        if is_of_this(said.phrase):
            yield named(said.phrase), f"It speaks of this card ({str(said)!r})"


def _unrolled(text: Text) -> set[str]:
    """The first rows of die tables before which nothing is rolled, nor waited for a roll."""
    firsts = [(table, str(table.rows[0][1])) for table in die_tables(text.said)]
    return {
        row
        for table, row in firsts
        if table.roll is None
        and not _ROLL.search(str(table.trigger or text.words.partition(row)[0]))
    }


def _no_deed(clause: Clause, life: Life, kind: str, seen: Seen) -> str:
    """Something that never happens while such a card is in force."""
    trigger = clause.heads.get("trigger")
    if trigger and life.deeds and (own := its_own(trigger)):
        there = [each for each in seen.lives.values() if own in each.traits]
        tried = there or trigger.phrase.deed is None  # else no card of the game's own says it
        if tried and not any(each.borne == life.borne for each in there):
            return f"The rules look for {str(trigger)!r} on other cards, and never on a {kind}."
    deed = trigger.phrase.deed.__name__ if trigger and trigger.phrase.deed else ""
    happens = any(deed in each.deeds for each in seen.lives.values())
    if not deed or not happens or not life.deeds or deed in life.deeds:
        return ""
    return f"It waits {str(trigger)!r}, and that never happens while a {kind} is in force."


def _no_trait(clause: Clause, life: Life, kind: str, seen: Seen) -> str:
    """What the rules look for on other cards only."""
    phrase = clause.phrase
    if moment(clause) != "held" or (phrase.role == "modifier" and life.deeds) or phrase.deed:
        return ""
    kin = [
        each
        for each in seen.lives.values()
        if (each.borne, bool(each.deeds)) == (life.borne, bool(life.deeds))
    ]
    among = kin if life.deeds and seen.looked_for_everywhere else [life]
    if any(named(phrase) in each.traits for each in among):
        return ""
    if life.borne and named(phrase) in seen.bearers:
        return ""
    return f"The rules look for it on other cards, and never on a {kind}."


def _not_looked_up(clause: Clause, life: Life, text: Text, seen: Seen) -> str:
    """A number that the rules never look up while such a card is in force."""
    if moment(clause) != "held" or clause.phrase.role != "modifier" or not life.deeds:
        return ""
    kind = type(text.card).__name__
    change, stat = clause.values.get("change"), clause.values.get("stat")
    number = getattr(change, "number", stat) or clause.phrase.number
    elsewhere = any(number in numbers for numbers in seen.numbers.values())
    if not elsewhere or any(
        number in seen.numbers.get(of, (number,)) for of in kinds_of(text.card)
    ):
        return ""
    return f"Nothing asks for the number in {str(clause)!r} while a {kind} is in force."


def _nobody(clause: Clause, life: Life, kind: str, rolled: bool, seen: Seen) -> str:
    """`you` where nobody is you; who has *rolled* before is, from then on."""
    you = any(
        value in ("you", IMPLIED)
        for said in clause.whole
        for gap, value in said.values.items()
        if isinstance(value, str) and not getattr(said.phrase.slots[gap], "together", False)
    )
    if not you and not _YOU.search(str(clause)):
        return ""
    its, trigger = when(clause), clause.heads.get("trigger")
    if its == "paid" and "done" in life.moments:
        its = "done"  # it is asked as the card is read
    spoken = rolled if its == "done" and not life.borne else its in life.spoken_to
    by_itself = life.deeds and not life.borne
    if trigger is not None and by_itself:
        if _YOU.search(str(trigger)):
            return f"Nobody owns a {kind}, so there {str(trigger)!r} means nobody."
        deed = trigger.phrase.deed.__name__ if trigger.phrase.deed else ""
        if deed in life.deeds:
            return f"Nobody owns a {kind}, so 'you' means nobody. Name the person."
    if (its in life.alone and not spoken) or (its == "held" and by_itself):
        return f"On a {kind} 'you' means nobody, because it speaks to everybody."
    return ""


def _without_end(clause: Clause) -> str:
    """What is forbidden from something that happens on, and for no time that is said."""
    if "trigger" not in clause.heads or clause.phrase.role != "trait" or not clause.phrase.deed:
        return ""
    if clause.is_timed:
        return ""
    return f"It waits {str(clause.heads['trigger'])!r} and does not say how long it forbids that."


def _contradicts(clause: Clause) -> str:
    """A condition under which it is done, and unless which."""
    condition, unless = clause.heads.get("if"), clause.unless
    if condition and unless and condition.values == unless.values:
        return "Its `if` and its `unless` are the same condition, so it never happens."
    return ""
