"""Games whose cards speak another language: the same rules, titles and sentences as it has them.

A language translates what stands on cards. What the rules say around it stays as it is, but names
cards and quotes their sentences as the cards do.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tabletop.packs import library
from tabletop.packs.cards import CardPack
from tabletop.packs.game_folders import folder_of, folders
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.game import Aim, Game, InForce, Printed, Standing
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.piece import Piece
from tabletop.table.table import Table

if TYPE_CHECKING:
    from tabletop.packs.card_wording import Wording
    from tabletop.packs.locale import Locale

OWN = ""
"""The language that games are written in."""


def offered() -> list[tuple[str, str]]:
    """The languages that any game can be had in as a whole, by id, with what they call themselves.

    One that is begun is kept and tested, but not offered: half of it mixes into English sentences.
    """
    files = [file for game in folders() for file in sorted(game.glob("locale/*.toml"))]
    begun = ((file.stem, tomllib.loads(file.read_text("utf-8"))) for file in files)
    whole = {id: each["language"] for id, each in begun if each.get("whole")}
    return [(OWN, "English"), *({**_brought(), **whole}).items()]


def _brought() -> dict[str, str]:
    """The whole languages that packs at hand bring, by id, with what they call themselves."""
    return {
        id: locale.language
        for game in names()
        for key in library.for_game(game)
        for id, locale in _locales_of(game, key).items()
        if locale.whole and not locale.findings
    }


@cache
def _locales_of(game: str, key: str) -> dict[str, Locale]:
    """The languages that the pack called *key* brings to *game*, as far as they can be read."""
    from tabletop.packs.error import PackError
    from tabletop.packs.locale import understood

    pack, locales = library.pack(key), {}
    wording = game_called(game).wording if pack is not None and pack.languages else None
    if pack is not None and wording is not None:
        for id, text in pack.languages.items():
            with suppress(PackError):
                locales[id] = understood(text, f"{id}.toml", wording)
    return locales


def settled(language: str) -> str:
    """*language*, if it is offered; English if it is not, or not any more."""
    return language if language == OWN or language in dict(offered()) else OWN


def spoken(game: Game, language: str) -> Game:
    """*game* with its cards in *language*; the game itself if it has none of that name."""
    tongue = _tongue(game.edition, language)
    return tongue.game if tongue is not None else game


class Spoken:
    """What the rules of *game* ask and say, with its cards in the `language` that a window speaks.

    `game` is the game with its cards in it.
    """

    def __init__(self, game: Game) -> None:
        self._own = game
        self._said: list[tuple[Decision, Decision]] = []
        self.language = OWN
        self.game = game

    def speak(self, language: str) -> bool:
        """Say of cards what the game says in *language*, from now on; whether that is a change."""
        changed = language != self.language
        self.language = language
        self.game = spoken(self._own, language)
        return changed

    def decisions(self, asked: Sequence[Decision]) -> list[Decision]:
        """What is *asked*, in it; each question is said once."""
        tongue = _tongue(self.game.edition, self.language)
        if tongue is None:
            return [*asked]
        before, self._said = self._said, []
        for own in asked:
            other = next((other for known, other in before if known is own), None)
            self._said.append((own, other or tongue.decision(own)))
        return [other for _, other in self._said]

    def say(self, words: str) -> str:
        """*words* of the rules as they are said in it."""
        tongue = _tongue(self.game.edition, self.language)
        return tongue.say(words) if tongue is not None else words


def _tongue(edition: str, language: str) -> _Tongue | None:
    if language == OWN:
        return None
    return _made(edition, language, library.for_game(edition.partition("+")[0]))


@cache
def _made(edition: str, language: str, packs: tuple[str, ...]) -> _Tongue | None:
    """A game in *language*, its own or one that the first of *packs* brings that has it whole."""
    game = game_called(edition)
    folder = folder_of(game.id) / "locale"
    wording = game_called(game.id).wording
    if wording is None:
        return None
    brought = [found for key in packs if (found := _locales_of(game.id, key).get(language))]
    sound = [each for each in brought if not each.findings]
    if (folder / f"{language}.toml").is_file():
        from tabletop.packs.locale import read_locale

        sound.insert(0, read_locale(folder, language, wording))
    if not sound:
        return None
    called = {own: other for each in brought for own, other in each.names.items()}
    locale = replace(sound[0], names={**called, **sound[0].names})
    return _Tongue(game, wording, locale, packs)


class _Tongue:
    """The cards of *game* in the language of *locale*, which knows those of *wording*, and those of
    *packs*."""

    def __init__(self, game: Game, wording: Wording, locale: Locale, packs: Sequence[str]) -> None:
        self._own, self._wording, self._locale, self._packs = game, wording, locale, packs
        self._others = dict(self._pairs())
        longest_first = sorted(self._others, key=len, reverse=True)
        self._known = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
        self.game = replace(
            game,
            title_of=self.title,
            printed=self.printed,
            standings=self.standings,
            in_force=self.in_force,
            explain=self.explain,
            aim=self.aim,
        )

    def _pairs(self) -> Iterator[tuple[str, str]]:
        """Each sentence, with its full stop and without, and each name, in both languages."""
        wording, translation = self._wording, self._locale.translation
        brought = {card.id: card for card in library.cards(self._packs)}
        for each in (wording, replace(wording, pack=lambda: CardPack(brought, []))):
            for text in each.texts():
                for clause in text.clauses:
                    own, other = str(clause), str(translation.into(clause))
                    yield own, other
                    yield own.removesuffix("."), other.removesuffix(".")
            for id, card in each.pack().cards.items():
                yield card.name, self._locale.name(card.name)
                yield self._own.title_of(id), self.title(id)

    def say(self, words: str) -> str:
        """*words* with all sentences and titles in them in the other language."""
        return self._known.sub(lambda found: self._others[found[0]], words)

    def title(self, name: str) -> str:
        """What a piece is called; the number of a copy stays."""
        own = self._own.title_of(name)
        words, _, number = own.rpartition(" ")
        if words and number.isdigit():
            return f"{self._locale.name(words)} {number}"
        return self._locale.name(own)

    def printed(self, name: str) -> Printed:
        """What stands on a card."""
        own = self._own.printed(name)
        return replace(
            own,
            sentences=tuple(map(self.say, own.sentences)),
            quests=tuple(map(self.say, own.quests)),
            by_hand=tuple(map(self.say, own.by_hand)),
            epithet=self._locale.name(own.epithet),
            fields=tuple(replace(each, sentence=self.say(each.sentence)) for each in own.fields),
        )

    def standings(self, table: Table, piece: Piece) -> tuple[Standing, ...]:
        """How quests stand."""
        own = self._own.standings(table, piece)
        return tuple(
            replace(each, sentence=self.say(each.sentence), why=self.say(each.why)) for each in own
        )

    def in_force(self, table: Table) -> list[InForce]:
        """What sentences hold."""
        own = self._own.in_force(table)
        return [
            replace(each, sentence=self.say(each.sentence), until=self.say(each.until))
            for each in own
        ]

    def explain(self, table: Table, piece: Piece) -> dict[str, Value]:
        """The numbers of a piece, with what they are made of."""
        own = self._own.explain(table, piece)
        return {
            label: Value(value.n, tuple(map(self._part, value.parts)))
            for label, value in own.items()
        }

    def aim(self, table: Table) -> Aim:
        """What the table is about just now."""
        own = self._own.aim(table)
        return Aim(self.say(own.goal), self.say(own.now), self.say(own.ahead))

    def _part(self, part: Part) -> Part:
        return replace(part, why=self.say(part.why))

    def decision(self, decision: Decision) -> Decision:
        """A question and its answers."""
        options = [self._option(option) for option in decision.options]
        return replace(decision, ask=self.say(decision.ask), offered=options, beside=None)

    def _option(self, option: Option) -> Option:
        return replace(
            option.plain(),
            label=self.say(option.label),
            why=self.say(option.why),
            warning=self.say(option.warning),
            tells=self.say(option.tells),
        )
