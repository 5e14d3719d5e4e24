"""The campaign: from night to night, what is learned between them, and how it ends."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.scenario.board.field import FLAME
from tabletop.games.scenario.campaign.aftermath import aftermath, ending_of
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.game import GAME
from tabletop.games.scenario.night.ending import ENDED, LOST, WON
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.campaigns.sitting import lay_sitting
from tabletop.table import verbs
from tabletop.table.campaign import Campaign, Counted, Hero, Thing
from tabletop.table.table import Flow, Table, freeze
from tests.games.scenario.night import names

SEATS = (Seat("Ada", 0), Seat("Bo", 1))
NIGHTS = [card.id for card in content.of_kind("scenario")]


def roster(**cards: list[str]) -> list[Hero]:
    """Heroes by class, seated in this order, each with the cards that it has."""
    return [
        Hero(hero, content.title(hero), seat, things={"cards": [Thing(card) for card in kept]})
        for seat, (hero, kept) in enumerate(cards.items())
    ]


def table(chapter: str, *, lamps: int = 0, heroes: list[Hero] | None = None) -> Table:
    """The table of the night *chapter* of a campaign."""
    log = [Counted("lamps", lamps)]
    campaign = Campaign(
        3,
        chapter,
        list(log),
        heroes
        if heroes is not None
        else roster(
            bargehand=content.abilities_of("bargehand"), leechwife=content.abilities_of("leechwife")
        ),
    )
    return lay_sitting(GAME, SEATS, 3, {}, campaign)


def begun(chapter: str, **how: object) -> Session:
    """That night, as it begins."""
    return Session(GAME, table(chapter, **how))  # type: ignore[arg-type]


def ended(chapter: str, *, won: bool = True, lit: tuple[str, ...] = (), lamps: int = 0) -> Session:
    """That night, over: these lamps burn on its map."""
    laid = table(chapter, lamps=lamps)
    for seat, hero in enumerate(("bargehand", "leechwife")):
        verbs.move(laid, laid.named(hero).id, f"hero:{seat}", face_up=True)
        for number, card in enumerate(content.abilities_of(hero)):
            zone = ("hand", "discard", "lost")[number % 3]
            verbs.move(laid, laid.named(card).id, f"{zone}:{seat}")
    for place in lit:
        verbs.add(laid, FLAME, place, "token", face_up=True)
    verbs.count(laid, -1, ENDED, WON if won else LOST)
    laid.flow = Flow("lessons")
    return Session(GAME, laid)


def over(session: Session, *answers: str) -> Session:
    """The same, and the sitting ended."""
    for answer in (*answers, "write"):
        session.answer(answer)
    assert session.over
    return session


# --- the same heroes, night after night ----------------------------------------------------------


@pytest.mark.rule("SCN-108", "SCN-103")
def test_heroes_come_again_with_the_cards_they_have_and_only_items_are_chosen() -> None:
    mine = [*content.abilities_of("bargehand")[:-1], content.further_of("bargehand")[0]]
    heroes = roster(bargehand=mine, leechwife=content.abilities_of("leechwife"))
    game = begun("three-cold-lamps", heroes=heroes)
    assert game.decision is not None
    assert game.decision.rule == "SCN-102"
    assert sorted(names(game, "hand:0")) == sorted(mine)
    assert names(game, "night") == ["three-cold-lamps"]
    assert "10,4" in game.table.zones


@pytest.mark.rule("SCN-108")
def test_a_card_that_the_game_does_not_know_any_more_is_not_dealt() -> None:
    heroes = roster(bargehand=["forgotten", "breaker", "pole-shove"], leechwife=["gone"])
    game = begun("three-cold-lamps", heroes=heroes)
    assert sorted(names(game, "hand:0")) == ["breaker", "pole-shove"]
    assert sorted(names(game, "hand:1")) == sorted(content.abilities_of("leechwife"))


@pytest.mark.rule("SCN-104")
def test_a_night_by_itself_is_the_one_that_was_set_up_and_has_no_further_cards() -> None:
    game = new_game("scenario", seats=1, seed=1, options={"night": "the-vigil"})
    assert names(game, "night") == ["the-vigil"]
    further = {card for hero in content.of_kind("hero") for card in content.further_of(hero.id)}
    assert not further & {piece.name for piece in game.table.pieces}


# --- between two nights --------------------------------------------------------------------------


@pytest.mark.rule("SCN-108")
def test_who_learns_a_card_gives_one_up_and_has_as_many_as_before() -> None:
    game = ended("the-drowned-causeway", won=False)
    new = content.further_of("bargehand")[0]
    before = sum(len(names(game, f"{zone}:0")) for zone in ("hand", "discard", "lost"))
    game.answer(f"{new}/breaker")
    after = [card for zone in ("hand", "discard", "lost") for card in names(game, f"{zone}:0")]
    assert len(after) == before
    assert new in after
    assert "breaker" not in after
    over(game, "nothing")
    cards = {thing.name for thing in aftermath(game.table).heroes[0].things["cards"]}
    assert cards == {*after}


@pytest.mark.rule("SCN-108")
def test_only_cards_of_the_own_class_that_it_has_not_are_to_be_learned() -> None:
    game = ended("the-drowned-causeway")
    assert sorted(names(game, "lessons")) == sorted(content.further_of("bargehand"))
    for card in ("pole-shove", content.further_of("leechwife")[0]):
        with pytest.raises(Refusal):
            game.answer(f"{card}/breaker")
    game.answer("nothing")
    assert sorted(names(game, "lessons")) == sorted(content.further_of("leechwife"))


@pytest.mark.rule("SCN-108")
def test_what_was_learned_can_be_taken_back_until_it_is_written_down() -> None:
    game = ended("the-drowned-causeway")
    before = freeze(game.table)
    game.answer(f"{content.further_of('bargehand')[0]}/breaker")
    game.undo()
    after = freeze(game.table)
    assert after == before


@pytest.mark.rule("SCN-108")
def test_a_hero_whose_cards_players_took_away_learns_nothing() -> None:
    laid = table("the-drowned-causeway")
    verbs.move(laid, laid.named("bargehand").id, "hero:0", face_up=True)
    verbs.count(laid, -1, ENDED, WON)
    laid.flow = Flow("lessons")
    game = Session(GAME, laid)
    with pytest.raises(Refusal, match="no card to give up"):
        game.answer(f"{content.further_of('bargehand')[0]}/breaker")
    game.answer("nothing")


# --- the way, and what is written ----------------------------------------------------------------


@pytest.mark.rule("SCN-108")
@pytest.mark.parametrize("way", ["the-choir-stalls", "the-dormitory"])
def test_where_two_nights_may_come_the_heroes_choose(way: str) -> None:
    game = over(ended("three-cold-lamps"), "nothing", "nothing", way)
    assert aftermath(game.table).chapter == way


@pytest.mark.rule("SCN-108")
def test_the_two_ways_come_together_again_and_every_night_is_on_one() -> None:
    ways = [[NIGHTS[0]]]
    whole = []
    while ways:
        way = ways.pop()
        then = content.night(way[-1]).after
        ways += [[*way, each] for each in then]
        whole += [] if then else [way]
    assert len(whole) == 4
    assert {len(way) for way in whole} == {8}
    assert {night for way in whole for night in way} == {*NIGHTS}
    assert {way[-1] for way in whole} == {"the-abbot-beneath"}


@pytest.mark.rule("SCN-108")
def test_lamps_of_a_night_that_was_won_burn_on_and_others_do_not() -> None:
    won = aftermath(ended("three-cold-lamps", lit=("6,3", "9,1"), lamps=4).table)
    assert (won.log[-1], won.stands) == (Counted("lamps", 6), "6 lamps lit")
    lost = aftermath(ended("three-cold-lamps", lit=("6,3", "9,1"), lamps=4, won=False).table)
    assert lost.log[-1] == Counted("lamps", 4)


@pytest.mark.rule("SCN-108")
@pytest.mark.parametrize(
    ("lamps", "ending"),
    [
        (0, "dark-until-morning"),
        (5, "dark-until-morning"),
        (6, "a-window-here-and-there"),
        (11, "a-window-here-and-there"),
        (12, "the-osier-lamps"),
        (99, "the-osier-lamps"),
    ],
)
def test_how_it_ends_hangs_on_the_lamps_that_burn(lamps: int, ending: str) -> None:
    assert ending_of(lamps).id == ending
    game = over(ended("the-abbot-beneath", lamps=lamps))
    last = aftermath(game.table)
    assert last.over
    assert not last.chapter
    assert content.title(ending) in last.words


@pytest.mark.rule("SCN-108")
def test_after_the_last_night_nothing_is_learned() -> None:
    game = ended("the-abbot-beneath")
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == ["write"]


def played(ledger: Ledger, luck: Luck) -> Ledger:
    """*ledger* with its open sitting played by thoughtful bots and written down."""
    session, choose = Session(GAME, ledger_changes.table_of(ledger, GAME)), bot(GAME, "thoughtful")
    while session.decisions:
        decision = session.decisions[0]
        session.answer(choose(session.view(decision.seat), decision, luck), seat=decision.seat)
    return ledger_changes.end_sitting(ledger, session)


@pytest.mark.slow
@pytest.mark.rule("SCN-108")
def test_a_whole_campaign_by_bots_is_eight_nights_and_keeps_every_heros_count_of_cards() -> None:
    luck = Luck(5)
    ledger = ledger_changes.new_ledger(GAME, SEATS, 5)
    sizes = {hero.id: len(content.abilities_of(hero.id)) for hero in content.of_kind("hero")}
    nights = 0
    while True:
        ledger, nights = played(ledger, luck), nights + 1
        for hero in ledger.stands.heroes:
            assert len(hero.things["cards"]) == sizes[hero.id]
        if ledger.stands.over:
            break
        ledger = ledger_changes.next_sitting(ledger, GAME, luck.below(100))
    assert nights == 8
    assert {*ledger.stands.recorded()} & {card.id for card in content.of_kind("ending")}
