"""What one points at or drops means what it looks like: goods, foes, the next card, the road."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.party import heroes
from tabletop.play.ports.port import Port
from tests.games.darkest.laying import answer, asked, keys, party, piece
from ui.seat import gestures


def village(**more) -> Session:  # type: ignore[no-untyped-def]
    """A party in the village, whose first hero is asked."""
    return party(step="stay", args={"place": 0}, at=0, **more)


def dropped(session: Session, name: str, zone: str) -> list[str]:
    """The keys of what a drop of the piece called *name* on *zone* means."""
    return [meant.keys[0] for meant in Port(session, 0).dropped(piece(session, name).id, zone)]


def clicked(session: Session, number: int, zone: str) -> list[str]:
    """The keys of what a click there means or offers."""
    assert session.decision is not None
    return [option.key for option in gestures.meant(session.decision, number, zone, ())]


@pytest.mark.rule("DTC-B16")
@pytest.mark.parametrize("zone", ["hero:0", "items:0", "mount:0", "followers:0"])
def test_any_copy_of_what_is_sold_is_bought_by_dropping_it_on_the_hero_or_its_things(
    zone: str,
) -> None:
    session = village()
    bottles = [card.id for card in session.table["shop"] if card.name == "water-bottle"]
    assert len(bottles) > 1
    for bottle in bottles:
        assert [m.keys for m in Port(session, 0).dropped(bottle, zone)] == [("buy water-bottle",)]


@pytest.mark.rule("DTC-081", "DTC-B16")
def test_a_drop_of_what_is_sold_is_refused_for_the_reason_that_holds() -> None:
    session = village()
    port, sword = Port(session, 0), piece(session, "sword").id
    assert port.refuse(sword, "hero:0").why == "It costs 2 gold."
    other = port.refuse(piece(session, "water-bottle").id, "hero:1")
    assert (other.rule, other.why) == ("DTC-081", "Elf cannot buy now: it is Dwarf’s turn.")
    stray = port.refuse(piece(session, "water-bottle").id, "order")
    assert "drop it on Dwarf" in stray.why


@pytest.mark.rule("DTC-B04", "DTC-137")
def test_a_weapon_is_dropped_on_the_foe_that_it_is_to_strike() -> None:
    session = party(
        zones={"pile:1": ["wolf"], "items:0": ["sword", "helmet"]}, counters={"spot": 0}
    )
    answer(session, "forward")
    assert asked(session) == "DTC-185"
    sword = f"strength sword#{piece(session, 'sword').id}"
    assert dropped(session, "sword", "pile:1") == [sword]
    assert dropped(session, "wolf", "items:0") == [], "the foe strikes nobody with it"
    refusal = Port(session, 0).refuse(piece(session, "helmet").id, "pile:1")
    assert refusal.why.startswith("Helmet has no use now")


@pytest.mark.rule("DTC-126", "DTC-132")
def test_a_click_on_the_next_card_goes_on_to_it() -> None:
    cards, gold = ["witch", "swamp"], {"dwarf": {"gold": 3}}
    there = party(zones={"pile:1": cards}, counters={"spot": 0}, tokens=gold)
    assert clicked(there, -1, "pile:1") == ["forward"], "face down, whatever may be put there"
    session = party(zones={"pile:1": cards}, counters={"spot": 0}, tokens=gold, up=tuple(cards))
    assert session.decision is not None
    option = gestures.clicked(session.decision, piece(session, "witch").id, "pile:1", ())
    assert option is not None
    assert option.key == "forward"
    assert clicked(session, piece(session, "swamp").id, "pile:1") == []


@pytest.mark.rule("DTC-126", "DTC-133", "DTC-134")
@pytest.mark.parametrize(("homeward", "space"), [(0, 3), (1, 1)])
def test_where_nothing_is_left_a_click_on_the_road_space_ahead_goes_there(
    homeward: int, space: int
) -> None:
    session = party(at=2, counters={"spot": 0, "homeward": homeward})
    assert clicked(session, -1, f"here:{space}") == ["forward"]
    assert session.decision is not None
    taken = gestures.clicked(session.decision, -1, f"here:{space}", ())
    assert taken is not None, "it is put forward, so that a click is enough beside all else"
    assert clicked(session, -1, "here:5") == []


@pytest.mark.rule("DTC-098")
def test_the_end_of_the_road_asks_where_to_only_while_that_is_asked_and_answers_then() -> None:
    session = village()
    ends = Port(session, 0).spaces()["road"].terrain["here:6"].name
    assert ends == "Journey’s end"
    answer(session, "ready", "ready", "ready")
    assert asked(session) == "DTC-098"
    assert Port(session, 0).spaces()["road"].terrain["here:6"].name == "Where to?"
    roads = [key for key in keys(session) if key not in ("stay", "end", "order")]
    assert set(clicked(session, -1, "here:6")) == set(roads)
    assert clicked(session, -1, "here:0") == ["stay"]


@pytest.mark.rule("DTC-033", "DTC-100")
def test_the_order_that_was_set_at_the_start_is_not_asked_of_people_again() -> None:
    session = new_game("darkest", seats=1, seed=4)
    answer(session, "order 2 0 1", "ready", "ready", "ready", "city")
    assert session.decision is not None
    assert (asked(session), session.decision.moot) == ("DTC-100", "order 2 0 1")
    later = party(step="space_done", at=1)
    assert later.decision is not None
    assert (asked(later), later.decision.moot) == ("DTC-100", "")
    assert later.decision.habit is not None
    assert later.decision.habit.ways == {"Always keep this order": later.decision.default}


@pytest.mark.rule("DTC-081")
def test_nothing_is_put_forward_in_the_village_while_gold_can_be_spent() -> None:
    rich, poor = village().decision, village(tokens={"dwarf": {"gold": 0}}).decision
    assert rich is not None
    assert poor is not None
    assert rich.ask == "What does Dwarf do in the village, with 1 gold?"
    assert rich.preselected() == ""
    assert poor.preselected() == poor.moot == "ready"


@pytest.mark.rule("DTC-114", "DTC-126")
def test_the_party_is_dropped_where_it_goes_on_or_turns_back() -> None:
    done = party(step="onward", at=2)
    assert dropped(done, "party", "here:3") == ["forward"]
    assert dropped(done, "party", "here:1") == ["back"]
    assert dropped(done, "party", "here:5") == []
    waiting = party(zones={"pile:2": ["wolf", "witch"]}, step="onward", at=2)
    port, figure = Port(waiting, 0), piece(waiting, "party").id
    assert dropped(waiting, "party", "pile:2") == ["forward"]
    refusal = port.refuse(figure, "here:3")
    assert (refusal.rule, refusal.why[:12]) == ("DTC-132", "2 cards lie ")


@pytest.mark.rule("DTC-100")
def test_who_leads_is_pointed_at_where_the_marching_order_is_asked() -> None:
    session = party(step="space_done", at=2)
    assert asked(session) == "DTC-100"
    orders = [key for key in keys(session) if key.startswith("order 2")]
    assert len(orders) == 2
    (figure,) = (f for f in session.table["order"] if heroes.place_of(f) == 2)
    (card,) = session.table["hero:2"]
    for pointed in (figure, card):
        assert clicked(session, pointed.id, pointed.zone) == orders
    assert [m.keys[0] for m in Port(session, 0).dropped(figure.id, "order")] == orders


@pytest.mark.rule("DTC-185", "DTC-309")
def test_a_hero_and_its_spell_are_dropped_on_whom_they_fight() -> None:
    session = party(zones={"pile:1": ["wolf"], "spells:0": ["second-wind"]}, counters={"spot": 0})
    answer(session, "forward")
    assert asked(session) == "DTC-185"
    (hero,) = session.table["hero:0"]
    (spell,) = session.table["spells:0"]
    port = Port(session, 0)
    assert [m.keys[0] for m in port.dropped(hero.id, "pile:1")] == ["strength"]
    cast = [f"cast second-wind#{spell.id}"]
    assert [m.keys[0] for m in port.dropped(spell.id, "pile:1")] == cast
    assert [m.keys[0] for m in port.dropped(spell.id, "hero:0")] == cast
    assert session.decision is not None
    assert gestures.clicked(session.decision, spell.id, "spells:0", ()) is None, "offered, not cast"


@pytest.mark.rule("DTC-B12", "DTC-335")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("surveyor", ("1 to 2: lose a turn; 3 to 6: gain 1 gold.", "")),
        ("tinker-gone-bad", ("", "Then Dwarf fights Tinker Gone Bad.")),
    ],
)
def test_a_card_that_asks_is_clicked_and_each_answer_tells_what_it_brings(
    name: str, told: tuple[str, str]
) -> None:
    gold = {"dwarf": {"gold": 3}}
    session = party(zones={"pile:1": [name]}, counters={"spot": 0}, tokens=gold)
    answer(session, "forward")
    assert clicked(session, piece(session, name).id, "pile:1") == ["yes", "no"]
    assert session.decision is not None
    assert tuple(option.tells for option in session.decision.options) == told


@pytest.mark.rule("DTC-100")
def test_a_hero_dragged_within_the_marching_order_means_that_order() -> None:
    session = party(step="space_done", at=2)
    asked_now = session.decision
    assert asked_now is not None
    lying = [figure.id for figure in session.table["order"]]
    first, _, last = lying
    to_front = gestures.laid_in_order(asked_now, lying, last, 0, ())
    assert to_front is not None
    assert to_front.key == "order 2 0 1"
    back = gestures.laid_in_order(asked_now, lying, first, 1, ())
    assert back is not None
    assert back.key == "order 1 0 2"
    assert gestures.laid_in_order(asked_now, lying, first, 0, ()) is None, "it lies there already"


@pytest.mark.rule("DTC-B12", "DTC-B03")
def test_the_die_that_is_asked_about_stands_for_the_answers() -> None:
    session = party(zones={"pile:1": ["surveyor"]}, counters={"spot": 0})
    answer(session, "forward")
    die = session.table["dice"][0]
    assert clicked(session, die.id, "dice") == ["yes", "no"]
    answer(session, "yes")
    assert asked(session) == "DTC-B03"
    assert clicked(session, die.id, "dice") == ["keep", "fate"]
