"""Nights of players' own for Scenario: read, checked with clear findings, and played."""

from __future__ import annotations

import pytest

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.scenario.board.field import Field, map_of
from tabletop.games.scenario.campaign.aftermath import aftermath
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.nights import faults
from tabletop.games.scenario.game import GAME
from tabletop.games.scenario.night.ending import ENDED, WON
from tabletop.packs import library
from tabletop.packs.players.pack import Pack, understood
from tabletop.play.adaptation.packs_in_play import kinds_of, options_for
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.campaigns.sitting import lay_sitting
from tabletop.play.questions.declaration_keys import spelt
from tabletop.play.record_loader import load
from tabletop.play.records.record import Unfit
from tabletop.table import verbs
from tabletop.table.campaign import Campaign, Hero, Thing
from tabletop.table.table import Flow
from tests.conformance.walk import Walk
from tests.packs.players.making import EXAMPLES, read

ABOUT = 'id = "fen"\ntitle = "The Fen"\ngame = "scenario"\n'
MAP = """
#########
#S..~#..#
#S.o.D.L#
#S..~#..#
#S...#..#
#########
"""
TEXT = "At the end of each turn, if each door is open and no monster is left, the heroes win."
FIGURES = (
    '{ monster = "mudling", at = "3,1", heroes = "nnnn" }',
    '{ monster = "lock-eel", at = "6,1", heroes = "nnee", behind = "5,2" }',
)


def night(
    map: str = MAP, text: str = TEXT, figures: tuple[str, ...] = FIGURES, more: str = ""
) -> str:
    """A night as it is written in a file."""
    return (
        f'[[scenario]]\nname = "The Fen"\nrounds = 8\n{more}\ntext = "{text}"\n'
        f'map = """{map}"""\nfigures = [{", ".join(figures)}]\n'
    )


def pack(*cards: str) -> Pack:
    """A pack with these cards."""
    files = {"pack.toml": ABOUT.encode(), "cards/all.toml": "\n".join(cards).encode()}
    return understood(files, "", kinds_of)


def test_a_sound_night_is_read_as_it_is_drawn() -> None:
    found = pack(night())
    assert not found.findings
    (card,) = found.cards.values()
    assert isinstance(card, content.OwnNight)
    library.add(found)
    assert map_of(card.id).doors == ["5,2"]
    assert map_of(card.id).terrain["7,2"].name == "lamp"


@pytest.mark.parametrize("name", [card.id for card in content.of_kind("scenario")])
def test_the_games_own_nights_stand_the_same_check(name: str) -> None:
    bosses = {card.id: card.is_boss for card in content.of_kind("monster")}  # type: ignore[attr-defined]
    found = [fault for fault in faults(content.night(name), bosses) if fault[0] != "after"]
    assert not found


@pytest.mark.parametrize(
    ("written", "line", "words"),
    [
        (night(map=MAP.replace("S", ".")), 6, "No place is a start"),
        (night(map=MAP.replace("#S..~#..#\n#S.o", "#...~#..#\n#S.o")), 6, "has 3 start hexes"),
        (night(map=MAP.replace("o", "x")), 6, "line 3, column 4: The sign 'x' is not in the"),
        (night(map=MAP.replace("D", "#")), 6, "No way leads to this floor"),
        (night(map=""), 6, "No place is drawn here"),
        (night(map="S" * 50), 6, "larger than 40 columns"),
        (night(text="The heroes walk about."), 5, "never says when the heroes win"),
        (night(more='after = ["the-vigil"]'), 4, "is not part of the campaign"),
        (night(figures=('{ monster = "heron", at = "3,1", heroes = "nnnn" }',)), 14,
         "There is no monster 'heron'. There are: mudling,"),
        (night(figures=('{ monster = "mudling", at = "0,0", heroes = "nnnn" }',)), 14,
         "mudling at 0,0 stands in a wall"),
        (night(figures=('{ monster = "mudling", at = "30,1", heroes = "nnnn" }',)), 14,
         "off the map"),
        (night(figures=('{ monster = "mudling", at = "5,2", heroes = "nnnn" }',)), 14, "in a door"),
        (night(figures=(FIGURES[0], FIGURES[0])), 14, "stands where mudling does"),
        (night(figures=('{ monster = "mudling", at = "6,1", heroes = "nnnn" }',)), 14,
         "in a closed room. Say which door"),
        (night(figures=(FIGURES[0].replace(" }", ', behind = "5,2" }'),)), 14, "not in a closed"),
        (night(figures=(FIGURES[1].replace("5,2", "1,1"),)), 14, "there is no door"),
        (night(figures=(FIGURES[1].replace(" }", ", round = 2 }"),)), 14, "Leave one of them out"),
        (night(figures=(FIGURES[0].replace(" }", ", round = 9 }"),)), 14, "in round 9 of 8"),
        (night(figures=('{ monster = "the-abbot", at = "3,1", heroes = "nnnn" }',
                        '{ monster = "the-abbot", at = "3,3", heroes = "nnnn" }')), 14,
         "needs 2 of the-abbot, but the box has 1"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_by_line_and_what_to_do(written: str, line: int, words: str) -> None:
    found = pack(written)
    assert not found.cards
    told = [fault for fault in found.findings if words in fault.message]
    assert told, [fault.message for fault in found.findings]
    assert told[0].line == line
    assert told[0].code == "unsound-card"
    assert told[0].card == "the-fen"


@pytest.mark.parametrize(
    "figure",
    [
        '{ monster = "mudling", at = "a1", heroes = "nnnn" }',
        '{ monster = "mudling", at = "3,1", heroes = "nnxn" }',
        '{ monster = "mudling", at = "3,1", heroes = "nnnn", strength = 9 }',
        '"mudling"',
    ],
)
def test_a_figure_that_is_none_is_a_bad_value(figure: str) -> None:
    found = pack(night(figures=(figure,)))
    assert [fault.code for fault in found.findings] == ["bad-value"]


def test_the_example_is_played_in_place_of_the_night_that_is_chosen() -> None:
    found = read(EXAMPLES / "the-salt-pans")
    assert not found.findings
    library.add(found)
    game = new_game("scenario", seats=2, seed=3, options=options_for([found]))
    assert [piece.name for piece in game.table["night"]] == [f"{found.key}/the-salt-pans"]
    assert f"{found.key}/bag-of-salt" in {piece.name for piece in game.table["things"]}
    choose, luck = bot(GAME, "thoughtful"), Luck(3)
    while game.decisions:
        decision = game.decisions[0]
        game.answer(choose(game.view(decision.seat), decision, luck), seat=decision.seat)
    assert game.table.outcome is not None
    without = options_for([found]) | {"own_night": "none"}
    game = new_game("scenario", seats=2, seed=3, options=without)
    assert [piece.name for piece in game.table["night"]] == ["the-drowned-causeway"]


def test_of_several_nights_the_option_says_which_and_the_last_if_there_are_fewer() -> None:
    other = night().replace("The Fen", "The Bog")
    found = pack(night(), other)
    library.add(found)
    for asked, name in (("first", "the-fen"), ("second", "the-bog"), ("sixth", "the-bog")):
        options = options_for([found]) | {"own_night": asked}
        assert content.own_night(options) == f"{found.key}/{name}"


def test_a_save_without_the_pack_of_its_night_says_so_and_with_it_goes_on() -> None:
    """Also where the map is as large as that of another night."""
    causeway = content.night("the-drowned-causeway").map.replace("o", ".")
    for map, figures in ((MAP, FIGURES), (causeway, FIGURES[:0])):
        library.forget()
        found = pack(night(map=map, figures=figures))
        assert not found.findings
        library.add(found)
        text = new_game("scenario", seats=1, seed=1, options=options_for([found])).to_json()
        library.forget()
        with pytest.raises(Unfit, match="places of the pack “fen”, which is not there"):
            load(text)
        library.add(found)
        assert load(text).to_json() == text


def test_another_edition_goes_on_where_its_map_is_the_same_and_says_so_where_it_is_not() -> None:
    found = pack(night())
    library.add(found)
    text = new_game("scenario", seats=1, seed=1, options=options_for([found])).to_json()
    for then, opens in (
        (night(more='flavour = "New."'), True),
        (night(map=MAP.replace("~", ".")), False),
    ):
        library.forget()
        other = pack(then)
        assert not other.findings
        library.add(other)
        if opens:
            assert load(text).table["night"][0].name == f"{other.key}/the-fen"
            continue
        with pytest.raises(Unfit, match="places of The Fen as they were"):
            load(text)


@pytest.mark.parametrize("seed", range(1, 5))
def test_whatever_a_night_says_it_is_played(seed: int) -> None:
    """Its sentences and those of its things are any of the game's, in any order."""
    luck = Luck(seed)
    said = [str(each) for text in GAME.wording.texts() for each in text.said]  # type: ignore[union-attr]
    things = [
        f'[[item]]\nname = "Thing {n}"\nafter = "spend"\n'
        f"text = '{' '.join(luck.choice(said) for _ in range(2))}'\n"
        for n in range(12)
    ]
    some = [words for words in (luck.choice(said) for _ in range(9)) if '"' not in words]
    found = pack(night(text=f"{TEXT} {' '.join(some)}"[:590].rpartition(".")[0] + "."), *things)
    assert not found.findings, found.findings
    library.add(found)
    done = Walk("scenario", seed, packs=options_for([found])).run()
    assert done["answers"] + done["typed"] > 5 or done["finished"]
    game = new_game("scenario", seats=2, seed=seed, options=options_for([found]))
    choose = bot(GAME, "thoughtful")
    for _ in range(250):
        if not game.decisions:
            break
        decision = game.decisions[0]
        game.answer(choose(game.view(decision.seat), decision, luck), seat=decision.seat)
    assert isinstance(Field(game.table).lamps, list)


# --- cards to learn ------------------------------------------------------------------------------

ABILITY = """
[[ability]]
name = "Wading Pole"
hero = "bargehand"
initiative = 31
top = "Attack 2, range 2. Push the target 1."
bottom = "Leap 3."
"""


def learned(options: dict[str, str], card: str) -> Ledger:
    """A campaign whose Bargehand has learned *card* after the first night, which is written."""
    ledger = ledger_changes.new_ledger(GAME, [Seat("Ada", 0)], 4, options)
    laid = ledger_changes.table_of(ledger, GAME)
    verbs.move(laid, laid.named("bargehand").id, "hero:0", face_up=True)
    for mine in content.abilities_of("bargehand"):
        verbs.move(laid, laid.named(mine).id, "hand:0")
    verbs.count(laid, -1, ENDED, WON)
    laid.flow = Flow("lessons")
    session = Session(GAME, laid)
    session.answer(f"{spelt(card)}/breaker")
    session.answer("write")
    return ledger_changes.end_sitting(ledger, session)


def test_a_card_of_a_pack_is_learned_played_and_kept_while_its_pack_is_away() -> None:
    found = pack(ABILITY)
    assert not found.findings, found.findings
    library.add(found)
    card = f"{found.key}/wading-pole"
    ledger = learned(options_for([found]), card)
    assert card in [thing.name for thing in ledger.stands.heroes[0].things["cards"]]
    again = ledger_changes.next_sitting(ledger, GAME, 5)
    session = Session(GAME, ledger_changes.table_of(again, GAME))
    assert card in [piece.name for piece in session.table["hand:0"]]
    library.forget()
    without = Session(GAME, ledger_changes.table_of(again, GAME))
    assert len(without.table["hand:0"]) == 9
    kept = aftermath(without.table).heroes[0].things["cards"]
    assert card in [thing.name for thing in kept]
    assert len(kept) == 10


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ('hero = "heron"', "There is no class 'heron'. There are: bargehand,"),
        ('hero = "bargehand"\ntop_charges = 2', "Only a persistent half has charges"),
    ],
)
def test_a_card_that_no_hero_can_have_is_told_of(wrong: str, words: str) -> None:
    found = pack(ABILITY.replace('hero = "bargehand"', wrong))
    assert not found.cards
    assert words in found.findings[0].message


@pytest.mark.parametrize("seed", [1, 2, 8, 18])
def test_whatever_cards_to_learn_say_they_are_played(seed: int) -> None:
    """Their halves say any of the game's sentences, and bear any symbols."""
    luck = Luck(seed)
    said = [str(each) for text in GAME.wording.texts() for each in text.said]  # type: ignore[union-attr]
    some = [words for words in said if '"' not in words]
    cards = []
    for n in range(10):
        active = luck.choice(["", "round", "persistent"])
        charges = 2 if active == "persistent" else 0
        cards.append(
            f'[[ability]]\nname = "Card {n}"\nhero = "bargehand"\ninitiative = {n + 5}\n'
            f'top = "{luck.choice(some)} {luck.choice(some)}"\nbottom = "{luck.choice(some)}"\n'
            f'top_active = "{active}"\ntop_charges = {charges}\nbottom_lost = true\n'
        )
    found = pack(*cards)
    assert not found.findings, found.findings
    library.add(found)
    mine = {"cards": [Thing(card) for card in found.cards]}
    heroes = [Hero("bargehand", "The Bargehand", 0, things=mine)]
    campaign = Campaign(2, "three-cold-lamps", [], heroes)
    laid = lay_sitting(GAME, [Seat("Ada", 0)], seed, options_for([found]), campaign)
    game, choose = Session(GAME, laid), bot(GAME, luck.choice(["thoughtful", "random"]))
    for _ in range(200):
        if not game.decisions:
            break
        decision = game.decisions[0]
        game.answer(choose(game.view(decision.seat), decision, luck), seat=decision.seat)
    assert game.table.count("round") > 0
