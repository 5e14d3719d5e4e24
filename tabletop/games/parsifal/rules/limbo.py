"""Chapter E: sending to Limbo, and recalling from there."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import worded
from tabletop.games.parsifal.cards.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import Ability, Aim, Aims, Skill, add
from tabletop.games.parsifal.rules.action_deeds import Done
from tabletop.games.parsifal.rules.board import ARTIFACT_SET, BIT, COMMON, LIMBO, Board
from tabletop.games.parsifal.rules.executor import declared
from tabletop.games.parsifal.rules.locks import part_with, set_all_free, set_free, shed
from tabletop.games.parsifal.rules.skills import nowhere, owners
from tabletop.play.rules.play import Play


class Sends(Done):
    """PAR-061: the tarot has no effect until it is retrieved."""

    rule = "PAR-061"
    said = "{} sends {} to Limbo."
    would = "{who} would be sent to Limbo"

    def on(self, board: Board) -> None:
        to_limbo(board, self.who)


SEND_TO_LIMBO = declared(
    "send_to_limbo",
    Sends,
    "send {whom} to Limbo",
    "send {whom} {side} to Limbo",
    "send {whom} that {such} to Limbo",
    "send {whom:thing} to Limbo",
)


def _sendable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    return Aims(deed.whom & board.playing)


SEND_CAPTIVE = declared("send_captive", Sends, "send its captive to Limbo")


def _captives(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    return Aims(board.held[actor])


SEND_COMMON = declared("send_common", Sends, "send an artifact of the common area to Limbo")


def _common(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    return Aims(board.owned[COMMON])


def to_limbo(board: Board, tarot: int) -> None:
    """PAR-062: a character leaves its artifacts and all locks. PAR-063: an artifact its owner."""
    if tarot >= FIRST_ARTIFACT:
        part_with(board, tarot, LIMBO)
        return
    shed(board, tarot)
    set_all_free(board, tarot)
    if board.locker[tarot] >= 0:
        set_free(board, tarot)
    board.put(tarot, LIMBO)


class Recalls(Done):
    """PAR-064: a character comes to the acting player. PAR-065: an artifact to one of theirs."""

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


RECALL = declared("recall", Recalls, "recall {whom}", "recall {whom:thing}")


def _recallable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    lost = deed.whom & board.limbo
    artifacts = lost & ARTIFACT_SET
    if not artifacts or _own_owners(board, seat).fit:
        return Aims(lost)
    bars = ((artifacts, "PAR-065", "You control nobody who could own {target}."),)
    return Aims(lost & ~artifacts, bars, 0 if board.of[seat] else artifacts)


def _own_owners(board: Board, seat: int) -> Aims:
    return owners(board, board.of[seat])


def _recall_receivers(board: Board, seat: int, actor: int, target: int) -> list[Aim]:
    """PAR-065: under whom a recalled artifact can go; a character needs nobody."""
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
        _recall_receivers, "{1} recalls {0}: who gets it?", comes=True,
        sought="in Limbo", lacks="Nothing of the kind is in Limbo.",
    ),
):  # fmt: skip
    add(ability)
