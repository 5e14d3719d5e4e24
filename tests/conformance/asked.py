"""What is asked in whole games by bots: whom it names, what it repeats, and what it asks in vain.

`python -m tests.conformance.asked GAME --games N` counts in bulk; the tests look at a few games.

A question is amiss that speaks of somebody and does not say of whom, that says the same words
twice, that offers nothing but to leave a thing whose price nobody can pay, or that has an answer
by which nothing else comes than by declining, and no warning. Those with one legal answer are
counted by the rule that asks.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from tabletop import Refusal, RuleFault, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import CHANCE, Decision, Option
from tabletop.play.questions.declaration import DONE, Declaration, Draft
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.table import Seat, freeze, unnamed
from tests.conformance.trial import another

LONGEST = 6_000
"""Answers after which a game is left."""

OF_ALL = {
    "DTC-098",
    "DTC-100",
    "DTC-104",
    "DTC-126",
    "DTC-250",
    "DTC-252",
    "DTC-259",
    "DTC-261",
    "DTC-266",
    "DTC-268",
    "DTC-270",
    "DTC-272",
    "DTC-274",
    "DTC-281",
}
"""Rules by which a party is asked as one."""

DECLINES = ("no", "none", "keep", "leave", "pass")
"""The keys of answers that leave a thing as it is."""

SOMEBODY = re.compile(
    r"\b(that|this) (character|hero|player|figure)\b|(^|[.:!?] )(you|it) (pay|lose|take|discard)"
    r"|^(the )?leader (have|do|take)\b|^spend fate\?$",
    re.IGNORECASE,
)
"""Somebody who is not named."""

SAME = re.compile(r"\b(\d+)( health)? becomes \1\b")
"""What changes nothing, in words."""

OUTCOME = re.compile(r"[^?]*?\b\d+%")
"""What may come of it, and how likely: of a list of such, each may begin or end like another."""

LEAST = 4
"""So many words that stand twice are a sentence that does."""


@dataclass
class Asked:
    """Games by thoughtful bots. Of the questions that can be declined a share of `tried` percent is
    answered both ways, each on a table of its own."""

    game: str
    tried: int = 10
    seen: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    alone: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)

    def play(self, seed: int, longest: int = LONGEST) -> None:
        """One game, with as many seats as *seed* has it; no more than so many answers of it."""
        game, luck = game_called(self.game), Luck(seed)
        fewest, most = game.seats
        many = fewest + luck.below(most - fewest + 1)
        seats = [Seat(unnamed(n, "thoughtful"), n, "thoughtful") for n in range(many)]
        session = new_game(self.game, seats=seats, seed=seed, hashing=False)
        choose = bot(session.game, "thoughtful")
        for _ in range(longest):
            decision = session.decision
            if decision is None:
                break
            if decision.seat == CHANCE:
                session.answer(luck.choice(decision.legal()), seat=CHANCE)
                continue
            self._look(session, decision, luck)
            key = choose(session.view(decision.seat), decision, luck)
            session.answer(key, seat=decision.seat)
        self.seen["games"] += 1

    def _look(self, session: Session, decision: Decision, luck: Luck) -> None:
        if decision.moot and len(session.decisions) == 1:
            self.seen["answered unasked"] += 1
            return
        self.seen["questions"] += 1
        kind = f"{decision.rule} {plainly(session, decision.ask)}"
        self.kinds[kind] += 1
        for what in amiss(session, decision):
            self.seen[what] += 1
            self.found[f"{what}: {kind}"] += 1
        legal = decision.legal()
        if len(legal) == 1 and not isinstance(decision, Declaration):
            self.seen["one legal answer"] += 1
            blocked = len(decision.offered) > 1
            self.alone[f"{'of several' if blocked else 'alone'}: {kind} -> {legal[0].label}"] += 1
        if len(legal) > 1 and luck.chance(self.tried):
            for option in (*vain(session, decision), *dead_ends(decision)):
                label = plainly(session, option.label)
                self.seen["an answer does nothing"] += 1
                self.found[f"an answer does nothing: {kind} -> {label}"] += 1


def amiss(session: Session, decision: Decision) -> list[str]:
    """What is amiss with the words of *decision*, and with what it asks for."""
    found = []
    nameless = SOMEBODY.search(decision.ask) and not named(session, decision.ask)
    if nameless or not names_whom(session, decision):
        found.append("names nobody")
    if repeated(nameless_words(session, decision.ask)):
        found.append("repeats its sentence")
    legal = decision.legal()
    if len(legal) == 1 and len(decision.offered) > 1 and legal[0].key in DECLINES:
        found.append("asks for what cannot be")
    if any(SAME.search(option.label) and not option.warning for option in legal):
        found.append("says nothing of changing nothing")
    forward = decision.option(decision.preselected())
    if forward is not None and (forward.warning or "unused" in forward.tells):
        found.append("puts forward what is warned of")
    return found


def names_whom(session: Session, decision: Decision) -> bool:
    """Whether *decision* names the hero it asks about, where its seat speaks for several."""
    table, pieces = session.table, session.table.pieces
    zones = [zone for zone in table.zones.values() if zone.kind == "hero" and zone.pieces]
    heroes = [pieces[zone.pieces[0]] for zone in zones if zone.owner == decision.seat]
    if len(heroes) < 2 or decision.rule in OF_ALL:
        return True
    if decision.ask.startswith(("The party", "Who", "Whose")):
        return True
    return any(session.game.title_of(hero.name) in decision.ask for hero in heroes)


def named(session: Session, ask: str) -> bool:
    """Whether somebody is named before it is spoken of one who is not."""
    before = ask[: SOMEBODY.search(ask).start()] if SOMEBODY.search(ask) else ask
    return plainly(session, before).count("~") > 1


def repeated(ask: str) -> str:
    """What stands twice in *ask*, if so many words of one sentence do; `~` is a name, which may."""
    found: dict[tuple[str, ...], tuple[int, int]] = {}
    outcomes = [each.strip() for each in OUTCOME.findall(ask)]
    if len(outcomes) > 1:
        twice = [each for each, times in Counter(outcomes).items() if times > 1]
        return repeated(OUTCOME.sub("", ask)) or "".join(twice[:1])
    for number, sentence in enumerate(re.split(r"[.?!]+(?:\s+|$)", ask.casefold())):
        words = re.findall(r"[\w’'~-]+", sentence)
        for n in range(len(words) - LEAST + 1):
            run = tuple(words[n : n + LEAST])
            before, at = found.setdefault(run, (number, n))
            named = any("~" in word for word in run)
            if not named and (before < number or n - at >= LEAST):
                return " ".join(run)
    return ""


def vain(session: Session, decision: Decision) -> list[Option]:
    """The answers to *decision*, without a warning, by which nothing comes that does not come of
    declining: on tables of their own."""
    legal = decision.legal()
    declined = next((option for option in legal if option.key in DECLINES), None)
    if declined is None or isinstance(decision, Declaration) or len(session.decisions) > 1:
        return []
    left = _after(session, decision, declined)
    others = [each for each in legal if each is not declined and not each.warning]
    return [each for each in others[:4] if left and _after(session, decision, each) == left]


def dead_ends(decision: Decision) -> list[Option]:
    """The answers, without a warning, that lead to a further question with nothing to choose but to
    end it or to stay: an attack with nobody in reach."""
    if not isinstance(decision, Declaration):
        return []
    draft = Draft.of(decision)
    return [option for option in decision.legal() if not option.warning and _is_idle(draft, option)]


def _is_idle(draft: Draft, option: Option) -> bool:
    asked = draft.take(option.key).question()
    return asked is not None and all(o.key in (DONE, "stay") for o in asked.legal())


def _after(session: Session, decision: Decision, option: Option) -> tuple[bytes, str] | None:
    """The table at the next question once *option* is taken, and the words of that question;
    nothing where luck was asked: who knows what else might have come of it."""
    trial, luck = another(session), session.table.chance
    try:
        trial.answer(option.key, seat=decision.seat)
    except (Refusal, RuleFault):
        return None
    asked = trial.decision.ask if trial.decision else ""
    return (freeze(trial.table), asked) if trial.table.chance == luck else None


def plainly(session: Session, words: str) -> str:
    """*words* without names and numbers: of what kind they are."""
    return re.sub(r"\d+", "#", nameless_words(session, words))


def nameless_words(session: Session, words: str) -> str:
    """*words* with a `~` for each name of a piece or a seat."""
    titles = {session.game.title_of(piece.name) for piece in session.table.pieces}
    titles |= {seat.name for seat in session.table.seats}
    return _without(words, titles)


def _without(words: str, titles: Collection[str]) -> str:
    for title in sorted(titles, key=len, reverse=True):
        if len(title) > 2:
            words = words.replace(title, "~")
    return words


def main() -> int:
    """Count; the exit code is 1 if anything was amiss."""
    parser = argparse.ArgumentParser(prog="asked", description=__doc__)
    parser.add_argument("game", choices=[*names(), "all"])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tried", type=int, default=10, help="percent of questions tried in vain")
    parser.add_argument("--shown", type=int, default=25, help="lines of each list")
    args = parser.parse_args()
    amiss = False
    for game in names() if args.game == "all" else [args.game]:
        asked = Asked(game, args.tried)
        for seed in range(args.seed, args.seed + args.games):
            asked.play(seed)
        print(f"\n{game}: " + ", ".join(f"{n} {what}" for what, n in asked.seen.items()))
        lists = {"AMISS": asked.found, "ONE ANSWER": asked.alone, "OFTEN": asked.kinds}
        for title, counted in lists.items():
            for words, times in counted.most_common(args.shown):
                print(f"  {title} {times}: {words}")
        amiss |= bool(asked.found)
    return int(amiss)


if __name__ == "__main__":
    sys.exit(main())
