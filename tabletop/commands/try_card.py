"""`try CARD.toml [GAME]`: add a card to its game, play, and report what it does."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabletop.bots import bot, choose_at_random
from tabletop.bots.luck import Luck
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.left_to_players import carried_out, numbers
from tabletop.cardtext.moments import moment
from tabletop.cardtext.phrase import Phrase
from tabletop.commands.lint import told
from tabletop.commands.phrase_runs import heard, run_with
from tabletop.commands.stand_in_card import StandIn, stand_in, standing_in
from tabletop.commands.why_idle import Kept, WhyIdle, why
from tabletop.executor.lasting_changes import MARK
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, CardPack, gather, rows
from tabletop.packs.error import PackError
from tabletop.packs.finding import Finding
from tabletop.packs.game_folders import folder_of
from tabletop.packs.lint import lint
from tabletop.packs.players.pack import PICTURE
from tabletop.packs.players.tidied_cards import tidied
from tabletop.packs.seen_in_games import seen_in
from tabletop.packs.text_files import list_files, read_text
from tabletop.play.questions.decision import CHANCE, Refusal
from tabletop.play.rules.chronicle import sentence
from tabletop.play.rules.game import Game
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.play.start.new_game import new_game
from tabletop.table.piece import Piece
from tabletop.table.table import OUT
from tabletop.table.view import EVERYONE
from tabletop.table.zone import Zone

GAMES, ANSWERS = 24, 400
"""The most games in which a card is tried, and the answers given in each."""

TIMES, LINES, PATIENCE = 2, 5, 4
"""The occasions reported for each sentence, the chronicle lines for each occasion, and the answers
that may pass before a line appears."""


@dataclass
class Tried:
    """What a sentence of a card did: how often it ran, some occasions in words, and what `kept` it
    from having an effect."""

    clause: Clause
    times: int = 0
    occasions: list[list[str]] = field(default_factory=list)
    kept: Kept = field(default_factory=Kept)


@dataclass
class Trial:
    """A card, the results of its sentences in a number of `games`, and the findings of the check.

    `places` says in which field and at which position each sentence is. `left` are the sentences
    that players carry out.
    """

    card: Card
    games: int = 0
    seen_lying: bool = False
    sentences: list[Tried] = field(default_factory=list)
    places: list[tuple[str, int]] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    left: list[str] = field(default_factory=list)

    @property
    def lay(self) -> bool:
        """Whether the card came into play in any of the games."""
        done = any(each.times or each.kept.began for each in self.sentences)
        return self.seen_lying or done

    @property
    def idle(self) -> list[Tried]:
        """The sentences that never ran."""
        return [each for each in self.sentences if not each.times]


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("try", help="lay a card, play, and tell what its sentences do")
    parser.add_argument("card", type=Path, help="a file of cards, as CARD.toml")
    parser.add_argument("game", nargs="?", help="the game it is for, if more than one has its kind")
    parser.add_argument("--games", type=int, default=GAMES, help="in so many games at most")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Try each card of the file. Returns 1 if one is faulty, or a sentence never ran.

    :raises Refusal: if there is no such file or game, or nothing in it can be tried.
    """
    game, cards = read(args.card, args.game)
    idle = 0
    for card in cards:
        trial = tried(game, card, args.games)
        print("\n".join(report(trial, game)))
        idle += len(trial.idle) + sum(finding.wrong for finding in trial.findings)
    return 1 if idle else 0


def read(place: Path, name: str | None) -> tuple[Game, list[Card]]:
    """The cards in the file at *place*, and their game.

    :raises Refusal: if it cannot be read, is for no game or for several, or a card is faulty.
    """
    try:
        text = place.read_text(encoding="utf-8")
        written = [*rows(text, place.name)]
    except (OSError, UnicodeDecodeError) as fault:
        raise Refusal("", f"{place} cannot be read: {fault}.") from fault
    except PackError as fault:
        raise Refusal("", str(fault)) from fault
    kinds = {row.kind for row in written}
    if not kinds:
        raise Refusal("", f"There is no card in {place}. One begins with its kind: [[loot]].")
    known = {id: kinds_in(game_called(id)) for id in ([name] if name else names())}
    fitting = [id for id, its in known.items() if kinds <= set(its)]
    if len(fitting) != 1:
        there = "; ".join(f"{id} has {', '.join(its)}" for id, its in known.items() if its)
        which = "More than one game has" if fitting else "No game has"
        kind = ", ".join(sorted(kinds))
        raise Refusal("", f"{which} cards of the kind {kind}. Name one: {there}.")
    kinds_of_it = known[fitting[0]]
    for row in written:
        if isinstance(row.fields, dict):
            row.fields.pop(PICTURE, None)  # a pack's card may name one, and it says nothing
    made = gather(tidied(written, kinds_of_it), kinds_of_it)
    if made.findings:
        raise Refusal("", "\n".join(map(told, made.findings)))
    return game_called(fitting[0]), [*made.cards.values()]


def kinds_in(game: Game) -> dict[str, type[Card]]:
    """The kinds of cards of a game, by their headings in its files."""
    if game.wording is None:
        return {}
    own, folder = game.wording.pack().cards, folder_of(game.id) / "cards"
    files = list_files(folder, ".toml")
    written = (row for file in files for row in rows(read_text(folder, file), file))
    return {row.kind: type(own[row.place[2]]) for row in written if row.place[2] in own}


def tried(game: Game, card: Card, games: int = GAMES) -> Trial:
    """The results of *card*'s sentences in games by bots, until each has run often enough.

    The card lies on top of its pile from the start, or is dealt with the others.

    :raises Refusal: if the game has no place for it.
    """
    assert game.wording is not None
    stands = stand_in(game, card)
    trial = Trial(card, findings=checked(game, card))
    idle = WhyIdle(stands.place, game.title_of)
    for text in card.texts:
        said = game.wording.read(card, getattr(card, text))
        done, places = dict(carried_out(said)), numbers(said)
        for number, clause in done.items():
            trial.sentences.append(Tried(clause, kept=idle.of(clause)))
            trial.places.append((text, places[number]))
        trial.left += [str(each) for number, each in enumerate(said) if number not in done]
    with standing_in(game, stands), idle.watching():
        for number in range(games):
            _Sitting(game, stands, trial).play(number)
            trial.games += 1
            if all(len(each.occasions) >= TIMES for each in trial.sentences):
                break
    return trial


def checked(game: Game, card: Card) -> list[Finding]:
    """The findings of the check for *card* alone."""
    assert game.wording is not None
    pack: CardPack[Any] = CardPack({card.id: card}, [])
    deeds = {phrase.deed.__name__ for phrase in game.wording.phrases if phrase.deed}
    wording = Wording(lambda: pack, game.wording.phrases, itself=game.wording.itself)
    return [*lint(wording, deeds, seen_in(game.id, game.wording))]


class _Sitting:
    """One game in which a card is tried."""

    def __init__(self, game: Game, stands: StandIn, trial: Trial) -> None:
        self.game, self.stands, self.trial = game, stands, trial
        self.answering = False  # else a bot thinks
        self.fresh: dict[int, int] = {}  # where in the chronicle the sentences began, by number
        self.patience: dict[int, int] = {}  # answers that are waited for words, by number
        self.steps: dict[int, str] = {}  # the step they began in

    def play(self, number: int) -> None:
        """Play game *number* by bots, thoughtful and random ones in turn."""
        fewest, most = self.game.seats
        seats = min(most, max(fewest, 2) + number % 2)
        self.session = new_game(self.game.id, seats=seats, seed=number, hashing=False)
        luck, name = Luck(number), ("thoughtful", "random")[number % 2]
        choose = bot(self.game, name)
        assert self.game.wording is not None
        with heard(self.game.wording.phrases, self._note):
            for _ in range(ANSWERS):
                self._look()
                decision = self.session.decision
                if decision is None:
                    return
                self._put_on_top(self.session)
                decision = self.session.decision
                if decision is None:
                    return
                took = choose_at_random if decision.seat == CHANCE else choose
                key = took(self.session.view(decision.seat), decision, luck)
                self.answering = True
                self.session.answer(key, seat=decision.seat)
                self.answering = False
                self._tell()

    def _look(self) -> None:
        """Record whether the card has come into force."""
        table = self.session.table
        self.trial.seen_lying = self.trial.seen_lying or any(
            piece.name == self.stands.place and self._is_in_force(piece, table.zones[piece.zone])
            for piece in table.pieces
        )

    def _put_on_top(self, session: Session) -> None:
        """Put the card on top of the first of its possible piles."""
        table = session.table
        for piece in table.pieces:
            zone = table.zones[piece.zone]
            if piece.name != self.stands.place or piece.face_up or zone.seen_by != "nobody":
                continue
            alike = (each for each in table.zones.values() if each.kind == zone.kind)
            first = next(each for each in alike if each.pieces)
            if first is not zone:  # each pile keeps its number of cards
                session.override("move", piece=first.pieces[-1], zone=zone.name, face_up=False)
                session.override("move", piece=piece.id, zone=first.name, face_up=False)
            elif first.pieces[-1] != piece.id:
                at = first.pieces.index(piece.id)
                order = [*(n for n in range(len(first.pieces)) if n != at), at]
                session.override("order", zone=first.name, order=order)
            return

    def _note(self, phrase: Phrase, args: tuple[Any, ...]) -> None:
        run = run_with(args)
        if not self.answering or run.card not in ("", self.stands.place, *self._numbered()):
            return
        for number, each in enumerate(self.trial.sentences):
            if phrase in _done_by(each.clause) and run.sentence in ("", str(each.clause)):
                self.fresh.setdefault(number, len(self.session.lines))
                self.steps.setdefault(number, self._step())

    def _step(self) -> str:
        """The present step of the game."""
        flow = self.session.table.flow
        return f"{flow.step} {flow.args}"

    def _numbered(self) -> list[str]:
        """The titles of its pieces by number."""
        named = self.stands.place
        return [f"#{piece.id}" for piece in self.session.table.pieces if piece.name == named]

    def _tell(self) -> None:
        """Record the results of the sentences that began since the last answer, or that hold."""
        for number in {*self._holding(), *self._lasting()}:
            each = self.trial.sentences[number]
            each.times += 1
            if numbers := self._numbers():
                each.occasions.append(numbers)
        for number, begun in [*self.fresh.items()]:
            each, lines = self.trial.sentences[number], self.session.lines[begun : begun + LINES]
            self.patience[number] = self.patience.get(number, PATIENCE) - 1
            waits = self.steps[number] == self._step() and self.patience[number]
            if not lines and waits:
                continue  # a die is rolled first, or somebody is asked
            if self.steps[number] != self._step() and self.patience[number] < PATIENCE - 1:
                lines = []  # the later lines are about something else
            each.times += 1
            if lines and len(each.occasions) < TIMES:
                each.occasions.append([self._words(line) for line in lines])
            del self.fresh[number], self.patience[number], self.steps[number]

    def _words(self, line: Any) -> str:
        return sentence(line, self.session.table, EVERYONE, self.game.title_of)

    def _holding(self) -> Iterator[int]:
        """The sentences in force because their card is in force."""
        table = self.session.table
        lying = [piece for piece in table.pieces if piece.name == self.stands.place]
        if any(self._is_in_force(piece, table.zones[piece.zone]) for piece in lying):
            for number, each in enumerate(self.trial.sentences):
                if moment(each.clause) in ("held", "quest") and len(each.occasions) < TIMES:
                    yield number

    def _lasting(self) -> Iterator[int]:
        """The sentences with a lasting effect at present."""
        names = {piece.name for piece in self.session.table.pieces if piece.zone != OUT}
        for number, (field_of, place) in enumerate(self.trial.places):
            if f"{MARK}{self.stands.place}:{field_of}:{place}" in names:
                yield number

    def _is_in_force(self, piece: Piece, zone: Zone) -> bool:
        """Whether the card's text is in force. In a game without zones for this: whether it lies
        face up."""
        wording = self.game.wording
        seen = seen_in(self.game.id, wording) if wording else None
        life = seen.life(type(self.trial.card), "text") if seen else None
        return piece.face_up and (zone.live or life is None or not life.deeds)

    def _numbers(self) -> list[str]:
        """The numbers that the card is a part of, and the lasting effects listed for it."""
        table, found = self.session.table, []
        its = {piece.id for piece in table.pieces if piece.name == self.stands.place}
        for zone in table.zones.values():
            for piece in table[zone.name] if zone.live or zone.owner >= 0 else ():
                for label, value in self.game.explain(table, piece).items():
                    by = [part.n for part in value.parts if part.piece in its]
                    if by and piece.id not in its:
                        title = self.game.title_of(piece.name)
                        found.append(f"{title}: {label} {value.n}, of that {sum(by):+} by this")
        found += [
            f"In force: {each.sentence}" for each in self.game.in_force(table) if each.piece in its
        ]
        return found[:LINES]


def _done_by(clause: Clause) -> set[Phrase]:
    """The phrases that make up the effect of a sentence. Triggers and conditions are only asked."""
    said = (inside for each in (*clause.body, *clause.otherwise) for inside in each.all())
    return {each.phrase for each in said if each.phrase.role not in ("condition", "count")}


def report(trial: Trial, game: Game) -> Iterator[str]:
    """The results, line by line."""
    games = f"{trial.games} game{'s' * (trial.games != 1)}"
    yield f"{trial.card.name}, tried in {games} of {game.title}"
    for finding in trial.findings:
        if finding.code != "nothing-enforced":
            yield told(finding)
    for each in trial.sentences:
        yield f"  {each.clause}"
        if not each.times:
            yield f"      {why(each.clause, each.kept, trial.lay, trial.games)}"
        for occasion in each.occasions:
            for number, line in enumerate(occasion):
                yield f"    {'-' if not number else ' '} {line}"
        if each.times and not each.occasions:
            yield "    - It came to that; the chronicle says nothing of it."
        yield from _at_times(each)
    for words in trial.left:
        yield f"  {words}"
        yield "      It is left to the players."


def _at_times(tried: Tried) -> Iterator[str]:
    """The reasons why a sentence sometimes had no effect although it had one at other times."""
    kept = tried.kept
    if tried.times and kept.untrue:
        yield f"      At other times what it hangs on was false: {kept.untrue} of {kept.asked}."
    if tried.times and kept.forbade:
        (card, n), *_ = kept.forbade.most_common(1)
        yield f"      {card} forbade what it would have done: {n} time{'s' * (n != 1)}."
