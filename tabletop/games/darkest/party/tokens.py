"""What heroes gain, lose and regain: tokens of Strength, Craft, Life, Fate and gold."""

from __future__ import annotations

from typing import Any

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.party.executor import VAIN, Meeting
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.harm import Suffered

WORDS = {"strength": "Strength", "craft": "Craft", "life": "Life", "fate": "Fate", "gold": "gold"}


def word(play: Play, token: str) -> str:
    """What tokens are called; a module has titles for those that it brings."""
    return WORDS.get(token) or play.game.title_of(token)


class Loses(Suffered):
    """DTC-029, DTC-B02: so many tokens go, never below 0; the last Life is a hero's death. If a
    Spell takes them, it is that of the hero `caster`."""

    would = "{who} would lose {n} {deed.called}"

    token: str
    rule: str = "DTC-029"
    caster: int = -1

    @property
    def called(self) -> str:
        """What the tokens are called."""
        return WORDS.get(self.token, self.token)

    def do(self, play: Play) -> Rules[None]:
        """The tokens go back to the stock."""
        if heroes.card_of(play.table, self.who) is None:
            self.prevented = True
            return
        had = heroes.has(play.table, self.who, self.token)
        self.n = min(self.n, had)
        if not self.n:
            self.prevented = True
            return
        hero = heroes.hero_at(play.table, self.who)
        play.count(self.token, had - self.n, hero)
        play.say(
            "{} loses {} {}: {} left.",
            hero,
            self.n,
            word(play, self.token),
            had - self.n,
            rule=self.rule,
        )
        if self.token == "life" and had == self.n:
            yield from play.happen(Dies(who=self.who))


class Gains(Suffered):
    """DTC-B02: so many tokens come, beyond the start value, too (DTC-334)."""

    token: str
    rule: str = "DTC-B02"

    def do(self, play: Play) -> None:
        """From a stock without end."""
        if heroes.card_of(play.table, self.who) is None or self.n < 1:
            self.prevented = True
            return
        hero = heroes.hero_at(play.table, self.who)
        left = heroes.has(play.table, self.who, self.token) + self.n
        play.count(self.token, left, hero)
        words = "{} gains {} {}, and has {}."
        play.say(words, hero, self.n, word(play, self.token), left, rule=self.rule)


class Regains(Suffered):
    """DTC-B02: so many tokens come back, never beyond the start value (DTC-334)."""

    token: str
    rule: str = "DTC-B02"

    def do(self, play: Play) -> None:
        """Up to what is printed."""
        if heroes.card_of(play.table, self.who) is None:
            self.prevented = True
            return
        lacks = lacking(play, self.who, self.token)
        self.n = min(self.n, lacks)
        if self.n < 1:
            self.prevented = True
            return
        hero = heroes.hero_at(play.table, self.who)
        left = heroes.has(play.table, self.who, self.token) + self.n
        play.count(self.token, left, hero)
        words = "{} regains {} {}, and has {}."
        play.say(words, hero, self.n, WORDS[self.token], left, rule=self.rule)


def lacking(play: Play, place: int, token: str) -> int:
    """DTC-B02: how many of *token* the hero at *place* lacks to its start value."""
    card = heroes.card_of(play.table, place)
    return lacks(card, token) if card is not None else 0


def lacks(hero: Piece, token: str) -> int:
    """The same, of its card."""
    return max(0, content.start(hero.name, token) - hero.counters.get(token, 0))


def _complete(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of regaining what a hero has all of."""
    card, token = heroes.card_of(table, place), str(values["token"])
    if card is None or lacks(card, token):
        return ""
    return f"{heroes.name_of(table, place)} lacks no {WORDS[token]}."


def _without(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of losing what a hero has none of."""
    token = str(values["token"])
    if heroes.has(table, place, token):
        return ""
    return f"{heroes.name_of(table, place)} has no {WORDS[token]} to lose."


VAIN |= {
    "{who} [regain] {n} {token}": _complete,
    "{who} [regain] all {token}": _complete,
    "{who} [lose] {n} {token}": _without,
    "{who} [lose] all {token}": _without,
}


@PHRASES.action("{who} [lose] {n} {token}")
def lose(context: Meeting, who: int, n: int, token: str) -> Rules[bool]:
    """Whatever lowers a number takes tokens."""
    spell = isinstance(content.card(context.line.piece.name), content.Spell)
    caster = context.line.bearer if spell else -1
    done = yield from context.propose(Loses(who=who, n=n, token=token, caster=caster))
    return not done.prevented


@PHRASES.action("{who} [lose] all {token}")
def lose_all(context: Meeting, who: int, token: str) -> Rules[bool]:
    """As many as there are."""
    n = heroes.has(context.table, who, token)
    done = yield from context.propose(Loses(who=who, n=n, token=token))
    return not done.prevented


@PHRASES.action("{who} [gain] {n} {token}")
def gain(context: Meeting, who: int, n: int, token: str) -> Rules[bool]:
    """Beyond the start value, too."""
    done = yield from context.propose(Gains(who=who, n=n, token=token))
    return not done.prevented


@PHRASES.action("{who} [regain] {n} {token}", "{who} [heal] {n} {token}")
def regain(context: Meeting, who: int, n: int, token: str) -> Rules[bool]:
    """Up to the start value."""
    done = yield from context.propose(Regains(who=who, n=n, token=token))
    return not done.prevented


@PHRASES.action("{who} [regain] all {token}")
def regain_all(context: Meeting, who: int, token: str) -> Rules[bool]:
    """All that is lacking."""
    done = yield from context.propose(Regains(who=who, n=99, token=token))
    return not done.prevented


def _takes_a_life(context: Meeting) -> bool:
    deed = context.deed
    return (
        isinstance(deed, Loses) and deed.token == "life" and deed.caster == context.you != deed.who
    )


PHRASES.add("when your Spell costs another character a Life", "trigger", _takes_a_life, deed=Loses)
PHRASES.add("when {who} [lose] a {token}", "trigger", deed=Loses)
PHRASES.add("when {who} would lose {token}", "trigger", deed=Loses)
PHRASES.add("{who} cannot lose {token}", "trait", deed=Loses)


@PHRASES.action("{who} [lose] 1 {score} and 1 Life")
def loses_both(context: Meeting, who: int, score: str) -> Rules[bool]:
    """The score first: the last Life is a hero's death."""
    one = yield from context.propose(Loses(who=who, n=1, token=score))
    other = yield from context.propose(Loses(who=who, n=1, token="life"))
    return not (one.prevented and other.prevented)
