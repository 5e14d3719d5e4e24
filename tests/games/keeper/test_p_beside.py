"""The last chapter: classes and typed cards, and what happens beside the cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import pack_folder
from saves.folders import folders
from saves.typed_packs import keep_written
from tabletop import Refusal, load, new_game
from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.typed_cards import LONGEST_LINE, Marks, Written, read_line
from tabletop.packs import library
from tabletop.packs.players.file_names import THIS_TABLE
from tabletop.packs.players.pack import Pack, sheet_pack
from tabletop.packs.rulebook import rulebook
from tabletop.play.adaptation.packs_in_play import kinds_of, options_for
from tabletop.play.questions.declaration_keys import spelt
from tabletop.play.rules.chronicle import sentence
from tests.games.keeper.hands import HELD, health, names, offered, table, turn
from tests.packs.players.making import read


@pytest.mark.rule("SCN-061", "SCN-063", "SCN-066")
def test_a_hand_is_a_class_with_its_health_and_things() -> None:
    session = new_game("keeper", seats=2, seed=1)
    session.answer("class The Wayfarer")
    session.answer("flask old-charm")
    assert "class The Wayfarer" not in offered(session)
    session.answer("class The Lantern Bearer")
    session.answer("stout-boots")
    assert (len(names(session, "hand:0")), len(names(session, "hand:1"))) == (10, 9)
    assert (health(session, 0), health(session, 1)) == (12, 8)
    assert names(session, "items:0") == ["flask", "old-charm"]


@pytest.mark.rule("SCN-061")
@pytest.mark.parametrize(
    ("limit", "said", "held"),
    [
        (4, "{0} {2} {4} {5}", 4),
        (6, "", 6),
        (0, "all", 6),
        (0, "some/{1} {3}", 2),
    ],
)
def test_a_hand_is_so_many_cards_of_a_class(
    limit: int, said: str, held: int, tmp_path: Path
) -> None:
    """As many as the class says; else all of them, or those that one picks."""
    rows = [f"card,Stone {n},{n + 1},," for n in range(6)]
    rows += [f"class,Mud golem,,9,{limit}"]
    place = tmp_path / "Mud golem.csv"
    place.write_text("\n".join(["kind,title,initiative,health,hand", *rows]))
    pack = read(place)
    assert pack.findings == ()
    library.add(pack)
    session = new_game("keeper", seats=2, seed=1, options=options_for([pack]))
    session.answer("class Mud golem")
    if said:
        cards = [spelt(name) for name in pack.cards if "stone" in name]
        if limit:
            with pytest.raises(Refusal):
                session.answer(" ".join(cards[:3]))
        session.answer(said.format(*cards))
    assert len(names(session, "hand:0")) == held
    assert health(session) == 9
    session.answer("done")
    assert "class Mud golem" not in offered(session), "it is somebody's, cards left or not"


@pytest.mark.rule("SCN-062", "SCN-066")
def test_what_was_typed_in_is_there_in_later_games(tmp_path: Path) -> None:
    """Its class by its name, as it was, with its Health; things of several games beside each
    other; and nothing of what others brought under the same name is touched."""
    files = folders(tmp_path)
    others = sheet_pack("Things", b"name,kind\nAnvil,item\n", "keeper", kinds_of, author="Bea")
    pack_folder.take_in(files, others)
    lines = ("Axe, 83, lost, persistent 3", "Boots 12", "Hymn; 50; recover lost; r")
    kept: list[Pack] = []
    for things in (["Rope, consume"], ["Rope, passive", "Lantern"]):
        session = new_game("keeper", seats=1, seed=1)
        session.answer("typed")
        session.answer("=Mud Golem")
        for line in lines:
            session.answer(f"={line}")
        session.answer("done")
        session.answer("=14")
        session.answer("typed")
        for line in things:
            session.answer(f"={line}")
        kept = keep_written(files, session)
    again = keep_written(files, session)
    assert [pack.key for pack in again] == [pack.key for pack in kept], "it changes nothing"
    assert len([*files.packs_bin.iterdir()]) == 1, "but the earlier edition of things"
    later = new_game("keeper", seats=1, seed=1, options=options_for(kept))
    items = [of.name for of in content.in_play(later.table.options) if isinstance(of, content.Item)]
    assert items[:2] == ["Rope", "Lantern"]
    later.answer("class Mud Golem")
    later.answer("all")
    assert health(later) == 14
    held = [content.hand_card(name) for name in names(later, "hand:0")]
    written = [read_line(line) for line in lines]
    assert [(of.name, of.initiative, of.marks("top"), of.marks("bottom")) for of in held if of] == [
        card[:4] for card in written
    ]
    there = {pack.about.title: pack.about.author for pack in pack_folder.packs_for(files, "keeper")}
    assert there == {"Mud golem": THIS_TABLE, "Things": "Bea", "Things 2": THIS_TABLE}


@pytest.mark.rule("SCN-066")
def test_things_are_typed_in_and_used_and_kept_in_a_save() -> None:
    session = new_game("keeper", seats=1, seed=1)
    session.answer("plain")
    session.answer("10")
    session.answer("old-charm typed")
    for line, told in (("Rope, forever", "'forever' is none"), ("Rope, consume", "")):
        session.answer(f"={line}")
        assert told in session.decision.ask
    session.answer("=Rope; consumed")
    assert "There is Rope already" in session.decision.ask
    session.answer("=Lantern")
    session.answer("done")
    again = load(session.to_json())
    assert names(again, "items:0") == ["old-charm", "thing: Rope, consume", "thing: Lantern, spend"]
    first, second = (option.key for option in again.decision.options[:2])
    again.answer(f"{first}/{second}")
    again.answer("use thing: Rope, consume")
    assert not again.table.named("thing: Rope, consume").face_up


@pytest.mark.rule("SCN-062", "SCN-063")
def test_cards_are_typed_in_and_played_and_kept_in_a_save() -> None:
    session = new_game("keeper", seats=1, seed=1)
    session.answer("typed")
    session.answer("none")
    for line in ("Axe, 83, lost", "Boots 12", "Hymn; 50; recover lost; p 2"):
        session.answer(f"={line}")
    session.answer("done")
    session.answer("=14")
    session.answer("done")
    titles = [session.game.title_of(name) for name in names(session, "hand:0")]
    assert titles == ["Axe", "Boots", "Hymn"]
    again = load(session.to_json())
    assert names(again, "hand:0") == names(session, "hand:0"), "no stand-ins"
    axe, boots, _ = names(again, "hand:0")
    again.answer("/".join(option.key for option in again.decision.options[:2]))
    again.answer(f"top {axe}")
    again.answer(f"top {boots}")
    assert (names(again, "lost:0"), names(again, "discard:0")) == ([axe], [boots])
    assert health(again) == 14


@pytest.mark.rule("SCN-062")
def test_a_line_that_cannot_be_read_is_told_and_asked_again() -> None:
    session = new_game("keeper", seats=1, seed=1)
    session.answer("typed")
    session.answer("=The Mud/Golem")
    session.answer("=Axe, many")
    assert "'many' is none" in session.decision.ask
    session.answer("=Axe, 83")
    session.answer("=Axe, 83, -")
    assert "already" in session.decision.ask
    assert len(names(session, "hand:0")) == 1


@pytest.mark.rule("SCN-062")
@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("Breaker, 83, lost, persistent 3", (True, "", 0, False, False, "persistent", 3, False)),
        ("Breaker 83", (False, "", 0, False, False, "", 0, False)),
        ("Breaker;83;L;R", (True, "", 0, False, False, "round", 0, False)),
        ("Breaker | 83 | - | rec l 2", (False, "", 0, False, True, "persistent", 2, True)),
    ],
)
def test_what_a_line_says(line: str, read: tuple[object, ...]) -> None:
    written = read_line(line)
    assert isinstance(written, Written)
    assert (written.title, written.initiative) == ("Breaker", 83)
    assert (*written.top, *written.bottom) == read
    assert read_line(written.name) == written


HOSTILE = {
    "": "begins with its title",
    ",": "begins with its title",
    "Axe": "there is none",
    "Axe, 0": "'0' is none",
    "Axe, 100": "'100' is none",
    "Axe, -5": "'-5' is none",
    "Axe, ٣": "'٣' is none",
    "Axe, 1e1": "'1e1' is none",
    "Axe, 5, lots": "'lots' is not a mark",
    "Axe, 5, lost, 12": "'12' is not a mark",
    "Axe, 5, -, -, -": "four parts",
    "x" * 41 + ", 5": "40 letters",
    "x" * (LONGEST_LINE + 20): "too long",
    "a\u202eb, 5": "begins with its title",
    "12": "there is none",
    "Axe,,,": "'' is none",
    "Axe, 5, lost lost, ✝": "'✝' is not a mark",
    "/": "begins with its title",
    "Axe, 83.5": "'83.5' is none",
    "Axe, 5, 10": "'10' is not a mark",
}


@pytest.mark.rule("SCN-062")
@pytest.mark.parametrize(("line", "told"), HOSTILE.items())
def test_what_is_wrong_with_a_line_is_said(line: str, told: str) -> None:
    read = read_line(line)
    assert isinstance(read, str)
    assert told in read or told.replace("'' is none", "there is none") in read


def test_marks_are_written_as_they_are_read() -> None:
    assert str(Marks(True, "persistent", 3, True)) == "persistent 3 lost recover"


@pytest.mark.rule("SCN-064")
def test_damage_and_healing_are_counted_and_without_health_a_hero_is_exhausted() -> None:
    session = turn("cliff-breaker", "milestone", on={"hero-1": {"health": 2}})
    session.answer("hurt 0")
    assert {option.key for option in session.decision.options if option.warning} == {"2"}
    session.answer("1")
    session.answer("heal 0")
    session.answer("=lots")
    assert "not a number" in session.decision.ask
    session.answer("=40")
    assert health(session) == 10, "never above the most"
    session.answer("hurt 0")
    session.answer("=12")
    assert session.table.outcome is not None


@pytest.mark.rule("SCN-064")
@pytest.mark.parametrize(
    ("step", "args", "zones"),
    [
        ("act", {"seat": 0}, {"chosen:0": ["wide-arc", "cliff-breaker"]}),
        ("meanwhile", {}, {}),
        ("short_rests", {"seat": 0}, {"discard:0": ["spark", "flare"]}),
        ("long_rest", {"seat": 0}, {"discard:0": ["spark", "flare"]}),
    ],
)
@pytest.mark.parametrize("whom", [0, 1])
def test_whatever_befalls_anybody_may_be_told_at_any_question(
    step: str, args: dict[str, int], zones: dict[str, list[str]], whom: int
) -> None:
    """Damage and healing by number, notes: and the question is asked again."""
    session = table(["mirror"], ["thrown-hook"], step=step, args=args, zones=zones)
    before = session.decision
    for answers in (["hurt", "5"], ["heal", "=3"], ["note", "=poisoned, 2 rounds"]):
        if whom:
            session.answer(f"who {whom}")
        session.answer(f"{answers[0]} {whom}")
        session.answer(answers[1])
    assert health(session, whom) == 7
    assert names(session, f"hero:{whom}")[1:] == ["note: poisoned, 2 rounds"]
    assert session.game.title_of("note: poisoned, 2 rounds") == "poisoned, 2 rounds"
    assert (session.decision.ask, session.decision.seat) == (before.ask, before.seat)
    again = load(session.to_json())
    if whom:
        again.answer(f"who {whom}")
    again.answer("strike note: poisoned, 2 rounds")
    assert len(names(again, f"hero:{whom}")) == 1


QUESTIONS: dict[str, dict[str, object]] = {
    "choose": {},
    "act": {"seat": 0},
    "recover": {"seat": 0, "but": 0},
    "meanwhile": {},
    "ending": {},
    "short_rests": {"seat": 0},
    "short_rest": {"seat": 0},
    "long_rest": {"seat": 0},
    "befalls": {"seat": 0},
    "prevent": {"seat": 0, "back": "meanwhile"},
    "note": {"seat": 0, "back": "meanwhile", "at": -1},
    "how_much": {"seat": 0, "what": "hurt", "back": "meanwhile", "at": -1},
}
"""All that is asked in a round."""

TOLD = {
    "act": "hurt 0",
    "meanwhile": "hurt 0",
    "short_rests": "hurt 0",
    "long_rest": "hurt 0",
    "befalls": "hurt 0",
    "how_much": "",
}
"""Where damage may be told, and how."""


@pytest.mark.rule("SCN-005", "SCN-009", "SCN-019", "SCN-041", "SCN-064")
@pytest.mark.parametrize("others", [0, 1])
@pytest.mark.parametrize(("step", "told"), [*((step, None) for step in QUESTIONS), *TOLD.items()])
def test_who_falls_in_the_midst_of_anything_is_asked_nothing_more_and_no_card_moves(
    step: str, told: str | None, others: int
) -> None:
    """By hand or as it is told; with nobody left it is over at once, else the others go on."""
    piles = {
        "chosen": ["oak-boards", "milestone"],
        "active": ["borrowed-shield", "steady-flame"],
        "discard": ["spark", "flare"],
        "lost": ["burning-oil"],
        "hand": ["mirror"],
    }
    zones = {f"{pile}:0": cards for pile, cards in piles.items()}
    hands = [["mirror", "jar-of-noon"], ["thrown-hook", "far-stride"]][: 1 + others]
    session = table(
        *hands,
        step=step,
        args=QUESTIONS[step],
        zones=zones,
        on={"borrowed-shield": {"half": 2}, "steady-flame": {"half": 1}},
    )
    assert 0 in {decision.seat for decision in session.decisions}
    if told is None:
        hero = session.table.named("hero-1").id
        session.override("count", piece=hero, counter="health", value=0)
    else:
        for answer in filter(None, (told, "=9")):
            session.answer(answer)
    if not others:
        assert session.table.outcome is not None
        assert session.table.outcome.rule == "SCN-019"
    while others and session.decision.rule != "SCN-015":
        assert session.decision.seat == 1
        session.answer(session.decision.default)
    assert [decision.seat for decision in session.decisions] == [1] * others
    assert {pile: sorted(names(session, f"{pile}:0")) for pile in piles} == {
        pile: sorted(cards) for pile, cards in piles.items()
    }


@pytest.mark.rule("SCN-064")
def test_while_all_choose_in_secret_damage_is_counted_by_hand_and_nothing_is_lost() -> None:
    session = table(HELD, ["spark", "flare"], ["mirror", "milestone"])
    session.answer("card wide-arc/card cliff-breaker", seat=0)
    for seat, left in ((0, 4), (1, 0)):
        hero = session.table.named(f"hero-{seat + 1}").id
        session.override("count", piece=hero, counter="health", value=left)
    assert [decision.seat for decision in session.decisions] == [2]  # who has none is out
    session.answer("card mirror/card milestone", seat=2)
    assert names(session, "chosen:0") == ["wide-arc", "cliff-breaker"]
    assert (health(session, 0), names(session, "hand:1")) == (4, ["spark", "flare"])


@pytest.mark.rule("SCN-061")
@pytest.mark.parametrize("half", ["top", "bottom"])
def test_two_halves_of_a_kind_are_told_and_may_be_done_all_the_same(half: str) -> None:
    session = turn("walking-staff", "wide-arc")
    session.answer(f"{half} walking-staff")
    warned = {option.key for option in session.decision.options if option.warning}
    assert warned == {f"{half} wide-arc"}
    session.answer(f"{half} wide-arc")
    title = session.game.title_of
    told = [sentence(line, session.table, 0, title) for line in session.lines]
    assert f"It is the second {half} of this turn." in told


@pytest.mark.rule("SCN-046", "SCN-064")
def test_nobody_heals_above_the_most() -> None:
    session = turn("cliff-breaker", "milestone", on={"hero-1": {"health": 10}})
    with pytest.raises(Refusal, match="SCN-046"):
        session.answer("heal 0")


@pytest.mark.rule("SCN-065")
@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ("hand/spark", ["spark"]),
        ("discard/flare mirror", ["flare", "mirror"]),
        ("none", []),
    ],
)
def test_cards_are_lost_instead_of_damage(said: str, lost: list[str]) -> None:
    session = turn(
        "cliff-breaker", "milestone", hand=["spark"], zones={"discard:0": ["flare", "mirror"]}
    )
    session.answer("prevent 0")
    session.answer(said)
    assert (names(session, "lost:0"), health(session)) == (lost, 9)
    assert session.decision.rule == "SCN-001", "and the turn goes on"


@pytest.mark.rule("SCN-065")
def test_one_discarded_card_is_not_enough() -> None:
    session = turn("cliff-breaker", "milestone", zones={"discard:0": ["flare"]})
    with pytest.raises(Refusal, match="SCN-065"):
        session.answer("prevent 0")


@pytest.mark.rule("SCN-066")
def test_things_are_spent_or_consumed() -> None:
    session = turn(
        "cliff-breaker", "milestone", zones={"items:0": ["flask", "stout-boots", "old-charm"]}
    )
    assert "use old-charm" not in offered(session)
    session.answer("use flask")
    session.answer("use stout-boots")
    assert not session.table.named("flask").face_up
    assert session.table.named("stout-boots").turn == 90
    assert not [key for key in offered(session) if key.startswith("use")]


@pytest.mark.rule("SCN-068")
@pytest.mark.parametrize(("said", "winners"), [("won", [0, 1]), ("lost", [])])
def test_players_say_how_the_scenario_ended(said: str, winners: list[int]) -> None:
    session = table(HELD, ["spark", "flare"], step="meanwhile")
    session.answer("over")
    session.answer("no")
    session.answer("who 1")
    session.answer("hurt 1")
    session.answer("1")
    assert health(session, 1) == 8
    session.answer("over")
    session.answer(said)
    assert session.table.outcome is not None
    assert session.table.outcome.winners == winners


@pytest.mark.rule("SCN-052", "SCN-059")
@pytest.mark.parametrize("open_hands", ["off", "on"])
def test_hands_are_private_or_open(open_hands: str) -> None:
    session = table(HELD, ["spark"], options={"open_hands": open_hands})
    seen = [piece.name for piece in session.view(1)["hand:0"]]
    assert (seen == HELD) == (open_hands == "on")


@pytest.mark.rule("SCN-053")
def test_what_others_chose_is_not_said_before_the_reveal() -> None:
    session = table(HELD, ["spark", "flare"])
    before = session.view(1)
    session.answer("card wide-arc/card cliff-breaker", seat=0)
    assert session.view(1)["hand:0"] == before["hand:0"]


def test_the_rules_of_the_source_have_the_numbers_and_tags_that_scenario_has() -> None:
    ours, theirs = rulebook("keeper").rules, rulebook("scenario").rules
    source = [f"SCN-{number:03}" for number in range(1, 61)]
    assert [ours[id].tag for id in source] == [theirs[id].tag for id in source]
