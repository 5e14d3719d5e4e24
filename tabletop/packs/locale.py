"""Languages of a game's cards: `assets/games/<game>/locale/<language>.toml`.

language = "Deutsch"
and = "und"
whole = false                   # true once nothing of the game is left in English: it is offered

[words]                         # what is said for each value, in all kinds of slot
or = "oder"
knight = "ein Ritter"

[words.accusative]              # a list that templates ask for; the rest is as above
knight = "einen Ritter"

[phrases]                       # by the phrase as the game has it
"{who} locks {whom}" = "{who} fesselt {whom:accusative}"

[names]                         # names and epithets
"Knight" = "Ritter"
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.translation import Translation
from tabletop.packs.card_wording import Text, Wording
from tabletop.packs.cards import Card
from tabletop.packs.error import PackError
from tabletop.packs.finding import Finding, nearest
from tabletop.packs.text_files import list_files, read_text


class _File(Struct, forbid_unknown_fields=True, frozen=True):
    language: str
    joint: str = msgspec.field(name="and")
    words: dict[str, str | dict[str, str]] = {}
    phrases: dict[str, str] = {}
    names: dict[str, str] = {}
    whole: bool = False


class Locale(Struct, frozen=True):
    """A language. `names` are names and epithets by those of the cards.

    `findings` are what is wrong with it: `unknown-phrase`, `untranslated-phrase` and
    `bad-translation`.
    """

    language: str
    translation: Translation
    names: dict[str, str]
    findings: list[Finding]
    whole: bool = False

    def name(self, printed: str) -> str:
        """A name or an epithet in this language; as it is printed if it has none of its own."""
        return self.names.get(printed, printed)


def languages(folder: Traversable) -> list[str]:
    """The languages that the files in *folder* are for, by the names of the files."""
    if not folder.is_dir():
        return []
    return [name.removesuffix(".toml") for name in list_files(folder, ".toml")]


def read_locale(folder: Traversable, language: str, wording: Wording) -> Locale:
    """The *language* of the cards of *wording*, from its file in *folder*.

    :raises PackError: if there is none, or it cannot be read.
    """
    name = f"{language}.toml"
    if language not in languages(folder):
        known = ", ".join(languages(folder)) or "none"
        raise PackError(name, 0, "There is no such language.", f"There are: {known}.")
    return understood(read_text(folder, name), name, wording)


def understood(text: str, name: str, wording: Wording) -> Locale:
    """The language that *text*, the file called *name*, brings to the cards of *wording*.

    :raises PackError: if it cannot be read.
    """
    file = _decoded(text, name)
    common = {value: words for value, words in file.words.items() if isinstance(words, str)}
    lists = {value: words for value, words in file.words.items() if isinstance(words, dict)}
    try:
        translation = Translation(_book(wording), {"": common, **lists}, file.joint)
    except ValueError as error:
        raise PackError(name, 0, str(error), "Add it under [words].") from error
    findings = [*_add_phrases(translation, file, name, wording)]
    return Locale(file.language, translation, file.names, findings, file.whole)


def _book(wording: Wording) -> Phrasebook:
    """The phrases that a language translates: of a game with a grammar none, for there
    another language is another concrete syntax."""
    return wording.phrases if isinstance(wording.phrases, Phrasebook) else Phrasebook()


def _decoded(text: str, name: str) -> _File:
    try:
        return msgspec.convert(tomllib.loads(text), _File)
    except (ValueError, RecursionError) as error:
        raise PackError(name, 0, f"This is no language: {error}.", "Mend it.") from error


def _add_phrases(
    translation: Translation, file: _File, name: str, wording: Wording
) -> Iterator[Finding]:
    """Translate all phrases; what cannot be is found."""
    phrases = _book(wording).speakable
    templates = [phrase.template for phrase in phrases]
    for template in file.phrases:
        if template not in templates:
            message = f"The game has no phrase {template!r}."
            near = nearest(template, templates)
            yield Finding("unknown-phrase", name, 0, "", message, nearest=near)
    for phrase in phrases:
        if phrase.template not in file.phrases:
            message = f"There is nothing for {phrase.template!r}."
            yield Finding("untranslated-phrase", name, 0, "", message)
            continue
        try:
            translation.add(phrase, file.phrases[phrase.template])
        except ValueError as error:
            yield Finding("bad-translation", name, 0, "", str(error))


def check(locale: Locale, wording: Wording) -> Iterator[Finding]:
    """What is wrong with the cards in this language.

    `untranslated-name`, `does-not-read-back` for a sentence that is not read as what it says, and
    `text-too-long`.
    """
    yield from locale.findings
    if locale.findings:
        return
    for card in wording.pack().cards.values():
        for words in (card.name, getattr(card, "epithet", "")):
            if words and words not in locale.names:
                message = f"There is no name for {words!r}."
                yield _found("untranslated-name", card, message)
    said: defaultdict[str, list[str]] = defaultdict(list)
    for text in wording.texts():
        yield from _read_back(locale.translation, text)
        said[text.card.id] += [locale.translation.text([one]) for one in text.said]
    for card in wording.pack().cards.values():
        if card.room is not None and not card.room.holds(said[card.id]):
            message = (
                f"The face has room for {card.room.lines} lines of {card.room.across} letters."
            )
            yield _found("text-too-long", card, message, " ".join(said[card.id]))


def _read_back(translation: Translation, text: Text) -> Iterator[Finding]:
    for clause in text.clauses:
        sentence = str(translation.into(clause))
        read = parse(sentence, translation.book)
        again = [str(translation.back(one)) for one in read if isinstance(one, Clause)]
        if again != [str(clause)]:
            message = f"It is not read as {str(clause)!r}."
            yield _found("does-not-read-back", text.card, message, sentence)


def _found(code: str, card: Card, message: str, sentence: str = "") -> Finding:
    return Finding(code, card.file, card.line, card.id, message, sentence=sentence)
