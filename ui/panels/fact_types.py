"""What panels are told: plain data, already cut to what the seat at the screen may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tabletop.play.questions.decision import Decision
from tabletop.play.questions.joined_answers import Way
from tabletop.play.rules.chronicle import Part
from tabletop.play.rules.game import Standing
from tabletop.play.rules.modifiers import Value


class Holding(Struct):
    """A sentence in force: that of the card `piece`, called `card`, which bears on the pieces `on`
    (`whom`, in words) and on `places` since the turn `since`, `until` something happens. `subject`
    is what players suspend to put it out of force."""

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
    """An open question. `who` names the seat; `mine`: the person at the screen answers.

    Of a question to somebody else only `who` and the decision's `ask` and `rule` are shown. `turn`
    is the seat whose turn it is where that is another's, else -1. `way_out` is what can be
    suspended where no answer is allowed, `back`: the last answer can be taken back, for nothing
    but this question came of it. `stuck` says why a bot does not answer, empty if it may yet.
    One who has `chosen` may choose again until all have who are asked together. `habits` are the
    kinds of questions that this table answers by itself, with how, `settled` what it answered so
    before the game began and may still be asked, `terms` what words in it mean. `ahead` is what may
    be said next of answers that join it, by their keys.
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
    """A line of the chronicle, as the seat reads it; `entry` is the journal entry it came from.

    After a `bookmarked` one is the moment that players wish to come back to.
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
    """How near the cards of one kind are to all their `quests`.

    `pieces` are those that count, `seats` whose they are; nobody's are shown, too, but cannot win.
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
    """All that is known of one piece. `face` is the id of its picture (face down: of a back).

    `kind` is a line under the title, `sentences` what is printed on it, `tags` further facts by
    label (`Foe: Human, Beast`), `numbers` what `Game.explain` gives, `where` the place it lies.
    `by_hand` are those sentences that no rule carries out. `epithet` is what it is called beside
    its name, `quests` tell how each stands, `holdings` what is in force by it or on it. `suspended`
    names what was put out of force by players, if the words of this card were. A `bare` face is a
    picture without the sentences. `spent` are the sentences that were used up for the time being,
    `quoting` the last lines of the chronicle that quote this card: why something did not happen.
    `terms` are what words in its sentences mean.
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
    """What the game waits for. `seats` are all seats' names, `asked` the numbers of those asked who
    sit elsewhere.

    `choices` is how many answers are open, `step` the title of the step, `rule` its rule, `way_out`
    what can be suspended where none is.
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
    """A drop the rules refused. `quote` is the rule's own text, `title` what was to be done.

    `blocking` are the pieces that stand in the way; `answers` are what comes to it if it is done
    anyway, none for a drop that no option stands for. What is `absolute` cannot be. `beside` are
    the other rules that bar it, which are to be done without as well.
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
    """A card of the last page: its face, the caption of its place and what it speaks of.

    `where` is where on the table it came from, `seats` are those that it won for.
    """

    face: str
    title: str
    caption: str = ""
    theme: str = ""
    reversed: bool = False
    where: str = ""
    seats: tuple[int, ...] = ()


class EndRow(Struct):
    """Cards of the last page that are only looked at: the hand of the hero of that `title`."""

    title: str
    cards: tuple[EndCard, ...]


class EndMoment(Struct, frozen=True):
    """A moment that a game turned at: the journal entry it came from, and a sentence."""

    entry: int
    words: str


class Ending(Struct):
    """The end of a game, in words. `note` is the key of the party's own `meaning`.

    `asks` is what they are asked to write. `hands` lie open now; what stayed `unseen` is shown to
    those who want to know, who press what says `peek`. `facts` are lines about the game, `held` is
    said of the hands. Of a sitting of a campaign, `written` is what came of it, under the heading
    `book`, and `main` the way on, empty if there is none; of any other game it can be begun anew.
    `near` says how near it was to another end, `moments` are those that it turned at, and `deeds`
    what each of those who took part did, a sentence each. `players` are their names and the day.
    What was `given_up` can be taken up again, and what was `dealt` by the program dealt so again.
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
