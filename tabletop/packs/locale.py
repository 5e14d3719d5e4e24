"""Languages of a game's cards: `assets/games/<game>/locale/<language>.toml`.

language = "Deutsch"
tongue = "German"               # how sentences are put together; without one only names are said
whole = false                   # true once nothing of the game is left in English: it is offered

[nouns]                         # as a dictionary has them: nominative, maybe accusative, and plural
Knight = "der Ritter, die Ritter"

[verbs]                         # by the declared part: its frame, with the verb in brackets
lock = "{whom:accusative} [fesseln]"

[names]                         # names and epithets
"Knight" = "Ritter"

The other tables are those of the tongue (`tabletop.grammar.german.tables`). `tabletop lint GAME
--language de` names each part that lacks its words.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.unread import Unread
from tabletop.grammar.german.language import German
from tabletop.grammar.german.tables import Tables
from tabletop.grammar.translated import Translated
from tabletop.packs.card_wording import Text, Wording
from tabletop.packs.cards import Card
from tabletop.packs.error import PackError
from tabletop.packs.finding import Finding, nearest
from tabletop.packs.text_files import list_files, read_text

Words = dict[str, str]


class _File(Struct, forbid_unknown_fields=True, frozen=True):
    language: str
    tongue: str = ""
    whole: bool = False
    names: Words = {}
    nouns: Words = {}
    verbs: Words = {}
    states: Words = {}
    relations: Words = {}
    counts: Words = {}
    measures: Words = {}
    times: Words = {}
    idioms: Words = {}
    words: dict[str, Words] = {}


TONGUES = {"German": German}
"""How languages put sentences together, by the name that their files give."""


class Locale(Struct, frozen=True):
    """A language. `names` are names and epithets by those of the cards.

    `findings` name the declared parts for which the language has no words (`unworded-part`), or
    only words that it cannot use (`bad-words`), and words of parts that the game has not
    (`unknown-part`).
    """

    language: str
    grammar: Translated | None
    names: dict[str, str]
    findings: list[Finding]
    whole: bool = False

    @property
    def sound(self) -> bool:
        """Whether it says sentences, and has the words for all parts of them."""
        return self.grammar is not None and not self.findings

    def name(self, printed: str) -> str:
        """A name or an epithet in this language; as it is printed if it has none of its own."""
        return self.names.get(printed, printed)

    def says(self, clause: Clause) -> str | None:
        """*clause* in this language; None if it lacks words for that."""
        return self.grammar.sentence(clause) if self.grammar is not None else None

    def sentence(self, clause: Clause) -> str:
        """*clause* in this language; in the game's own if this one lacks words."""
        return self.says(clause) or str(clause)

    def text(self, said: Iterable[Clause | Unread]) -> str:
        """All of *said* in this language. What is not understood stays as it stands."""
        return " ".join(self.sentence(one) if isinstance(one, Clause) else str(one) for one in said)

    def readings(self, sentence: str) -> list[Clause]:
        """What a *sentence* of this language says. A sound sentence says one thing."""
        return self.grammar.readings(sentence) if self.grammar is not None else []


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
    tongue = TONGUES.get(file.tongue)
    if file.tongue and tongue is None:
        wrong = f"There is no tongue {file.tongue!r}."
        raise PackError(name, 0, wrong, f"There are: {', '.join(TONGUES)}.")
    if tongue is None:
        return Locale(file.language, None, file.names, [], file.whole)
    tables = Tables(
        {**file.names, **file.nouns}, file.verbs, file.states, file.relations, file.counts,
        file.measures, file.times, file.idioms, file.words,
    )  # fmt: skip
    grammar = Translated(wording.phrases, tongue(tables))
    findings = [*_lacking(grammar, name), *_unknown(file, tables, name)]
    return Locale(file.language, grammar, file.names, findings, file.whole)


def _lacking(grammar: Translated, name: str) -> Iterator[Finding]:
    for part, wrong in grammar.lacking.items():
        code = "bad-words" if wrong else "unworded-part"
        message = f"{part}: {wrong}" if wrong else f"There are no words for {part}."
        yield Finding(code, name, 0, "", message)


def _unknown(file: _File, tables: Tables, name: str) -> Iterator[Finding]:
    own = {table: getattr(file, table) for table in TABLES}
    own |= {f"words.{category}": words for category, words in file.words.items()}
    for table, words in own.items():
        known = sorted(part for of, part in tables.used if of == table)
        for part in words:
            if part not in known:
                message = f"The game has nothing called {part!r} for [{table}]."
                yield Finding("unknown-part", name, 0, "", message, nearest=nearest(part, known))


TABLES = (
    "nouns", "verbs", "states", "relations", "counts", "measures", "times", "idioms",
)  # fmt: skip
"""The tables of words for declared parts."""


def _decoded(text: str, name: str) -> _File:
    try:
        return msgspec.convert(tomllib.loads(text), _File)
    except (ValueError, RecursionError) as error:
        raise PackError(name, 0, f"This is no language: {error}.", "Mend it.") from error


def check(locale: Locale, wording: Wording) -> Iterator[Finding]:
    """What is wrong with the cards in this language.

    `untranslated-name`, `untranslated-sentence`, `does-not-read-back` for a sentence that is not
    read as what it says, and `text-too-long`.
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
        yield from _read_back(locale, text)
        said[text.card.id] += [locale.text([one]) for one in text.said]
    for card in wording.pack().cards.values():
        if card.room is not None and not card.room.holds(said[card.id]):
            message = (
                f"The face has room for {card.room.lines} lines of {card.room.across} letters."
            )
            yield _found("text-too-long", card, message, " ".join(said[card.id]))


def _read_back(locale: Locale, text: Text) -> Iterator[Finding]:
    for clause in text.clauses:
        sentence = locale.says(clause)
        if sentence is None:
            message = "It stays as it is, because words are lacking."
            yield _found("untranslated-sentence", text.card, message, str(clause))
        elif locale.readings(sentence) != [clause]:
            message = f"It is not read as {str(clause)!r}."
            yield _found("does-not-read-back", text.card, message, sentence)


def _found(code: str, card: Card, message: str, sentence: str = "") -> Finding:
    return Finding(code, card.file, card.line, card.id, message, sentence=sentence)
