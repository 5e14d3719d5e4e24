"""What panels are given: plain data, limited to what the seat at the screen may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tabletop.play.questions.decision import Decision
from tabletop.play.questions.joined_answers import Way
from tabletop.play.rules.chronicle import Part
from tabletop.play.rules.game import Standing
from tabletop.play.rules.modifiers import Value


class Holding(Struct):
    """A sentence in force, from the card `piece`, titled `card`. It affects the pieces `on` (`whom`
    in words) and `places`, since turn `since`, `until` something happens. `subject` is what players
    suspend to put it out of force."""

    subject: str
    piece: int
    card: str
    sentence: str
    on: tuple[int, ...] = ()
    whom: str = ""
    since: int = 0
    until: str = ""
    places: tuple[str, ...] = ()


class Asked(Struct):
    """An open question. `who` names the seat; `mine` says that the person at the screen answers.

    For a question to somebody else, only `who` and the decision's `ask` and `rule` are shown.
    `turn` is the seat whose turn it is if that is another seat, otherwise -1. `way_out` is what can
    be suspended if no answer is allowed. `back` says that the last answer can be taken back,
    because it led only to this question. `stuck` says why a bot gives no answer; empty if it still
    may. Somebody who has `chosen` may choose again until all who are asked together have. `habits`
    are the kinds of question that this table answers by itself, and how; `settled` is what was
    answered so before the game began and can still be asked. `terms` explains words in the
    question. `ahead` are the continuations of answers, by key.
    """

    decision: Decision
    who: str
    mine: bool = True
    turn: int = -1
    way_out: Holding | None = None
    back: bool = False
    stuck: str = ""
    chosen: bool = False
    habits: dict[str, str] = {}
    settled: dict[str, str] = {}
    terms: Mapping[str, str] = {}
    ahead: Mapping[str, Sequence[Way]] = {}


class ToldLine(Struct):
    """A line of the chronicle as the seat reads it; `entry` is the journal entry that caused it.

    A `bookmarked` line is the last one before the bookmark.
    """

    entry: int
    parts: list[Part]
    rule: str = ""
    by_hand: bool = False
    bookmarked: bool = False

    @property
    def words(self) -> str:
        """The line as one string."""
        return "".join(part.words for part in self.parts)


class Progress(Struct):
    """How near the cards of one kind are to meeting all their `quests`.

    `pieces` are the cards that count and `seats` their owners; cards without an owner are shown,
    but cannot win.
    """

    title: str
    pieces: tuple[int, ...]
    seats: tuple[int, ...]
    quests: tuple[Standing, ...]

    @property
    def missing(self) -> int:
        """How many quests are not met."""
        return sum(not quest.met for quest in self.quests)


class PieceFacts(Struct):
    """All that the seat knows of one piece.

    `face` is the id of its picture, or of a back if it is face down. `kind` is the line under the
    title, `sentences` the printed text, `tags` further facts by label (`Foe: Human, Beast`),
    `numbers` the result of `Game.explain`, `where` its zone in words. `by_hand` are the sentences
    that no rule carries out. `epithet` is a second name, `quests` the state of each quest,
    `holdings` what is in force by it or on it. `suspended` names what players have suspended, if
    that is this card's text. A `bare` face is a picture without sentences. `spent` are sentences
    that are used up for now, `quoting` the last chronicle lines that quote this card, which say why
    something did not happen. `terms` explains words in its sentences.
    """

    piece: int
    title: str
    face: str
    kind: str = ""
    reversed: bool = False
    sentences: tuple[str, ...] = ()
    by_hand: tuple[str, ...] = ()
    flavour: str = ""
    tags: Mapping[str, str] = {}
    numbers: Mapping[str, Value] = {}
    counters: Mapping[str, int] = {}
    where: str = ""
    epithet: str = ""
    quests: tuple[Standing, ...] = ()
    holdings: tuple[Holding, ...] = ()
    suspended: str = ""
    bare: bool = False
    spent: tuple[str, ...] = ()
    quoting: tuple[str, ...] = ()
    terms: Mapping[str, str] = {}


class WaitFacts(Struct):
    """What the game waits for. `seats` are the names of all seats, `asked` the numbers of those
    asked who sit elsewhere.

    `choices` is the number of open answers, `step` the title of the step, `rule` its rule,
    `way_out` what can be suspended if there are no answers.
    """

    who: str
    ask: str
    choices: int
    step: str
    rule: str
    seats: tuple[str, ...]
    asked: tuple[int, ...]
    way_out: Holding | None = None


class RefusedDrop(Struct):
    """A drop that the rules refused. `quote` is the rule's text, `title` what the player tried.

    `blocking` are the pieces in the way. `answers` are the answers that the drop means, empty if no
    option fits it. An `absolute` refusal cannot be overridden. `beside` are other rules that forbid
    it too.
    """

    rule: str
    why: str
    quote: str = ""
    title: str = ""
    piece: int = -1
    zone: str = ""
    answers: tuple[str, ...] = ()
    blocking: tuple[int, ...] = ()
    absolute: bool = False
    beside: tuple[str, ...] = ()


class EndCard(Struct):
    """A card on the last page: its face, a caption for its place, and the pieces it is about.

    `where` is its place on the table, `seats` are the seats it won for.
    """

    face: str
    title: str
    caption: str = ""
    theme: str = ""
    reversed: bool = False
    where: str = ""
    seats: tuple[int, ...] = ()


class EndRow(Struct):
    """Cards on the last page that are only shown: the hand of the hero of that `title`."""

    title: str
    cards: tuple[EndCard, ...]


class EndMoment(Struct, frozen=True):
    """A turning point of the game: its journal entry, and a sentence."""

    entry: int
    words: str


class Ending(Struct):
    """The end of a game in words.

    `note` is the key of the note with the party's own `meaning`, and `asks` the prompt for it.
    `hands` are shown face up. What stayed `unseen` is shown on request, by a button labelled
    `peek`. `facts` are lines about the game, `held` is a line about the hands. For a sitting of a
    campaign, `written` is its outcome, under the heading `book`, and `main` the label of the way
    on, empty if there is none; other games can be played again. `near` says how near it was to
    another end, `moments` are its turning points, and `deeds` one sentence for each participant.
    `players` are their names and the date. A game that was `given_up` can be continued, and one
    that was `dealt` by the program dealt again.
    """

    title: str
    won: bool
    words: str
    rule: str
    story: str = ""
    cards: tuple[EndCard, ...] = ()
    note: str = ""
    asks: str = ""
    meaning: str = ""
    hands: tuple[EndRow, ...] = ()
    held: str = ""
    facts: tuple[str, ...] = ()
    unseen: tuple[EndCard, ...] = ()
    peek: str = ""
    book: str = ""
    written: tuple[str, ...] = ()
    main: str = ""
    near: tuple[str, ...] = ()
    moments: tuple[EndMoment, ...] = ()
    deeds: tuple[str, ...] = ()
    players: str = ""
    given_up: bool = False
    dealt: bool = False
