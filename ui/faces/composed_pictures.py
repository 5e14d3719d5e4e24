"""Pictures for cards that nobody has written a recipe for: composed of what their names say.

A plan, `composing.toml` in a deck's folder of the art assets, says where cards of a kind are set,
what is seen there, and which props stand for which words of a name. The same card always gives the
same picture, and no two cards the same one, for its id seeds all that is left open.

    [signs]                              # of a number, by its label
    Health = "hearts"

    [rows]                               # of several numbers under one label, a row of their own
    Elite = "crown"

    [marks]                              # of a symbol in a field, by its name
    lost = "lost"

    [kinds.loot]                         # of all cards of this kind, and what they are besides
    family = "loot"                      # a frame of assets/art/frames.toml
    sign = "arrow"
    places = ["old cellar", "night road"]
    props = ["sack", "chest"]            # what is seen where the name says nothing
    beside = ["candle", "barrel"]        # what stands around it
    [kinds.loot.places_by]               # other places by a word of the epithet or a tag's value
    Spell = ["dream sky"]

    [epithets]                           # what is seen by a word of the epithet
    "Ranged Weapon" = ["bow"]

    [names]                              # what is seen by a word of the name
    bell = ["bell"]

    [settings.frost]                     # other landscapes for cards whose ids begin with `frost-`
    places = ["high snows"]
    beside = ["tree-fir"]
    [settings.frost.places_by]           # of some kinds of them
    spell = ["star valley"]
    [settings.frost.names]               # and what words of their names show
    bear = ["bear-white"]
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from assets.drawings.places import Place
from assets.drawings.props.likenesses import LIKENED, mistaken, unlike
from assets.drawings.recipe import Recipe, RecipeError, Thing, nearest
from assets.drawings.signs import is_sign
from assets.drawings.staging import room_of
from tabletop.play.rules.game import Printed

WIDEST = 1.2
"""The greatest width of a subject in window heights: most of a window."""


class Kind(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How cards of one kind look; see the module's docstring. `large` is the height of their
    subject."""

    family: str
    places: tuple[str, ...]
    props: tuple[str, ...]
    sign: str = "lozenge"
    signs_by: dict[str, str] = {}
    beside: tuple[str, ...] = ()
    places_by: dict[str, tuple[str, ...]] = {}
    large: tuple[float, float] = (0.72, 0.9)
    by_name: bool = True


class Setting(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the cards of a module look; see the module's docstring."""

    places: tuple[str, ...]
    beside: tuple[str, ...] = ()
    places_by: dict[str, tuple[str, ...]] = {}
    names: dict[str, tuple[str, ...]] = {}


class Plan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole plan. `matters` are the numbers that items show in a situation, by the word
    for it. `settings` are those of modules, by the beginning of their cards' ids."""

    signs: dict[str, str]
    kinds: dict[str, Kind]
    rows: dict[str, str] = {}
    marks: dict[str, str] = {}
    epithets: dict[str, tuple[str, ...]] = {}
    matters: dict[str, tuple[str, ...]] = {}
    names: dict[str, tuple[str, ...]] = {}
    settings: dict[str, Setting] = {}

    def kind(self, printed: Printed) -> Kind:
        """The look of cards of this kind; for an unknown kind, the first."""
        return self.kinds.get(printed.kind.lower()) or next(iter(self.kinds.values()))

    def set_for(self, card: str) -> Plan:
        """The plan for *card*: in the setting of its module, if that has one."""
        there = self.settings.get(card.partition("-")[0])
        if there is None:
            return self
        kinds = {
            name: replace(
                kind,
                places=there.places_by.get(name, there.places),
                places_by={},
                beside=there.beside or kind.beside,
            )
            for name, kind in self.kinds.items()
        }
        return replace(self, kinds=kinds, names=self.names | there.names)


def read_plan(path: Path) -> Plan:
    """The plan in *path*.

    :raises RecipeError: if it cannot be read.
    """
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Plan)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise RecipeError(f"{path.name}: {wrong}") from None


def findings(
    plan: Plan, places: Collection[str], props: Collection[str], families: Collection[str]
) -> Iterator[str]:
    """The names in the plan that do not exist, one sentence each."""
    for name, sign in (*plan.signs.items(), *plan.rows.items(), *plan.marks.items()):
        if not is_sign(sign):
            yield f"{name}: no sign {sign!r}"
    for when, labels in plan.matters.items():
        yield from _unknown(when, labels, plan.signs, "number")
    for name, kind in plan.kinds.items():
        if kind.family not in families:
            yield f"{name}: no family {kind.family!r}{nearest(kind.family, families)}"
        yield from _unknown(name, kind.props, props)
    looks: list[tuple[str, Kind | Setting]] = [*plan.kinds.items(), *plan.settings.items()]
    for name, there in looks:
        named = (*there.places, *(each for some in there.places_by.values() for each in some))
        yield from _unknown(name, named, places, "place")
        yield from _unknown(name, there.beside, props)
    for table in (plan.epithets, plan.names, *(each.names for each in plan.settings.values())):
        for word, some in table.items():
            yield from _unknown(word, some, props)
            if table is not plan.epithets or word.lower() in LIKENED:
                yield from mistaken(word.lower(), some, props)


def _unknown(
    where: str, named: Sequence[str], known: Collection[str], what: str = "prop"
) -> Iterator[str]:
    for name in named:
        if name not in known:
            yield f"{where}: no {what} {name!r}{nearest(name, known)}"


def compose(
    card: str,
    title: str,
    printed: Printed,
    plan: Plan,
    places: Mapping[str, Place],
    like: Recipe | None = None,
) -> Recipe:
    """A picture for *card*, titled *title*. It also shows what is largest in the picture *like*."""
    plan = plan.set_for(card)
    kind, facts, place, luck = _begun(card, printed, plan)
    subject, said = _subject(kind, plan, title, facts, luck)
    if like is not None:
        main = max(like.props, key=lambda thing: thing.size)
        subject, said = [main.prop, *(subject[:1] if said else ())], True
    horizon = min(0.8, max(0.42, places[place].horizon + luck.uniform(-0.09, 0.07)))
    x = luck.choice((0.5, luck.uniform(0.36, 0.44), luck.uniform(0.56, 0.64)))
    small = subject[:1] if said else ()
    things = [*_around(kind, x, horizon, small, luck), _stands(subject[0], x, kind.large, luck)]
    if len(subject) > 1:
        away = x - 0.3 if x >= 0.5 else x + 0.3
        things.insert(-1, _stands(subject[1], away, (0.4, 0.55), luck))
    if like is not None:
        things[-1] = replace(things[-1], words=f"{things[-1].words} {_tint(main)}".strip())
    return Recipe(
        name=title,
        place=place,
        seed=luck.randrange(1_000_000),
        props=tuple(things),
        light=(luck.uniform(0.14, 0.86), luck.uniform(0.14, 0.4)),
        horizon=horizon,
    )


def unshown(title: str, seen: Collection[str]) -> Iterator[str]:
    """The beasts and things in *title* for which there is a drawing, but that are not among the
    props *seen* in its picture. Of several, the first is meant: a `Crow Bow` is a bow."""
    named = [word for each in _words(title) for word in _forms(each) if word in LIKENED]
    for word in named[:1]:
        if unlike(word, seen):
            yield f"{title}: its picture shows no {word}"


def subject_of(card: str, title: str, printed: Printed, plan: Plan) -> list[str]:
    """The props of the subject of *card*'s composed picture, without positions."""
    plan = plan.set_for(card)
    kind, facts, _, luck = _begun(card, printed, plan)
    return _subject(kind, plan, title, facts, luck)[0]


def _begun(card: str, printed: Printed, plan: Plan) -> tuple[Kind, list[str], str, Random]:
    """The kind of *card*, its further facts, the place of its picture, and the random source for
    the rest."""
    luck = Random(f"picture of {card}")
    kind = plan.kind(printed)
    facts = [*_parts(printed.epithet), *printed.tags.values()]
    return kind, facts, luck.choice(_places(kind, facts)), luck


_JOINTS = frozenset(
    ("of", "with", "for", "in", "from", "on", "to", "by", "at", "that", "who", "against", "under")
)
"""Words after which a name no longer says what a thing is."""


def _parts(epithet: str) -> list[str]:
    return [part for part in epithet.split(", ") if part]


def _places(kind: Kind, facts: Sequence[str]) -> Sequence[str]:
    found = [place for fact in facts for place in kind.places_by.get(fact, ())]
    return found or kind.places


def _subject(
    kind: Kind, plan: Plan, title: str, facts: Sequence[str], luck: Random
) -> tuple[list[str], bool]:
    """The subject: up to two things that the name mentions, or else what the card is.

    The second value says whether the name mentioned it.
    """
    named = []
    for word in _words(title):
        for form in _forms(word):
            if form in plan.names:
                named.append(luck.choice(plan.names[form]))
                break
    meant = [luck.choice(plan.epithets[fact]) for fact in facts if fact in plan.epithets]
    if not kind.by_name and meant:
        named = []
    found = list(dict.fromkeys(named or meant[:1])) or [luck.choice(kind.props)]
    return found[:2], bool(named)


def _tint(thing: Thing) -> str:
    """The parts of *thing* that set its colours."""
    return " ".join(word for word in thing.words.split() if word.startswith(("tone=", "shade=")))


def _words(title: str) -> list[str]:
    """The words of *title*, beginning with the noun: `Mask` in `Mask of the Mourner`, `Billhook` in
    `Salt-Pitted Billhook`."""
    words = [word.strip(",.'’\"!?").lower() for word in title.replace("-", " ").split()]
    ends = next((n for n, word in enumerate(words) if n and word in _JOINTS), len(words))
    return [*reversed(words[:ends]), *reversed(words[ends:])]


def _forms(word: str) -> Sequence[str]:
    """The forms of *word* to look up: for `wasps`, `wasps` and `wasp`."""
    stem = word.removesuffix("'s").removesuffix("’s")
    return tuple(dict.fromkeys((stem, stem.removesuffix("s"), stem.removesuffix("es"))))


def _stands(prop: str, x: float, large: tuple[float, float], luck: Random) -> Thing:
    words = f"seed={luck.randrange(1, 40)}"
    if x > 0.52 or (x == 0.5 and luck.random() < 0.4):
        words += " mirror"
    foot, size, wide = luck.uniform(0.95, 1.02), luck.uniform(*large), room_of(prop, 1).width()
    return Thing(prop, round(x, 3), round(foot, 3), min(size, WIDEST / wide), words)


def _around(
    kind: Kind, x: float, horizon: float, without: Sequence[str], luck: Random
) -> list[Thing]:
    """Things around the subject at *x*: something far away, and something beside it."""
    if not kind.beside:
        return []
    things = []
    pool = [prop for prop in kind.beside if prop not in without]
    for layer, chance in (("far", 0.75), ("mid", 0.8), ("near", 0.3)):
        if luck.random() > chance or not pool:
            continue
        prop = luck.choice(pool)
        pool.remove(prop)
        side = luck.choice(
            (luck.uniform(0.04, max(x - 0.24, 0.06)), luck.uniform(min(x + 0.24, 0.94), 0.96))
        )
        foot = {"far": horizon + 0.04, "mid": luck.uniform(0.84, 0.95), "near": 1.06}[layer]
        size = {"far": (0.2, 0.36), "mid": (0.34, 0.56), "near": (0.26, 0.4)}[layer]
        flag = "" if layer == "mid" else f" {layer}"
        words = f"seed={luck.randrange(1, 40)}{flag}{' mirror' if luck.random() < 0.5 else ''}"
        things.append(Thing(prop, round(side, 3), round(foot, 3), luck.uniform(*size), words))
    return things
