"""Chapters C and E: taking, dropping, and all skills that do not lock."""

from __future__ import annotations

from functools import cache, lru_cache

from tabletop.cardtext.subjects import Who, nouns_of
from tabletop.games.parsifal.cards.content import skills_printed, worded
from tabletop.games.parsifal.cards.grammar import (
    GRAMMAR,
    OWNS_NONE,
    TAROT,
    WHOM,
    on_artifacts,
    on_characters,
)
from tabletop.games.parsifal.cards.lexicon import CHARACTERS, COPIES, NUMBER, meant
from tabletop.games.parsifal.rules.abilities import (
    NOTHING,
    Ability,
    Acting,
    Aim,
    Aims,
    Skill,
    add,
    add_open,
    deeds_of,
    done_by,
    possible,
    said,
)
from tabletop.games.parsifal.rules.action_deeds import Done, bring_about
from tabletop.games.parsifal.rules.board import (
    BIT,
    CHARACTER_SET,
    COMMON,
    UNDER,
    Board,
    numbers,
    set_of,
)
from tabletop.games.parsifal.rules.executor import carry, skill_verb
from tabletop.games.parsifal.rules.locks import over, part_with
from tabletop.games.parsifal.rules.prices import lacks, paid_with
from tabletop.grammar.frames import Voice
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


@cache
def owning_nothing() -> int:
    """PAR-020: the characters that can never own an artifact, by their own text: the Swan.

    It is read on first use, because the other chapters add words later.
    """
    return set_of(
        NUMBER[name]
        for name in CHARACTERS
        for clause in skills_printed(name)
        if clause.phrase is OWNS_NONE and _is_itself(name, clause.values["who"])
    )


def _is_itself(name: str, who: Who) -> bool:
    return who == "this" or NUMBER[name] in meant(nouns_of(who))


def owners(board: Board, among: int) -> Aims:
    """Which characters *among* those in play can receive an artifact, and why others cannot."""
    never, locked = among & owning_nothing(), among & board.locked
    return Aims(
        among & ~never & ~locked,
        ((never, *OWNS_NEVER), (locked, *OWNS_NOT)),
    )


OWNS_NEVER = "PAR-020", "{target} can never own an artifact."
OWNS_NOT = "PAR-036", "{target} is locked and cannot own artifacts."


def may_own(board: Board, character: int) -> Aim:
    """Whether *character*, which is in play, can receive an artifact, or why not."""
    never, locked = BIT[character] & owning_nothing(), BIT[character] & board.locked
    return _owning(character, OWNS_NEVER if never else OWNS_NOT if locked else ("", ""))


@cache
def _owning(character: int, barred: tuple[str, str]) -> Aim:
    rule, words = barred
    return Aim(character, rule, said(words, character, character) if words else "")


# --- abilities of every character ----------------------------------------------------------------

TAKE = "take"
"""The name of the ability to take an artifact."""


class Takes(Done):
    """PAR-017: an artifact of the common area goes under the actor."""

    rule = "PAR-017"
    said = "{} takes {}."
    would = "{who} would be taken"

    def on(self, board: Board) -> None:
        board.put(self.who, self.by)


def takers(board: Board) -> int:
    """The characters that can take an artifact: all that can own one, if the common area has
    any."""
    if not board.owned[COMMON]:
        return 0
    return CHARACTER_SET & board.playing & ~board.locked & ~owning_nothing()


TAKE_NAMED, DROP_NAMED = "take_from_common", "drop_named"
"""The names of the abilities to take or drop an artifact that the skill names."""


def _takeable_named(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    """PAR-025: only the artifacts that the skill names."""
    found = _takeable(board, seat, actor, deed)
    return Aims(found.fit & deed.whom)


def _takeable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    common = board.owned[COMMON]
    if not common:
        return NOTHING
    if takers(board) & BIT[actor]:
        return Aims(common)
    barred = may_own(board, actor)
    return Aims(0, ((common, barred.rule, barred.why),))


class Drops(Done):
    """PAR-021: an artifact of the actor goes to the common area."""

    rule = "PAR-021"
    said = "{} drops {}."
    would = "{who} would be dropped"

    def on(self, board: Board) -> None:
        part_with(board, self.who, COMMON)


def _owned(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    owned = board.owned[actor]
    return Aims(owned) if owned else NOTHING


def _owned_named(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    """PAR-025: only the artifacts that the skill names."""
    return Aims(board.owned[actor] & deed.whom)


# --- handing over, giving, commanding ------------------------------------------------------------


class HandsOver(Done):
    """PAR-048: the character gets another controller. PAR-052: captives stay locked."""

    rule = "PAR-048"
    said = "{} hands {} to {}."
    would = "{who} would be handed to another player"

    def on(self, board: Board) -> None:
        board.put(self.who, self.to)

    def tell(self, play: Play) -> None:
        pieces, to = play.table.pieces, play.table.seats[self.to].name
        words = worded(self.said, self.by, self.who, -1)
        play.say(words, pieces[self.by], pieces[self.who], to, rule=self.rule)


HAND_OVER = "hand_over"
"""The name of the ability to hand over a character."""


def _all_in_play(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    """PAR-049, PAR-050: any character, if the player controls three free copies."""
    ready = free_copies(board, seat, deed.kind)
    everybody = (deed.whom or CHARACTER_SET) & board.playing
    if ready >= deed.needed:
        return Aims(everybody)
    return Aims(0, ((everybody, "PAR-049", _lacking(deed, ready)),))


@cache
def _lacking(deed: Skill, ready: int) -> str:
    kind = deed.kind.capitalize()
    return f"This needs {deed.needed} free {kind}s under your control. You have {ready}."


def free_copies(board: Board, seat: int, kind: str) -> int:
    """The number of free characters of a *kind* that *seat* controls; the kind has several
    copies."""
    return (_copies(kind) & board.of[seat] & ~board.locked).bit_count()


@cache
def _copies(kind: str) -> int:
    return set_of(NUMBER[copy] for copy in COPIES.get(kind, ()))


def _other_seats(board: Board, seat: int, actor: int, target: int) -> list[Aim]:
    """PAR-051: any other player."""
    return [Aim(other) for other in range(board.seats) if other != board.place[target]]


class Gives(Done):
    """PAR-054: an artifact of the actor goes under another character."""

    rule = "PAR-054"
    said = "{} gives {} to {}."
    would = "{who} would be given"

    def on(self, board: Board) -> None:
        part_with(board, self.who, self.to)

    def tell(self, play: Play) -> None:
        pieces = play.table.pieces
        words = worded(self.said, self.by, self.who, self.to)
        play.say(words, pieces[self.by], pieces[self.who], pieces[self.to], rule=self.rule)


GIVE = "give"
"""The name of the ability to give an artifact."""


def _receivers(board: Board, seat: int, actor: int, target: int) -> list[Aim]:
    """PAR-054: characters in play that can own it. PAR-026: but not the giver."""
    return _others(board, actor).each(actor)


def _others(board: Board, actor: int) -> Aims:
    return owners(board, CHARACTER_SET & board.playing & ~BIT[actor])


def _giveable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    owned = board.owned[actor]
    if deed.whom:
        owned &= deed.whom
    if not owned:
        return NOTHING
    others = _others(board, actor)
    if others.fit:
        return Aims(owned)
    bars = ((owned, "PAR-054", "Nobody else in play can own {target}."),)
    return Aims(0, bars, 0 if others.shown() else owned)


class Commands(Done):
    """PAR-056: a rival's character acts. The declaration has already told this."""

    rule = "PAR-056"
    said = "{} commands {}."
    would = "{who} would be commanded"

    def on(self, board: Board) -> None:
        """PAR-058: nothing but the deed of the commanded character."""

    def do(self, play: Play) -> None:
        """Do nothing: the result is the deed of the commanded character."""


CONTROL = "control"


def control(context: Acting, whom: Who) -> Rules[bool]:
    """PAR-056, PAR-058: commanding and the commanded character's deed are declared together as one
    action. Without a declaration nobody is commanded."""
    if not context.orders:
        return False
    if not (yield from bring_about(context.play, [done_by(context.declared[0])], context)):
        return False
    return (yield from carry(context.play, context.orders))


def _never(context: Acting, who: int, whom: Who) -> bool:
    """PAR-058: an undeclared sentence commands nobody."""
    return False


def _commandable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    """PAR-057: a free rival's character in play of a kind that the skill names."""
    named = deed.whom & board.playing & CHARACTER_SET
    own, locked = named & board.of[seat], named & board.locked
    able = set_of(
        target
        for target in numbers(named & ~own & ~locked)
        if possible(board, seat, target, commanded(target, board.owned[target], ()))
    )
    return Aims(
        able,
        (
            (own, "PAR-057", "You control {target} yourself."),
            (locked, "PAR-057", "{target} is locked."),
            (named & ~(own | locked | able), "PAR-058", "{target} cannot do anything now."),
        ),
    )


@lru_cache(4096)
def commanded(character: int, owned: int, suspended: tuple[str, ...]) -> tuple[Skill, ...]:
    """PAR-058: the deeds of a commanded character: all except commanding others."""
    deeds = deeds_of(character, owned, suspended)
    return tuple(deed for deed in deeds if deed.ability != CONTROL)


def _common_area(actor: int, target: int = -1) -> tuple[str, ...]:
    return ("common",)


def _under_actor(actor: int, target: int = -1) -> tuple[str, ...]:
    return (UNDER[actor],)


def nowhere(actor: int, target: int = -1) -> tuple[str, ...]:
    """No zone: no drop means this deed."""
    return ()


add_open(
    Ability(
        TAKE, Takes, _takeable, "Take an artifact", "take {}",
        "What does {} take?", _under_actor, comes=True,
        lacks="No artifact lies in the common area.",
    )
)  # fmt: skip
add_open(
    Ability(
        "drop", Drops, _owned, "Drop an artifact", "drop {}",
        "What does {} drop?", _common_area, comes=True,
        lacks="{} owns no artifact.",
    )
)  # fmt: skip

for ability in (
    Ability(
        TAKE_NAMED, Takes, _takeable_named, "Take an artifact", "take {}",
        "What does {} take?", _under_actor, comes=True,
        lacks="No such artifact lies in the common area.",
    ),
    Ability(
        DROP_NAMED, Drops, _owned_named, "Drop an artifact", "drop {}",
        "What does {} drop?", _common_area, comes=True,
        lacks="{} owns no such artifact.",
    ),
    Ability(
        HAND_OVER, HandsOver, _all_in_play, "Hand over a character", "hand over {}",
        "Whom does {} hand over?", nowhere,
        _other_seats, "Who gets {0} from {1}?", comes=True,
        anything="one character",
    ),
    Ability(
        GIVE, Gives, _giveable, "Give an artifact", "give {}",
        "What does {} give?", nowhere,
        _receivers, "Who gets {0} from {1}?", comes=True,
        anything="one artifact", lacks="{} owns no artifact.",
    ),
    Ability(
        CONTROL, Commands, _commandable, "Control", "command {}",
        "Whom does {} command?", over, lacks="No such character is in play.",
    ),
):  # fmt: skip
    add(ability)

# --- how it is said ----------------------------------------------------------------------------


def _pays_by_dropping(context: Acting, who: int, whom: Who) -> Rules[bool]:
    """PAR-021: pay by dropping an artifact of your own character."""
    paid = yield from paid_with(context, who, whom)
    drops = Drops(who=paid, by=context.board.place[paid] if paid >= 0 else -1)
    return paid >= 0 and (yield from bring_about(context.play, [drops], context))


TAKES = skill_verb(
    TAKE_NAMED, "take", f"[take] {{whom:{WHOM}}}",
    f"[take|pick] (up|) {{whom:{WHOM}}} (from|out of) the common area", kind=Takes,
    admits=on_artifacts,
)  # fmt: skip
skill_verb(
    DROP_NAMED, "drop", f"[drop] {{whom:{WHOM}}}",
    f"[put] {{whom:{WHOM}}} (in|into) the common area", kind=Drops,
    pays=_pays_by_dropping, unless_able=lacks, admits=on_artifacts,
)  # fmt: skip
GIVES = skill_verb(GIVE, "give", f"[give] {{whom:{WHOM}}}", kind=Gives, admits=on_artifacts)
skill_verb(
    HAND_OVER, "hand to another player",
    f"[hand] {{whom:{WHOM}}} to another player",
    f"[hand] {{whom:{WHOM}}} (over|) to (another player|an opponent)",
    f"[hand] over {{whom:{WHOM}}} to (another player|an opponent)",
    kind=HandsOver, admits=on_characters,
)  # fmt: skip
GIVES_TO = skill_verb(
    GIVE, "give to", f"[give] {{whom:{WHOM}}} to {{to:{TAROT.id}}}", kind=Gives,
    admits=on_artifacts,
    only=("done", "after", "before", "forbidden"),
)  # fmt: skip
verb(
    GRAMMAR, "command", TAROT, f"[control|command] {{whom:{WHOM}}}",
    f"[take] control of {{whom:{WHOM}}}", moment=(f"[command] {{whom:{TAROT.id}}}",),
    does=_never, order=control, deed=Happens(Commands, roles={"who": "by", "whom": "who"}),
    voice=Voice(left=True), only=("done", "after", "before", "forbidden"), admits=on_characters,
)  # fmt: skip
