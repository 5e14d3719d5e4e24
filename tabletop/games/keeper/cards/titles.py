"""The titles and the printed text of pieces, and which look the same face down."""

from __future__ import annotations

from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.typed_cards import NOTE, Marks, is_note
from tabletop.packs.library import by_name, plain
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.rules.game import Field, Printed

HERO = "hero-"
"""The beginning of the name of the piece that counts the Health of a seat, before its number."""


@by_name
def title(name: str) -> str:
    """The title of a piece.

    :raises KeyError: if no piece has that name.
    """
    if name.startswith(STANDS_FOR):
        return f"Missing card {plain(name.removeprefix(STANDS_FOR))}"
    if is_note(name):
        return name.removeprefix(NOTE)
    if name == "token":
        return "Token"
    number = name.removeprefix(HERO)
    if name.startswith(HERO) and number.isdecimal():
        return f"Hero {number}"
    found = content.card(name)
    if found is None:
        raise KeyError(name)
    return found.name


@by_name
def printed(name: str) -> Printed:
    """Everything printed on the card called *name*."""
    of = content.card(name)
    if isinstance(of, content.HandCard):
        halves = {half: of.marks(half) for half in content.HALVES}
        told = tuple(
            f"{half.capitalize()}: {_line(of.says(half), marks)}" for half, marks in halves.items()
        )
        fields = tuple(
            Field(half.capitalize(), of.says(half), _signs(marks)) for half, marks in halves.items()
        )
        tags = {"Initiative": f"{of.initiative}"}
        return Printed(content.class_of(of), told, of.flavour, tags, fields=fields)
    if isinstance(of, content.Item):
        after = {"spend": "Spent when used.", "consume": "Consumed when used.", "passive": ""}
        told = tuple(filter(None, (of.text, after[of.after])))
        return Printed("Item", told, of.flavour)
    if isinstance(of, content.HeroClass):
        return Printed(
            "Class", (of.text,) if of.text else (), of.flavour, {"Health": f"{of.health}"}
        )
    return Printed("Hero" if name.startswith(HERO) else "")


def _signs(marks: Marks) -> dict[str, int]:
    """The symbols of *marks*, each with its number."""
    found: dict[str, int] = {marks.active: marks.charges} if marks.active else {}
    found |= {"lost": 0} if marks.lost else {}
    return found | ({"recover": 0} if marks.recover else {})


def _line(words: str, marks: Marks) -> str:
    """The text of a half, with the meaning of its symbols in brackets."""
    named = meaning(marks)
    return " ".join(filter(None, (words, f"({named})" if named else ""))) or "discard."


STAYS = {"round": "active this round", "persistent": "stays active"}
"""SCN-006: how long an effect lasts, by the symbol of its half."""


def meaning(marks: Marks) -> str:
    """The meaning of *marks* in words; empty if there are none."""
    told = [STAYS[marks.active]] if marks.active else []
    told += [counted(marks.charges, "charge")] if marks.charges else []
    told += ["lost at its end" if marks.active else "lost"] if marks.lost else []
    told += ["brings lost cards back"] if marks.recover else []
    return ", ".join(told)


def pool(name: str) -> str:
    """The deck of a card: cards of a hand look the same face down."""
    return "hand" if content.hand_card(name) else name


def counted(n: int, noun: str) -> str:
    """*n* of a *noun*, in the singular or the plural."""
    return f"{n} {noun}{'' if n == 1 else 's'}"


def printed_line(name: str) -> str:
    """A card's title and initiative, as shown in a choice."""
    return f"{title(name)} ({content.initiative(name)})" if content.hand_card(name) else title(name)
