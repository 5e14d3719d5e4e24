"""Chapter K: the rule that forbids a move that no question offers, the most relevant one first.

The zone of a piece says why it stays; the open question and the drop zone say why a player's own
card cannot go there.
"""

from __future__ import annotations

from tabletop.games.tower.deck.content import the, title
from tabletop.games.tower.rules import cards, foes, fool
from tabletop.play.questions.decision import Refusal
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

STAYS = {
    "box": ("TWR-134", "Cards in the box take no part in the game, and nobody may look at them."),
    "foes": ("TWR-134", "Nobody may look at the foes."),
    "hero": ("TWR-005", "A hero's card stays in front of its player."),
    "courts": ("TWR-005", "Lay a hero before the player who must choose one."),
    "shields": ("TWR-075", "A shield stays where it lies until a blow takes it."),
    "sanctuary": ("TWR-091", "A sanctuary stays until the end of its hero's turn."),
    "wards": ("TWR-062", "A card that dispelled a ward stays beside the foe."),
    "treasures": ("TWR-114", "A treasure that was won stays in its row."),
    "dice": ("TWR-104", "The program rolls the die when the foe strikes back."),
    "felt": ("TWR-136", "This was put on the felt by hand. Pick it up by hand."),
    "kept": ("TWR-085", "This effect lasts as long as its card says."),
    "out": ("TWR-136", "This was taken out of the game. Bring it back by hand."),
}
"""Why pieces in a zone of this kind stay there."""

FIRST = {
    "resolve": ("TWR-085", "First choose how to use {}."),
    "take_effect": ("TWR-085", "First choose how to use {}."),
    "dispel": ("TWR-061", "First choose whether {} dispels a ward."),
    "heal": ("TWR-037", "First choose whom {} heals."),
    "give": ("TWR-041", "First choose who draws the next card: {} is giving out cards."),
    "lay_shield": ("TWR-069", "First choose whom {} shields."),
    "name_suit": ("TWR-122", "First choose the suit of {}."),
    "order_pair": ("TWR-084", "First choose which of the two cards works first."),
    "counterattack": ("TWR-104", "First the foe strikes back."),
}
"""What must be settled before another card, by the step that asks."""

IN_A_TURN = (*FIRST, "act", "choose_companion", "strike_again")
"""The steps of a turn that ask a question."""

TOO_LATE = "The Fool is discarded before the action, not after it."


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* cannot move *piece* to *zone* now."""
    thing = table.pieces[piece]
    source, target = table.zones[thing.zone], table.zones[zone]
    if source.kind in ("hand", "floor") and not _is_fought(table):
        return Refusal("TWR-136", "There is no fight as the table lies. Move cards by hand.")
    if source.kind == "hand":
        return _from_hand(table, seat, thing, target)
    if source.kind == "deck":
        return _from_the_deck(table)
    if source.kind == "discard":
        return _from_the_discard(table)
    if source.kind == "floor":
        return _from_a_floor(table, thing)
    if source.kind == "play":
        return _in_play(table, thing)
    rule, why = STAYS[source.kind]
    return Refusal(rule, why)


def _is_fought(table: Table) -> bool:
    """Whether there are an active hero and a foe. Players may have removed either by hand."""
    floor, seats = cards.floor(table), range(len(table.seats))
    if cards.active(table) not in seats or not 1 <= floor <= 5:
        return False
    return bool(table[cards.FLOOR[floor]]) and cards.pool(cards.foe(table).name) == "foe"


def unoffered(table: Table, key: str) -> Refusal | None:
    """Why an action of a turn that the open question does not offer cannot be taken now."""
    step, verb = table.flow.step, key.partition("/")[0].partition(" ")[0]
    if step not in IN_A_TURN or verb not in ("excuse", "play", "focus", "rest"):
        return None
    if verb == "excuse":
        return _no_excuse(table)
    if step == "act":
        return _not_held(table, key)
    return _first(table) or Refusal("TWR-022", "You have already taken your one action this turn.")


def _not_held(table: Table, key: str) -> Refusal | None:
    """TWR-024: why the card of *key* cannot be played; None if it can."""
    name = key.partition("/")[0].partition(" ")[2]
    if any(card.name == name for card in table[cards.HAND[cards.active(table)]]):
        return None
    return Refusal("TWR-024", "You play cards from your own hand.")


def _no_excuse(table: Table) -> Refusal:
    """TWR-120, TWR-122: why the turn cannot be excused now."""
    way = table.options["fool"]
    if way != "excuse":
        return Refusal("TWR-122", fool.EXCUSES_NOBODY[way])
    if table.count("excused"):
        return Refusal("TWR-120", fool.EXCUSED)
    if table.flow.step == "act":
        return Refusal("TWR-120", "Only the hero who holds the Fool can discard it to be excused.")
    return Refusal("TWR-120", TOO_LATE)


def _first(table: Table) -> Refusal | None:
    """What must be settled before anything else, or None."""
    if table.flow.step not in FIRST:
        return None
    rule, why = FIRST[table.flow.step]
    working = cards.unresolved(table)
    return Refusal(rule, why.format(the(working[0].name) if working else "the card"))


def _from_the_deck(table: Table) -> Refusal:
    if table.flow.step == "act":
        return Refusal("TWR-028", "Only Focus draws cards, and it draws two at once.")
    if table.flow.step == "give":
        return Refusal("TWR-041", "Choose who draws the next card; the program draws it.")
    return Refusal("TWR-134", "Nobody may look at the deck; cards are drawn only as the rules say.")


def _from_the_discard(table: Table) -> Refusal:
    if table.options["deck"] == "finite":
        return Refusal("TWR-124", "Discarded cards do not come back at this table.")
    return Refusal("TWR-124", "Discarded cards come back, shuffled, when the deck is empty.")


def _from_a_floor(table: Table, thing: Piece) -> Refusal:
    if cards.pool(thing.name) == "number":
        return Refusal("TWR-114", "You win a treasure when the foe on it is defeated.")
    if table.zones[thing.zone].name == cards.FLOOR[cards.floor(table)] and thing.face_up:
        return Refusal(
            "TWR-112", f"{title(thing.name)} stays on this floor, even after it is defeated."
        )
    if thing.zone < cards.FLOOR[cards.floor(table)]:
        return Refusal("TWR-112", "A defeated foe stays on its floor.")
    return Refusal("TWR-134", "Nobody may look at the foes that are still face down.")


def _in_play(table: Table, thing: Piece) -> Refusal:
    if table.flow.step in FIRST and cards.DONE not in thing.counters:
        rule, why = FIRST[table.flow.step]
        return Refusal(rule, why.format(the(thing.name)))
    return Refusal("TWR-126", "A played card stays in play until its effect is resolved.")


def _from_hand(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    owner = table.zones[card.zone].owner
    if owner != seat:
        return Refusal("TWR-024", "You play cards from your own hand.")
    if seat != cards.active(table):
        return Refusal("TWR-019", f"It is {table.seats[cards.active(table)].name}'s turn.")
    if target.kind == "hand":
        return Refusal("TWR-135", "Cards cannot be passed from hand to hand.")
    step = table.flow.step
    if first := _first(table):
        return first
    if card.name == cards.FOOL and target.kind == "discard":
        return Refusal("TWR-120", TOO_LATE)
    if step == "strike_again":
        if cards.suit(card.name) != "swords":
            return Refusal("TWR-078", "The second card of a Rogue must be a Swords card.")
        return _at_the_foe(table, card, target) or _where(card)
    if step == "choose_companion":
        return Refusal("TWR-080", "Lay a companion beside the Wands card in play.")
    if target.kind == "discard":
        return Refusal(
            "TWR-022", "A turn is one action: Play, Focus or Rest. Discarding is not an action."
        )
    return _at_the_foe(table, card, target) or _where(card, target)


def _at_the_foe(table: Table, card: Piece, target: Zone) -> Refusal | None:
    """Why a card dropped at the tower has no effect there."""
    if target.kind not in ("floor", "wards"):
        return None
    floor = cards.floor(table)
    if target.kind == "floor" and target.name != cards.FLOOR[floor]:
        if target.name < cards.FLOOR[floor]:
            return Refusal("TWR-112", f"That foe is defeated. You now fight on floor {floor}.")
        return Refusal(
            "TWR-115", f"You must defeat the foe of floor {floor} before you fight that one."
        )
    if not cards.wards_left(table):
        harmless = f"and {title(card.name)} does no damage"
        return Refusal("TWR-064", f"No ward is left to dispel, {harmless}.")
    if cards.suit(card.name) not in foes.answers(table):
        called = title(cards.foe(table).name)
        return Refusal("TWR-057", f"{title(card.name)} does not dispel the wards of {called}.")
    return None


def _where(card: Piece, target: Zone | None = None) -> Refusal:
    """Where one's own cards are played."""
    suit, called = cards.suit(card.name), title(card.name)
    kind = target.kind if target else ""
    if suit in cards.ATTACKING and kind in ("hero", "shields", "sanctuary"):
        rule = "TWR-034" if suit == "wands" else "TWR-035"
        return Refusal(rule, f"{called} hurts the foe: lay it on the foe, or on the play spot.")
    if suit == "pentacles" and kind == "shields":
        return Refusal("TWR-068", "Only a Paladin lays Pentacles as a shield.")
    if suit == "cups" and kind == "sanctuary":
        return Refusal("TWR-087", "Only a Priest lays Cups as a sanctuary.")
    if kind in ("shields", "sanctuary"):
        rule = "TWR-068" if kind == "shields" else "TWR-087"
        word = "Pentacles are a shield" if kind == "shields" else "Cups are a sanctuary"
        return Refusal(rule, f"Only {word}.")
    if kind in ("deck", "box", "foes", "courts", "out"):
        return Refusal("TWR-025", f"A card leaves your hand only when you play it. {_places(suit)}")
    if kind == "dice":
        return Refusal("TWR-104", "Only the foe's counterattack is rolled.")
    if kind == "treasures":
        return Refusal("TWR-114", "Only treasures may lie there.")
    return Refusal("TWR-024", _places(suit))


def _places(suit: str) -> str:
    if suit in cards.ATTACKING:
        return "Lay it on the play spot or on the foe."
    return "Lay it on the play spot, or on a hero it affects."
