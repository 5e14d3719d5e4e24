"""Chapter E: sending tarots to Limbo and recalling them."""

from __future__ import annotations

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import ANYONE, EACH, ITS, Such, Who, quantifier
from tabletop.games.parsifal.cards.content import worded
from tabletop.games.parsifal.cards.grammar import GRAMMAR, LIES, LOCKS, TAROT, WHOM
from tabletop.games.parsifal.cards.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import (
    REFINED,
    REFINED_TO,
    Ability,
    Acting,
    Aim,
    Aims,
    Skill,
    add,
)
from tabletop.games.parsifal.rules.action_deeds import Done, bring_about
from tabletop.games.parsifal.rules.board import ARTIFACT_SET, BIT, COMMON, LIMBO, Board
from tabletop.games.parsifal.rules.executor import skill_verb
from tabletop.games.parsifal.rules.locks import part_with, set_all_free, set_free, shed
from tabletop.games.parsifal.rules.prices import lacks, paid_with
from tabletop.games.parsifal.rules.skills import nowhere, owners
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


class Sends(Done):
    """PAR-061: a tarot goes to Limbo, where it has no effect until it is recalled."""

    rule = "PAR-061"
    said = "{} sends {} to Limbo."
    would = "{who} would be sent to Limbo"

    def on(self, board: Board) -> None:
        to_limbo(board, self.who)


SEND_TO_LIMBO, SEND_CAPTIVE, SEND_COMMON = "send_to_limbo", "send_captive", "send_common"
"""The names of the abilities that send a tarot, one's own captive, or an unowned artifact to
Limbo."""


def _sendable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    return Aims(deed.whom & board.playing)


def _captives(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    return Aims(board.held[actor])


def _common(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    return Aims(board.owned[COMMON])


def to_limbo(board: Board, tarot: int) -> None:
    """PAR-062: a character leaves its artifacts and all locks. PAR-063: an artifact leaves its
    owner."""
    if tarot >= FIRST_ARTIFACT:
        part_with(board, tarot, LIMBO)
        return
    shed(board, tarot)
    set_all_free(board, tarot)
    if board.locker[tarot] >= 0:
        set_free(board, tarot)
    board.put(tarot, LIMBO)


class Recalls(Done):
    """PAR-064: a character comes to the acting player. PAR-065: an artifact comes to one of that
    player's characters."""

    rule = "PAR-064"
    said = "{} recalls {}."
    would = "{who} would be recalled"

    @classmethod
    def rule_on(cls, whom: int) -> str:
        return "PAR-065" if whom and not whom & ~ARTIFACT_SET else cls.rule

    def tell(self, play: Play) -> None:
        if self.to < 0 or self.who < FIRST_ARTIFACT:
            super().tell(play)
            return
        pieces = play.table.pieces
        words = worded("{} recalls {} for {}.", self.by, self.who, self.to)
        rule = self.rule_on(BIT[self.who])
        play.say(words, pieces[self.by], pieces[self.who], pieces[self.to], rule=rule)

    def on(self, board: Board) -> None:
        to = self.to if self.who >= FIRST_ARTIFACT else self.seat
        if to >= 0:
            board.put(self.who, to)


RECALL = "recall"
"""The name of the ability that recalls tarots."""


def _recallable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    lost = deed.whom & board.limbo
    artifacts = lost & ARTIFACT_SET
    if not artifacts or _own_owners(board, seat).fit:
        return Aims(lost)
    bars = ((artifacts, "PAR-065", "You control no character that can own {target}."),)
    return Aims(lost & ~artifacts, bars, 0 if board.of[seat] else artifacts)


def _own_owners(board: Board, seat: int) -> Aims:
    return owners(board, board.of[seat])


def _recall_receivers(board: Board, seat: int, actor: int, target: int) -> list[Aim]:
    """PAR-065: the characters under which a recalled artifact can go. A recalled character needs
    none."""
    return _own_owners(board, seat).each(actor) if target >= FIRST_ARTIFACT else []


def _limbo(actor: int, target: int = -1) -> tuple[str, ...]:
    return ("limbo",)


for ability in (
    Ability(
        SEND_TO_LIMBO, Sends, _sendable, "Send to Limbo", "send {} to Limbo",
        "What does {} send to Limbo?", _limbo, comes=True,
    ),
    Ability(
        SEND_CAPTIVE, Sends, _captives, "Send a captive to Limbo", "send {} to Limbo",
        "Whom does {} send to Limbo?", _limbo, comes=True,
        lacks="{} holds nobody captive.",
    ),
    Ability(
        SEND_COMMON, Sends, _common, "Send an artifact to Limbo", "send {} to Limbo",
        "What does {} send to Limbo?", _limbo, comes=True,
        lacks="No artifact lies in the common area.",
    ),
    Ability(
        RECALL, Recalls, _recallable, "Recall", "recall {}",
        "What does {} recall from Limbo?", nowhere,
        _recall_receivers, "{1} recalls {0}. Who gets it?", comes=True,
        sought="in Limbo", lacks="No such tarot is in Limbo.",
    ),
):  # fmt: skip
    add(ability)


def _refined(said: Said) -> str:
    """PAR-061: there are separate abilities for one's own captives and for unowned artifacts."""
    whom = said.values["whom"]
    such = whom.condition if isinstance(whom, Such) else None
    if not isinstance(such, Said) or quantifier(whom) != "one":
        return ""
    if such.phrase is LOCKS["has"] and such.values["who"] in (ITS, "this", "owner"):
        return SEND_CAPTIVE if such.values["whom"] == EACH else ""
    is_common = such.phrase is LIES and such.values["place"] == "common"
    return SEND_COMMON if is_common and whom.noun == "one artifact" else ""


REFINED[SEND_TO_LIMBO] = _refined
REFINED_TO.update((SEND_CAPTIVE, SEND_COMMON))

# --- how it is said ----------------------------------------------------------------------------


def _pays(context: Acting, who: int, whom: Who) -> Rules[bool]:
    """PAR-071: the tarot itself goes to Limbo in any case; another tarot goes if the payer chooses
    it."""
    paid = yield from paid_with(context, who, whom)
    by = -1 if whom == "itself" else who
    return paid >= 0 and (yield from bring_about(context.play, [Sends(who=paid, by=by)], context))


SENDS = skill_verb(
    SEND_TO_LIMBO, "send to Limbo", f"[send|banish] {{whom:{WHOM}}} to Limbo",
    f"[put|move|place] {{whom:{WHOM}}} (in|into) Limbo", f"[discard|banish] {{whom:{WHOM}}}",
    kind=Sends, pays=_pays, unless_able=lacks,
)  # fmt: skip
GRAMMAR.add(  # `that character goes to Limbo`
    SENDS["ordered"]
    .construction()
    .also(f"{{whom:{TAROT.id}/1}} (goes|is sent|is banished) (to|into) Limbo")
)
for _when, _goes in (("after", "(goes|comes|is put)"), ("before", "would (go|come|be put)")):
    GRAMMAR.add(
        SENDS[_when]
        .construction()
        .also(f"{{whom:{TAROT.id}/1}} {_goes} (to|into) Limbo", who=ANYONE)
    )
skill_verb(
    RECALL, "recall", f"[recall|retrieve|rescue|fetch] {{whom:{WHOM}}}",
    f"[recall|retrieve|rescue|fetch|bring|return|take] {{whom:{WHOM}}} (back|) from Limbo",
    f"[bring] back {{whom:{WHOM}}} (from Limbo|)", kind=Recalls,
)  # fmt: skip
