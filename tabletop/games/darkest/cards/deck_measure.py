"""The measure of the Adventure deck: how many cards do what, so that every rule is met in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.cardtext.clause import HEADS, Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrase import Said
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.grammar.grammar import Grammar
from tabletop.packs.cards import Card

Is = Callable[[Card], bool]


def measured() -> dict[str, int]:
    """How many Adventures are of each sort of which there must be some, and how many at least."""
    return {
        f"{what}, at least {least}": sum(
            getattr(card, "copies", 1) for card in content.of_kind(*content.ADVENTURES) if of(card)
        )
        for what, (of, least) in FLOORS.items()
    }


def _clauses(card: Card, grammar: Grammar = GRAMMAR) -> list[Clause]:
    return [said for said in parse(card.text, grammar) if isinstance(said, Clause)]


# --- cards that say the same ------------------------------------------------------------------

Tree = tuple[object, ...]


def tree(card: Card, grammar: Grammar = GRAMMAR) -> Tree:
    """What the sentences of *card* are built of, without their numbers and nouns."""
    return tuple(
        (
            tuple((role, _bare(clause.heads[role])) for role in HEADS if role in clause.heads),
            tuple(_bare(said) for said in clause.body),
            _bare(clause.unless),
            _bare(clause.duration),
            tuple(_bare(said) for said in clause.otherwise),
        )
        for clause in _clauses(card, grammar)
    )


def _bare(said: Said | None) -> Tree:
    if said is None:
        return ()
    modes = (tuple(_bare(each) for each in mode) for mode in said.values.get("modes", ()))
    joined = (_bare(each) for each in said.values.values() if isinstance(each, Said))
    return (said.phrase.role, _part(said) or said.phrase.template, said.may, *modes, *joined)


def _actions(card: Card) -> Iterator[Said]:
    for clause in _clauses(card):
        for said in clause.body:
            yield said
            for mode in said.values.get("modes", ()):
                yield from mode


def _part(said: Said) -> str:
    """What the part is called that says it."""
    return str(getattr(said.phrase, "part", ""))


def _does(*parts: str) -> Is:
    """Whether a card does something that any of these *parts* says."""
    return lambda card: any(_part(said) in parts for said in _actions(card))


def _costs_all_a_turn(card: Card) -> bool:
    if not isinstance(card, content.Event):
        return False
    return any(
        _part(said) == "lose a turn" and str(said).startswith("each") for said in _actions(card)
    )


def _lowers(card: Card) -> bool:
    return any(
        _part(said) == "lose tokens" and said.values["token"] in ("strength", "craft")
        for said in _actions(card)
    )


def _enemy(score: str, low: int, high: int) -> Is:
    return lambda card: (
        isinstance(card, content.Enemy) and low <= (getattr(card, score) or 0) <= high
    )


def _stays(kind: type[Card]) -> Is:
    def stays(card: Card) -> bool:
        goes = ("discard this", "this card is discarded when all have met it")
        said = {_part(said) for said in _actions(card)}
        return isinstance(card, kind) and said.isdisjoint(goes)

    return stays


def _sort(sort: str) -> Is:
    return lambda card: isinstance(card, content.Thing) and card.sort == sort


def asks(card: Card, grammar: Grammar = GRAMMAR) -> bool:
    """Whether a card, read by a *grammar*, leaves anything to the party: to take or leave it, to
    pay, to risk, to choose."""
    if isinstance(card, content.Thing | content.Follower):
        return True
    for clause in _clauses(card, grammar):
        if "cost" in clause.heads or (clause.unless and "price" in clause.unless.values):
            return True
        for said in clause.body:
            words = _part(said)
            if said.may or "modes" in said.values or " may " in words or words == "buy tokens":
                return True
    return False


FLOORS: dict[str, tuple[Is, int]] = {
    "cards that cost a turn": (_does("lose a turn"), 6),
    "Events that cost all a turn": (_costs_all_a_turn, 2),
    "cards that move the party": (
        _does("teleport"), 3,
    ),
    "cards that freeze the march": (_does("cannot change places"), 1),
    "cards that lower a score": (_lowers, 6),
    "Enemies of Strength 1-3": (_enemy("strength", 1, 3), 8),
    "Enemies of Craft 1-4": (_enemy("craft", 1, 4), 8),
    "Enemies of 7 or more": (
        lambda card: _enemy("strength", 7, 12)(card) or _enemy("craft", 7, 12)(card), 4,
    ),
    "Enemies with both scores": (
        lambda card: _enemy("strength", 1, 12)(card) and _enemy("craft", 1, 12)(card), 3,
    ),
    "Strangers that stay": (_stays(content.Stranger), 4),
    "Places that stay": (_stays(content.Place), 6),
    "Bags of Gold": (_sort("bag"), 4),
    "trinkets": (_sort("trinket"), 3),
    "mounts": (_sort("mount"), 1),
    "faithful Followers": (
        lambda card: isinstance(card, content.Follower) and card.faithful, 1,
    ),
    "Adventures that ask the party": (asks, 52),
}  # fmt: skip
"""What there is to be of each sort in the Adventure deck, and how many at least."""
