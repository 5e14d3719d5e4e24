"""Chapter 13: Sins, and who bears them."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.needed_objects import acts_on
from tabletop.games.restless.party.holdings.belongings import discard
from tabletop.games.restless.running.deeds import AbsolvesSin, IsShuffled, RevealsSin, does
from tabletop.games.restless.running.lasting_changes import comes_into_force
from tabletop.games.restless.running.question_context import name, saying
from tabletop.games.restless.running.questions import choose_card, choose_slot
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import character, living
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece


def is_sin(piece: Piece) -> bool:
    """RST-120: a Sin is no Item."""
    return isinstance(content.card(piece.name), content.Sin)


def bind(play: Play, sin: Piece, slot: int) -> Rules[None]:
    """RST-115: it binds to the Character that reveals it, though that be dying of another.

    RST-112: if there is no such Character, the party names one.
    """
    if not (yield from _reveals(play, sin, slot)):
        play.move(sin, "treasures-used", face_up=True)


def _reveals(play: Play, sin: Piece, slot: int) -> Rules[bool]:
    """RST-115: whether it binds."""
    if character(play.table, slot) is None:
        slot = yield from choose_slot(
            play,
            lambda: living(play.table),
            f"Who takes the Sin {content.title(sin.name)}?",
            "RST-122",
        )
    return slot >= 0 and (yield from play.happen(RevealsSin(slot, by=sin.id))).done


def bind_those(play: Play, turned_up: list[Piece], slot: int) -> Rules[list[Piece]]:
    """RST-116, RST-118: whatever becomes of what is *turned up*, the Sins among it bind; returned
    is the rest."""
    for sin in filter(is_sin, turned_up):
        yield from bind(play, sin, slot)
    return [piece for piece in turned_up if not is_sin(piece)]


def revealer(play: Play, slot: int, what: str = "the card") -> Rules[int]:
    """RST-122: who turns up *what*: who is named (*slot*), else whom the party names before."""
    if slot >= 0:
        return slot
    ask = f"Who turns up {what}, and takes any Sins?"
    return (yield from choose_slot(play, lambda: living(play.table), ask, "RST-122"))


@does(RevealsSin)
def binds(deed: RevealsSin, play: Play) -> None:
    """RST-115."""
    sin = play.table.pieces[deed.by]
    play.move(sin, f"sins:{deed.who}", face_up=True)
    comes_into_force(play, sin)
    play.say("{} binds to {}.", sin, name(play.table, deed.who), rule="RST-115")


@acts_on(lambda table, slot, said: table[f"sins:{slot}"], "There is no Sin.")
def absolves(about: Saying, who: int) -> Rules[None]:
    """RST-119: an Absolved Sin is discarded."""
    play = about.play

    def among(who: int = who) -> list[Piece]:
        return play.table[f"sins:{who}"]

    ask = f"{saying(about)} Which Sin of {name(play.table, who)} is Absolved?"
    sin = yield from choose_card(play, among, ask, "RST-119", seat=who)
    if sin is not None:
        yield from play.happen(AbsolvesSin(who, by=sin.id))


@does(AbsolvesSin)
def absolved(deed: AbsolvesSin, play: Play) -> Rules[None]:
    """RST-119."""
    yield from discard(play, play.table.pieces[deed.by], effects=False)


@acts_on(lambda table, slot, said: table[f"sins:{slot}"], "There is no Sin.")
def absolves_all(about: Saying, who: int) -> Rules[None]:
    """RST-119: all that there are, one after another."""
    for sin in about.play.table[f"sins:{who}"]:
        if sin.zone == f"sins:{who}":
            yield from about.play.happen(AbsolvesSin(who, by=sin.id))


def takes_on_a_sin(about: Saying, who: int) -> Rules[None]:
    """RST-115, RST-124."""
    play = about.play
    yield from take_on(play, who)


def take_on(play: Play, slot: int) -> Rules[None]:
    """RST-124: a Sin is searched for, any with the same chance, and the deck shuffled.

    RST-003: one that a card keeps from being revealed was not found: the deck stays as it is.
    """
    sins = [piece for piece in play.table["treasures"] if is_sin(piece)]
    if not sins:
        return
    lot: int = yield Roll(len(sins), f"Which Sin does {name(play.table, slot)} take on?", "RST-124")
    if (yield from _reveals(play, sins[lot - 1], slot)):
        yield from play.happen(IsShuffled(deck="treasures", rule="RST-124"))


def absolve_this(about: Saying) -> Rules[None]:
    """RST-119: the Sin itself says how."""
    yield from about.propose(
        AbsolvesSin(about.table.zones[about.card.zone].owner, by=about.card.id)
    )


# --- how it is said ----------------------------------------------------------------------------

verb(
    GRAMMAR, "absolve a Sin", CHARACTER, "[absolve|discard|remove] a Sin",
    does=doing(absolves), deed=AbsolvesSin,
    said=("(absolve|remove|discard) a Sin (of|from) {who:who/1}",),
)  # fmt: skip
verb(
    GRAMMAR, "absolve all Sins", CHARACTER, "[absolve] all Sins",
    "[absolve|discard|remove] (all of its|all its|all of your|all your) Sins",
    "[absolve|discard|remove] (every Sin|all Sins) (you bear|you have|it bears|it has)",
    "[absolve|discard|remove] every Sin",
    does=doing(absolves_all), only=("done", "paid"),
    said=("(absolve|remove|discard) (all Sins|every Sin) (of|from) {who:who/1}",),
)  # fmt: skip
verb(
    GRAMMAR, "take on a Sin", CHARACTER, "[take] on a Sin", "[gain] a Sin",
    does=doing(takes_on_a_sin), only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "reveal a Sin", CHARACTER, "[reveal|draw] a Sin", deed=RevealsSin,
    only=("after", "before", "forbidden", "past"),
)  # fmt: skip
idiom(GRAMMAR, "action", "absolve this", run=absolve_this, sort="deed of this")
