"""Recalling, handing over and commanding begin at "who acts?" by dragging what is meant."""

import pytest

from tabletop.games.parsifal.cards.lexicon import NUMBER
from tabletop.play.questions.decision import Decision, Option, Refusal
from tests.games.parsifal.staging import stage
from ui.seat.bridge import Bridge


class Dragging:
    """A bridge to a table that is played by drops alone."""

    def __init__(self, **staged: object) -> None:
        self.bridge = Bridge(stage(**staged))  # type: ignore[arg-type]
        self.menus: list[list[str]] = []
        self.refused: list[str] = []
        self.bridge.several.connect(self._choose_first)
        self.bridge.refused.connect(lambda refusal, *_: self.refused.append(refusal.why))
        self.bridge.begin()

    def _choose_first(self, fitting: list[Option], answer: object) -> None:
        self.menus.append([option.label for option in fitting])
        answer(fitting[0])  # type: ignore[operator]

    def drop(self, name: str, zone: str) -> bool:
        return self.bridge.answering.drop(NUMBER[name], zone)

    def where(self, name: str) -> str:
        return self.bridge.port.zone_of(NUMBER[name])


LOST = {"areas": [["amfortas", "kundry"], ["gamuret"]], "limbo": ["gawan", "grail"]}


def test_a_character_is_recalled_from_limbo_by_dragging_it_home() -> None:
    table = Dragging(**LOST)
    assert table.drop("gawan", "area:0")
    assert (table.where("gawan"), table.menus) == ("area:0", [])
    assert table.bridge.time.undo()
    assert table.where("gawan") == "limbo"
    decision = table.bridge.decision
    assert decision is not None
    assert decision.rule == "PAR-011"  # the whole gesture is one step


def test_an_artifact_is_recalled_by_dragging_it_under_its_owner_to_be() -> None:
    table = Dragging(**LOST)
    assert table.drop("grail", "under:amfortas")
    assert table.where("grail") == "under:amfortas"


def test_what_is_lit_is_where_it_may_come() -> None:
    table = Dragging(**LOST, under={"amfortas": ["horn"]})
    decision = table.bridge.decision
    assert decision is not None
    assert table.bridge.port.takers(NUMBER["gawan"]) == {"area:0"}
    assert table.bridge.port.takers(NUMBER["grail"]) == {"under:amfortas", "under:kundry"}
    assert "area:0" not in table.bridge.port.takers(NUMBER["horn"])
    shown = {piece for option in decision.options for piece in option.pieces}
    assert not shown & {NUMBER["gawan"], NUMBER["grail"]}, "who acts is asked, not who comes"


def test_who_hands_a_dragged_character_over_is_asked_if_several_could() -> None:
    charmers = ["charmer-1", "charmer-2", "charmer-3"]
    table = Dragging(areas=[[*charmers, "swan"], ["gawan"], ["ferris"]])
    table.drop("swan", "area:1")
    hands_over = "If you control 3 free Charmers, hand any character to another player"
    assert table.menus == [[f"Charmer {n}: {hands_over}" for n in (1, 2, 3)]]
    assert table.where("swan") == "area:1"


def test_a_commander_is_dragged_onto_whom_it_commands() -> None:
    table = Dragging(areas=[["klingsor", "gawan"], ["kundry"]], common=["wine"])
    table.drop("klingsor", "over:kundry")
    assert table.menus == [["Lock any character", "Control Kundry, Ferris or a Charmer"]]
    table = Dragging(areas=[["titurel", "klingsor"], ["knight-1"]], under={"titurel": ["horn"]})
    table.drop("titurel", "over:knight-1")
    decision = table.bridge.decision
    assert decision is not None
    assert decision.ask == "What does Knight 1 do?"


@pytest.mark.parametrize("staged", [{}, {"limbo": ["gawan"]}])
def test_what_means_nothing_there_chooses_nobody_to_act(staged: dict[str, list[str]]) -> None:
    areas = [["amfortas", "titurel"], ["kundry"]]
    table = Dragging(areas=areas, under={"titurel": ["balm"]}, **staged)
    assert not table.drop("balm", "area:0")
    decision = table.bridge.decision
    assert decision is not None
    assert (decision.rule, len(table.refused)) == ("PAR-011", 1)


def test_who_chooses_none_of_what_a_drop_could_mean_has_not_begun_to_act() -> None:
    table = Dragging(areas=[["klingsor", "gawan"], ["kundry"]], common=["wine"])
    left = []
    table.bridge.several.disconnect()
    table.bridge.several.connect(lambda fitting, take, leave: left.append(leave))
    table.drop("klingsor", "over:kundry")
    assert table.bridge.port.said == ["klingsor"]
    left[0]()
    assert table.bridge.port.said == []
    assert not table.bridge.session.journal.entries
    assert table.bridge.decision
    assert table.bridge.decision.rule == "PAR-011"


def test_who_heeds_a_warning_goes_back_to_before_the_drop() -> None:
    table = Dragging(
        areas=[["amfortas", "charmer-1"], ["klingsor", "kundry"]],
        under={"klingsor": ["spear", "grail"]},
        over={"kundry": "charmer-1"},
    )
    left = []
    table.bridge.warned.connect(lambda option, leave: left.append(leave))
    table.drop("amfortas", "over:kundry")
    assert len(left) == 1
    left[0]()
    assert not table.bridge.session.journal.entries


def test_what_lies_open_is_taken_by_who_could_also_give() -> None:
    """Giving and the Grail's own giving are done by the same drop, but not with the Balm."""
    table = Dragging(
        areas=[["gurnemanz"], ["kundry"]], under={"gurnemanz": ["grail"]}, common=["balm"]
    )
    assert table.drop("balm", "under:gurnemanz")
    assert (table.where("balm"), table.menus) == ("under:gurnemanz", [])


def test_who_alone_can_do_it_is_not_asked_for() -> None:
    """The Spear and Parsifal send characters to Limbo; only the Swan sends what lies open."""
    table = Dragging(
        areas=[["gurnemanz", "parsifal", "swan"], ["kundry", "charmer-1"]],
        under={"gurnemanz": ["spear"]},
        common=["balm"],
    )
    assert table.drop("balm", "limbo")
    assert (table.where("balm"), table.menus) == ("limbo", [])


def test_what_is_sent_to_limbo_is_dragged_there_itself() -> None:
    table = Dragging(areas=[["parsifal", "klingsor"], ["charmer-1", "ferris"]])
    assert table.bridge.port.takers(NUMBER["charmer-1"]) == {"limbo"}
    assert "limbo" not in table.bridge.port.takers(NUMBER["parsifal"])
    assert table.drop("charmer-1", "limbo")
    assert (table.where("charmer-1"), table.menus) == ("limbo", [])


def test_a_captive_is_set_free_by_dragging_its_locker_home() -> None:
    """Its own player releases it; a rival's locker is sent home by who can set free."""
    staged = {"areas": [["squire-1", "swan"], ["kundry", "gawan"]], "over": {"kundry": "squire-1"}}
    own = Dragging(**staged)
    assert own.drop("squire-1", "area:0")
    assert (own.where("squire-1"), own.where("kundry")) == ("area:0", "area:1")
    rival = Dragging(**{**staged, "areas": [["amfortas"], ["klingsor"]], "over": {}})
    assert not rival.drop("klingsor", "area:1"), "it holds nobody"
    free = Dragging(areas=[["titurel", "squire-1"], ["klingsor"]], over={"squire-1": "klingsor"})
    assert free.drop("klingsor", "area:1")
    assert free.where("klingsor") == "area:1"


def test_only_what_a_deed_moves_is_dragged_for_it() -> None:
    """The common area is lit for what somebody owns, not for who owns it."""
    table = Dragging(
        areas=[["klingsor", "gawan"], ["kundry"]], under={"klingsor": ["horn"]}, common=["balm"]
    )
    decision = _question(table)
    assert "common" in table.bridge.port.takers(NUMBER["horn"])
    assert "common" not in table.bridge.port.takers(NUMBER["klingsor"])
    assert "common" not in table.bridge.port.takers(NUMBER["balm"])
    assert table.bridge.port.takers(NUMBER["balm"]) == {"under:klingsor", "under:gawan"}
    shown = [option.pieces for option in decision.options if option.pieces]
    assert shown == [(NUMBER["gawan"],), (NUMBER["klingsor"],)]


def _question(table: Dragging) -> Decision:
    assert table.bridge.decision is not None
    return table.bridge.decision


@pytest.mark.parametrize(
    ("tarot", "zone", "why"),
    [
        ("klingsor", "over:squire-1", "Squire 1 is locked already."),
        ("klingsor", "over:klingsor", "Klingsor cannot lock itself."),
        (
            "klingsor",
            "common",
            "To take an artifact with Klingsor, drag the artifact onto Klingsor.",
        ),
        ("squire-2", "over:herzeleide", "Squire 2 can do nothing to Herzeleide now."),
        ("wine", "over:squire-3", "Squire 3 is locked."),
    ],
)
def test_a_drop_that_does_nothing_is_refused_for_that_alone(
    tarot: str, zone: str, why: str
) -> None:
    """And not for what the same piece could not do elsewhere: nobody tried to release a captive."""
    table = Dragging(
        areas=[["klingsor", "squire-2"], ["herzeleide", "squire-1", "squire-3", "ferris"]],
        under={"klingsor": ["wine"]},
        over={"squire-1": "herzeleide", "squire-3": "ferris"},
        common=["horn"],
    )
    assert not table.drop(tarot, zone)
    assert (table.refused, table.menus) == ([why], [])
    assert not table.bridge.session.journal.entries


@pytest.mark.rule("PAR-026", "PAR-099")
@pytest.mark.parametrize("house_rule", [False, True])
def test_nobody_is_dragged_onto_itself_whatever_is_ruled(house_rule: bool) -> None:
    """The card of the refused drop has no way there, and a house rule lays nobody on nothing."""
    table = Dragging(areas=[["klingsor"], ["kundry"]])
    ways: list[bool] = []
    table.bridge.refused.connect(lambda refusal, *_: ways.append(refusal.absolute))
    if house_rule:
        table.bridge.hands.override("adopt", subject="PAR-026")
    assert not table.drop("klingsor", "over:klingsor")
    assert (ways, table.where("klingsor")) == ([True], "area:0")
    assert not table.drop("klingsor", "area:1")
    assert ways == [True, False], "it can be moved by hand"


BARRED = {
    "areas": [["klingsor", "squire-2", "swan"], ["herzeleide", "squire-1"], ["gawan"]],
    "over": {"squire-1": "herzeleide"},
    "common": ["horn"],
}


@pytest.mark.rule("PAR-033", "PAR-049", "PAR-020", "PAR-099")
@pytest.mark.parametrize("house_rule", [False, True])
@pytest.mark.parametrize(
    ("tarot", "zone", "rule", "lies"),
    [
        ("klingsor", "over:squire-1", "PAR-033", "over:squire-1"),
        ("gawan", "area:0", "PAR-049", "area:0"),
        ("horn", "under:swan", "PAR-020", "under:swan"),
    ],
)
def test_what_a_drop_is_refused_is_carried_out_if_it_is_done_anyway(
    tarot: str, zone: str, rule: str, lies: str, house_rule: bool
) -> None:
    """All that the drop means is done, as one step to undo, and not only the piece laid there."""
    table = Dragging(**BARRED)
    refused: list[tuple[str, tuple[str, ...]]] = []
    table.bridge.refused.connect(lambda why, *_: refused.append((why.rule, why.answers)))
    assert not table.drop(tarot, zone)
    ((given, answers),) = refused
    assert (given, len(answers) > 2) == (rule, True)
    do = table.bridge.answering.make_house_rule if house_rule else table.bridge.answering.do_anyway
    assert do(*([[rule]] if house_rule else []), NUMBER[tarot], zone, answers)  # type: ignore[arg-type, operator]
    assert table.where(tarot) == lies
    assert table.where("herzeleide") == ("area:1" if tarot == "klingsor" else "over:squire-1")
    assert table.bridge.time.undo()
    assert table.where("herzeleide") == "over:squire-1"
    assert table.bridge.decision
    assert table.bridge.decision.rule == "PAR-011"


TWICE_BARRED = {
    "areas": [["knight-1"], ["kundry", "klingsor"], ["herzeleide", "ferris"]],
    "over": {"kundry": "knight-1", "ferris": "herzeleide"},
}
"""Knight 1 has no slot left for Ferris, who is locked already."""


@pytest.mark.rule("PAR-029", "PAR-033", "PAR-099")
def test_a_house_rule_that_another_rule_stands_beside_is_made_with_it_or_not_at_all() -> None:
    table = Dragging(**TWICE_BARRED)
    refused: list[Refusal] = []
    table.bridge.refused.connect(lambda refusal, *_: refused.append(refusal))
    before, session = table.bridge.session.to_json(), table.bridge.session
    drop = NUMBER["knight-1"], "over:ferris"
    assert not table.bridge.answering.drop(*drop)
    assert not table.bridge.answering.make_house_rule(["PAR-029"], *drop, refused[-1].answers)
    assert session.to_json() == before, "nothing of it stands"
    assert [refusal.rule for refusal in refused] == ["PAR-029", "PAR-033"]
    rules = (*refused[-1].beside, refused[-1].rule)
    assert table.bridge.answering.make_house_rule(rules, *drop, refused[-1].answers)
    assert (session.table.house_rules, table.where("knight-1")) == ([*rules], "over:ferris")
    assert table.bridge.time.undo()
    assert not session.journal.entries, "one step takes all of it back"
    assert (session.table.house_rules, table.where("knight-1")) == ([], "over:kundry")


@pytest.mark.rule("PAR-033", "PAR-099")
def test_one_house_rule_lifts_what_it_bars_alone() -> None:
    """Without PAR-029 a Knight holds two, but nobody whom another holds."""
    table = Dragging(**TWICE_BARRED)
    table.bridge.hands.override("adopt", subject="PAR-029")
    assert not table.drop("knight-1", "over:ferris")
    assert table.refused == ["Ferris is locked already."]
    assert table.drop("knight-1", "over:klingsor")
    assert table.where("knight-1") == "over:klingsor"


@pytest.mark.rule("PAR-099")
def test_what_was_taken_back_can_be_done_again_after_a_house_rule_came_to_nothing() -> None:
    table = Dragging(**TWICE_BARRED)
    assert table.drop("knight-1", "over:klingsor") is False
    table.bridge.answering.answer("pass")
    table.bridge.time.undo()
    keys = ("knight-1", "knight-1 lock", "ferris")
    drop = NUMBER["knight-1"], "over:ferris"
    assert not table.bridge.answering.make_house_rule(["PAR-029"], *drop, keys)
    assert table.bridge.time.redo()
    assert [entry.key for entry in table.bridge.session.journal.entries] == ["pass"]  # type: ignore[union-attr]


@pytest.mark.rule("PAR-048")
def test_who_would_hand_itself_over_is_warned_first() -> None:
    charmers = ["charmer-1", "charmer-2", "charmer-3"]
    table, warned = Dragging(areas=[charmers, ["gawan"]]), list[str]()
    table.bridge.warned.connect(lambda option, leave: warned.append(option.warning))
    table.drop("charmer-1", "area:1")
    assert warned == ["Charmer 1 hands itself over, and you no longer control it."]
    assert table.where("charmer-1") == "area:0"


def test_a_drop_of_another_piece_begins_anew_whoever_was_chosen() -> None:
    table = Dragging(areas=[["ferris", "knight-2"], ["charmer-4"]])
    assert table.bridge.answering.answer("knight-2")
    assert table.drop("ferris", "over:knight-2")
    assert (table.where("ferris"), table.refused) == ("over:knight-2", [])
