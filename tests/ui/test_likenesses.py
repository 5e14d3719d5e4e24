"""What a card is called is what its picture shows, and no number is left off its face."""

from __future__ import annotations

import pytest

from assets.drawings.props import load_props
from assets.drawings.props.likenesses import HINTED, LIKENESSES, mistaken
from assets.drawings.shapes import PROPS
from tabletop.play.rules.game import Printed
from tabletop.play.shelf.game_shelf import game_called
from tests.ui.loaded import whole
from ui.faces import rules_deck
from ui.faces.composed_pictures import Plan, findings, unshown
from ui.faces.deck_findings import findings as deck_findings
from ui.faces.deck_findings import unsigned

GAMES = ("restless", "scenario", "darkest", "keeper")


@pytest.mark.parametrize("game", GAMES)
def test_every_card_shows_what_it_is_called_and_has_a_sign_for_each_number(game: str) -> None:
    assert list(deck_findings(whole(rules_deck.loading(game, game)))) == []


def test_what_is_listed_is_drawn() -> None:
    load_props()
    assert {*LIKENESSES, *HINTED} <= set(PROPS)


@pytest.mark.parametrize(
    ("word", "shown", "said"),
    [
        ("bear", "bull", "bear: 'bull' shows something else; use 'bear'"),
        ("badger", "fox", "badger: 'fox' shows something else; use 'badger'"),
        ("lock", "bolt", "lock: 'bolt' shows something else; use 'padlock'"),
        ("goblin", "youth-head", "goblin: shows 'youth-head', but 'goblin' is drawn"),
        ("stag", "tree-bare", "stag: shows 'tree-bare', but 'stag' is drawn"),
        ("lantern", "candle", "lantern: shows 'candle', but 'lantern' is drawn"),
        ("curse", "moth", "curse: 'moth' shows something else"),
    ],
)
def test_another_thing_in_a_plan_is_found(word: str, shown: str, said: str) -> None:
    load_props()
    assert list(findings(Plan({}, {}, names={word: (shown,)}), (), PROPS, ())) == [said]


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("sow", "boar"),
        ("pelt", "wolf"),
        ("dog", "hound"),
        ("debt", "scales"),
        ("rose", "bush-rose"),
    ],
)
def test_what_is_like_or_part_of_it_or_a_sign_for_it_may_stand_there(word: str, shown: str) -> None:
    load_props()
    assert list(mistaken(word, [shown], PROPS)) == []


def test_a_picture_that_lacks_what_the_name_says_is_found() -> None:
    assert list(unshown("Old Bear", ["bull"])) == ["Old Bear: its picture shows no bear"]
    assert list(unshown("Old Bear", ["bear", "stump"])) == []


def test_a_number_without_a_sign_is_found() -> None:
    plan = Plan({"Health": "hearts"}, {}, rows={"Elite": "crown"})
    card = Printed("Monster", tags={"Health": "4", "Gold": "1", "Elite": "Health 4, Move 2"})
    assert list(unsigned("Hound", card, plan)) == [
        "Hound: no sign for 'Gold'",
        "Hound: no sign for 'Move'",
    ]


def test_a_tactic_shows_the_monster_whose_it_is() -> None:
    game, deck = game_called("scenario"), whole(rules_deck.loading("scenario", "scenario"))
    seen: set[object] = set()
    for card in deck.cards:
        printed = game.printed(card)
        if printed.kind == "Tactic":
            main = max(deck.picture(printed.like).props, key=lambda thing: thing.size)
            picture = deck.picture(card)
            assert picture.props[-1].prop == main.prop, card
            assert printed.epithet == game.title_of(printed.like)
            seen.add((picture.place, picture.seed, picture.props))
    assert len(seen) == 60, "and no two are alike"


def test_a_monster_says_its_numbers_in_two_rows() -> None:
    deck = whole(rules_deck.loading("scenario", "scenario"))
    normal, elite = deck.says("reed-piper").rows
    assert (normal.name, elite.name) == ("Normal", "Elite")
    assert [value for _, value in normal.stats] == ["4", "2", "2", "3"]
    assert deck.says("the-sexton").rows[0].stats[0] == ("hearts", "6/hero")
