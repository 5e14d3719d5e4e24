"""A game told as text: each question with its options, what was answered, and what came of it.

The text is its own script: what was done stands in it (`> key` for an answer, `! verb ...` for
what players did by hand), so that the same can be done again with the rules of today.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tabletop import Decision, Session, new_game
from tabletop.bots import bot, choose_at_random
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import CHANCE
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.play.rules.chronicle import Mention
from tabletop.table.piece import Piece
from tabletop.table.zone import Zone

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Playthrough:
    """A game to be told.

    `begins` is what is answered first, `meddling` what players do by hand before the question of a
    number.
    """

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    begins: tuple[str, ...] = ()
    meddling: dict[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Where its text is kept."""
        return FOLDER / f"{self.name}.txt"

    def recorded(self) -> list[str]:
        """What was done, as it stands in the text that is kept."""
        lines = self.path.read_text("utf-8").splitlines()
        return [line[2:] for line in lines if line.startswith(("  > ", "  ! "))]

    def anew(self, session: Session) -> Iterator[str]:
        """What thoughtful bots do after `begins`, and what `meddling` has for them."""
        thoughtful, luck = bot(session.game, "thoughtful"), Luck(self.seed)
        asked = 0
        while session.decision:
            asked += 1
            yield from self.meddling.get(asked, ())
            if asked <= len(self.begins):
                yield f"> {self.begins[asked - 1]}"
            elif decision := session.decision:
                choose = choose_at_random if decision.seat == CHANCE else thoughtful
                yield f"> {choose(session.view(decision.seat), decision, luck)}"

    def tell(self, deeds: Iterable[str] | None = None) -> str:
        """The game as text; *deeds* is what is done, or bots play it anew."""
        session = new_game(self.game, seats=self.seats, seed=self.seed, options=self.options)
        chosen = " ".join(f"{key}={value}" for key, value in self.options.items())
        told = [
            f"{self.name}: {self.game}, {self.seats} seats, seed {self.seed}. {chosen}".rstrip()
        ]
        teller = Teller(session)
        for deed in self.anew(session) if deeds is None else deeds:
            told += teller.question()
            told += teller.outcome(deed)
        if session.table.outcome:
            told += ["", f"= {session.table.outcome.words} ({session.table.outcome.rule})"]
        return "\n".join([*told, *teller.table()]) + "\n"


class Teller:
    """Puts a session into lines of text."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.number = 0
        self.shown = -1

    def question(self) -> Iterator[str]:
        """The open question; at the first of a turn, the table before it."""
        decision = self.session.decision
        assert decision is not None, "the game is over, but more was done"
        turns = self.session.table.count("turns")
        if turns != self.shown:
            self.shown = turns
            yield from self.table()
        self.number += 1
        yield ""
        yield f"{self.number}. {decision.ask} [{decision.rule}, {_asked(decision)}]"
        if decision.seat == CHANCE:
            yield f"    one of {len(decision.options)}"
            return
        yield from self._options(decision)

    def _options(self, decision: Decision) -> Iterator[str]:
        for option in decision.options:
            if option.why:
                yield f"    - {option.key}: {option.why} ({option.rule})"
            else:
                warned = f" [{option.warning}]" if option.warning else ""
                yield f"    {option.key}: {option.label}{warned}"

    def _parts(self, decision: Declaration, key: str) -> Iterator[str]:
        """What is asked after the first part on the way to *key*."""
        draft = Draft.of(decision, self.session.table.house_rules)
        for chosen in decision.accept(key, self.session.table.house_rules).said.values():
            draft = draft.say([option.key for option in chosen])
            if (question := draft.question()) is not None:
                yield f"  {question.ask} [{question.rule}]"
                yield from self._options(question)

    def outcome(self, deed: str) -> Iterator[str]:
        """Do *deed*; the lines that it brought into the chronicle."""
        lines, decision = self.session.lines, self.session.decision
        before = len(lines)
        if isinstance(decision, Declaration) and deed.startswith("> "):
            yield from self._parts(decision, deed[2:])
        yield f"  {deed}"
        self._do(deed)
        if len(lines) < before:
            yield "      (taken back)"
        for line in self.session.lines[before:]:
            parts = [self._part(part) for part in line.parts]
            rule = f" [{line.rule}]" if line.rule else ""
            yield f"      {line.words.format(*parts)}{rule}"

    def table(self) -> Iterator[str]:
        """The table as it lies: what nobody sees is only counted."""
        table = self.session.table
        counters = " ".join(f"{name}={n}" for name, n in sorted(table.counters.items()))
        yield ""
        yield f"== {table.flow.step} {counters}".rstrip()
        for name, zone in table.zones.items():
            if zone.pieces:
                yield f"   {name}: {self._lying(zone)}"

    def _lying(self, zone: Zone) -> str:
        pieces = self.session.table[zone.name]
        if zone.seen_by == "nobody" and not any(piece.face_up for piece in pieces):
            return str(len(pieces))
        return ", ".join(map(_piece, pieces))

    def _part(self, part: str | Mention) -> str:
        """As one reads it who sees everything."""
        if isinstance(part, Mention):
            return f"{part.rank} {self.session.game.title_of(part.name)}".lstrip()
        return part

    def _do(self, deed: str) -> None:
        session, words = self.session, deed[2:]
        if deed.startswith("> "):
            assert session.decision
            session.answer(words, seat=session.decision.seat)
            return
        verb, _, rest = words.partition(" ")
        args = json.loads(rest or "{}")
        if verb in ("undo", "redo"):
            assert getattr(session, verb)()
        elif verb in ("skip", "restart_step"):
            getattr(session, verb)(**args)
        elif verb == "anyway":
            session.answer(args["key"], anyway=True, reason=args["reason"])
        else:
            if isinstance(args.get("piece"), str):
                args["piece"] = session.table.named(args["piece"]).id
            session.override(verb, **args)


def _asked(decision: Decision) -> str:
    return "chance" if decision.seat == CHANCE else f"seat {decision.seat}"


def _piece(piece: Piece) -> str:
    side = "" if piece.face_up else "~"
    counters = "".join(f" {name}={n}" for name, n in sorted(piece.counters.items()))
    return side + piece.name + (f" ({counters.strip()})" if counters else "")
