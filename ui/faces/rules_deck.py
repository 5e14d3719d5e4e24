"""A deck of rules cards: text typeset from what a game prints, pictures composed card by card."""

from __future__ import annotations

import re
from collections.abc import Collection, Generator, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from assets.drawings import props
from assets.drawings.places import Place, read_places
from assets.drawings.recipe import ART, Recipe, RecipeError, findings, read_recipes
from assets.drawings.scene import paint_whole
from assets.drawings.shapes import PROPS
from tabletop.play.rules.game import PER_HERO, Field, Game, Printed
from tabletop.play.shelf.game_shelf import Unplayable, game_called, game_knowing
from ui.faces import frame
from ui.faces.composed_pictures import Plan, compose, read_plan, subject_of
from ui.faces.composed_pictures import findings as plan_findings
from ui.faces.face_names import FaceKind, id_of, read_face
from ui.faces.pack_pictures import PackPictures
from ui.faces.photo import paint_photo
from ui.faces.rules_faces import MIDDLE, Look, look_of
from ui.faces.said_on_cards import RulesCard, ShownField, StatRow

PLAN = "composing.toml"
WINDOW = 1.25
"""The width of the window that pictures are composed for, in heights."""

BY_HAND = "☞"
_EACH = re.compile(rf"(?:(\d+) \+ )?(\d+){PER_HERO}")
_HEAD = re.compile(r"^([A-Z0-9][\w '’-]{0,28}: )")


class CardsOf(Collection[str]):
    """The cards of a game by id; empty if the game cannot be loaded. It is loaded on first use."""

    def __init__(self, game: str) -> None:
        self._name = game

    def game(self, card: str) -> Game:
        """The game, with the module that has *card*, if one does."""
        return game_knowing(self._name, card)

    def __contains__(self, card: object) -> bool:
        """Whether anything is printed on *card*."""
        with suppress(Unplayable):
            return isinstance(card, str) and bool(self.game(id_of(card)).printed(id_of(card)).kind)
        return False

    def __iter__(self) -> Iterator[str]:
        with suppress(Unplayable):
            wording = game_called(self._name).wording
            return iter(wording.pack().cards if wording else ())
        return iter(())

    def __len__(self) -> int:
        return sum(1 for _ in self)


class RulesCardDeck:
    """The faces of a game's rules cards. Needs a QGuiApplication.

    `recipes` are the pictures written by hand, by card id; the others are composed from `plan`.
    """

    def __init__(
        self,
        cards: CardsOf,
        recipes: Mapping[str, Recipe],
        plan: Plan,
        places: Mapping[str, Place],
        families: Mapping[str, frame.Family],
        *,
        contrast: bool = False,
    ) -> None:
        """*contrast* paints in few tones."""
        if contrast:
            places = {name: place.in_few_tones() for name, place in places.items()}
            families = {name: family.in_few_tones() for name, family in families.items()}
        self.cards = cards
        self.recipes = recipes
        self._brought = PackPictures()
        self.plan = plan
        self._places = places
        self._families = families

    def image(self, card: str, across: int, down: int) -> QImage:
        """The face of *card*, *across* by *down* device pixels.

        :raises NotYet: while a player's picture is being read. :raises KeyError: if there is no
            such card.
        """
        if card not in self.cards:
            raise KeyError(card)
        pixels = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_face(painter, QRectF(pixels.rect()), card)
        return pixels

    def paint_face(self, painter: QPainter, rect: QRectF, face: str) -> None:
        """Paint *face* into *rect*, at any size."""
        wanted = read_face(face)
        rules = self.says(wanted.card, wanted.party, wanted.when)
        place = self._places[rules.art.place].as_in(rules.art)
        if wanted.kind == "picture":
            if rules.photo is None:
                paint_whole(painter, rect, rules.art, place, WINDOW)
            else:
                paint_photo(painter, rect, rules.photo)
            return
        printed = self.cards.game(wanted.card).printed(wanted.card)
        family = self._families[self.plan.kind(printed).family]
        look_of(rect, rules, wanted).paint(painter, rect, rules, place, family)

    def kind(self, face: str, across: int, down: int) -> FaceKind:
        """The kind of *face* at *across* by *down* device pixels."""
        return self._look(face, across, down).kind

    def parting(self, face: str, across: int, down: int) -> tuple[float, float]:
        """Where the upper half of *face* ends and the lower begins at *across* by *down* device
        pixels, in heights."""
        return self._look(face, across, down).parting if face in self.cards else MIDDLE

    def _look(self, face: str, across: int, down: int) -> Look:
        wanted = read_face(face)
        rules = self.says(wanted.card, wanted.party, wanted.when)
        return look_of(QRectF(0, 0, across, down), rules, wanted)

    def says(self, card: str, party: int = 0, when: str = "") -> RulesCard:
        """The text of *card*, and its picture. With *party*, numbers that depend on the number of
        players are computed; *when* chooses the numbers that matter."""
        game = self.cards.game(card)
        printed, title = game.printed(card), game.title_of(card)
        kind = self.plan.kind(printed)
        facts = [*printed.epithet.split(", "), *printed.tags.values()]
        sign = next((kind.signs_by[fact] for fact in facts if fact in kind.signs_by), kind.sign)
        return RulesCard(
            title=title,
            kind=_kind(printed),
            text="\n\n".join(_sentence(words, printed) for words in printed.sentences),
            art=self.picture(card),
            photo=self._brought.picture(card),
            stats=tuple(
                (self.plan.signs[label], value)
                for label, value in printed.tags.items()
                if label in self.plan.signs
            ),
            rows=tuple(self._rows(printed, party)),
            sign=sign,
            fields=tuple(self._field(each) for each in printed.fields),
            flavour=printed.flavour,
            matter=self._mattering(printed, when),
        )

    def _mattering(self, printed: Printed, when: str) -> tuple[tuple[str, str], ...] | None:
        """The numbers of a card that matter *when* something goes on, or None if there is no such
        rule."""
        if when not in self.plan.matters:
            return None
        labels = [label for label in self.plan.matters[when] if label in printed.tags]
        return tuple((self.plan.signs[label], printed.tags[label]) for label in labels)

    def _rows(self, printed: Printed, party: int) -> Iterator[StatRow]:
        """The numbers of each tag that holds several: `Health 4, Move 2`."""
        for label, sign in self.plan.rows.items():
            if label in printed.tags:
                pairs = (each.partition(" ") for each in printed.tags[label].split(", "))
                shown = (
                    (self.plan.signs.get(name, ""), _for_party(value, party))
                    for name, _, value in pairs
                )
                yield StatRow(label, sign, tuple(shown))

    def _field(self, shown: Field) -> ShownField:
        marks = (
            (self.plan.marks.get(name, name), f"{n}" if n else "")
            for name, n in shown.marks.items()
        )
        return ShownField(shown.sentence, tuple(marks))

    def picture(self, card: str) -> Recipe:
        """The recipe of *card*: a written one, or a composed one."""
        written = self.recipes.get(card)
        if written is not None:
            return written
        game = self.cards.game(card)
        printed = game.printed(card)
        like = self.picture(printed.like) if printed.like else None
        return compose(card, game.title_of(card), printed, self.plan, self._places, like)

    def seen(self, card: str) -> list[str]:
        """The props in the picture of *card*: all of a written recipe, the subject of a composed
        one."""
        if (written := self.recipes.get(card)) is not None:
            return [thing.prop for thing in written.props]
        game = self.cards.game(card)
        return subject_of(card, game.title_of(card), game.printed(card), self.plan)


def _for_party(value: str, party: int) -> str:
    """*value* with amounts per hero computed for *party*, such as `4 + 6 per hero`."""
    found = _EACH.fullmatch(value)
    if found is None:
        return value
    base, each = found.groups()
    if party:
        return f"{int(base or 0) + int(each) * party}"
    return f"{base}+{each}/hero" if base else f"{each}/hero"


def _kind(printed: Printed) -> str:
    """The kind of a card and its further kinds: `Loot · Melee Weapon`, but only `Realm 1`."""
    if not printed.epithet or printed.epithet.startswith(printed.kind):
        return printed.epithet or printed.kind
    return f"{printed.kind} · {printed.epithet}"


def _sentence(words: str, printed: Printed) -> str:
    """A sentence with its beginning in bold, and with a hand if it is left to the players."""
    head = _HEAD.sub(r"**\1**", words)
    return f"{BY_HAND} {head}" if words in printed.by_hand else head


def loading(
    folder: str, game: str, *, contrast: bool = False, art: Path = ART
) -> Generator[None, None, RulesCardDeck]:
    """Load the deck of *game*, whose art is in *folder*, in steps of a few milliseconds.

    :raises RecipeError: with every fault, if its recipes or plan name something unknown.
    """
    yield from props.loading()
    places = read_places(art / "places.toml")
    families = frame.read_families(art / "frames.toml")
    yield
    plan = read_plan(art / folder / PLAN)
    wrong = [f"{PLAN}: {fault}" for fault in plan_findings(plan, places, PROPS, families)]
    recipes: dict[str, Recipe] = {}
    for path in sorted((art / folder).glob("*.toml")):
        if path.name == PLAN:
            continue
        found = read_recipes(path)
        wrong += findings(path.name, found, places, PROPS)
        recipes |= found
        yield
    if wrong:
        raise RecipeError("\n".join(wrong))
    return RulesCardDeck(CardsOf(game), recipes, plan, places, families, contrast=contrast)
