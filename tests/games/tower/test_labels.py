"""What a label promises is what taking the option does, under every table option."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.tower.game import GAME
from tabletop.play.questions.decision import CHANCE, Option
from tabletop.table.event import Counted, Event, Moved
from tabletop.table.table import freeze
from tests.conformance.parts import ways
from tests.games.tower.climbing import at_random, climb, forget, play, question

FOLLOWING = ("dispel", "alone", "done")
"""What is answered on the way to a promised number: a ward is dispelled, nothing else is played."""


def following(session: Session) -> str:
    """What is answered to the open question; empty where that is for whoever plays."""
    legal = question(session).legal() if session.decision else []
    return next((option.key for option in legal if option.key in FOLLOWING), "")


def random_options(luck: Luck) -> dict[str, str]:
    options = {o.id: luck.choice(o.choices).value for o in GAME.options if not o.each}
    types = next(option for option in GAME.options if option.each)
    for foe in types.each:
        options[f"types.{foe}"] = luck.choice(types.choices).value
    return options


class Taken:
    """One option taken and taken back: the events it brought and the lines it told.

    What is given out by it is given, too, to whoever may receive: that is `given`.
    """

    def __init__(self, session: Session, said: list[str], option: Option) -> None:
        self.events: list[Event] = []
        self.lines: list[tuple[str, str]] = []
        first = len(session.lines)
        before = freeze(session.table)
        self.foe = foe = session.table[f"floor:{session.table.count('floor')}"][-1].id
        self.foe_health = session.table.pieces[foe].counters.get("health", 0)
        stop = session.listen(self._hear)
        entries = len(session.journal.entries)
        play(session, *said, option.key)
        while key := following(session):
            play(session, key)
        self.foe_left = session.table.pieces[foe].counters.get("health", 0)
        self.asked = question(session).ask if session.decision else ""
        self.at_once, luck = len(self.events), Luck(entries)
        while session.table.flow.step == "give":
            to = [o for o in opened(session) if o.key.startswith("give")]
            play(session, luck.choice(to).key)
        self.given = sum(map(is_drawn, self.events[self.at_once :]))
        for line in session.lines[first:]:
            said = line.words.format(*(getattr(part, "name", part) for part in line.parts))
            self.lines.append((line.rule, said))
        stop()
        forget(session)
        if len(session.journal.entries) > entries:
            session.rewind(entries)
        assert freeze(session.table) == before

    def _hear(self, event: Event, entry: int) -> None:
        self.events.append(event)

    def told(self, rule: str) -> str:
        return next((said for told, said in self.lines if told == rule), "")

    def health(self, piece: int) -> int:
        """The first health that the hero *piece* got."""
        return next(
            event.after
            for event in self.events
            if isinstance(event, Counted) and (event.piece, event.counter) == (piece, "health")
        )

    def drawn(self, seat: int) -> int:
        return sum(is_drawn(e, f"hand:{seat}") for e in self.events[: self.at_once])


def is_drawn(event: Event, hand: str = "hand:") -> bool:
    return isinstance(event, Moved) and event.target.startswith(hand)


def opened(session: Session) -> list[Option]:
    """What may be said next, by the house rules of the table, too."""
    ruled = session.table.house_rules
    return [option for option in question(session).options if option.is_open(ruled)]


def hero(session: Session, seat: int) -> int:
    return session.table[f"hero:{seat}"][0].id


def damages(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    n, left = map(int, found.groups())
    assert taken.foe_left == left
    assert taken.foe_health - left == min(n, taken.foe_health)


def is_stopped(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    assert taken.foe_left == taken.foe_health


def dispels(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    if said := taken.told("TWR-062"):
        assert said.endswith(f": {found[1]} left.")
    else:
        assert re.search(r": who (regains|draws)", taken.asked), "its work comes first"


def becomes(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    seat = option.value if option.key.startswith("heal") else session.decision.seat  # type: ignore[union-attr]
    piece = hero(session, int(seat))
    before, after = map(int, found.groups())
    assert session.table.pieces[piece].counters.get("health", 0) == before
    assert taken.health(piece) == after


def focuses(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    assert taken.drawn(session.decision.seat) == int(found[1])  # type: ignore[union-attr]


def nothing_is_drawn(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    assert taken.drawn(session.decision.seat) == 0  # type: ignore[union-attr]


def heals(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    assert taken.asked.endswith(f": who regains {found[1]} health?")


def gives(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    assert taken.asked.endswith(f"who draws the next card? {found[1]} to give.")
    assert taken.given == int(found[1])


def holds(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    size, limit = map(int, found.groups())
    zone = session.table.zones[f"hand:{option.value}"]
    assert (len(zone.pieces), zone.capacity) == (size, limit)
    assert taken.drawn(int(option.value)) == 1


def shields(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    blow = re.search(
        r"struck for (\d+)(?: \+ (\d+))?(?: − (\d+) \(shield\) = \d+)?: ", taken.told("TWR-109")
    )
    assert blow
    rolled, more, taken_off = (int(part or 0) for part in blow.groups())
    assert taken_off == min(int(found[1]), rolled + more)


def goes_unanswered(session: Session, found: re.Match[str], taken: Taken, option: Option) -> None:
    assert "what do you do against" in taken.asked, "the action is still due"


WORTH = r", worth (\d+)$"
Check = Callable[[Session, "re.Match[str]", Taken, Option], None]
PROMISES: dict[str, Check] = {
    r"(\d+) damage, (\d+) left(?:;|$)": damages,
    r"no damage(, the wards hold)?(?:;|$)": is_stopped,
    r"^Dispel a ward \((\d+) left\)(?:, no \w+)?$": dispels,
    r": (\d+)(?: health)? becomes (\d+)$": becomes,
    r"^Focus: draw (\d) cards?$": focuses,
    r"^Focus: there is nothing to draw$": nothing_is_drawn,
    r"a hero regains (\d+)$": heals,
    r"give out up to (\d+)$": gives,
    r"there is nothing to give out$": nothing_is_drawn,
    r" \((\d+) of (\d+)\)$": holds,
    WORTH: shields,
    r"no counterattack this turn$": goes_unanswered,
}
"""What a label may promise, and how it is held to it."""

SILENT = ("TWR-005", "TWR-007", "TWR-018", "TWR-122", "TWR-084", "TWR-069")
"""The rules by which is asked what only names things."""

PLAIN = re.compile(
    r"^(Do not dispel|Keep it for a (?:shield|sanctuary)|No second card|Play [Tt]he .* alone"
    r"|Deal out the rest, each card to whoever holds the fewest"
    r"|Stop drawing: \d+ not drawn|With [Tt]he .*, which counts as \d+(?:, not \d+)?"
    r"|The Fool, as (?:any suit, which counts as \d+|a number card))$"
)


@pytest.mark.rule("TWR-051", "TWR-110", "TWR-043", "TWR-029")
@pytest.mark.parametrize(
    ("seed", "ruled"), [(n, False) for n in range(24)] + [(n, True) for n in range(24)]
)
def test_every_label_keeps_its_promise(seed: int, ruled: bool) -> None:
    """If *ruled*, for players who do without whatever rule has blocked anything so far."""
    luck = Luck(seed)
    options = random_options(luck)
    session = new_game("tower", seats=2 + seed % 3, seed=seed, options=options)
    kept: Counter[str] = Counter()
    for _ in range(160):
        if session.decision is None:
            break
        if ruled:
            do_without_what_blocks(session, luck)
        for said, option in on_one_way(session, luck):
            found = [(p, re.search(p, option.label)) for p in PROMISES]
            promised = [(pattern, match) for pattern, match in found if match]
            assert promised or PLAIN.match(option.label), f"{option.label!r} is new: what is it?"
            for pattern, match in promised:
                PROMISES[pattern](session, match, Taken(session, said, option), option)
                kept[pattern] += 1
        session.answer(at_random(session, luck, opened(session)), seat=session.decision.seat)
    assert kept.total() > 20


def do_without_what_blocks(session: Session, luck: Luck) -> None:
    assert session.decision
    for _, asked, _ in [*ways(session.decision, luck)]:
        for rule in {o.rule for o in asked.options if o.why and not o.absolute}:
            session.override("adopt", subject=rule)


def on_one_way(session: Session, luck: Luck) -> Iterator[tuple[list[str], Option]]:
    """Half of what can be said at each part of a random answer, after what was said before."""
    assert session.decision
    if session.decision.seat == CHANCE or len(session.decisions) > 1:
        return
    ruled = session.table.house_rules
    for said, asked, _ in [*ways(session.decision, luck, ruled)]:
        if asked.rule not in SILENT:
            found = [option for option in asked.options if option.is_open(ruled)]
            yield from ((said, option) for option in found if luck.chance(50))


@pytest.mark.rule("TWR-074", "TWR-109")
def test_a_shield_takes_what_its_label_says() -> None:
    session = climb(
        shields={0: {"pentacles-3": 3, "pentacles-9": 9}}, dice=[5], options={"shields": "one"}
    )
    play(session, "rest")
    assert session.decision
    labels = [option.label for option in session.decision.legal()]
    assert labels == ["Three of Pentacles, worth 3", "Nine of Pentacles, worth 9"]
    for option in session.decision.legal():
        found = re.search(WORTH, option.label)
        assert found
        shields(session, found, Taken(session, [], option), option)


def test_the_promises_cover_what_is_said() -> None:
    """Each kind of promise is made in some game, so that none of the checks above is idle."""
    made: Counter[str] = Counter()
    for seed in range(60):
        luck = Luck(seed)
        options = {
            **random_options(luck),
            "shields": "one",
            "deck": ("finite", "recycle")[seed % 2],
        }
        if seed % 3 == 0:
            options["fool"] = "excuse"
        session = new_game("tower", seats=4, seed=seed, options=options, hashing=False)
        for _ in range(150):
            if session.decision is None:
                break
            for _, asked, _ in ways(session.decision, luck):
                made.update(p for o in asked.legal() for p in PROMISES if re.search(p, o.label))
            session.answer(at_random(session, luck), seat=session.decision.seat)
    assert set(PROMISES) - set(made) <= {WORTH}, "several shields before one hero are rare"
