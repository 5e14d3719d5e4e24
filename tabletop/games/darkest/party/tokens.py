"""What heroes gain, lose and regain: tokens of Strength, Craft, Life, Fate and gold."""

from __future__ import annotations

from typing import Any

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, TOKEN
from tabletop.games.darkest.party import fates, heroes
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.party.executor import COSTS, HAS, VAIN, Meeting, asks
from tabletop.grammar.frames import Voice
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Does, Happens, verb
from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.harm import Suffered

WORDS = {"strength": "Strength", "craft": "Craft", "life": "Life", "fate": "Fate", "gold": "gold"}


FATES = {"fate"}
"""What cards call Fate of some kind; modules add theirs."""


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

    would = "{who} would gain {n} {deed.called}"

    token: str
    rule: str = "DTC-B02"

    @property
    def called(self) -> str:
        """What the tokens are called."""
        return WORDS.get(self.token, self.token)

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

    would = "{who} would regain {n} {deed.called}"

    token: str
    rule: str = "DTC-B02"

    @property
    def called(self) -> str:
        """What the tokens are called."""
        return WORDS.get(self.token, self.token)

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
        play.say(words, hero, self.n, word(play, self.token), left, rule=self.rule)


def lacking(play: Play, place: int, token: str) -> int:
    """DTC-B02: how many of *token* the hero at *place* lacks to its start value."""
    card = heroes.card_of(play.table, place)
    return lacks(play.table, card, token) if card is not None else 0


def lacks(table: Table, hero: Piece, token: str) -> int:
    """The same, of its card: Fate of any kind counts for the value of Fate (DTW-002)."""
    together = fates.counting(table, token)
    had = sum(hero.counters.get(each, 0) for each in together)
    return max(0, content.start(hero.name, together[0]) - had)


def _complete(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of regaining what a hero has all of."""
    card, token = heroes.card_of(table, place), str(values["token"])
    if card is None or lacks(table, card, token):
        return ""
    return f"{heroes.name_of(table, place)} has not lost any {WORDS[token]}."


def _without(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of losing what a hero has none of."""
    token = str(values["token"])
    if fates.total(table, place, token):
        return ""
    return f"{heroes.name_of(table, place)} has no {WORDS.get(token, token)} to lose."


def lose(context: Meeting, who: int, n: int, token: str) -> Rules[bool]:
    """Whatever lowers a number takes tokens."""
    spell = isinstance(content.card(context.line.piece.name), content.Spell)
    caster = context.line.bearer if spell else -1
    lost = False
    for kind, each in (yield from _of_kinds(context, who, n, token)).items():
        done = yield from context.propose(Loses(who=who, n=each, token=kind, caster=caster))
        lost = lost or not done.prevented
    return lost


def _of_kinds(context: Meeting, who: int, n: int, token: str) -> Rules[dict[str, int]]:
    """DTW-002: how many of each kind of Fate go; whose it is says so, where it has a choice."""
    table = context.table
    had = {each: heroes.has(table, who, each) for each in _meant(table, token)}
    had = {each: left for each, left in had.items() if left}
    if len(had) < 2 or sum(had.values()) <= n:
        return had if len(had) > 1 else {next(iter(had), token): n}
    lost = dict.fromkeys(had, 0)
    called = {each.counter: each.called for each in fates.kinds(table)}

    def options() -> list[Option]:
        return [Option(each, called[each], value=each) for each in had if lost[each] < had[each]]

    for _ in range(n):
        option = yield from asks(context.play, who, "Which Fate is lost?", options, "DTW-002")
        lost[str(option.value)] += 1
    return {each: k for each, k in lost.items() if k}


def _meant(table: Table, token: str) -> tuple[str, ...]:
    """Fate is of any kind; what is named as one kind is of that alone."""
    return fates.counting(table, token) if token == fates.OWN.counter else (token,)


def lose_all(context: Meeting, who: int, token: str) -> Rules[bool]:
    """As many as there are."""
    lost = False
    for each in _meant(context.table, token):
        n = heroes.has(context.table, who, each)
        done = yield from context.propose(Loses(who=who, n=n, token=each))
        lost = lost or not done.prevented
    return lost


def gain(context: Meeting, who: int, n: int, token: str) -> Rules[bool]:
    """Beyond the start value, too."""
    done = yield from context.propose(Gains(who=who, n=n, token=token))
    return not done.prevented


def regain(context: Meeting, who: int, n: int, token: str) -> Rules[bool]:
    """Up to the start value."""
    done = yield from context.propose(Regains(who=who, n=n, token=token))
    return not done.prevented


def regain_all(context: Meeting, who: int, token: str) -> Rules[bool]:
    """All that is lacking."""
    done = yield from context.propose(Regains(who=who, n=99, token=token))
    return not done.prevented


VAIN |= {regain: _complete, regain_all: _complete, lose: _without, lose_all: _without}


def _lacks(context: Meeting, who: int, token: str, n: int = 1) -> Refusal | None:
    """DTC-029: what there is too little of cannot be lost as a price; nor Fate where none is
    spent (DTW-027)."""
    name, table = heroes.name_of(context.table, who), context.table
    if token in FATES and fates.is_banned(table, who):
        return Refusal("DTW-027", f"{name} cannot spend Fate here.")
    if HAS.get(token, _has)(table, who, token) >= n:
        return None
    return Refusal("DTC-029", f"{name} has too little {WORDS.get(token, token)}.")


def _has(table: Table, place: int, token: str) -> int:
    return sum(heroes.has(table, place, each) for each in _meant(table, token))


def _falls_short(context: Meeting, who: int, token: str, n: object = 1) -> Refusal | None:
    """DTC-029: the same of what nobody spends, and no Bag of Gold is cashed for."""
    if not isinstance(n, int) or _has(context.table, who, token) >= n:
        return None
    name = heroes.name_of(context.table, who)
    return Refusal("DTC-029", f"{name} has too little {WORDS.get(token, token)}.")


COSTS |= {lose: _falls_short, lose_all: _falls_short}


def _is_of(context: Meeting, who: Who = "", token: str = "") -> bool:
    """Whether such tokens are meant."""
    return getattr(context.deed, "token", token) == token


def _by_your_spell(context: Meeting, who: Who, token: str) -> bool:
    deed = context.deed
    return (
        isinstance(deed, Loses) and deed.token == token and deed.caster == context.you != deed.who
    )


# --- how it is said ----------------------------------------------------------------------------


WAYS = (
    ("lose", "lose", Does(lose, lacks=_lacks), Loses),
    ("gain", "gain", Does(gain), Gains),
    ("regain", "regain|heal", Does(regain), Regains),
)  # fmt: skip


def add_tokens(grammar: Grammar, tokens: str) -> None:
    """Have the words for so many tokens that come or go, of kinds in the category *tokens*."""
    for name, word, does, deed in WAYS:
        verb(
            grammar, f"{name} {tokens}s", CHARACTER, f"[{word}] {{n}} {{token}}",
            does=does, deed=Happens(deed, fits=_is_of), unit=TOKEN, slots={"token": tokens},
            voice=Voice(split=True), moment=(f"[{word}] {{token}}", f"[{word}] a {{token}}"),
        )  # fmt: skip


add_tokens(GRAMMAR, "token")
for _name, _run in (("lose", lose_all), ("regain", regain_all)):
    verb(
        GRAMMAR, f"{_name} all tokens", CHARACTER, f"[{_name}] all {{token}}",
        f"[{_name}] all (its|their|your) {{token}}",
        does=Does(_run, lacks=_lacks if _run is lose_all else None),
        slots={"token": "token"}, only=("done", "paid"),
    )  # fmt: skip
idiom(
    GRAMMAR, "trigger", "{who} loses a {token} to your Spell", run=_by_your_spell, deed=Loses,
    slots={"who": "who/1", "token": "token"}, sort="moment", name="lose tokens to your Spell",
)  # fmt: skip
