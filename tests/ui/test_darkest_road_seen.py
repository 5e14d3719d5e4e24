"""On the road of Darkest Talisman all that lies there is seen, wherever the party is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from tests.games.darkest.city.laid import town
from tests.games.darkest.firelands.burning_land import burning
from tests.games.darkest.laying import QUIET, party
from tests.games.darkest.woodland.laid import wooded
from tests.ui.hands import Hands
from ui.program.app import App

LEFT_BEHIND = ("wolf", "adder", "heron", "boar", "stag", "swamp")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("at", range(1, 7))
def test_the_party_hides_no_card_that_lies_on_another_space(
    app: App, at: int, size: tuple[int, int]
) -> None:
    app.shell.resize(*size)
    hands = Hands(app)
    piles = {f"pile:{n}": [name] for n, name in enumerate(LEFT_BEHIND, 1) if n != at}
    step = "onward" if at < 6 else "at_destination"
    hands.play(party(step=step, at=at, to="tavern", zones=piles, tokens=QUIET))
    lying = hands.game.table.table.lying
    marching = [item.body() for item in lying.zones["order"]]
    hidden = {
        zone
        for zone in piles
        for item in lying.zones[zone]
        if any(_is_hidden(item.body(), body) for body in marching)
    }
    assert hidden == set()


def _is_hidden(card: QRectF, by: QRectF) -> bool:
    """Whether more than a rim of *card* is behind something."""
    return (card & by).width() > 0.1 * card.width()


def test_a_mark_on_a_card_stands_without_a_number(app: App) -> None:
    hands = Hands(app)
    on = {"elf": {"city-jailed": 1}, "monk": {"strength": 4, "holds": 1}}
    hands.play(town(at=2, on=on))
    discs = hands.game.table.table.discs
    items = {item.piece.name: item for item in hands.game.table.table.lying}
    marked, counted = (discs.of(items[name], 100) for name in ("elf", "monk"))
    assert marked is not None
    assert counted is not None
    assert marked.width() == marked.height()
    assert counted.width() > counted.height()


def test_a_portal_lies_on_its_road_space(app: App) -> None:
    hands = Hands(app)
    hands.play(wooded(at=4, zones={"marker:2": ["woodland-portal"]}))
    table = hands.game.table.table
    (portal,) = table.lying.zones["marker:2"]
    assert table.arrangement.spots["here:2"].area.contains(portal.body().center())


@pytest.mark.parametrize(
    ("cards", "more", "said"),
    [(["wolf", "adder"], {}, True), ([], {}, False), (["wolf"], {"guarding": 1}, False)],
)
def test_cards_on_the_spots_of_the_party_are_labelled_before_one_is_met(
    app: App, cards: list[str], more: dict[str, int], said: bool
) -> None:
    hands = Hands(app)
    laid, counters = {"pile:2": cards}, {"spot": 0, **more}
    hands.play(party(at=2, to="tavern", zones=laid, counters=counters, tokens=QUIET))
    prints = hands.game.table.table.prints
    assert (("gauge", "pile:2 flag 1") in prints.items) == said


@pytest.mark.parametrize("at", [0, 2, 6])
def test_the_poster_that_is_up_is_larger_than_the_decks(app: App, at: int) -> None:
    hands = Hands(app)
    hands.play(town(at=at, zones={"city-wanted": ["city-wanted-dragon"]}))
    lying = hands.game.table.table.lying
    (poster,), deck = lying.zones["city-wanted"], lying.zones["spell"]
    assert poster.body().height() > 1.3 * deck[0].body().height()


def test_a_tale_is_heard_by_a_click_on_the_tales(app: App) -> None:
    hands = Hands(app)
    tales = ["toll", "night-fire", "wolf"]
    zones = {"followers:1": ["firelands-taleweaver"], "firelands-tales:1": tales}
    hands.play(burning(zones=zones))
    (tale,) = (option.key for option in hands.decision.legal() if option.key.startswith("tale"))
    assert hands.take(tale) == "click"
    hands.rest()
    assert hands.given()[0] == tale
