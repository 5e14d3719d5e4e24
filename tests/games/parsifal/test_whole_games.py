"""Whole games by random answers, held against books that are kept by the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tabletop import Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision, Option
from tests.games.parsifal.staging import controller, locker, owner, question, say, source, winners

BROTHERHOOD = {"titurel", "amfortas", "gurnemanz", "gawan", "knight", "squire"}
GARDEN = {"klingsor", "ferris", "charmer"}
ARTIFACTS = {"balm", "bow", "bread", "grail", "horn", "spear", "wine"}
COUNTS = {"charmer": 6, "squire": 4, "knight": 2}
SINGLE = "amfortas ferris gamuret gawan gurnemanz herzeleide klingsor kundry parsifal swan titurel"
CHARACTERS = [
    *SINGLE.split(),
    *(f"{kind}-{n}" for kind, many in COUNTS.items() for n in range(1, many + 1)),
]
SLOTS: dict[str, tuple[int, set[str]]] = {
    "charmer": (1, {"parsifal", "gawan", "knight", "squire"}),
    "ferris": (1, BROTHERHOOD | {"parsifal"}),
    "gamuret": (1, {"ferris", "klingsor", "gawan", "knight", "squire"}),
    "gawan": (1, GARDEN),
    "gurnemanz": (1, {"squire", "kundry", "parsifal", "ferris", "swan"}),
    "herzeleide": (2, set()),
    "klingsor": (1, set()),
    "knight": (1, GARDEN | {"kundry"}),
    "kundry": (1, {"amfortas", "parsifal", "gurnemanz", "knight"}),
    "squire": (1, {"kundry", "swan", "charmer"}),
    "bow": (2, set()),
}
"""How many captives a source holds, and which kinds it names (empty: any)."""


def kind(name: str) -> str:
    return name.partition("-")[0]


class Books:
    """What lies on the table, told in the words of the rules."""

    def __init__(self, session: Session) -> None:
        self.home = {name: controller(session, name) for name in CHARACTERS}
        self.lock = {name: locker(session, name) for name in CHARACTERS}
        self.source = {name: source(session, name) for name in CHARACTERS}
        self.owner = {name: owner(session, name) for name in ARTIFACTS}
        self.limbo = {piece.name for piece in session.table["limbo"]}
        self.common = {piece.name for piece in session.table["common"]}
        self.deck = len(session.table["deck"])

    def owns(self, artifact: str, *kinds: str) -> bool:
        return bool(self.owner[artifact]) and kind(self.owner[artifact]) in kinds

    def locks(self, one: str, other: str) -> bool:
        return any(by and kind(by) == one and kind(on) == other for on, by in self.lock.items())

    def free(self, name: str) -> bool:
        return self.home[name] >= 0 and not self.lock[name]

    def completed(self) -> set[str]:
        """The kinds of which all quests are met and somebody is in play."""
        quests: dict[str, Callable[[], bool]] = {
            "amfortas": lambda: (
                self.owns("balm", "amfortas")
                and self.owns("spear", "amfortas")
                and self.free("titurel")
            ),
            "charmer": lambda: (
                self.locks("charmer", "parsifal")
                and self.locks("charmer", "knight")
                and self.owns("grail", "klingsor")
            ),
            "ferris": lambda: self.locks("ferris", "knight") and self.owns("horn", "ferris"),
            "gamuret": lambda: (
                self.owns("horn", "gamuret") and self.owns("bow", "herzeleide", "parsifal")
            ),
            "gawan": lambda: self.owns("balm", "gawan") and self.locks("gawan", "ferris"),
            "gurnemanz": lambda: (
                self.owns("grail", "parsifal", "gurnemanz")
                and self.owns("balm", "kundry", "gurnemanz")
            ),
            "herzeleide": lambda: (
                self.locks("herzeleide", "parsifal")
                and self.locks("herzeleide", "gamuret")
                and self.owns("bow", "herzeleide")
            ),
            "klingsor": lambda: (
                self.owns("spear", "klingsor")
                and self.owns("grail", "klingsor")
                and self.free("kundry")
            ),
            "knight": lambda: (
                self.owns("bread", "knight")
                and self.owns("wine", "knight", "squire")
                and self.owns("grail", *BROTHERHOOD)
            ),
            "kundry": lambda: (
                self.owns("balm", "amfortas", "parsifal") and "klingsor" in self.limbo
            ),
            "parsifal": lambda: (
                self.owns("spear", "parsifal", "amfortas") and "klingsor" in self.limbo
            ),
            "squire": lambda: (
                self.locks("squire", "kundry")
                and self.owns("wine", "squire")
                and self.owns("bread", "gurnemanz")
            ),
            "swan": lambda: "bow" in self.limbo and self.owns("grail", "titurel", "gurnemanz"),
            "titurel": lambda: (
                self.owns("grail", "amfortas") and self.owns("spear", *BROTHERHOOD, "parsifal")
            ),
        }
        playing = {kind(name) for name, seat in self.home.items() if seat >= 0}
        return {one for one in playing if quests[one]()}

    def winning(self) -> list[int]:
        done = self.completed()
        return sorted(
            {seat for name, seat in self.home.items() if seat >= 0 and kind(name) in done}
        )

    def balanced(self, session: Session) -> None:
        """Everything is somewhere once, and nobody has what the rules keep from it."""
        lying = Counter(
            piece.name
            for zone in session.table.zones.values()
            for piece in (session.table.pieces[n] for n in zone.pieces)
            if piece.name != "chain"
        )
        assert lying == Counter([*CHARACTERS, *ARTIFACTS])
        for artifact, name in self.owner.items():
            places = (bool(name), artifact in self.common, artifact in self.limbo)
            assert sum(places) <= 1
            if name:
                assert self.free(name), f"{name} owns the {artifact}"
                assert name != "swan"
        for captive, name in self.lock.items():
            if not name:
                continue
            assert self.home[captive] >= 0
            assert self.free(name)
            assert name != captive
            charged = self.source[captive]
            assert charged == name or self.owner.get(charged) == name
            named = SLOTS[kind(charged)][1]
            assert not named or kind(captive) in named, f"{charged} cannot lock {captive}"
        for charged, held in Counter(s for s in self.source.values() if s).items():
            assert held <= SLOTS[kind(charged)][0], f"{charged} holds {held}"
        assert not self.common & set(CHARACTERS)


def follows(before: Books, after: Books) -> None:
    """What no single answer can do: two tarots drawn, two things gone to an owner."""
    assert before.deck - after.deck >= 0
    got = [a for a in ARTIFACTS if after.owner[a] and after.owner[a] != before.owner[a]]
    assert len(got) <= 1
    locked = [c for c in CHARACTERS if after.lock[c] and after.lock[c] != before.lock[c]]
    assert len({after.lock[c] for c in locked}) <= 1
    handed = [
        c
        for c in CHARACTERS
        if before.home[c] >= 0 and after.home[c] >= 0 and before.home[c] != after.home[c]
    ]
    assert len(handed) <= 1


NEVER_AN_ACTOR = {"pass", "offer a draw", "ask again"}


def asked_rightly(books: Books, decision: Decision, acting: int) -> bool:
    """Whether somebody is asked who could stop an action; only who may be is asked for anything."""
    if decision.rule == "PAR-011":
        assert decision.seat == acting
        free = {c for c in CHARACTERS if books.home[c] == acting and books.free(c)}
        assert {option.key for option in decision.legal()} - free <= NEVER_AN_ACTOR
    if decision.rule != "PAR-067":
        return False
    assert decision.seat != acting
    able = {
        artifact
        for artifact in ("horn", "spear")
        if books.owner[artifact] and books.home[books.owner[artifact]] == decision.seat
    }
    stopping = [option.key for option in decision.legal() if option.key.startswith("interrupt")]
    assert {key.split()[1] for key in stopping} == able
    return bool(able)


@pytest.mark.sampled
@pytest.mark.rule("PAR-029", "PAR-030", "PAR-034", "PAR-067", "PAR-082", "PAR-094")
@pytest.mark.parametrize("seed", range(60))
def test_the_books_balance_in_every_game(seed: int) -> None:
    """Volleys, `always` asking, saves in the middle; people are warned of what they let be won."""
    luck = Luck(seed)
    options = {
        "lock_volley": ("off", "on")[seed % 2],
        "interrupt_prompt": ("ask", "always", "ask")[seed % 3],
        "draw_by": "20",
    }
    session = new_game("parsifal", seats=2 + seed % 5, seed=seed, options=options)
    books = Books(session)
    while question(session) is not None:
        assert books.winning() == [], "the game would be over"
        if luck.chance(3):
            session = load(session.to_json())
        decision = question(session)
        assert decision is not None
        able = asked_rightly(books, decision, session.table.count("active"))
        option = _chosen(decision, luck)
        say(session, option.key)
        before, books = books, Books(session)
        books.balanced(session)
        follows(before, books)
        at_once = bool(books.winning()) and before.deck == books.deck
        if at_once and able and option.key in ("let it happen", "not this turn"):
            assert bool(option.warning) == bool({*books.winning()} - {decision.seat})
    assert winners(session) == books.winning()


def _chosen(decision: Decision, luck: Luck) -> Option:
    """Mostly something that is done, so that much happens."""
    legal = [o for o in decision.legal() if o.key not in ("offer a draw", "not this game")]
    acts = [o for o in legal if o.key not in ("pass", "decline", "enough")]
    return luck.choice(acts if acts and luck.chance(90) else legal)
