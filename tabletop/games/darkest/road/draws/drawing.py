"""The Adventure deck: drawing, and squeezing in what a lost turn brings (DTC-175)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, DIE, GRAMMAR, PARTY, is_one_of
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.party import heroes, joint_rolls
from tabletop.games.darkest.party.executor import TEXT, WHOLE, WHOM, Meeting
from tabletop.games.darkest.party.scores import spoken
from tabletop.games.darkest.party.stakes import Stakes, by_side
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

OWED = "owed"
"""Turns that a hero has lost and not yet paid for, on its card."""


class LosesTurn(Deed, kw_only=True):
    """DTC-175 to DTC-178: the heroes `who` lose a turn at once."""

    would = "{who} would lose a turn"

    places: tuple[int, ...]
    lost: bool = False

    @property
    def who(self) -> int:
        """The first of them."""
        return self.places[0]

    def do(self, play: Play) -> Rules[None]:
        """A card is owed for it."""
        before = owing(play.table)
        for place in self.places:
            hero = heroes.card_of(play.table, place)
            if hero is not None:
                play.say("{} loses a turn.", hero, rule="DTC-175")
                play.count(OWED, before.get(place, 0) + 1, hero)
        at_once(play, before)
        for place in self.places:
            yield from play.happen(LostTurn(who=place, lost=self.lost))


class LostTurn(Deed, kw_only=True):
    """The hero `who` has lost a turn, if it is `lost` in the wilds."""

    who: int
    lost: bool

    def do(self, play: Play) -> None:
        """It says itself."""


def owing(table: Table) -> dict[int, int]:
    """How many lost turns each hero has not yet paid for."""
    return {place: heroes.has(table, place, OWED) for place in heroes.here(table)}


def at_once(play: Play, before: Mapping[int, int]) -> None:
    """DTC-177, DTC-179: for turns that several have lost by one effect, since they owed what they
    did *before*, the first of them owes what each would; by the table option each owes its own,
    unless it befell all."""
    now = owing(play.table)
    lost = {place: n - before.get(place, 0) for place, n in now.items() if n > before.get(place, 0)}
    one = play.table.options["partial_lost_turn"] == "one-card" or len(lost) == len(now)
    if len(lost) < 2 or not one:
        return
    most, first = max(lost.values()), next(iter(lost))
    for place in lost:
        owes = before.get(place, 0) + (most if place == first else 0)
        play.count(OWED, owes, heroes.hero_at(play.table, place))


def draw(play: Play, rule: str) -> Rules[Piece | None]:
    """The top Adventure card of the deck that is drawn from."""
    return (yield from decks.top(play, decks.active(play), rule))


def foresee(play: Play, cards: Sequence[Piece]) -> bool:
    """DTC-313: *cards* are looked at, in their order, and stay as they lie. With a real deck
    players look for themselves."""
    if play.table.options.get("cards") == "typed":
        play.say("{} cards may be looked at.", len(cards), rule="DTC-313")
    else:
        for card in cards:
            play.say("Seen ahead: {}.", content.title(card.name), rule="DTC-313")
    return bool(cards)


def deal(play: Play, n: int, space: int = 0) -> Rules[None]:
    """DTC-116, DTC-121: cards are laid face down onto the Draw Spots, 12 at most; of the party's
    space, if no other is told."""
    space, laid = space or max(1, heroes.at(play.table)), 0
    last = max(
        (space_positions.spot_of(p) for p in space_positions.lying(play.table, space)), default=0
    )
    base = last // space_positions.STEP
    while laid < min(n, space_positions.MOST_DRAWN):
        card = yield from draw(play, "DTC-116")
        if card is None:
            break
        laid += 1
        space_positions.put(play, card, space, (base + laid) * space_positions.STEP, face_up=False)
    play.say("{} cards are drawn.", laid, rule="DTC-116")


def _lose_turn(context: Meeting, who: Who | int, wilds: bool) -> Rules[bool]:
    """Of several, each loses it whom no card spares."""
    places = (who,) if isinstance(who, int) else tuple(WHOM.among(context, who))
    if len(places) > 1:
        places = tuple(
            place for place in places
            if TEXT.forbids(context.table, LosesTurn(places=(place,), lost=wilds)) is None
        )  # fmt: skip
    if not places:
        return False
    done = yield from context.propose(LosesTurn(places=places, lost=wilds))
    return not done.prevented


def lose_turn(context: Meeting, who: Who | int) -> Rules[bool]:
    """At one moment, for all of them."""
    return (yield from _lose_turn(context, who, wilds=False))


def get_lost(context: Meeting, who: Who | int) -> Rules[bool]:
    """Lost in the wilds: some know their way."""
    return (yield from _lose_turn(context, who, wilds=True))


def _is_lost(context: Meeting, **said: object) -> bool:
    """Whether somebody loses the turn by getting lost."""
    return bool(getattr(context.deed, "lost", False))


def draw_dice(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTC-121, DTC-B20, DTC-B33: once for the whole party, by the leader."""
    play, leader = context.play, heroes.leader(context.play.table)
    if context.you != leader:
        return False
    shown = yield from joint_rolls.several(play, leader, n, MORE, "DTC-121", party=True)
    yield from deal(play, sum(shown))
    return True


# --- what draw dice mean --------------------------------------------------------------------------

MORE = Stakes("more cards", lambda shown: f"{sum(shown)} more to meet", "One card for each pip.")
"""The stakes of what is drawn beside the cards of a space."""


def stakes(table: Table) -> Stakes:
    """Those of the dice for the cards of a new Road Space."""
    helps = "One card for each pip. A 1 shows a special location."
    return Stakes("the cards of this Road Space", partial(_drawn, table), helps)


def cards_shown(table: Table, shown: Sequence[int]) -> tuple[int, bool]:
    """DTC-117, DTC-120: how many cards what is *shown* draws, and whether it finds a special
    location."""
    ones = table.options["draw_dice_ones"]
    found = 1 in shown and not (ones == "never" and len(shown) > 1)
    if found and ones == "replace-all":
        return 0, found
    return sum(each for each in shown if each > 1 or not found), found


def dice_for(table: Table, lies: Piece) -> int:
    """DTC-116: how many dice a terrain gives for cards, or cards in force have it give."""
    said = spoken(table, heroes.leader(table), DRAW_DICE)
    named = (int(each["n"]) for each in said if is_one_of(lies.name, each["grounds"]))
    return next(named, content.location(lies.name).dice)


def _drawn(table: Table, shown: Sequence[int]) -> str:
    n, found = cards_shown(table, shown)
    cards = f"{n} card{'s' if n != 1 else ''}"
    return f"{cards} and a special location" if found else cards


def which_special(listed: Mapping[int, str]) -> Stakes:
    """Those of the die that shows which of those *listed* is found."""
    return by_side("the special location", lambda n: content.title(listed[n]))


# --- how it is said -------------------------------------------------------------------------------

_LOSE = verb(
    GRAMMAR, "lose a turn", CHARACTER, "[lose] a turn", does=lose_turn,
    deed=Happens(LosesTurn, LostTurn),
)  # fmt: skip
_GET_LOST = verb(
    GRAMMAR, "get lost", CHARACTER, "[get] lost", does=get_lost,
    deed=Happens(LosesTurn, LostTurn, fits=_is_lost),
)  # fmt: skip
WHOLE |= {_LOSE["done"], _GET_LOST["done"]}
DRAW_DICE = idiom(
    GRAMMAR, "trait", "the party rolls {n} draw dice in {grounds}",
    slots={"n": "number", "grounds": "grounds"}, sort="rule",
)  # fmt: skip
verb(
    GRAMMAR, "draw as many cards", PARTY, "[draw] as many cards as shown on {n}", does=draw_dice,
    unit=DIE, only=("done",), reveals=True,
)  # fmt: skip
