"""The decks of Darkest Talisman's boxes: what they are made of, that few cards are alike, and that
cards name each other."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.deck_measure import asks, tree
from tabletop.games.darkest.game import GAME
from tabletop.games.darkest.party.card_kinds import book_of
from tabletop.packs.cards import Card

KIND = {made: kind for kind, made in content.KINDS.items()}


class Decks(Struct, frozen=True, kw_only=True):
    """How many Enemies, Events, Strangers, Places, Followers, Objects, Magic Objects and Spells are
    `printed`, of which so many are `spare` copies of another; how many are of some `sorts`. At
    least so many Adventures are `naming` a card, a location or one of its `words`, each of which
    some card has; `asking` so many in a hundred of those that are met ask something, and at most
    so many texts are `long`."""

    printed: tuple[int, ...]
    spare: int = 0
    sorts: dict[str, int] = {}
    words: tuple[str, ...] = ()
    naming: int = 15
    asking: int = 60
    long: int = 5


PRINTED = ("enemy", "event", "stranger", "place", "follower", "object", "magic", "spell")
BOXES = {
    "reaper": Decks(
        printed=(26, 14, 9, 7, 8, 8, 14, 20), spare=2, sorts={"bag": 4}, naming=13, asking=65,
        words=("Grim Reaper", "Graveyard", "Forest", "Mourning Ring", "Wolfhound", "Bell Ringer"),
    ),
    "bloodmoon": Decks(
        printed=(30, 10 + 14, 8, 6, 8, 8, 14, 10), sorts={"day": 7, "night": 7},
        words=("Werewolf", "lycanthrope"), naming=20, long=15,
    ),
    "frostmarch": Decks(
        printed=(26, 12, 8, 6, 7, 7, 14, 18), naming=12, long=6,
        words=("Oath-Ring", "Bearskin", "the Frostmarch", "the Chapel", "the Ruins",
               "Warlock's Cave", "a quest", "Giant"),
    ),
    "sacredpool": Decks(
        printed=(22, 12, 8, 6, 7, 5, 12, 16), words=("Water Bottle", "Quest Reward", "quest")
    ),
    "firelands": Decks(
        printed=(26, 12, 8, 6, 7, 7, 12, 19), spare=1, sorts={"Elemental": 8}, asking=75,
        words=("Oasis", "Desert", "Chasm", "Temple", "Chapel", "quest", "Water Bottle",
               "Brass Lamp", "Brass Key", "Camel", "Sack of Sand", "Scimitar"),
    ),
    "dungeon": Decks(
        printed=(44 + 3, 13 + 2, 8, 8 + 5, 9, 8, 14 + 12, 10), spare=6, sorts={"bag": 4},
        words=("Goblin", "the Cell", "the Ruins", "the Treasure Chamber", "the Kitchen", "Torch",
               "Ring of Keys", "Ball of Thread", "Stamped Pass", "quest"),
        naming=30, asking=75, long=6,
    ),
    "woodland": Decks(
        printed=(35, 13, 11, 13, 9, 9, 14, 14), spare=2 + 3, sorts={"bag": 2}, asking=85,
        words=("Lightbound", "Darkbound", "Path", "Destiny", "Forest", "Castle", "Axe", "quest",
               "Fae", "Basket of Cakes", "Girl in Red", "Name on a Leaf", "Silent Sister",
               "Lucky Coin", "Iron Horseshoe"),
        naming=24, long=7,
    ),
    "highland": Decks(
        printed=(36, 16, 8, 12, 7, 24, 17, 12), spare=6,
        sorts={"bag": 4, "Animal": 11, "Spirit": 7, "Giant": 3}, asking=80,
        words=("Eagle", "Goat", "Rope", "Forgotten Crown", "Nanny Goat", "Eagle Egg",
               "the Lost City", "the Eyrie", "the Crags", "quest"),
    ),
    "city": Decks(
        printed=(26, 16, 14, 8, 10 + 2, 4, 2 + 16, 0), spare=1, naming=22, long=8,
        words=("Jail", "Wanted Poster", "Potion", "Loaded Die", "Forged Pardon", "Ratcatcher",
               "Automated Follower", "Panhandler", "Jailer", "Urchin", "Tavern", "City"),
    ),
}  # fmt: skip
BY_BOX = pytest.mark.parametrize("box", BOXES)


def of(box: str, *kinds: str) -> list[Card]:
    """The cards of these kinds that *box* brings."""
    return [card for card in content.brought_by(box) if KIND[type(card)] in kinds]


@pytest.mark.rule("DTR-002", "DTR-089", "DTB-002", "DTF-001", "DTF-011")
@pytest.mark.rule("DTS-001", "DTS-009", "DTL-001", "DTL-021", "DTW-001", "DTD-001", "DTD-002")
@BY_BOX
def test_the_decks_are_made_as_their_rulebook_says(box: str) -> None:
    made, cards = BOXES[box], of(box, *PRINTED)
    copies = [getattr(card, "copies", 1) for card in cards]
    found = Counter[str]()
    for card, n in zip(cards, copies, strict=True):
        found[KIND[type(card)]] += n
    assert tuple(found[kind] for kind in PRINTED) == made.printed
    assert sum(copies) - len(cards) == made.spare
    sorts = Counter(content.lasts(card.id) for card in cards)
    sorts += Counter(getattr(card, each, "") for card in cards for each in ("subtype", "sort"))
    assert {sort: sorts[sort] for sort in made.sorts} == made.sorts


@cache
def names_by_build() -> dict[object, set[str]]:
    """The names of all cards, of whatever box, by what they are built of."""
    assert GAME.wording is not None, "with the game come its modules"
    names: dict[object, set[str]] = {}
    for card in (*content.pack().cards.values(), *content.boxed()):
        names.setdefault(build(card), set()).add(card.name)
    return names


@cache
def _tree(name: str) -> object:
    card = content.card(name)
    return card and tree(card, book_of(name))


def build(card: Card) -> object:
    """What *card* is, and what its sentences are built of, without their numbers and nouns."""
    saves = bool(getattr(card, "saves", 0))
    return type(card), getattr(card, "sort", ""), saves, _tree(card.id)


@pytest.mark.parametrize("kinds", [content.ADVENTURES, ("magic",), ("spell",)], ids=lambda k: k[0])
@BY_BOX
def test_at_most_a_fifth_of_a_deck_is_built_like_another_card(
    box: str, kinds: tuple[str, ...]
) -> None:
    deck = of(box, *kinds)
    alike = [card.name for card in deck if len(names_by_build()[build(card)]) > 1]
    assert len(alike) * 5 <= len(deck), alike


def test_numbers_and_nouns_do_not_tell_cards_apart() -> None:
    cards = content.pack().cards
    assert tree(cards["lucky-nail"]) == tree(cards["tin-whistle"])
    assert tree(cards["hill-brute"]) == tree(cards["ash-wyrm"])[1:]
    assert tree(cards["bog-man"]) != tree(cards["wraith"])


@BY_BOX
def test_most_cards_ask_something(box: str) -> None:
    met = [card for card in of(box, *content.ADVENTURES)
           if not isinstance(card, content.Thing | content.Follower)]  # fmt: skip
    asking = sum(asks(card, book_of(card.id)) for card in met)
    assert asking * 100 >= BOXES[box].asking * len(met)


@BY_BOX
def test_many_cards_name_another_card_a_place_or_a_quest(box: str) -> None:
    cards, words = content.brought_by(box), BOXES[box].words
    known = {card.name.removeprefix("The ") for card in (*cards, *content.of_kind("location"))}
    known |= {*words}
    naming = [card.name for card in of(box, *content.ADVENTURES)
              if any(name in card.text for name in known if name not in card.name)]  # fmt: skip
    assert len(naming) >= BOXES[box].naming, naming
    assert all(any(word in card.text for card in cards) for word in words)


@BY_BOX
def test_a_text_leaves_room_for_its_picture(box: str) -> None:
    long = [card.name for card in of(box, *PRINTED) if len(card.text) > 130]
    assert len(long) <= BOXES[box].long, long
