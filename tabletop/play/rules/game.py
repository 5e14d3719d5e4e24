"""A game: its box, and the rules that are in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, field

from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.campaign_words import CampaignWords
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Reactions, Text
from tabletop.play.rules.game_box import Box
from tabletop.play.rules.joins import Join, Joins, Moments
from tabletop.play.rules.mechanisms import Contribution, Precedence, Ruling
from tabletop.play.rules.modifiers import Modifiers, Value
from tabletop.play.rules.procedure import Steps
from tabletop.play.rules.retelling import Retelling
from tabletop.play.rules.road_map import Road
from tabletop.play.rules.story import MECHANISM as STORY
from tabletop.play.rules.story import Story, joined
from tabletop.play.rules.table_numbers import TableNumber
from tabletop.table.campaign import Aftermath, Campaign
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

if TYPE_CHECKING:
    from tabletop.packs.card_wording import Wording
    from tabletop.packs.cards import Card
    from tabletop.table.space.ground import Ground


SHOWN = {"shown": "Side", "marks": "Marks"}
"""The counters that players see in every game, with their labels."""


class Field(Struct, frozen=True):
    """A part of a card that is used by itself: its label and its text. `marks` are the symbols in
    its corner that tell what becomes of the card, by name, each with its number (0 for none).
    `fate` says the same in words."""

    label: str
    sentence: str
    marks: dict[str, int] = {}
    fate: str = ""

    @property
    def told(self) -> str:
        """What becomes of the card, under the label; empty if nothing is said."""
        return f"{self.label}: {self.fate}" if self.fate else ""


PER_HERO = " per hero"
"""The suffix of a printed number that is multiplied by the number of heroes."""


class Printed(Struct, frozen=True):
    """What is printed on a card, as players read it.

    `kind` is a word or two under its name, `sentences` are its rules text, `by_hand` those
    sentences that no rule carries out: faces mark them with a hand. `flavour` is never a rule,
    `tags` are further facts by label (`Class`: `Mage`), `epithet` is a second name, and `quests`
    are its conditions for winning. `fields` repeat the `sentences` in parts for faces that show
    those apart. `like` is another card that its picture shows, such as the monster of a tactic.
    `in_short` says in two or three words what the card is for, where it lies among others.
    """

    kind: str = ""
    sentences: tuple[str, ...] = ()
    flavour: str = ""
    tags: dict[str, str] = {}
    by_hand: tuple[str, ...] = ()
    epithet: str = ""
    quests: tuple[str, ...] = ()
    fields: tuple[Field, ...] = ()
    like: str = ""
    in_short: str = ""

    @property
    def brief(self) -> str:
        """What the card is for, in as few words as possible."""
        return self.in_short or (self.sentences[0] if self.sentences else "")

    @property
    def by_party(self) -> bool:
        """Whether one of its numbers depends on the number of players: `6 per hero`."""
        return any(PER_HERO in value for value in self.tags.values())

    @property
    def fates(self) -> str:
        """What becomes of the card by each of its fields, a line each."""
        return "\n".join(each.told for each in self.fields if each.fate)


class Standing(Struct, frozen=True):
    """The state of a quest: its sentence, whether it is met, the reason, and since which turn."""

    sentence: str
    met: bool
    why: str
    since: int = 0


class InForce(Struct, frozen=True):
    """A card's sentence that is in force now. `subject` is what players suspend to put it out of
    force, `piece` the card it is printed on, `on` the pieces and `places` the zones that it
    affects, `since` the turn in which it began, and `until` its end in words."""

    subject: str
    piece: int
    sentence: str
    on: tuple[int, ...]
    since: int
    until: str
    places: tuple[str, ...] = ()


class Path(Struct, frozen=True):
    """A way from piece to piece, for something that is about to go or is under way (`begun`).
    `stops` are the pieces it comes to, in order (a piece may be listed twice), and `words` name
    what goes. `places` are the zones it goes through from its start, for something whose way leads
    through places before it stops at a piece."""

    stops: tuple[int, ...]
    words: str
    begun: bool = False
    places: tuple[str, ...] = ()


State = Literal["waits", "acts", "done"]
"""What is still to come in this round for somebody."""


class Turn(Struct, frozen=True):
    """Who acts at which `number` of a round, in words; the `seat`, if it is one, and a `sign`
    (`assets.drawings.signs`). The one that acts now has the `state` `acts`. A step of a round may
    be listed, too, with its letter. `card` is a card whose picture shows who acts."""

    who: str
    number: int | str
    seat: int = -1
    sign: str = ""
    state: State = "waits"
    card: str = ""


class Contest(Struct, frozen=True):
    """The two sides of the current fight, by the numbers of their cards: both sides' strength in
    what is called `score` (with its `sign`), how many of 100 fights our side has `won` and `drawn`,
    and what a loss `costs`, in words."""

    ours: int
    theirs: int
    strength: tuple[int, int]
    score: str
    sign: str = ""
    won: int = 0
    drawn: int = 0
    costs: str = ""


class Aim(Struct, frozen=True):
    """The state of the game in short sentences, each possibly empty: the `goal` that wins, the
    progress `now`, and what lies `ahead`: the cost of the next rest, storm or night."""

    goal: str = ""
    now: str = ""
    ahead: str = ""

    @property
    def line(self) -> str:
        """All of it in one line."""
        return " ".join(words for words in (self.goal, self.now, self.ahead) if words)


class Sittings(Struct, frozen=True, kw_only=True):
    """How the campaigns of a game go from sitting to sitting.

    `begin` makes the campaign before its first sitting, for a number of seats and settled options.
    `aftermath` is the result of the sitting if it ended as the table lies now; it depends on that
    table alone, whose `campaign` holds what was before. `title` names the sitting that begins from
    a campaign, `most` is the number of sittings on the longest way (0 if unknown), and `alone`
    tells whether the game can be played without a campaign. `resume`, if given, lays what was
    recorded onto the table that the game and its modules have laid out; otherwise the game's
    components do that. `words` are what players read for the things that are kept. `given_up` is
    the step at which a sitting goes on when its players give up; without one the sitting is lost.
    """

    begin: Callable[[int, dict[str, str]], Campaign]
    aftermath: Callable[[Table], Aftermath]
    title: Callable[[Campaign], str] = lambda campaign: ""
    most: int = 0
    alone: bool = True
    resume: Callable[[Table, Campaign], None] = lambda table, campaign: None
    words: CampaignWords = CampaignWords()
    given_up: str = ""


class Game(Box, frozen=True, kw_only=True, dict=True):
    """A game's box and its rules, as the table needs them.

    `components` puts zones and pieces on a bare table; `first` is where play begins. `title_of`
    gives a piece's name as players read it, `printed` what else stands on it, `wording` the cards
    and phrases that it is read by, `terms` what words mean that cards and questions use for what is
    printed elsewhere. `refuse` says which rule forbids a drop that no option stands
    for, `unoffered` which forbids an answer that the open question does not even offer, if the game
    can tell. `explain` gives the numbers of a piece with their parts, by label. `aside` is the zone
    of pieces that a laid-out position does not mention, `called` what players call places whose ids
    they would not say, `rank_of` what stands before a piece's name where it is spoken of, empty for
    most, `packs` the kinds of cards that packs of players' own may bring to it.
    `causes` says what a lost game was lost by, under headings that many games are counted by, and
    `won_by` what one was won by; `stages` are the places that `causes` tells of, in the order they
    are come to, and `sums` what there was of something in a game that is over, by heading.
    `thoughtful` is a bot (`tabletop.bots.Choose`), `searching` makes one that thinks within a
    budget; `reasons` tells why a bot with such a budget (none: the thoughtful one) gives an answer,
    or what it would rather do; an empty answer asks what it would do. `pool` names the pieces that
    a piece cannot be told from while both lie face down: any, unless it says. `judged` is where the
    game goes at once, whatever step it stands at, as the table was laid or changed by hand (a foe
    without health falls): rules look by themselves at what they did, but not at what players did
    before anybody acts; it is given the play. `standings` tells how the quests of a piece stand,
    `in_force` what cards' sentences hold just now, the newest first, and `text` what they say about
    deeds. `paths` are the ways that something is about to go from piece to piece. `spaces` are the
    spaces of the table as they lie now, by the name under which its layout gives each a place; all
    players may know what is told of them. `roads` are those of its world, for a map: all may know
    them. `sittings` is how a campaign of the game goes from
    sitting to sitting, where it has campaigns. `records` are those of its mechanisms, `order` says
    which of its modules comes first where several change the same, `moments` where they may join
    it, and `joins` what does.

    Assembled with modules, `with_modules` are their ids, `changed` what they change, in sentences.
    Where a question has too many blocked options to list them all, as of places on a wide field,
    `unoffered` gives the one that is meant: it may be taken anyway. `in_range` are the places that
    a piece could strike if it stood at a place, `turn_order` who acts when in this round, which all
    may know. `aim` is what the table is about just now, told to everybody alike: let it read what
    all may know. `contest` is who fights whom just now, as far as all
    may know it. `counters` are those that its rules know, on the table and on pieces. `shown` are
    those that players see on pieces and may change by hand, the most common first, by what they are
    called; all others are marks of the rules' own. `numbers` gives those of the table itself that
    players see and may change by hand, for the game as assembled. Cards that its players wrote at
    the table, which no pack has, are those whose names are `written`; what of them is `kept` for
    later games are sheets by name, of cells by field. What its rules know and leave to its modules
    to lay out, to several of them the same, begins as `left_to_modules` says. `retelling` is how
    the end of a game looks back on it; `hopeless` says why it cannot be won any more, by what all
    may know, and nothing as long as it may be.
    """

    rules_version: int
    steps: Steps
    first: Flow
    aside: str
    components: Callable[[Table], None]
    title_of: Callable[[str], str]
    refuse: Callable[[Table, int, int, str], Refusal]
    pool: Callable[[str], str] = lambda name: ""
    explain: Callable[[Table, Piece], dict[str, Value]] = lambda table, piece: {}
    thoughtful: Callable[..., str]
    searching: Callable[..., Callable[..., str]] | None = None
    reasons: Callable[..., str] = lambda *asked: ""
    rank_of: Callable[[Piece], str] = lambda piece: ""
    printed: Callable[[str], Printed] = lambda name: Printed()
    terms: Callable[[], Mapping[str, str]] = dict
    unoffered: Callable[[Table, str], Option | Refusal | None] = lambda table, key: None
    called: dict[str, str] = field(default_factory=dict)
    wording: Wording | None = None
    packs: Mapping[str, type[Card]] = field(default_factory=dict)
    causes: Callable[[Table], dict[str, str]] = lambda table: {}
    won_by: Callable[[Table], tuple[str, ...]] = lambda table: ()
    stages: tuple[str, ...] = ()
    sums: Callable[[Table], dict[str, dict[str, int]]] = lambda table: {}
    judged: Callable[..., Flow | None] = lambda play: None
    standings: Callable[[Table, Piece], tuple[Standing, ...]] = lambda table, piece: ()
    in_force: Callable[[Table], list[InForce]] = lambda table: []
    paths: Callable[[Table], tuple[Path, ...]] = lambda table: ()
    in_range: Callable[[Table, int, str], Collection[str]] = lambda table, piece, place: ()
    turn_order: Callable[[Table], tuple[Turn, ...]] = lambda table: ()
    aim: Callable[[Table], Aim] = lambda table: Aim()
    contest: Callable[[Table], Contest | None] = lambda table: None
    spaces: Callable[[Table], dict[str, Ground]] = lambda table: {}
    roads: Callable[[Table], tuple[Road, ...]] = lambda table: ()
    sittings: Sittings | None = None
    reactions: Reactions = field(default_factory=Reactions)
    text: Text | None = None
    modifiers: Modifiers = field(default_factory=Modifiers)
    records: tuple[Contribution, ...] = ()
    order: Mapping[str, Precedence] = field(default_factory=dict)
    moments: Moments = Moments()
    joins: Joins = field(default_factory=dict)
    with_modules: tuple[str, ...] = ()
    changed: tuple[Ruling, ...] = ()
    counters: Counters = Counters()
    shown: Mapping[str, str] = field(default_factory=dict)
    numbers: Callable[[Game], tuple[TableNumber, ...]] = lambda game: ()
    written: Callable[[str], bool] = lambda name: False
    kept: Callable[[Table], Mapping[str, Sequence[Mapping[str, str]]]] = lambda table: {}
    left_to_modules: tuple[str, ...] = ()
    story: Story = Story()
    retelling: Retelling = Retelling()
    hopeless: Callable[[Table], str] = lambda table: ""

    @property
    def whole_story(self) -> Story:
        """The story of the game with those of the modules in play."""
        return joined([self.story, *self.records_of(STORY)])

    @property
    def edition(self) -> str:
        """The game's id with the ids of its modules in play: `game+module+module`."""
        return "+".join((self.id, *self.with_modules))

    def records_of(self, mechanism: str) -> list[Any]:
        """The records of the game and the modules in play for *mechanism*, the highest rank first.
        Nobody changes the list."""
        return self._records.get(mechanism, [])

    @cached_property
    def _records(self) -> dict[str, list[Any]]:
        """The same by mechanism: asked at every turn."""
        found: dict[str, list[Any]] = {}
        for each in self.records:
            found.setdefault(each.mechanism, []).append(each.record)
        return found

    def joins_at(self, moment: str) -> tuple[Join, ...]:
        """What joins a *moment* of this game, in its order."""
        return self._joins.get(moment, ())

    @cached_property
    def _joins(self) -> dict[str, tuple[Join, ...]]:
        """The same by moment, without what is about records of which there are none."""
        return {
            moment: tuple(join for join in joins if not join.of or self.records_of(join.of))
            for moment, joins in self.joins.items()
        }

    def called_by_hand(self, counter: str) -> str:
        """What players call *counter* on a piece; empty for a counter of the rules' own, which
        players neither read nor change. A counter that no rule knows was named by players
        themselves."""
        if name := self.shown.get(counter) or SHOWN.get(counter):
            return name
        return "" if counter in self.counters else counter[:1].upper() + counter[1:]

    def number_of(self, counter: str) -> TableNumber | None:
        """The number of the table that is counted by *counter*; None for a mark of the rules'
        own."""
        return next((each for each in self.numbers(self) if each.counter == counter), None)

    def knows(self, piece: str) -> bool:
        """Whether a piece can have this name, that is, whether the name has a title."""
        try:
            return bool(self.title_of(piece))
        except (LookupError, ValueError):
            return False
