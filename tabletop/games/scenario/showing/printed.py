"""Showing: the printed text of the cards."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.cardtext.parse import as_printed
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import GRAMMAR
from tabletop.games.scenario.cards.nights import Night
from tabletop.packs.cards import Card
from tabletop.packs.library import by_name
from tabletop.play.rules.game import PER_HERO, Field, Printed


@by_name
def printed(name: str) -> Printed:
    """Everything printed on the card called *name*."""
    of = content.card(name.removesuffix("-figure"))
    if of is None:
        return Printed()
    if isinstance(of, content.Ability):
        return _ability(of)
    kinds = {
        content.HeroCard: "Lamp keeper",
        content.Item: "Item",
        content.Monster: "Monster",
        content.Tactic: "Tactic",
        content.Modifier: "Luck",
        content.Ending: "Ending",
    }
    sentences, by_hand = as_printed(of.text, GRAMMAR)
    if isinstance(of, content.HeroCard):
        sentences += (_hand_of(of),)
    kind = kinds.get(type(of), "Scenario")
    shown = Printed(kind, sentences, of.flavour, _tags(of), by_hand=by_hand)
    if isinstance(of, content.Tactic):
        return replace(shown, epithet=content.title(of.monster), like=of.monster)
    return shown


def _hand_of(of: content.HeroCard) -> str:
    """SCN-103: the starting cards of a class, for a player who chooses a hero."""
    return f"Cards: {', '.join(content.title(each) for each in content.abilities_of(of.id))}."


def _ability(of: content.Ability) -> Printed:
    told, fields = [], []
    for half in content.HALVES:
        sentences, _ = as_printed(of.says(half), GRAMMAR)
        says, marked = " ".join(sentences), _marks(of, half)
        fields.append(Field(half.capitalize(), says, marked, _fate(of, half)))
        marks: list[str] = [of.active(half)] if of.active(half) else []
        marks += [f"{of.charges(half)} charges"] if of.charges(half) else []
        marks += ["lost"] if of.is_lost(half) else []
        told.append(f"{half.capitalize()}: {' '.join(sentences)}{_bracketed(marks)}")
    hero = content.pack().cards[of.hero].name.removeprefix("The ")
    tags = {"Initiative": f"{of.initiative}"}
    return Printed(hero, tuple(told), of.flavour, tags, fields=tuple(fields))


def _marks(of: content.Ability, half: content.Half) -> dict[str, int]:
    """SCN-003, SCN-008: the symbols of a *half*: its active effect, its charges, and whether it
    loses the card."""
    marks: dict[str, int] = {}
    if kind := of.active(half):
        marks[kind] = of.charges(half)
    if of.is_lost(half):
        marks["lost"] = 0
    return marks


def _fate(of: content.Ability, half: content.Half) -> str:
    """SCN-002, SCN-003, SCN-008, SCN-009: where the card goes after its *half* is used, in
    words."""
    end = "lost" if of.is_lost(half) else "discarded"
    if not of.active(half):
        return f"the card is {end}."
    if n := of.charges(half):
        return f"the card stays active for {n} uses and is then {end}."
    until = "until the round ends" if of.active(half) == "round" else "as long as it holds"
    return f"the card stays active {until} and is then {end}."


def _bracketed(marks: list[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""


def _row(of: content.Monster, row: tuple[int, int, int], far: int) -> str:
    """P2: the numbers of normal or elite monsters. The range is left out if it is 1."""
    health, move, attack = row
    left = f"{health}" if health or not of.is_boss else ""
    if of.is_boss:
        left += f"{' + ' if left else ''}{of.health_for_each_hero}{PER_HERO}"
    return f"Health {left}, Move {move}, Attack {attack}" + (f", Range {far}" if far > 1 else "")


def _tags(of: Card) -> dict[str, str]:
    if isinstance(of, content.Tactic):
        return {"Initiative": f"{of.initiative}"}
    if isinstance(of, content.HeroCard):
        return {"Health": f"{of.health}"}
    if isinstance(of, content.Monster):
        return {
            "Normal": _row(of, of.normal, of.range),
            "Elite": _row(of, of.elite, of.elite_range),
        }
    if isinstance(of, Night):
        return {"Rounds": f"{of.rounds}"}
    return {}
