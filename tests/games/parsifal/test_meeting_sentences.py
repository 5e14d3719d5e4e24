"""Sentences that no printed tarot says, and how they meet the rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tabletop import load
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.subjects import Who
from tabletop.games.parsifal.cards import content
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules.abilities import Acting
from tabletop.games.parsifal.rules.action_deeds import bring_about
from tabletop.games.parsifal.rules.board import numbers
from tabletop.games.parsifal.rules.executor import EXECUTOR
from tabletop.games.parsifal.rules.locks import Locks
from tabletop.games.parsifal.rules.skills import Drops
from tabletop.games.parsifal.rules.turn import Draws
from tabletop.packs.library import forget_readings
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.game_shelf import game_called
from tests.games.parsifal.staging import at_rest, keys, locker, names, play, question, say, stage


def words() -> Phrasebook:
    """The words of the game, and some more that speak of locks."""
    game_called("parsifal")  # all its chapters have added their words
    book = Phrasebook(**PHRASES.kinds)
    for phrase in PHRASES:
        book.take(phrase)
    book.add("when a tarot is drawn", "trigger", deed=Draws)
    book.add("lock {hero} in its place", "action", _lock_instead)
    book.add("{who:hero} [drop] an artifact", "cost", _drop)
    return book


def _lock_instead(context: Acting, hero: Who) -> Rules[bool]:
    deed = context.deed
    assert isinstance(deed, Locks)
    (other,) = EXECUTOR.whom.among(context, hero)
    lock = Locks(who=other, by=deed.by, source=deed.source, seat=deed.seat)
    return (yield from bring_about(context.play, [lock], context))


def _drop(context: Acting, who: int) -> Rules[bool]:
    owned = numbers(context.board.owned[who])
    if not owned:
        return False
    return (yield from bring_about(context.play, [Drops(who=owned[0], by=who)], context))


def forget() -> None:
    """Read all tarots anew."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("tabletop.games.parsifal"):
            for each in vars(module).values():
                if callable(clear := getattr(each, "cache_clear", None)):
                    clear()
    forget_readings()


Saying = Callable[..., None]


@pytest.fixture
def saying(monkeypatch: pytest.MonkeyPatch) -> Iterator[Saying]:
    """Has tarots say more than what is printed on them."""
    book = words()
    pack = content.pack()

    def speak(**texts: str) -> None:
        for name, text in texts.items():
            unread = [str(s) for s in parse(text, book) if not isinstance(s, Clause)]
            assert not unread, unread
            card = pack.cards[name]
            monkeypatch.setitem(pack.cards, name, replace(card, text=f"{card.text} {text}"))
        forget()

    monkeypatch.setattr(content, "pack", lambda: pack)
    monkeypatch.setattr(content, "PHRASES", book)
    yield speak
    monkeypatch.undo()
    forget()


GIVES_ITSELF = "When Kundry would be locked, instead send this to Limbo."


def test_what_is_forbidden_uses_nothing_up_that_would_stand_for_it(saying: Saying) -> None:
    saying(titurel="Kundry cannot be locked.", swan=GIVES_ITSELF)
    session = stage(areas=(["gurnemanz"], ["kundry", "titurel", "swan"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    at_rest(session, 1)
    assert not locker(session, "kundry")
    assert not names(session, "limbo")


def test_a_ban_holds_only_while_it_says(saying: Saying) -> None:
    saying(parsifal="Kundry cannot be locked while Titurel is not locked.")
    for over in ({}, {"titurel": "klingsor"}):
        session = stage(
            areas=(["gurnemanz", "klingsor"], ["kundry", "titurel", "parsifal"]), over=over
        )
        play(session, "gurnemanz", "gurnemanz lock", "kundry")
        assert locker(session, "kundry") == ("gurnemanz" if over else "")


def test_of_two_that_stand_for_it_the_one_affected_says_which_does(saying: Saying) -> None:
    saying(swan=GIVES_ITSELF, titurel=GIVES_ITSELF)
    session = stage(areas=(["gurnemanz", "swan"], ["titurel"], ["kundry"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    decision = question(session)
    assert decision is not None
    assert decision.seat == 2, "Kundry's player is asked"
    assert decision.ask.endswith("Which comes first?")
    (key,) = [option.key for option in decision.options if option.pieces == (NUMBER["swan"],)]
    again = load(session.to_json())
    for each in (session, again):
        say(each, key)
        assert names(each, "limbo") == ["swan"]
        assert not locker(each, "kundry")
        assert each.table.count("active") != 0, "the turn is over"


def test_two_that_send_a_lock_to_each_other_have_their_say_once(saying: Saying) -> None:
    saying(
        parsifal="When Kundry would be locked, instead lock the Swan in its place.",
        titurel="When the Swan would be locked, instead lock Kundry in its place.",
    )
    session = stage(areas=(["gurnemanz"], ["kundry", "swan", "parsifal", "titurel"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert locker(session, "kundry") == "gurnemanz"
    assert not locker(session, "swan")


def test_a_limit_lets_the_second_of_one_action_through(saying: Saying) -> None:
    saying(titurel="Once per turn, when a character would be locked, stop that action.")
    areas = (["herzeleide"], ["kundry", "swan", "titurel"])
    session = stage(areas=areas, options={"lock_volley": "on"})
    play(session, "herzeleide", "herzeleide lock", "kundry", "swan")
    assert not locker(session, "kundry"), "the first is stopped"
    assert locker(session, "swan") == "herzeleide"


def test_a_condition_may_be_about_the_one_affected(saying: Saying) -> None:
    saying(
        titurel="When a character that owns an artifact would be locked, stop that action.",
    )
    for owner in ("kundry", "parsifal"):
        session = stage(
            areas=(["gurnemanz"], ["kundry", "parsifal", "titurel"]), under={owner: ["balm"]}
        )
        play(session, "gurnemanz", "gurnemanz lock", "kundry")
        assert locker(session, "kundry") == ("" if owner == "kundry" else "gurnemanz")


@pytest.mark.parametrize("pays", [True, False])
def test_it_is_done_unless_somebody_pays(saying: Saying, pays: bool) -> None:
    saying(
        titurel="When the Swan would be locked, stop that action unless Kundry drops an artifact."
    )
    session = stage(
        areas=(["gurnemanz", "swan"], ["titurel"], ["kundry"]), under={"kundry": ["balm"]}
    )
    play(session, "gurnemanz", "gurnemanz lock", "swan")
    decision = question(session)
    assert decision is not None
    assert decision.seat == 2, "Kundry's player is asked"
    say(session, next(key for key in keys(session) if (key == "yes") == pays))
    assert locker(session, "swan") == ("gurnemanz" if pays else "")
    assert names(session, "common") == (["balm"] if pays else [])
    assert session.table.count("active") != 0, "the turn is over"


def test_what_is_drawn_is_told_to_what_waits_for_it(saying: Saying) -> None:
    saying(swan="When a tarot is drawn, send this to Limbo.")
    for over in ({}, {"swan": "gurnemanz"}):
        areas = (["gurnemanz"], ["swan", "titurel"])
        session = stage(areas=areas, deck=["kundry", "balm"], step="draw", over=over)
        assert "kundry" in names(session, "area:0")
        assert names(session, "limbo") == ["swan"]
        assert not locker(session, "swan"), "it leaves its lock"


def test_what_waits_for_somebody_to_act_is_told_once_and_another_may_act_all_the_same(
    saying: Saying,
) -> None:
    saying(titurel="After a Knight acts, send this to Limbo.")
    areas = (["knight-1", "knight-2", "titurel"], ["klingsor"])
    session = stage(areas=areas, common=["balm", "wine", "bow"])
    play(session, "knight-1", "take", "balm")
    assert names(session, "limbo") == ["titurel"]
    decision = question(session)
    assert decision is not None
    assert decision.rule == "PAR-076", "the other Knight may act"
    session.override("move", piece=NUMBER["titurel"], zone="area:0")
    play(session, "knight-2 PAR-079", "take", "wine")
    assert names(session, "limbo") == ["titurel"], "the second action is told of, too"
    at_rest(session, 1)


def test_a_skill_is_used_only_on_whom_its_words_tell(saying: Saying) -> None:
    saying(
        amfortas="Lock any character that owns an artifact.",
        titurel="Send any character controlled by an opponent to Limbo.",
        parsifal="If Klingsor is in Limbo, recall any character.",
    )
    areas = (["amfortas", "titurel", "parsifal"], ["kundry", "swan"])
    session = stage(areas=areas, under={"kundry": ["balm"]}, limbo=["ferris"])
    play(session, "amfortas", "amfortas lock")
    assert [key for key in keys(session) if key in ("kundry", "swan", "titurel")] == ["kundry"]
    play(session, "kundry")
    assert locker(session, "kundry") == "amfortas"
    session = stage(areas=areas, limbo=["ferris"])
    play(session, "titurel", "titurel send to limbo")
    assert {"kundry", "swan"} == {"kundry", "swan", "amfortas"} & set(keys(session))
    for limbo in (["ferris"], ["ferris", "klingsor"]):
        session = stage(areas=areas, limbo=limbo)
        play(session, "parsifal")
        if "klingsor" not in limbo:
            with pytest.raises(Refusal, match="That is not so now"):
                say(session, "parsifal recall")
            continue
        play(session, "parsifal recall", "ferris")
        assert "ferris" in names(session, "area:0")


def test_what_waits_asks_who_speaks_for_it_to_whom_it_does_what_it_says(saying: Saying) -> None:
    saying(
        titurel="When a character you control takes the Bread or the Wine,"
        " free any character you control."
    )
    areas = (["titurel", "gawan", "kundry", "swan"], ["ferris", "klingsor"])
    over = {"kundry": "klingsor", "swan": "ferris"}
    session = stage(areas=areas, common=["bread", "balm"], over=over)
    play(session, "gawan", "take", "balm")
    assert locker(session, "kundry") == "klingsor"
    session = stage(areas=areas, common=["bread", "balm"], over=over)
    play(session, "gawan", "take", "bread")
    decision = question(session)
    assert decision is not None
    assert decision.seat == 0
    say(session, "kundry")
    assert not locker(session, "kundry")
    assert locker(session, "swan") == "ferris"


def test_bans_tell_by_whom_and_what(saying: Saying) -> None:
    saying(balm="Its owner cannot be locked by a Garden character.", bow="This cannot be dropped.")
    areas = (["klingsor", "gurnemanz"], ["kundry"])
    for actor in ("klingsor", "gurnemanz"):
        session = stage(areas=areas, under={"kundry": ["balm"]})
        play(session, actor, f"{actor} lock", "kundry")
        assert locker(session, "kundry") == ("" if actor == "klingsor" else "gurnemanz")
    session = stage(areas=areas, under={"klingsor": ["bow", "horn"]})
    play(session, "klingsor", "drop", "bow")
    assert names(session, "under:klingsor") == ["bow", "horn"]


def test_what_a_skill_says_behind_its_first_deed_has_a_target_of_its_own(saying: Saying) -> None:
    saying(amfortas="Recall any character and lock any character controlled by an opponent.")
    session = stage(areas=(["amfortas"], ["kundry", "swan"]), limbo=["ferris"])
    play(session, "amfortas", "amfortas recall", "ferris", "kundry")
    assert "ferris" in names(session, "area:0")
    assert locker(session, "kundry") == "amfortas"
    assert not locker(session, "swan")


@pytest.mark.parametrize("wanted", [True, False])
def test_what_one_may_is_done_only_if_it_is_wanted(saying: Saying, wanted: bool) -> None:
    saying(titurel="When a character you control is locked, you may free any character.")
    session = stage(areas=(["gurnemanz", "parsifal"], ["kundry", "titurel"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    decision = question(session)
    assert decision is not None
    assert decision.seat == 1
    say(session, "yes" if wanted else "no")
    assert locker(session, "kundry") == ("" if wanted else "gurnemanz")


def test_a_skill_that_one_may_use_is_a_skill(saying: Saying) -> None:
    saying(amfortas="You may recall any character.")
    session = stage(areas=(["amfortas"], ["kundry"]), limbo=["ferris"])
    play(session, "amfortas", "amfortas recall", "ferris")
    assert "ferris" in names(session, "area:0")


@pytest.mark.rule("PAR-006")
@pytest.mark.parametrize(("captive", "drawn"), [("kundry", 1), ("gawan", 0)])
def test_what_goes_on_asks_of_the_one_it_was_done_to(
    saying: Saying, captive: str, drawn: int
) -> None:
    saying(
        parsifal="Lock any character. If that character is locked, draw 1 tarot. "
        "Then, if Kundry is locked, draw 1 tarot."
    )
    session = stage(areas=(["parsifal"], ["kundry", "gawan"]), deck=["swan", "titurel", "balm"])
    play(session, "parsifal", "parsifal lock", captive)
    assert locker(session, captive) == "parsifal"
    mine = [name for name in ("swan", "titurel") if name in names(session, "area:0")]
    assert len(mine) == 1 + drawn


@pytest.mark.rule("PAR-024")
@pytest.mark.parametrize(("limbo", "can"), [(["klingsor"], "recall"), ([], "lock")])
def test_a_skill_is_otherwise_what_its_otherwise_says(
    saying: Saying, limbo: list[str], can: str
) -> None:
    saying(gamuret="If Klingsor is in Limbo, recall any character. Otherwise, free any character.")
    session = stage(
        areas=(["gamuret"], ["kundry", "swan"], ["herzeleide"]),
        over={"swan": "herzeleide"},
        limbo=limbo,
    )
    play(session, "gamuret")
    offered = keys(session)
    assert any("recall" in key for key in offered) == (can == "recall")
    assert any("free" in key for key in offered) == (can == "lock")


@pytest.mark.rule("PAR-021")
def test_who_did_it_drops_all(saying: Saying) -> None:
    saying(
        titurel="When an opponent's character takes an artifact, that character drops all "
        "artifacts.",
        kundry="When this character is locked, draw 1 tarot.",
    )
    session = stage(
        areas=(["gurnemanz"], ["kundry", "titurel"]),
        under={"gurnemanz": ["balm"]},
        common=["wine"],
        deck=["amfortas", "swan", "klingsor"],
    )
    play(session, "gurnemanz", "take", "wine")
    assert sorted(names(session, "common")) == ["balm", "wine"]
    say(session, "pass")
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert "klingsor" in names(session, "area:1"), "for who controls her"


@pytest.mark.rule("PAR-011")
def test_another_turn_comes_before_that_of_the_next(saying: Saying) -> None:
    saying(
        gurnemanz="After Gurnemanz acts, take another turn after this one.",
        kundry="When this character is locked, each opponent draws 1 tarot.",
    )
    session = stage(areas=(["gurnemanz"], ["kundry", "swan"]), deck=["titurel", "balm", "bow"])
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert "titurel" in names(session, "area:0")
    at_rest(session, 0)
    assert "another" not in session.table.counters
    say(session, "pass")
    at_rest(session, 1)


def test_a_ban_by_some_holds_against_others_only(saying: Saying) -> None:
    saying(titurel="When Kundry would be locked by a Knight, instead send this to Limbo.")
    for actor in ("knight-1", "gurnemanz"):
        session = stage(areas=([actor], ["kundry", "titurel"]))
        play(session, actor, f"{actor} lock", "kundry")
        assert locker(session, "kundry") == ("" if actor == "knight-1" else actor)


def test_what_is_asked_of_the_table_is_so(saying: Saying) -> None:
    saying(
        titurel="Kundry cannot be locked while Klingsor is in play.",
        swan="Parsifal cannot be locked while nobody owns the Balm.",
        gamuret="Gawan cannot be locked while you control 3 free characters or more.",
    )
    guards = ["kundry", "parsifal", "gawan", "titurel", "swan", "gamuret"]
    for here, under, target, free in (
        (["klingsor"], {}, "kundry", False),
        ([], {}, "kundry", True),
        ([], {}, "parsifal", False),
        ([], {"titurel": ["balm"]}, "parsifal", True),
        ([], {}, "gawan", False),
    ):
        session = stage(areas=(["herzeleide", *here], guards), under=under)
        play(session, "herzeleide", "herzeleide lock", target)
        assert locker(session, target) == ("herzeleide" if free else "")


@pytest.mark.rule("PAR-006")
def test_of_what_is_looked_at_one_is_drawn(saying: Saying) -> None:
    saying(
        gurnemanz="After Gurnemanz acts, look at the top 3 tarots of the deck. Draw 1 of them "
        "and put the rest back in any order."
    )
    session = stage(areas=(["gurnemanz"], ["kundry"]), deck=["balm", "swan", "titurel", "bow"])
    play(session, "gurnemanz", "gurnemanz lock", "kundry", "seen", "look swan", "look balm")
    assert "swan" in names(session, "area:0")
    assert "titurel" in names(session, "area:1"), "drawn by the next"
    assert names(session, "deck") == ["bow"], "and the balm by the one after, who could do nothing"


def test_a_skill_of_which_nothing_is_declared_is_done_as_printed(saying: Saying) -> None:
    saying(
        gurnemanz="You may draw 1 tarot. Free all Squires. If you do, take another turn after "
        "this one."
    )
    for key, drawn in (("gurnemanz as printed", True), ("gurnemanz as printed 2", False)):
        session = stage(
            areas=(["gurnemanz"], ["kundry", "squire-1"]),
            deck=["swan", "balm"],
            over={"squire-1": "kundry"},
        )
        play(session, "gurnemanz", key)
        assert "swan" in names(session, "area:0"), "by the skill, or by another turn"
        assert (locker(session, "squire-1") == "") != drawn
        at_rest(session, 1 if drawn else 0)


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("When Gurnemanz locks Kundry, send that character to Limbo.", True),
        ("When Gurnemanz locks a Squire, send that character to Limbo.", False),
        ("When Gurnemanz sends Kundry to Limbo, recall Kundry.", False),
        ("When Kundry is locked, free that character. When Kundry is freed, send Kundry to Limbo.",
         True),
        ("Gurnemanz cannot lock Kundry.", False),
        ("When Kundry is locked, if Kundry is locked by Gurnemanz, send Kundry to Limbo.", True),
        ("When Kundry is locked, if the Balm is in the common area, send Kundry to Limbo.", False),
        ("When Kundry is locked, if the deck is empty, send Kundry to Limbo.", True),
        ("When Kundry is locked, free Kundry. If you do, send Kundry to Limbo.", True),
        ("When Kundry is locked, free a Knight. If you do, send Kundry to Limbo.", False),
        ("When Kundry is locked, free a Knight. If you do not, send Kundry to Limbo.", True),
    ],
)  # fmt: skip
def test_what_waits_for_a_lock_is_done(saying: Saying, text: str, done: bool) -> None:
    saying(titurel=text)
    session = stage(areas=(["gurnemanz", "titurel"], ["kundry"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert ("kundry" in names(session, "limbo")) == done


def test_whoever_locks_one_is_spoken_of(saying: Saying) -> None:
    saying(kundry="When this character is locked, send its locker to Limbo.")
    session = stage(areas=(["gurnemanz"], ["kundry"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert names(session, "limbo") == ["gurnemanz"]


def test_a_turn_that_begins_is_told_to_whose_it_is(saying: Saying) -> None:
    saying(titurel="At the start of your turn, free Amfortas.")
    for turn in ("titurel", "amfortas"):
        session = stage(
            areas=(["gurnemanz"], ["titurel", "kundry"], ["amfortas"]),
            over={"amfortas": "kundry"},
            deck=["balm", "swan", "bow"],
        )
        play(session, "pass")
        assert locker(session, "amfortas") == "", turn


@pytest.mark.parametrize(("drawn", "lost"), [("an artifact", True), ("a character", False)])
def test_what_is_drawn_is_told_to_who_draws_it(saying: Saying, drawn: str, lost: bool) -> None:
    saying(titurel=f"When you draw {drawn}, send Kundry to Limbo.")
    session = stage(areas=(["kundry"], ["titurel"]), deck=["bow", "balm"])
    play(session, "pass")
    assert ("kundry" in names(session, "limbo")) == lost


@pytest.mark.parametrize(
    ("price", "zone"), [("Send the Bow to Limbo", "limbo"), ("Drop an artifact", "common")]
)
def test_a_skill_is_paid_for_with_what_one_owns(saying: Saying, price: str, zone: str) -> None:
    saying(gurnemanz=f"{price}: free any character.")
    for owner, paid in (("gurnemanz", True), ("kundry", False)):
        session = stage(
            areas=(["gurnemanz"], ["kundry", "squire-1", "swan"]),
            under={owner: ["bow"]},
            over={"squire-1": "swan"},
        )
        play(session, "gurnemanz", "gurnemanz free", "squire-1")
        if question(session).seat == 0 and "yes" in keys(session):
            play(session, "yes")
        assert ("bow" in names(session, zone)) == paid
        assert (locker(session, "squire-1") == "") == paid


def test_who_controls_fewer_than_one_opponent_is_asked_so(saying: Saying) -> None:
    for more, lost in ((["swan"], True), ([], False)):
        saying(
            titurel="When Kundry is locked, if you control fewer characters than an opponent, "
            "send Kundry to Limbo."
        )
        session = stage(areas=(["gurnemanz", *more], ["titurel"], ["kundry"]))
        play(session, "gurnemanz", "gurnemanz lock", "kundry")
        assert ("kundry" in names(session, "limbo")) == lost


def test_what_is_dropped_may_be_taken(saying: Saying) -> None:
    saying(titurel="When a character drops an artifact, take that artifact.")
    session = stage(areas=(["gurnemanz"], ["titurel"]), under={"gurnemanz": ["bow"]})
    play(session, "gurnemanz", "drop", "bow")
    assert names(session, "under:titurel") == ["bow"]


def test_a_skill_takes_or_gives_what_it_names(saying: Saying) -> None:
    saying(
        gurnemanz="Take the Balm from the common area. Give the Bow. Hand a Squire to another "
        "player."
    )
    session = stage(
        areas=(["gurnemanz", "squire-1"], ["kundry"]),
        under={"gurnemanz": ["bow", "horn"]},
        common=["balm", "wine"],
    )
    play(session, "gurnemanz")
    assert {"gurnemanz take from common", "gurnemanz give", "gurnemanz hand over"} <= set(
        keys(session)
    )
