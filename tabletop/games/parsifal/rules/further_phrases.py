"""Cards: what tarots may say beyond what is printed on the game's own: for players' ideas."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.executor.questions import about
from tabletop.games.parsifal.cards.content import TITLES
from tabletop.games.parsifal.cards.lexicon import ALL, COPIES, FIRST_ARTIFACT, NUMBER, meant
from tabletop.games.parsifal.cards.phrases import PHRASES
from tabletop.games.parsifal.rules.abilities import AS_PRINTED, Ability, Acting, Aims, Skill, add
from tabletop.games.parsifal.rules.action_deeds import Done, IsFreed, bring_about
from tabletop.games.parsifal.rules.board import BIT, COMMON, Board, numbers
from tabletop.games.parsifal.rules.executor import EXECUTOR, asks, speaker
from tabletop.games.parsifal.rules.limbo import Recalls, Sends
from tabletop.games.parsifal.rules.locks import Frees, Locks
from tabletop.games.parsifal.rules.skills import Drops, Gives, HandsOver, Takes, nowhere, takers
from tabletop.games.parsifal.rules.turn import ANOTHER, Draws, TurnBegins
from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.vocabulary.deck_top import add_looking

WHOM = EXECUTOR.whom

# --- what is done as it is printed ---------------------------------------------------------------


class DoesAsPrinted(Done):
    """PAR-022: a skill of which nothing is said before it is done."""

    rule = "PAR-022"
    said = "{} does what is printed on {}."

    def on(self, board: Board) -> None:
        """What comes of it only its sentence tells, as it is carried out."""


def _itself(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    """The tarot that says it."""
    return Aims(BIT[deed.card])


add(
    Ability(
        AS_PRINTED, DoesAsPrinted, _itself, "Do what is printed", "do what {} says",
        "Which does {} do as is printed?", nowhere,
    )
)  # fmt: skip

# --- drawing, and turns --------------------------------------------------------------------------


@PHRASES.action("draw {n:tarots}")
def draw(context: Acting, n: int) -> Rules[bool]:
    """PAR-006: off the top of the deck, for whoever speaks for the tarot that says it."""
    return (yield from _draw(context, speaker(context.table, context.you), n))


@PHRASES.action("each opponent draws {n:tarots}")
def opponents_draw(context: Acting, n: int) -> Rules[bool]:
    """PAR-006: each in the order of the seats."""
    mine, drawn = speaker(context.table, context.you), False
    for seat in range(len(context.table.seats)):
        if seat != mine:
            drawn |= yield from _draw(context, seat, n)
    return drawn


def _draw(context: Acting, seat: int, n: int) -> Rules[bool]:
    """PAR-009: as many of *n* as there are."""
    play, drawn = context.play, 0
    while drawn < n and (card := (yield from play.top("deck", rule="PAR-006"))) is not None:
        yield from play.happen(Draws(who=card.id, seat=seat), context)
        drawn += 1
    return drawn > 0


def _has(context: Context, card: Piece) -> Rules[bool]:
    """PAR-007, PAR-008: as if it were drawn."""
    seat = speaker(context.table, context.you)
    yield from context.play.happen(Draws(who=card.id, seat=seat), context)
    return True


add_looking(PHRASES, asks, _has, "draw {n} of them", "tarots", "PAR-006")


@PHRASES.action("take another turn after this one")
def act_again(context: Acting) -> None:
    """PAR-011: before it is anybody else's turn."""
    seat = speaker(context.table, context.you)
    context.play.count(ANOTHER, seat + 1)
    context.play.say("{} has another turn.", context.table.seats[seat].name, rule="PAR-011")


# --- of the one who was spoken of ----------------------------------------------------------------


@PHRASES.action("{who:one} [drop] all artifacts", "{who:one} [drop] all its artifacts")
def drop_all(context: Acting, who: int) -> Rules[bool]:
    """PAR-021: each goes to the common area."""
    owned = numbers(context.board.owned[who])
    drops = [Drops(who=artifact, by=who) for artifact in owned]
    return bool(drops) and (yield from bring_about(context.play, drops, context))


@PHRASES.trigger("when this character is locked", deed=Locks)
def is_itself_locked(context: Acting) -> bool:
    """PAR-027: whose skill it is."""
    return getattr(context.deed, "who", -1) == context.you


PHRASES.add("when {hero} would be locked by {by:hero}", "trigger", deed=Locks)


# --- what may be asked ---------------------------------------------------------------------------


@PHRASES.condition("{hero} [is|are] in play")
def is_here(context: Acting, hero: Who) -> bool:
    """PAR-015: locked ones are, too."""
    return any(context.board.place[one] >= 0 for one in WHOM.among(context, hero))


@PHRASES.condition("nobody owns {artifact}")
def is_unowned(context: Acting, artifact: str) -> bool:
    """PAR-019: it lies under no character."""
    return all(context.board.place[each] < 0 for each in meant((artifact,)))


def _free(context: Acting, seat: int) -> int:
    board = context.board
    return sum(board.free(each) for each in numbers(board.of[seat]))


@PHRASES.condition(
    "you control {n} free characters or more", "you control {n} or more free characters"
)
def control_many_free(context: Acting, n: int) -> bool:
    """PAR-015: those that are not locked."""
    return _free(context, speaker(context.table, context.you)) >= n


@PHRASES.condition("you control {n} {copies} or more", "you control {n} or more {copies}")
def control_copies(context: Acting, n: int, copies: str) -> bool:
    """PAR-032: locked ones count."""
    mine = context.board.of[speaker(context.table, context.you)]
    return sum(NUMBER[copy] in numbers(mine) for copy in COPIES[copies]) >= n


@PHRASES.condition("you control fewer characters than an opponent")
def control_fewer(context: Acting) -> bool:
    """PAR-032: locked ones count."""
    sizes, mine = _sizes(context)
    return any(mine < size for size in sizes)


@PHRASES.condition("you control more characters than an opponent")
def control_more(context: Acting) -> bool:
    """PAR-032: locked ones count."""
    sizes, mine = _sizes(context)
    return any(mine > size for size in sizes)


def _sizes(context: Acting) -> tuple[list[int], int]:
    """How many characters each opponent controls, and how many you do."""
    seat, board = speaker(context.table, context.you), context.board
    sizes = [board.of[each].bit_count() for each in range(board.seats)]
    return sizes[:seat] + sizes[seat + 1 :], sizes[seat]


@PHRASES.condition("{hero} [is|are] locked by {by:hero}")
def is_locked_by(context: Acting, hero: Who, by: Who) -> bool:
    """PAR-031: one of those lies under one of these."""
    lockers = WHOM.among(context, by)
    return any(context.board.locker[one] in lockers for one in WHOM.among(context, hero))


@PHRASES.condition("{hero} [hold] {n} captives or more", "{hero} [hold] {n} or more captives")
def hold_many(context: Acting, hero: Who, n: int) -> bool:
    """PAR-029: whatever they are charged to."""
    held = context.board.held
    return any(held[one].bit_count() >= n for one in WHOM.among(context, hero))


@PHRASES.condition("{artifact} is in the common area")
def lies_open(context: Acting, artifact: str) -> bool:
    """PAR-007: nobody owns it."""
    return context.board.place[NUMBER[artifact]] == COMMON


@PHRASES.condition("the deck is empty")
def is_drawn_out(context: Acting) -> bool:
    """PAR-009: nothing is drawn any more."""
    return not context.table.zones["deck"].pieces


@PHRASES.condition("the deck has {n} tarots or more", "the deck has {n} or more tarots")
def is_deep(context: Acting, n: int) -> bool:
    """PAR-006: that are still to be drawn."""
    return len(context.table.zones["deck"].pieces) >= n


def does(context: Acting) -> bool:
    """Whether what the sentence before says was done."""
    return not context.undone


def does_not(context: Acting) -> bool:
    """Whether it was not."""
    return context.undone


PHRASES.add("you do", "condition", does, back=True)
PHRASES.add("you do not", "condition", does_not, back=True)

# --- what is waited for, and what is banned ------------------------------------------------------

PHRASES.add("when {by:hero} locks {victim}", "trigger", deed=Locks)
PHRASES.add("when {by:hero} sends {victim} to Limbo", "trigger", deed=Sends)
PHRASES.add("when {victim} is freed", "trigger", deed=IsFreed)
PHRASES.add("{hero} cannot be freed", "trait", deed=Frees)
PHRASES.add("{hero} cannot be freed by {by:hero}", "trait", deed=Frees)
PHRASES.add("{hero} cannot be recalled", "trait", deed=Recalls)
PHRASES.add("{hero} cannot be handed to another player", "trait", deed=HandsOver)
PHRASES.add("{by:hero} cannot lock {victim}", "trait", deed=Locks)
PHRASES.add("{by:hero} cannot send {victim} to Limbo", "trait", deed=Sends)


@PHRASES.trigger("when {by:hero} gives {thing}", deed=Gives)
def gives_it(context: Acting, by: Who, thing: tuple[str, ...]) -> bool:
    """PAR-054: by an action."""
    return getattr(context.deed, "who", -1) in meant(thing)


PHRASES.add("{by:hero} cannot give {thing}", "trait", gives_it, deed=Gives)


@PHRASES.trigger("at the start of your turn", deed=TurnBegins)
def turn_begins(context: Acting) -> bool:
    """PAR-006: of who controls the one that says it."""
    return getattr(context.deed, "seat", -1) == _seat(context)


@PHRASES.trigger("when you draw a character", deed=Draws)
def draws_character(context: Acting) -> bool:
    """PAR-008: who controls the one that says it does."""
    return _is_drawn(context, range(FIRST_ARTIFACT))


@PHRASES.trigger("when you draw an artifact", deed=Draws)
def draws_artifact(context: Acting) -> bool:
    """PAR-007: who controls the one that says it does."""
    return _is_drawn(context, range(FIRST_ARTIFACT, len(NUMBER)))


def _is_drawn(context: Acting, tarots: range) -> bool:
    drawn = context.deed
    return isinstance(drawn, Draws) and drawn.seat == _seat(context) and drawn.who in tarots


def _seat(context: Acting) -> int:
    """Who controls the one that says it; -1 if nobody does."""
    return context.board.place[context.you] if context.you >= 0 else -1


@PHRASES.action("take that artifact")
def take_that(context: Acting) -> Rules[bool]:
    """PAR-017: what was dropped or drawn, if it lies there still; who says it may have to pass."""
    taken, board = getattr(context.deed, "who", -1), context.board
    if taken < FIRST_ARTIFACT or board.place[taken] != COMMON:
        return False
    if not takers(board) >> context.you & 1:
        return False
    return (yield from bring_about(context.play, [Takes(who=taken, by=context.you)], context))


# --- prices --------------------------------------------------------------------------------------


def _all_owned(context: Acting, thing: tuple[str, ...]) -> list[int]:
    """Those of these that a character of yours owns."""
    mine, place = _seat(context), context.board.place
    return [
        each
        for each in sorted(meant(thing))
        if (owner := place[each]) >= 0 and place[owner] == mine
    ]


def _lacks(context: Acting, thing: tuple[str, ...]) -> Refusal | None:
    """PAR-021: who owns none of these cannot pay with one."""
    if _all_owned(context, thing):
        return None
    return Refusal("PAR-021", "No character of yours owns that.", absolute=True)


def _owned(context: Acting, thing: tuple[str, ...]) -> Rules[int]:
    """One of these that a character of yours owns, as who pays says; -1 if there is none."""
    owned = _all_owned(context, thing)
    if len(owned) < 2:
        return owned[0] if owned else -1
    option = yield from asks(
        context.play,
        context.you,
        f"{about(context)} Which?",
        lambda: [Option(ALL[each], TITLES[each], (each,), value=each) for each in owned],
    )
    return int(option.value)


@PHRASES.cost("send {thing} to Limbo", lacks=_lacks)
def pay_to_limbo(context: Acting, thing: tuple[str, ...]) -> Rules[bool]:
    """PAR-063: what a character of yours owns."""
    paid = yield from _owned(context, thing)
    sends = Sends(who=paid, by=context.you)
    return paid >= 0 and (yield from bring_about(context.play, [sends], context))


@PHRASES.cost("drop {thing}", lacks=_lacks)
def pay_by_dropping(context: Acting, thing: tuple[str, ...]) -> Rules[bool]:
    """PAR-021: what a character of yours owns."""
    paid = yield from _owned(context, thing)
    owner = context.board.place[paid] if paid >= 0 else -1
    drops = Drops(who=paid, by=owner)
    return paid >= 0 and (yield from bring_about(context.play, [drops], context))


# --- several at once -----------------------------------------------------------------------------


def _set_free(context: Acting, captives: int) -> Rules[bool]:
    """PAR-045: all of these."""
    freed = [Frees(who=each, by=context.you) for each in numbers(captives)]
    return bool(freed) and (yield from bring_about(context.play, freed, context))


@PHRASES.action("free all its captives", "free its captives")
def free_own(context: Acting) -> Rules[bool]:
    """PAR-045: whom the one that says it locks."""
    return (yield from _set_free(context, context.board.held[context.you]))


@PHRASES.action("free all characters you control", "free all your characters")
def free_yours(context: Acting) -> Rules[bool]:
    """PAR-045: those that are locked."""
    board = context.board
    return (
        yield from _set_free(context, board.of[speaker(context.table, context.you)] & board.locked)
    )


@PHRASES.action("free all {copies}")
def free_kind(context: Acting, copies: str) -> Rules[bool]:
    """PAR-045: those that are locked, whosever they are."""
    kind = sum(1 << NUMBER[copy] for copy in COPIES[copies])
    return (yield from _set_free(context, kind & context.board.locked))
