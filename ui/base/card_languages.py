"""Games whose cards are in another language: same rules, translated titles and sentences.

A language translates the text of cards. Text of the rules stays in English, but names cards and
quotes their sentences as translated.
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
"""The id of the language that games are written in: English."""


def offered() -> list[tuple[str, str]]:
    """All complete languages that some game has, as (id, name in that language).

    An incomplete translation is kept and tested, but not offered: it would mix with English
    sentences.
    """
    files = [file for game in folders() for file in sorted(game.glob("locale/*.toml"))]
    begun = ((file.stem, tomllib.loads(file.read_text("utf-8"))) for file in files)
    whole = {id: each["language"] for id, each in begun if each.get("whole")}
    return [(OWN, "English"), *({**_brought(), **whole}).items()]


def _brought() -> dict[str, str]:
    """The complete languages in installed packs: their names by id."""
    return {
        id: locale.language
        for game in names()
        for key in library.for_game(game)
        for id, locale in _locales_of(game, key).items()
        if locale.whole and locale.sound
    }


@cache
def _locales_of(game: str, key: str) -> dict[str, Locale]:
    """The languages that the pack *key* brings for *game*, as far as they can be read."""
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
    """*language* if it is offered, otherwise English."""
    return language if language == OWN or language in dict(offered()) else OWN


def spoken(game: Game, language: str) -> Game:
    """*game* with its cards in *language*; *game* itself if it has no such language."""
    tongue = _tongue(game.edition, language)
    return tongue.game if tongue is not None else game


class Spoken:
    """The questions and text of *game*, translated for one window.

    `language` is the id of the window's language, `game` the game with its cards in that language.
    """

    def __init__(self, game: Game) -> None:
        self._own = game
        self._said: list[tuple[Decision, Decision]] = []
        self.language = OWN
        self.game = game

    def speak(self, language: str) -> bool:
        """Switch to *language*. Returns whether anything changed."""
        changed = language != self.language
        self.language = language
        self.game = spoken(self._own, language)
        return changed

    def decisions(self, asked: Sequence[Decision]) -> list[Decision]:
        """The questions *asked*, translated. The same question gives the same object each time."""
        tongue = _tongue(self.game.edition, self.language)
        if tongue is None:
            return [*asked]
        before, self._said = self._said, []
        for own in asked:
            other = next((other for known, other in before if known is own), None)
            self._said.append((own, other or tongue.decision(own)))
        return [other for _, other in self._said]

    def say(self, words: str) -> str:
        """Translate the card names and sentences in *words*, a text of the rules."""
        tongue = _tongue(self.game.edition, self.language)
        return tongue.say(words) if tongue is not None else words


def _tongue(edition: str, language: str) -> _Tongue | None:
    if language == OWN:
        return None
    return _made(edition, language, library.for_game(edition.partition("+")[0]))


@cache
def _made(edition: str, language: str, packs: tuple[str, ...]) -> _Tongue | None:
    """*edition* with its cards in *language*: the game's own translation, else the first complete
    one in *packs*."""
    game = game_called(edition)
    folder = folder_of(game.id) / "locale"
    wording = game_called(game.id).wording
    if wording is None:
        return None
    brought = [found for key in packs if (found := _locales_of(game.id, key).get(language))]
    sound = [each for each in brought if each.sound]
    if (folder / f"{language}.toml").is_file():
        from tabletop.packs.locale import read_locale

        sound.insert(0, read_locale(folder, language, wording))
    if not sound:
        return None
    called = {own: other for each in brought for own, other in each.names.items()}
    locale = replace(sound[0], names={**called, **sound[0].names})
    return _Tongue(game, wording, locale, packs)


class _Tongue:
    """The cards of *game*, translated: *locale* covers its own cards (*wording*) and those of
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
        """All sentences, with and without a full stop, and all names: (English, translated)."""
        wording, locale = self._wording, self._locale
        brought = {card.id: card for card in library.cards(self._packs)}
        for each in (wording, replace(wording, pack=lambda: CardPack(brought, []))):
            for text in each.texts():
                for clause in text.clauses:
                    own, other = str(clause), locale.sentence(clause)
                    yield own, other
                    yield own.removesuffix("."), other.removesuffix(".")
            for id, card in each.pack().cards.items():
                yield card.name, locale.name(card.name)
                yield self._own.title_of(id), self.title(id)

    def say(self, words: str) -> str:
        """Replace all card sentences and titles in *words* by their translations."""
        return self._known.sub(lambda found: self._others[found[0]], words)

    def title(self, name: str) -> str:
        """The translated title of a piece; the number of a copy stays."""
        own = self._own.title_of(name)
        words, _, number = own.rpartition(" ")
        if words and number.isdigit():
            return f"{self._locale.name(words)} {number}"
        return self._locale.name(own)

    def printed(self, name: str) -> Printed:
        """The translated text of a card."""
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
        """The state of quests, translated."""
        own = self._own.standings(table, piece)
        return tuple(
            replace(each, sentence=self.say(each.sentence), why=self.say(each.why)) for each in own
        )

    def in_force(self, table: Table) -> list[InForce]:
        """The sentences in force, translated."""
        own = self._own.in_force(table)
        return [
            replace(each, sentence=self.say(each.sentence), until=self.say(each.until))
            for each in own
        ]

    def explain(self, table: Table, piece: Piece) -> dict[str, Value]:
        """The numbers of a piece with the parts that make them up, translated."""
        own = self._own.explain(table, piece)
        return {
            label: Value(value.n, tuple(map(self._part, value.parts)))
            for label, value in own.items()
        }

    def aim(self, table: Table) -> Aim:
        """The current aim of the game, translated."""
        own = self._own.aim(table)
        return Aim(self.say(own.goal), self.say(own.now), self.say(own.ahead))

    def _part(self, part: Part) -> Part:
        return replace(part, why=self.say(part.why))

    def decision(self, decision: Decision) -> Decision:
        """A question and its answers, translated."""
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
