"""What a drop goes on to mean, asked of the question alone."""

from __future__ import annotations

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Draft, Part, Said, declaration
from tabletop.play.questions.drops import Meant, dropped, drops, forbidden


def asked(*options: Option) -> Decision:
    return Decision(0, "What now?", "X-1", list(options))


def keys(found: list[Meant], zone: str) -> list[tuple[str, ...]]:
    return [each.keys for each in found if each.zone == zone]


PLAY = Option("play", "Play it", (1,), ("spot", "foe"))
HEAL = Option("heal", "Heal", (1,), ("hero:0",))
LIFT = Option("lift", "Lift", (1,), (), why="Too heavy.", rule="X-2")
DRAW = Option("draw", "Draw", (), ("deck",))
REST = Option("rest", "Rest")
BLOCKED = Option("steal", "Steal", (2,), ("spot",), why="Thou shalt not.", rule="X-3")


def test_a_drop_stands_for_options_of_that_piece_and_place() -> None:
    decision = asked(PLAY, HEAL, BLOCKED, DRAW, REST)
    assert keys(drops(decision, 1, []), "spot") == [("play",)]
    assert keys(drops(decision, 1, []), "hero:0") == [("heal",)]
    assert keys(forbidden(decision, 2), "spot") == [("steal",)]
    assert keys(drops(decision, 1, []), "deck") == []
    assert {each.zone for each in drops(decision, 1, [])} == {"spot", "foe", "hero:0"}
    assert drops(decision, 2, []) == []
    assert keys(drops(decision, 2, ["X-3"]), "spot") == [("steal",)]
    assert drops(asked(LIFT), 1, []) == []


def test_an_option_without_a_place_is_meant_where_that_lies_which_it_is_done_to() -> None:
    strike = Option("strike", "Strike", (1, 5))
    lies = {1: "things", 5: "road", 6: "things"}.__getitem__
    assert keys(drops(asked(strike), 1, [], lies), "road") == [("strike",)]
    assert drops(asked(strike), 5, [], lies) == [], "what is struck strikes nobody"
    assert drops(asked(Option("both", "Both", (1, 6))), 1, [], lies) == [], "they lie together"
    assert keys(dropped(asked(strike), 1, "road", -1, [], lies), "road") == [("strike",)]
    barred = asked(strike.blocked("X-5", "Not today."))
    assert keys(forbidden(barred, 1, lies), "road") == [("strike",)]


def test_a_drop_on_a_piece_means_that_piece_before_others() -> None:
    swan = Option("swan", "The swan takes it", (5, 1), ("on:5", "on:6"))
    fox = Option("fox", "The fox takes it", (6, 1), ("on:5", "on:6"), why="It sleeps.", rule="X-4")
    decision = asked(swan, fox, REST)
    assert [each.said for each in dropped(decision, 1, "on:5", 5, [])] == [(swan,)]
    assert dropped(decision, 1, "on:6", 6, []) == [], "its own reason is the one to hear"
    assert [each.said for each in dropped(decision, 1, "on:6", -1, [])] == [(swan,)]
    assert [each.said for each in dropped(decision, 5, "on:6", 6, [])] == [(swan,)]


def supper(said: Said) -> Part | None:
    """Who serves (10, 11), which dish (1, 2), and whom (20, 21); 11 serves nobody."""
    if not said:
        servants = [Option("ann", "Ann", (10,)), Option("bob", "Bob", (11,))]
        return Part("who", "Who serves?", "T-1", servants, inferred=True)
    if "dish" not in said:
        dishes = [Option("soup", "Soup", (1,)), Option("fish", "Fish", (2,), ("bin",))]
        return Part("dish", "What?", "T-2", dishes, drops=[("soup", 30, "well")])
    if "whom" not in said:
        (dish,) = said["dish"][0].pieces
        guests = [
            Option(name, name, (guest, dish), (f"on:{guest}",))
            for name, guest in (("cy", 20), ("di", 21))
        ]
        if said["who"][0].key == "bob":
            guests = [guest.blocked("T-9", "Bob serves nobody.") for guest in guests]
        return Part("whom", "Whom?", "T-3", guests)
    return None


def test_a_drop_says_as_many_parts_as_it_settles() -> None:
    draft = Draft.of(declaration(0, supper))
    assert keys(drops(draft, 1, []), "on:20") == [("ann", "soup", "cy")]
    assert keys(drops(draft, 2, []), "bin") == [("ann", "fish")], "whom is still to be said"
    assert keys(drops(draft, 30, []), "well") == [("ann", "soup")], "another piece may mean it"
    assert drops(draft, 20, []) == [], "nobody said what he is to get"
    begun = draft.take("ann").take("fish")
    assert keys(drops(begun, 2, []), "on:21") == [("di",)]
    assert {each.zone for each in drops(begun, 20, [])} == {"on:20"}


def test_what_would_be_said_but_for_a_rule_is_found_with_that_rule() -> None:
    draft = Draft.of(declaration(0, supper))
    (barred,) = [m for m in forbidden(draft, 1) if m.zone == "on:20" and m.barred([])]
    option = barred.barred([])
    assert barred.keys == ("bob", "soup", "cy")
    assert option
    assert (option.rule, option.why) == ("T-9", "Bob serves nobody.")


def test_of_those_that_come_to_the_same_the_first_is_meant() -> None:
    def following(said: Said) -> Part | None:
        if not said:
            hands = [Option(hand, hand) for hand in ("left", "right")]
            return Part("hand", "Which?", "T-1", hands, inferred=True)
        return (
            None if "cup" in said else Part("cup", "?", "T-2", [Option("cup", "Cup", (1,), ("b",))])
        )

    either = Draft.of(declaration(0, following))
    assert keys(drops(either, 1, []), "b") == [("left", "cup"), ("right", "cup")]
    same = Draft.of(declaration(0, following, comes_to=lambda said: [*said] and "cup"))
    assert keys(drops(same, 1, []), "b") == [("left", "cup")]
