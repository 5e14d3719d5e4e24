"""The grammar of Parsifal: the nouns of its tarots, who has whom, and where they are.

What verbs do stands in the chapters of the rules. A sentence speaks of tarots and of players, each
by a number: see `lexicon`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import (
    ANYONE,
    EACH,
    NOBODY,
    REFERENCE,
    SOMEBODY,
    AllOf,
    Who,
    nouns_of,
    quantifier,
)
from tabletop.games.parsifal.cards.lexicon import (
    ALONE,
    ALSO_CALLED,
    ARTIFACT_NAMES,
    FIRST_ARTIFACT,
    KIND_WORDS,
    PLAYERS,
    meant,
)
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom, state
from tabletop.grammar.measure import measure
from tabletop.grammar.noun import (
    kinds_of,
    named,
    names_of,
    objects_of,
    people,
    pronouns,
    single,
    unit,
    words,
)
from tabletop.grammar.nouns import Whose
from tabletop.grammar.relation import relation

GRAMMAR = Grammar(English())
"""All that the cards of this game can say."""

# --- who ---------------------------------------------------------------------------------------

PLAYER = people(GRAMMAR, "player", "players", suffix="player")
kinds_of(
    PLAYER, "whose side", {"opponent": ("opponent", "opponents")},
    also={"opponent": (("(rival|enemy)", "(rivals|enemies)"),)},
)  # fmt: skip

TAROT = people(
    GRAMMAR, "character", "characters", "tarot", pronoun="it", suffix="character", players=False
)
kinds_of(TAROT, "kinds of tarots", KIND_WORDS, also=ALSO_CALLED)
names_of(TAROT, "names of tarots", ALONE | ARTIFACT_NAMES)
named(TAROT, "owner", "its owner", "the owner of this", "this artifact 's owner")
named(TAROT, "this", "this character", "the character that says this")
named(TAROT, "itself", "this", "this artifact")
named(TAROT, "locker", "its locker", "whoever locked it", "the character that locked it")

WHOM = objects_of(TAROT, ("", "tarot"))
"""The category of those to whom something is done: `any character`, `a Knight`."""

pronouns(
    TAROT, ("this", "itself"), ("that character", "that artifact"),
    {kind: "character" for kind in KIND_WORDS if kind not in ("artifact", "tarot")},
)  # fmt: skip


def _may_be(who: Any, artifact: bool) -> bool:
    """Whether a noun may mean an artifact, or a character."""
    nouns = nouns_of(who) or (() if who is None else (str(who),))
    return all(_means(noun, artifact) for noun in nouns)


def _means(noun: str, artifact: bool) -> bool:
    if noun in (REFERENCE, ANYONE, EACH, "itself", "that tarot"):
        return True
    named = meant((noun,))
    if not named:
        return artifact is (noun == "that artifact")
    return any((each >= FIRST_ARTIFACT) is artifact for each in named)


def on_characters(said: Mapping[str, Any]) -> bool:
    """Whether it is done to characters, and by one."""
    return _may_be(said.get("who"), False) and _may_be(said.get("whom"), False)


def on_artifacts(said: Mapping[str, Any]) -> bool:
    """Whether it is done to artifacts, by a character."""
    return _may_be(said.get("who"), False) and _may_be(said.get("whom"), True)


def by_characters(said: Mapping[str, Any]) -> bool:
    """Whether it is done by characters, to whatever it may be."""
    return _may_be(said.get("who"), False)


for _category, *_shown in (
    ("tarot/1", "kundry"), ("tarot/so/1", "kundry"), ("tarot/so/plain/1", "kundry"),
    ("tarot", "kundry", "balm"), ("tarot/some", "kundry", "balm"),
    (WHOM, "one character", "one artifact"),
):  # fmt: skip
    GRAMMAR.shown[_category] = (*_shown,)

DRAWN = unit(GRAMMAR, "tarot", "tarots")

# --- who has whom ------------------------------------------------------------------------------


def _owning(context: Any) -> Iterator[tuple[int, int]]:
    """PAR-019: which artifact lies under whom."""
    place = context.board.place
    for artifact in range(FIRST_ARTIFACT, len(place)):
        if place[artifact] >= 0:
            yield place[artifact], artifact


def _locking(context: Any) -> Iterator[tuple[int, int]]:
    """PAR-027: who lies over whom."""
    for captive, locker in enumerate(context.board.locker):
        if locker >= 0:
            yield locker, captive


def _controlling(context: Any) -> Iterator[tuple[int, int]]:
    """PAR-032: who lies before whom, locked or not."""
    place = context.board.place
    for character in range(FIRST_ARTIFACT):
        if place[character] >= 0:
            yield PLAYERS + place[character], character
    gone, was = getattr(context.deed, "who", -1), getattr(context.deed, "was", -1)
    if 0 <= gone < FIRST_ARTIFACT and place[gone] < 0 <= was:  # as it was until this was done
        yield PLAYERS + was, gone


OWNS = relation(
    GRAMMAR, "own", TAROT, TAROT, "[own|have|hold|carry|bear]", pairs=_owning,
    passive=("owned by {who}", "held by {who}"),
    whose=Whose(kinds=("artifact",), printed=True), admits=on_artifacts,
)  # fmt: skip
LOCKS = relation(
    GRAMMAR, "lock", TAROT, TAROT, "[lock]", pairs=_locking,
    passive=("locked by {who}", "held (captive|prisoner) by {who}"),
    whose=Whose("captive", "captives", printed=True), admits=on_characters,
)  # fmt: skip
CONTROLS = relation(
    GRAMMAR, "control", PLAYER, TAROT, "[control|have]", pairs=_controlling,
    passive=("controlled by {who}", "(of|belonging to) {who}"), whose=Whose(),
    proxies=True, admits=lambda said: _may_be(said.get("whom"), False),
)  # fmt: skip

# --- what is so of them ------------------------------------------------------------------------


def _any(context: Any, who: Who, so: Callable[[Any, int], bool]) -> bool:
    return any(so(context.board, each) for each in GRAMMAR.meant(context, who))


def free(context: Any, who: Who) -> bool:
    """PAR-015: in play, and not locked."""
    return _any(context, who, lambda board, tarot: tarot < FIRST_ARTIFACT and board.free(tarot))


def locked(context: Any, who: Who) -> bool:
    """PAR-033: a captive."""
    return _any(
        context, who, lambda board, tarot: tarot < FIRST_ARTIFACT and board.locker[tarot] >= 0
    )


def lies(context: Any, who: Who, place: str) -> bool:
    """PAR-007, PAR-061: in Limbo, not in the deck; in play, as locked ones are, too."""
    how, nouns = quantifier(who), nouns_of(who)
    if isinstance(who, AllOf):
        return all(lies(context, noun, place) for noun in nouns)
    meant: Who = nouns[0].replace(how, "each", 1) if how in (NOBODY, SOMEBODY) else who
    there = context.board.lying(place)
    found = [each for each in there if GRAMMAR.includes(context, meant, each)]
    if how in ("each", "other"):
        return bool(found) and len(found) >= len(GRAMMAR.meant(context, who))
    return not found if how == NOBODY else bool(found)


words(GRAMMAR, "place", {"limbo": "Limbo", "play": "play", "common": "the common area"})
LIES = state(
    GRAMMAR, TAROT, "[be] in {place}", "[lie] in {place}", run=lies, slots={"place": "place"},
    each=True, behind=True,
)  # fmt: skip
FREE = state(
    GRAMMAR, TAROT, "[be] free", "[be] (unlocked|not locked|not captive)", run=free, adjective=True
)
LOCKED = state(
    GRAMMAR, TAROT, "[be] locked", "[be] (captive|a captive|held captive|imprisoned|not free)",
    run=locked, adjective=True,
)  # fmt: skip


def _none_there(parts: Parts) -> Said | None:
    """`Limbo holds no characters`: nobody is there."""
    if not isinstance(parts["of"], str):
        return None
    nobody = parts["of"].replace("each", NOBODY, 1)
    return Said(LIES, {"who": nobody, "place": parts["place"]})


GRAMMAR.add(
    Construction("condition/0", _none_there, lambda said: None).also(
        "{place} (holds|contains) no {of:tarot/many}",
        "there are no {of:tarot/many} (left|) in {place}",
    )
)

DECK = single(GRAMMAR, "the deck", "the draw pile")
DEPTH = measure(
    GRAMMAR, "tarots in the deck", DECK, DRAWN,
    lambda table, who: len(table.zones["deck"].pieces), has=("[have|hold|contain]",),
)  # fmt: skip
idiom(
    GRAMMAR, "condition", "the deck is empty", "there are no tarots left in the deck",
    "there is no deck (left|)", run=lambda context: not context.table.zones["deck"].pieces,
    sort="state",
)  # fmt: skip

QUEST = idiom(
    GRAMMAR, "quest", "{condition}", run=lambda context, condition: condition.run(context),
    slots={"condition": "condition"}, sort="rule", name="what must be so",
)  # fmt: skip
"""PAR-082: whatever may be true of the table can be a quest."""

# --- idioms ------------------------------------------------------------------------------------

OWNS_NONE = idiom(
    GRAMMAR, "trait", "{who} cannot own artifacts",
    "{who:tarot} (cannot|can never) own (any|a) (artifact|artifacts)",
    ("owns no artifacts", {"who": "this"}),
    slots={"who": "tarot"}, name="cannot own artifacts",
)  # fmt: skip
"""PAR-020: what keeps the Swan's nest empty."""

ACTS_TWICE = idiom(
    GRAMMAR, "trait", "{who} may act twice", "{who:tarot} may act (a second time|once more)",
    "{who:tarot} may (take|perform|declare) a second action (this turn|)", slots={"who": "tarot"},
    name="may act twice",
)  # fmt: skip
"""PAR-078: of Bread and Wine, while their owner has both."""
