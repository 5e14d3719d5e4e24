"""Views: a seat never learns more than it may, neither from a view nor from what it hears."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.table import verbs
from tabletop.table.event import (
    Added,
    Counted,
    Event,
    Flipped,
    Moved,
    Ordered,
    Rolled,
    Turned,
)
from tabletop.table.table import Table
from tabletop.table.view import EVERYONE, View, know_alike, redact, view
from tests.conformance.permuting import permuted
from tests.conformance.walk import whole
from tests.table.tables import DEEDS, Deed, do, small_table

SEATS = (EVERYONE, 0, 1)


@dataclass
class Follower:
    """One who saw the first view and hears events: where each known piece lies, and how many."""

    zones: dict[str, list[int]] = field(default_factory=dict)

    @classmethod
    def of(cls, first: View) -> Follower:
        return cls({name: [p.id for p in zone.pieces] for name, zone in first.zones.items()})

    def hear(self, event: Event) -> None:
        if isinstance(event, Moved):
            known = self.zones[event.source].pop(event.source_index)
            assert event.piece in (-1, known) or known == -1, "the piece was another one"
            self.zones[event.target].insert(event.target_index, event.piece)
        elif isinstance(event, Ordered):
            lying = self.zones[event.zone]
            order = event.order or range(len(lying))
            self.zones[event.zone] = [lying[i] if event.order else -1 for i in order]
        elif isinstance(event, Added):
            self.zones[event.zone].append(event.piece)

    def agrees(self, seen: View) -> None:
        """What lies where is what was heard; whoever was seen going into hiding is remembered."""
        for name, zone in seen.zones.items():
            heard = self.zones[name]
            assert len(heard) == len(zone.pieces), name
            for place, piece in enumerate(zone.pieces):
                assert piece.id == -1 or heard[place] in (-1, piece.id), name
                if piece.id >= 0:
                    heard[place] = piece.id


def mentioned(event: Event) -> int:
    return getattr(event, "piece", -1)


def allowed(before: View, after: View) -> set[int]:
    """The pieces that were seen before or after."""
    return {p.id for seen in (before, after) for zone in seen.zones.values() for p in zone.pieces}


@pytest.mark.parametrize("seat", SEATS)
@given(deeds=st.lists(DEEDS, max_size=25))
def test_a_listener_hears_all_that_moves_and_no_hidden_number(seat: int, deeds: list[Deed]) -> None:
    table = small_table()
    before = view(table, seat)
    follower = Follower.of(before)
    for deed in deeds:
        heard = redact(do(table, deed), table, seat)
        after = view(table, seat)
        if heard is not None:
            if mentioned(heard) >= 0:
                assert mentioned(heard) in allowed(before, after), f"{heard} tells of a hidden one"
            follower.hear(heard)
        follower.agrees(after)
        before = after


@given(deeds=st.lists(DEEDS, max_size=12))
def test_who_knows_the_same_pieces_sees_the_same_zones(deeds: list[Deed]) -> None:
    table = small_table()
    for deed in [("turn", {"piece": 0, "degrees": 0}), *deeds]:
        do(table, deed)
        seen = {seat: view(table, seat).zones for seat in SEATS}
        for one in SEATS:
            for other in SEATS:
                assert know_alike(table, one, other) == (seen[one] == seen[other])


@pytest.mark.parametrize("seat", SEATS)
@given(deeds=st.lists(DEEDS, max_size=12), luck=st.integers(0, 999))
def test_a_view_does_not_change_when_hidden_pieces_change_places(
    seat: int, deeds: list[Deed], luck: int
) -> None:
    table = small_table()
    for deed in deeds:
        do(table, deed)
    other = permuted(table, [seat], Luck(luck))
    assert msgspec.json.encode(view(other, seat)) == msgspec.json.encode(view(table, seat))


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_listeners_hear_what_their_views_show(seed: int) -> None:
    options = {"fool": ("excuse", "renewal")[seed % 2], "cards": ("seeded", "typed")[seed // 2]}
    session = new_game("tower", seats=2, seed=seed, options=options, hashing=False)
    luck = Luck(seed)
    before = {seat: session.view(seat) for seat in SEATS}
    followers = {seat: Follower.of(before[seat]) for seat in SEATS}
    heard: dict[int, list[Event]] = {seat: [] for seat in SEATS}

    def hear(event: Event, entry: int) -> None:
        for seat in SEATS:
            now = session.view(seat)
            if (said := redact(event, session.table, seat)) is not None:
                assert mentioned(said) in allowed(before[seat], now), said
                followers[seat].hear(said)
                heard[seat].append(said)
            followers[seat].agrees(now)
            before[seat] = now

    session.listen(hear)
    for _ in range(60):
        if decision := session.decision:
            session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
    assert len(heard[EVERYONE]) > 60
    shuffles = [e for said in heard.values() for e in said if isinstance(e, Ordered) and e.shuffled]
    assert shuffles
    assert not any(shuffle.order for shuffle in shuffles), "a shuffle tells no order"


def hidden() -> Table:
    """Card 0 lies hidden in the deck, card 6 in Ada's hand, card 7 in Bo's."""
    return small_table()


def test_a_hand_is_seen_by_its_player_alone() -> None:
    table = hidden()
    assert [p.name for p in view(table, 0)["hand:0"]] == ["card-6"]
    for seat in (EVERYONE, 1):
        [piece] = view(table, seat)["hand:0"]
        assert (piece.id, piece.name, piece.counters) == (-1, "", {})


def test_one_person_with_two_seats_sees_both_hands() -> None:
    table = hidden()
    table.seats[1].player = 0
    assert [p.name for p in view(table, 0)["hand:1"]] == ["card-7"]
    assert view(table, EVERYONE)["hand:1"][0].id == -1


def test_a_face_up_piece_is_seen_by_all_wherever_it_lies() -> None:
    table = hidden()
    verbs.flip(table, 0)
    verbs.flip(table, 7)
    for seat in SEATS:
        assert view(table, seat)["deck"][0].name == "card-0"
        assert view(table, seat)["hand:1"][0].name == "card-7"


def test_where_the_game_stands_is_in_every_view_and_no_luck_is() -> None:
    table = hidden()
    table.chance, table.coming = 12345678901, [6, 6, 6, 61]
    verbs.go(table, "act", actor=987654)
    for seat in SEATS:
        assert view(table, seat).flow == table.flow
    text = msgspec.json.encode(view(table, 0)).decode()
    assert "12345678901" not in text
    assert "61" not in text


def test_a_view_keeps_what_it_saw() -> None:
    table = hidden()
    seen = view(table, 0)
    verbs.move(table, 6, "discard", face_up=True)
    verbs.count(table, -1, "floor", 3)
    verbs.count(table, 6, "mark", 3)
    assert [p.name for p in seen["hand:0"]] == ["card-6"]
    assert seen["hand:0"][0].counters == {}
    assert seen.count("floor") == 0


def test_what_is_drawn_is_heard_by_whoever_receives_it() -> None:
    table = hidden()
    event = verbs.move(table, 5, "hand:0")
    assert redact(event, table, 0) == event
    for seat in (EVERYONE, 1):
        assert redact(event, table, seat) == Moved(-1, "deck", 5, "hand:0", 1, False, False)


def test_what_was_seen_going_into_the_deck_is_heard_by_name_and_its_shuffle_without_order() -> None:
    table = hidden()
    verbs.move(table, 6, "discard", face_up=True)
    event = verbs.move(table, 6, "deck", face_up=False)
    assert redact(event, table, 1) == event
    shuffle = verbs.order(table, "deck", [6, 5, 4, 3, 2, 1, 0], shuffled=True)
    assert redact(shuffle, table, 1) == Ordered("deck", [], True)
    verbs.move(table, 0, "discard", face_up=True)
    open_ = verbs.order(table, "discard", [1, 0])
    assert redact(open_, table, 1) == open_


def test_a_card_that_lay_face_up_among_hidden_ones_is_heard_going_into_hiding() -> None:
    table = hidden()
    verbs.flip(table, 3)
    event = verbs.move(table, 3, "hand:1", face_up=False)
    for seat in SEATS:
        assert redact(event, table, seat) == event


def test_what_is_done_to_a_hidden_piece_tells_no_number() -> None:
    for event_of in (
        lambda t: verbs.count(t, 0, "mark", 3),
        lambda t: verbs.turn(t, 0, 90),
        lambda t: verbs.flip(t, 0, face_up=False),
        lambda t: verbs.roll(t, 0, 6, 3),
    ):
        table = hidden()
        event = event_of(table)
        for seat in SEATS:
            assert redact(event, table, seat) is None, event
    table = hidden()
    event = verbs.add(table, "token", "deck", "token")
    assert redact(event, table, 0) == Added(-1, "deck"), "that there is one more is seen"


def test_what_is_done_in_the_open_is_heard_by_all() -> None:
    table = hidden()
    for done in (
        lambda: verbs.flip(table, 0),
        lambda: verbs.count(table, 0, "mark", 1),
        lambda: verbs.count(table, -1, "floor", 2),
        lambda: verbs.turn(table, 0, 180),
        lambda: verbs.roll(table, 9, 6, 2),
        lambda: verbs.flip(table, 0),
    ):
        event = done()
        assert isinstance(event, Flipped | Counted | Turned | Rolled)
        assert redact(event, table, EVERYONE) == event
