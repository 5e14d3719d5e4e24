"""Chapter 14: what using an Item does, and on whom it is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import Who, nouns_of
from tabletop.executor.sentence import Sentence
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.choices.act_declaration import one_of
from tabletop.games.restless.running.executor import EXECUTOR, speaking, text_of
from tabletop.games.restless.running.question_context import name, speaking_of
from tabletop.games.restless.running.whom import WHOM
from tabletop.games.restless.table.table_reads import CHARACTER, at_rest, character, targets
from tabletop.games.restless.table.targets import may_escape
from tabletop.grammar.idiom import idiom
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Declared, Part
from tabletop.table.piece import Piece
from tabletop.table.table import Table

USE = idiom(GRAMMAR, "cost", "use", "use this", sort="price")
"""What stands before the effect of a Consumable or an Active Item."""


USE_IN_BATTLE = idiom(
    GRAMMAR, "cost", "use in Battle", "use (this|) (in|during) (Battle|a Battle)", sort="price"
)
"""The same, of an effect that needs a Target."""

USE_AT_REST = idiom(
    GRAMMAR, "cost", "use at Rest", "use (this|) (while Resting|during (Rest|a Rest)|at a Rest)",
    sort="price",
)  # fmt: skip
USE_OUTSIDE = idiom(
    GRAMMAR, "cost", "use outside Battle",
    "use (this|) (outside (of|) (Battle|a Battle)|between Battles|out of Battle)", sort="price",
)  # fmt: skip
"""The same, of what is done while Resting, and where nobody fights."""

USES = (USE, USE_IN_BATTLE, USE_AT_REST, USE_OUTSIDE)


def uses_of(piece: Piece) -> tuple[Sentence, ...]:
    """What using *piece* does."""
    return uses_named(piece.name)


@by_name
def uses_named(card: str) -> tuple[Sentence, ...]:
    """The same of the card called *card*."""
    return tuple(
        use
        for use in text_of(card)
        if "cost" in use.clause.heads and use.clause.heads["cost"].phrase in USES
    )


OPEN = ("one", "another")
"""Words of `WHO` that leave open who is meant."""

SETTLED = ("heal", "gain", "turn")
"""Words of sentences by which nothing comes about that a later choice could hang on."""


def on_character(table: Table, piece: Piece, slot: int) -> Option:
    """The Character in *slot*, on whom *piece* is dropped."""
    who = character(table, slot)
    on = (piece.id, who.id) if who else (piece.id,)
    return Option(f"slot {slot}", name(table, slot), on, (CHARACTER[slot],), slot)


def on_target(piece: int, foe: Piece, tells: str = "", effect: str = "") -> Option:
    """The Target *foe*, on which *piece* (-1: nothing) is dropped."""
    on = (foe.id, piece) if piece >= 0 else (foe.id,)
    title = content.title(foe.name)
    key = f"{foe.name}#{foe.id}"
    return Option(key, title, on, (foe.zone,), foe.id, tells=tells, effect=effect)


def dropped_on(table: Table, slot: int, piece: Piece) -> tuple[str, ...]:
    """The zones where a drop of *piece* says on whom the Character in *slot* uses it."""
    first = next(named_by(table, piece, slot), None) if _leaves_open(piece.name) else None
    zones = (zone for option in first.options for zone in option.zones) if first else ()
    return tuple(dict.fromkeys(zones))


@by_name
def _leaves_open(card: str) -> bool:
    """Whether any use of the card called *card* is on somebody who is not named."""
    return any(
        sentence.phrase.template.startswith("the Target ") or _whom(sentence) in OPEN
        for use in uses_named(card)
        for sentence in use.clause.body
    )


def named_by(table: Table, piece: Piece, slot: int) -> Iterator[Part]:
    """Whom the sentences of *piece* leave open, used by the Character in *slot*, as far as nothing
    comes in between that the choice may hang on."""
    many, aimed = 0, False
    for clause, sentence in _sentences(table, piece, slot):
        template, who = sentence.phrase.template, _whom(sentence)
        if template.startswith("the Target ") and not aimed:
            escapes = template.endswith("escapes")
            foes = [foe for foe in targets(table) if may_escape(foe) or not escapes]
            aimed = True
            if len(foes) > 1:
                options = [on_target(piece.id, foe) for foe in foes]
                yield one_of("target", _asks(piece, sentence, "Target"), "RST-192", options)
        elif who in OPEN:
            among = WHOM.among(speaking(table, piece, clause, slot), named(sentence))
            if len(among) > 1:
                many += 1
                options = [on_character(table, piece, each) for each in among]
                ask = _asks(piece, sentence, "Character")
                yield one_of(f"who {many}", ask, "RST-007", options)
        if not clause.is_held and not any(word in template for word in SETTLED):
            return


def _whom(sentence: Said) -> str:
    """The word of `WHO` that stands in *sentence*, without what it says of those it means."""
    return next(iter(nouns_of(named(sentence))), "")


def named(sentence: Said) -> Who:
    """Whom *sentence* names; nobody, if it is empty."""
    who: Who = sentence.values.get("who") or sentence.values.get("whose") or ""
    return who


def named_in(answer: Option) -> list[int]:
    """The slots of those on whom an Item is used, as the *answer* names them, in their order."""
    said = answer.said if isinstance(answer, Declared) else {}
    return [int(chosen[0].value) for part, chosen in said.items() if part.startswith("who ")]


def is_idle(use: Sentence, foes: Sequence[Piece], table: Table | None = None) -> bool:
    """Whether a sentence brings nothing: without a Target, or just now on *table*."""
    how = use.clause.heads["cost"].phrase
    if how is USE_IN_BATTLE or table is None:
        return not foes and how is USE_IN_BATTLE
    if how is USE_AT_REST:
        return not at_rest(table)
    return how is USE_OUTSIDE and bool(table.count("battle"))


def _sentences(table: Table, piece: Piece, slot: int) -> Iterator[tuple[Sentence, Said]]:
    """What is carried out when the Character in *slot* uses *piece*."""
    for use in uses_of(piece):
        so = use.plain or EXECUTOR.in_force(speaking(table, piece, use, slot))
        spent = is_idle(use, targets(table), table) or EXECUTOR.limits.is_spent(table, piece, use)
        if so and not spent:
            for said in use.clause.body:
                yield use, said


def _asks(piece: Piece, sentence: Said, kind: str) -> str:
    return f"{speaking_of(piece, sentence)} Which {kind}?"
