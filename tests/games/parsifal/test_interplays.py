"""What only the executor of all games can do, on tarots that say other things than printed ones."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tabletop import load
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.subjects import Subject, Who
from tabletop.executor.whom import Whom
from tabletop.games.parsifal.cards import content
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules.board import CHARACTER_SET, numbers
from tabletop.games.parsifal.rules.happening import bring_about
from tabletop.games.parsifal.rules.limbo import Sends
from tabletop.games.parsifal.rules.locks import Locks
from tabletop.games.parsifal.rules.running import EXECUTOR, Acting
from tabletop.games.parsifal.rules.skills import Drops
from tabletop.games.parsifal.rules.turn import Draws
from tabletop.packs.library import forget_readings
from tabletop.play.procedure import Rules
from tests.games.parsifal.staging import at_rest, keys, locker, names, play, question, say, stage

HEROES = {
    "kundry": "Kundry", "swan": "the Swan", "titurel": "Titurel", "one": "a character",
    "that": "that character",
}  # fmt: skip


def words(whom: Whom) -> Phrasebook:
    """The words of the game, and some more that speak of locks."""
    book = Phrasebook(**{**PHRASES.kinds, "hero": Subject(HEROES, such=("one",))})
    for phrase in PHRASES:
        book.take(phrase)
    for name in ("kundry", "swan", "titurel"):
        whom.noun(name)(lambda context, name=name: [NUMBER[name]])  # type: ignore[misc]
    whom.noun("one")(lambda context: [*numbers(_board(context).playing & CHARACTER_SET)])
    book.add("when {hero} would be locked", "trigger", deed=Locks)
    book.add("when a tarot is drawn", "trigger", deed=Draws)
    book.add("{hero} cannot be locked", "trait", deed=Locks)
    book.add("send this to Limbo", "action", _send)
    book.add("lock {hero} in its place", "action", _lock_instead)
    book.add("{who:hero} [drop] an artifact", "cost", _drop)
    book.add("{hero} [own] an artifact", "condition", _owns)
    book.add("{hero} is not locked", "condition", _is_free)
    EXECUTOR.limits.periods[book.add("once per turn", "limit")] = lambda table: table.count("turns")
    return book


def _board(context: object):  # type: ignore[no-untyped-def]
    assert isinstance(context, Acting)
    return context.board


def _send(context: Acting) -> Rules[bool]:
    return (yield from bring_about(context.play, [Sends(who=context.line.piece.id)], context))


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


def _owns(context: Acting, hero: Who) -> bool:
    return any(_board(context).owned[one] for one in EXECUTOR.whom.among(context, hero))


def _is_free(context: Acting, hero: Who) -> bool:
    return any(_board(context).free(one) for one in EXECUTOR.whom.among(context, hero))


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
    whom = Whom()
    book = words(whom)
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
    monkeypatch.setattr(EXECUTOR, "whom", whom)
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
