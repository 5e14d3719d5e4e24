"""What a card asks the whole party for, and what it lets somebody choose between."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, HEALTH
from tabletop.games.restless.choices.act_declaration import (
    WHAT,
    begun,
    declaring,
    one_of,
    said_of,
    slot_in,
)
from tabletop.games.restless.party.health.harm import lose_health
from tabletop.games.restless.party.holdings.discards import discards_such, discards_this
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import card_option
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import health, inventory
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Part, Said
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def item_or_health(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-007: whoever has no Item has no choice."""
    play, card = about.play, about.card.name
    if not inventory(play.table, who):
        yield from lose_health(play, who, n, cause=about.cause, target=about.target)
        return
    answer = yield from play.choose(lambda: _item_or_health(play.table, who, n, card))
    held = inventory(play.table, who)
    if begun(answer).key == "no":
        yield from lose_health(play, who, n, cause=about.cause, target=about.target)
    elif "which" in said_of(answer):
        yield from discards_this(about, play.table.pieces[slot_in(answer, "which")])
    elif held:  # the only one; or of the time when which it is was a question by itself
        yield from discards_such(about, who, Thing())


def _item_or_health(table: Table, slot: int, n: int, card: str) -> Decision:
    ask = f"{content.title(card)}: {name(table, slot)} discards an Item or loses {n} Health. Which?"
    held, away = inventory(table, slot), Option("yes", "Discard an Item")
    if len(held) == 1:
        away = Option(
            "yes", f"Discard {content.title(held[0].name)}", (held[0].id,), _pile(held[0])
        )
    options = [away, Option("no", f"Lose {n} of {health(table, slot)} Health")]
    asked = Decision(slot, ask, "RST-007", options)
    return declaring(table, asked, partial(_which_item, slot, card), inferred=("yes",))


def _which_item(slot: int, card: str, table: Table, said: Said) -> Part | None:
    """RST-270: which of several Items is discarded, as by whoever drags it onto its pile."""
    held = inventory(table, slot)
    if "which" in said or said[WHAT][0].key == "no" or len(held) < 2:
        return None
    options = [card_option(piece, zones=_pile(piece)) for piece in held]
    ask = f"{content.title(card)}: which Item does {name(table, slot)} discard?"
    return one_of("which", ask, "RST-270", options)


def _pile(piece: Piece) -> tuple[str]:
    return (content.pile_of(piece.name),)


verb(
    GRAMMAR, "discard an Item or lose Health", CHARACTER, "[discard] a Item or [lose] {n}",
    does=item_or_health, unit=HEALTH, only=("done",),
)  # fmt: skip
