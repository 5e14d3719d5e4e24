"""The 30 tarots: the deck's list, and that each tarot does what the list of its skills says."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse, write
from tabletop.commands.lint import called_in
from tabletop.games.parsifal.cards.content import WORDING, Artifact, Character, pack
from tabletop.games.parsifal.cards.grammar import GRAMMAR
from tabletop.games.parsifal.cards.lexicon import (
    ALL,
    ARTIFACTS,
    CHARACTERS,
    FIRST_ARTIFACT,
    KIND_OF,
)
from tabletop.games.parsifal.rules.abilities import ABILITIES, printed
from tabletop.games.parsifal.rules.board import numbers
from tabletop.games.parsifal.rules.quests import ALL_QUESTS
from tabletop.packs.lint import lint

BROTHERHOOD = ("titurel", "amfortas", "gurnemanz", "gawan", "knight", "squire")
GARDEN = ("klingsor", "ferris", "charmer")
WANDERERS = ("parsifal", "kundry", "herzeleide", "gamuret", "swan")
ANYBODY = (*BROTHERHOOD, *GARDEN, *WANDERERS)
ANYTHING = (*ANYBODY, *ARTIFACTS)

SKILLS: dict[str, dict[str, tuple[str, ...]]] = {
    "amfortas": {"free": ANYBODY, "give": ()},
    "charmer": {"lock": ("parsifal", "gawan", "knight", "squire"), "hand_over": ()},
    "ferris": {"lock": (*BROTHERHOOD, "parsifal"), "send_captive": ()},
    "gamuret": {"lock": ("ferris", "klingsor", "gawan", "knight", "squire"), "send_captive": ()},
    "gawan": {"lock": GARDEN, "give": ()},
    "gurnemanz": {"lock": ("squire", "kundry", "parsifal", "ferris", "swan"), "give": ()},
    "herzeleide": {"lock": ANYBODY},
    "klingsor": {"lock": ANYBODY, "control": ("kundry", "ferris", "charmer")},
    "knight": {"lock": (*GARDEN, "kundry"), "give": ()},
    "kundry": {
        "lock": ("amfortas", "parsifal", "gurnemanz", "knight"),
        "recall": ANYTHING,
        "give": (),
    },
    "parsifal": {"free": ANYBODY, "send_to_limbo": ("swan", "charmer", "ferris")},
    "squire": {"lock": ("kundry", "swan", "charmer"), "hand_over": (), "give": ()},
    "swan": {"free": ANYBODY, "send_common": ()},
    "titurel": {"recall": BROTHERHOOD, "free": BROTHERHOOD, "give": ()},
    "balm": {"free": ANYBODY, "recall": ANYBODY},
    "bow": {"lock": ANYBODY, "send_to_limbo": ("swan",)},
    "bread": {"recall": BROTHERHOOD},
    "grail": {"recall": ANYTHING, "give": ()},
    "horn": {"control": ("knight", "ferris")},
    "spear": {"send_to_limbo": ("klingsor", "ferris", "charmer")},
    "wine": {"control": ("knight", "squire")},
}
"""The deeds of each kind of tarot, and whom they name (nobody, where the words name none)."""

CONDITIONS = {
    "gawan": "When Gawan takes an artifact",
    "knight": "When this character acts",
    "bread": "If its owner owns the Bread and the Wine",
    "wine": "If its owner owns the Bread and the Wine",
    "horn": "When an opponent declares an action, send this to Limbo",
    "spear": "When an opponent declares an action, send this to Limbo",
}


def kind(name: str) -> str:
    return KIND_OF.get(name, name)


def clauses(text: str) -> Iterator[Clause]:
    for clause in parse(text, GRAMMAR):
        assert isinstance(clause, Clause), f"nobody understands this: {text}"
        yield clause


@pytest.mark.rule("PAR-002")
def test_the_deck_is_as_the_list_says() -> None:
    cards = pack().cards
    assert set(cards) == set(ALL)
    assert len(ALL) == len(set(ALL)) == 30
    assert [isinstance(cards[name], Character) for name in ALL] == [True] * 23 + [False] * 7
    assert Counter(map(kind, CHARACTERS)) == {
        "amfortas": 1,
        "charmer": 6,
        "ferris": 1,
        "gamuret": 1,
        "gawan": 1,
        "gurnemanz": 1,
        "herzeleide": 1,
        "klingsor": 1,
        "knight": 2,
        "kundry": 1,
        "parsifal": 1,
        "squire": 4,
        "swan": 1,
        "titurel": 1,
    }
    assert [name for name in ALL if isinstance(cards[name], Artifact)] == [*ARTIFACTS]


def test_each_character_is_of_its_house() -> None:
    for house, kinds in zip(
        ("brotherhood", "garden", "wanderers"), (BROTHERHOOD, GARDEN, WANDERERS), strict=True
    ):
        for name in CHARACTERS:
            card = pack().cards[name]
            assert isinstance(card, Character)
            assert (card.house == house) == (kind(name) in kinds)


def test_the_pack_is_sound_and_each_sentence_is_understood() -> None:
    assert pack().findings == []
    assert list(lint(WORDING, called_in("tabletop.games.parsifal"))) == []


@pytest.mark.parametrize("name", ALL)
def test_each_sentence_has_one_reading_and_prints_back_letter_for_letter(name: str) -> None:
    card = pack().cards[name]
    for text in (card.text, card.quests if isinstance(card, Character) else ""):
        assert write([*clauses(text)]) == text


def test_copies_say_the_same_and_no_two_kinds_do() -> None:
    said = defaultdict(set)
    for name in ALL:
        card = pack().cards[name]
        said[kind(name)].add((card.name, card.text, getattr(card, "quests", "")))
    assert {len(sayings) for sayings in said.values()} == {1}
    assert len(set.union(*said.values())) == 21


@pytest.mark.rule("PAR-022", "PAR-024", "PAR-025")
@pytest.mark.parametrize("name", ALL)
def test_each_tarot_does_what_its_list_says_to_whom_it_names_and_nothing_else(name: str) -> None:
    deeds = {
        deed.ability: {kind(ALL[n]) for n in numbers(deed.whom)}
        for deed in printed(ALL.index(name))
    }
    assert deeds == {ability: set(whom) for ability, whom in SKILLS[kind(name)].items()}


@pytest.mark.parametrize("name", ALL)
def test_conditions_stand_where_the_list_has_them(name: str) -> None:
    text = pack().cards[name].text
    conditional = [
        condition
        for sentence in text.split(". ")
        for condition in set(CONDITIONS.values())
        if sentence.startswith(condition)
    ]
    assert conditional == [c for k, c in CONDITIONS.items() if k == kind(name)]


@pytest.mark.rule("PAR-023", "PAR-029")
@pytest.mark.parametrize("name", ALL)
def test_herzeleide_and_the_bow_lock_two_and_all_others_one(name: str) -> None:
    slots = [deed.n for deed in printed(ALL.index(name)) if deed.ability == "lock"]
    locking = "lock" in SKILLS[kind(name)]
    assert slots == ([2 if name in ("herzeleide", "bow") else 1] if locking else [])


@pytest.mark.rule("PAR-049")
def test_owners_change_by_charmers_and_squires_alone_and_take_three() -> None:
    for name in ALL:
        for deed in printed(ALL.index(name)):
            if deed.ability == "hand_over":
                assert (deed.kind, deed.needed) == (kind(name), 3)
                assert kind(name) in ("charmer", "squire")
            else:
                assert (deed.kind, deed.needed) == ("", 0)


@pytest.mark.rule("PAR-024", "PAR-067")
def test_only_artifacts_interrupt_and_not_everybody_locks() -> None:
    stopping = [n for n in ALL if "stop that action" in pack().cards[n].text]
    assert stopping == ["horn", "spear"]
    harmless = {kind(n) for n in CHARACTERS if "Lock" not in pack().cards[n].text}
    assert harmless == {"amfortas", "parsifal", "titurel", "swan"}


def test_artifacts_have_no_quests_and_characters_two_or_three() -> None:
    assert all(len(quests) in (2, 3) for quests in ALL_QUESTS.values())
    assert set(ALL_QUESTS) == set(map(kind, CHARACTERS))
    assert not any(hasattr(pack().cards[name], "quests") for name in ARTIFACTS)


def test_charmers_want_parsifal_locked_and_klingsor_to_have_the_grail() -> None:
    sentences = [str(quest.sentence.clause) for quest in ALL_QUESTS["charmer"]]
    assert sentences == [
        "A Charmer locks Parsifal.",
        "A Charmer locks a Knight.",
        "Klingsor owns the Grail.",
    ]
    assert [quest.locking for quest in ALL_QUESTS["charmer"]] == [True, True, False]


@pytest.mark.parametrize(
    ("what", "wanted_by"),
    [
        ("the Grail", {"charmer", "gurnemanz", "klingsor", "knight", "swan", "titurel"}),
        ("the Spear", {"amfortas", "klingsor", "parsifal", "titurel"}),
        ("the Balm", {"amfortas", "gawan", "gurnemanz", "kundry"}),
        ("the Bow", {"gamuret", "herzeleide", "swan"}),
        ("the Horn", {"ferris", "gamuret"}),
        ("the Wine", {"knight", "squire"}),
        ("the Bread", {"knight", "squire"}),
        ("locks Parsifal", {"charmer", "herzeleide"}),
    ],
)
def test_several_kinds_compete_for_the_same_thing(what: str, wanted_by: set[str]) -> None:
    wanting = {
        wanting
        for wanting, quests in ALL_QUESTS.items()
        if any(what.lower() in str(quest.sentence.clause).lower() for quest in quests)
    }
    assert wanting == wanted_by


@pytest.mark.rule("PAR-020")
def test_the_swan_alone_owns_nothing() -> None:
    assert [n for n in ALL if "cannot own artifacts." in pack().cards[n].text] == ["swan"]


def test_every_ability_is_printed_or_open_to_all() -> None:
    unprinted = {"as_printed", "take_from_common", "drop_named"}  # for what players write
    assert set(ABILITIES) == {"take", "drop", "release", *unprinted} | {
        deed.ability for card in range(len(ALL)) for deed in printed(card)
    }
    assert all(deed.card == n for n in range(len(ALL)) for deed in printed(n))
    assert FIRST_ARTIFACT == 23
