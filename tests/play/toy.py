"""A toy game that has one of everything, for what the machinery promises to every game.

Two or three children pass a bag of cards around. A turn takes a card, rolls the die, or tells a
secret; a charm before a child softens bumps, and bells ring after them.
"""

from __future__ import annotations

from typing import Any

from tabletop.play.questions.decision import Decision, Option, Refusal, Together
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Deed, Reactions
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import Choice, TableOption
from tabletop.play.rules.modifiers import Modifiers, Part
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, Steps, go
from tabletop.play.runner.session import Session
from tabletop.play.start.new_game import bare
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Seat, Table
from tabletop.table.zone import Zone

STEPS = Steps()
REACTIONS = Reactions()
MODIFIERS = Modifiers()

CARDS = tuple(f"{colour}-{n}" for colour in ("red", "blue") for n in range(1, 6))


def components(table: Table) -> None:
    """A bag of ten cards, a chest with a joker, a heap, and a hand and charms for each seat."""
    zones = [
        Zone("bag"),
        Zone("chest"),
        Zone("heap", "everyone"),
        Zone("bells", "everyone", live=True),
    ]
    for seat in range(len(table.seats)):
        zones += [
            Zone(f"hand:{seat}", "owner", seat, kind="hand"),
            Zone(f"charms:{seat}", "everyone", seat, kind="charms", live=True),
        ]
    table.zones = {zone.name: zone for zone in zones}
    for name in CARDS:
        verbs.add(table, name, "bag")
    verbs.add(table, "joker", "chest")
    verbs.add(table, "die", "heap", "die", face_up=True)


def active(table: Table) -> int:
    """Whose turn it is."""
    return table.count("active") % len(table.seats)


def turn_question(table: Table) -> Decision:
    """What a child may do."""
    seat = active(table)
    bag = len(table.zones["bag"].pieces)
    take = Option("take", f"Take one of {bag}")
    if not bag:
        take = take.blocked("TOY-002", "The bag is empty.")
    others = ("shuffle", "roll", "bump", "secret", "own", "show", "break", "loop", "win")
    options = [take, *(Option(key, key.capitalize()) for key in others)]
    options.append(Option("peek", "Peek", rule="TOY-003", why="Nobody peeks."))
    return Decision(seat, "What now?", "TOY-001", options, default="take")


@STEPS.step("A turn", rule="TOY-001", then="pass_on")
def turn(play: Play) -> Rules[Flow]:
    """A turn does one thing."""
    option = yield from play.choose(lambda: turn_question(play.table))
    key, table, seat = option.key, play.table, active(play.table)
    if key == "take":
        card = yield from play.top("bag", rule="TOY-002")
        if card is not None:
            play.move(card, f"hand:{seat}")
            play.say("{} takes {}.", table.seats[seat].name, card, rule="TOY-002")
    elif key == "shuffle":
        yield from play.shuffle("bag", rule="TOY-004")
    elif key == "roll":
        shown = yield from play.roll(table.named("die"), 6, ask="What does it show?", rule="TOY-5")
        play.count("sum", table.count("sum") + shown)
    elif key == "bump":
        bump = yield from play.happen(Bump(seat=seat, n=3))
        play.say("{} in all.", bump.n)
    elif key == "show":
        card = yield from play.reveal(table["bag"][0], rule="TOY-007")
        play.say("{} lies at the bottom.", card)
    elif key in ("secret", "own"):
        return go("tell", alone=key == "own")
    elif key == "break":
        play.count("broken", 1)
        raise ZeroDivisionError
    elif key == "loop":
        return go("round_and_round")
    elif key == "win":
        play.end([seat], "That is all.", "TOY-009")
        return go("over")
    return go("pass_on")


@STEPS.step("Telling", rule="TOY-006", then="pass_on")
def tell(play: Play, alone: bool = False) -> Rules[Flow]:
    """All but the one who is away, counted from 1, tell a word at once; alone, it is one who is
    asked as the others would be."""
    table = play.table
    seats = range(1 if alone else len(table.seats))

    def ask() -> Together:
        return Together(
            [
                Decision(n, "A word?", "TOY-006", [Option("no", "None")], kind="text", limit=9)
                for n in seats
                if n != table.count("away") - 1
            ]
        )

    words = yield from play.together(ask)
    if any(word.label == "break" for word in words):
        raise ZeroDivisionError
    for seat, word in zip(seats, words, strict=True):
        play.say("{} says {}.", table.seats[seat].name, word.label)
    return go("pass_on")


@STEPS.step("Calling", rule="TOY-013", then="pass_on")
def call(play: Play) -> Rules[Flow]:
    """Whoever is called is asked, whether there or not."""
    table = play.table
    yield from play.choose(
        lambda: Decision(table.count("called"), "Here?", "TOY-013", [Option("here", "Here")])
    )
    return go("pass_on")


@STEPS.step("Passing on", rule="TOY-008", then="turn")
def pass_on(play: Play) -> Flow:
    """The next child."""
    play.count("active", (active(play.table) + 1) % len(play.table.seats))
    return go("turn")


@STEPS.step("Round and round", rule="TOY-008", then="turn")
def round_and_round(play: Play) -> Flow:
    """A rule that never asks anybody."""
    return go("round_and_round")


class Bump(Deed):
    """A child is bumped; `n` is how hard."""

    seat: int
    n: int

    def do(self, play: Play) -> None:
        """Count it."""
        play.count(f"bumps:{self.seat}", play.table.count(f"bumps:{self.seat}") + self.n)
        play.say("Bump.", rule="TOY-010")


@REACTIONS.would(Bump, lying_in="charms")
def soften(play: Play, charm: Piece, bump: Bump) -> None:
    """A red charm softens, a blue one prevents; each is used up."""
    play.say("{} softens.", charm)
    if charm.name.startswith("blue"):
        bump.prevented = True
    bump.n -= MODIFIERS.value("charm", play.table, bump.seat, charm, Part(1, "printed")).n
    play.move(charm, "heap")


@REACTIONS.after(Bump, lying_in="bells")
def ring(play: Play, bell: Piece, bump: Bump) -> None:
    """A bell rings after a bump."""
    play.say("{} rings.", bell)


@MODIFIERS.of("charm")
def odd(table: Table, seat: int, charm: Piece) -> Part | None:
    """An odd charm is worth one more."""
    return Part(1, "odd", "TOY-011", charm.id) if int(charm.name[-1]) % 2 else None


@MODIFIERS.of("charm")
def worn(table: Table, seat: int, charm: Piece) -> Part | None:
    """A worn charm is worth less."""
    rubbed = charm.counters.get("worn", 0)
    return Part(-rubbed, "worn", "TOY-012") if rubbed else None


def title(name: str) -> str:
    """A card is called by its name; what begins with an X is no piece of this game."""
    return "" if name.startswith("X") else name


TOY = Game(
    id="toy",
    title="Toy",
    blurb="Pass the bag.",
    seats=(1, 3),
    rules_version=1,
    options=(
        TableOption("noise", "Noise", "?", (Choice("soft", "soft"), Choice("loud", "loud"))),
        TableOption(
            "tune", "Tune", "?", (Choice("low", "low"), Choice("high", "high")), each=("red-1",)
        ),
    ),
    presets={},
    steps=STEPS,
    first=Flow("turn"),
    aside="chest",
    components=components,
    title_of=title,
    refuse=lambda table, seat, piece, zone: Refusal("TOY-001", "No."),
    pool=lambda name: "joker" if name == "joker" else "card",
    difficulty=lambda seats, options: "easy",
    thoughtful=lambda view, decision, luck: decision.legal()[0].key,
    reactions=REACTIONS,
    modifiers=MODIFIERS,
    counters=Counters("active broken bumps:* called sum worn away"),
)


def toy(seats: int = 2, *, seed: int = 1, bots: tuple[int, ...] = (), **options: str) -> Session:
    """A new toy game; *bots* are the seats that no person plays."""
    names = ["Ada", "Bo", "Cy"][:seats]
    places = [Seat(name, n, "random" if n in bots else "") for n, name in enumerate(names)]
    return Session(TOY, bare(TOY, places, seed, options))


def play(session: Session, *keys: str) -> Session:
    """Give answers one after another."""
    for key in keys:
        session.answer(key)
    return session


def told(session: Session) -> list[str]:
    """The chronicle as one who sees everything reads it."""
    sentences = []
    for line in session.lines:
        parts: list[Any] = [getattr(part, "name", part) for part in line.parts]
        sentences.append(line.words.format(*parts))
    return sentences
