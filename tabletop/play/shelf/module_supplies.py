"""The cards and words that modules add to a game, and the names of its pieces then."""

from __future__ import annotations

from functools import cached_property

from tabletop.cardtext.book import Book
from tabletop.cardtext.parse import as_printed
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.supplement import supplemented
from tabletop.grammar.extended import Words, extended
from tabletop.grammar.grammar import Grammar
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, CardPack, read_cards
from tabletop.packs.finding import Finding
from tabletop.packs.game_folders import module_folder
from tabletop.play.rules.game import Game, Printed
from tabletop.play.rules.game_box import Clash
from tabletop.play.shelf.module import Module


class Supplies:
    """What *modules* add to *base*. Cards are read when they are first asked for."""

    def __init__(self, base: Game, modules: tuple[Module, ...]) -> None:
        """:raises Clash: if two bring the same phrase or noun."""
        self._base, self._modules = base, modules
        self._phrases = self._supplemented()

    @cached_property
    def wording(self) -> Wording:
        """The cards of the game and of its modules, and the words of all."""
        own = self._base.wording
        return Wording(self._pack, self._phrases, itself=own.itself if own else ())

    def title_of(self, name: str) -> str:
        """A piece's name as players read it."""
        module = self._owner(name)
        if module is None:
            return self._base.title_of(name)
        card = self._whole.cards.get(name)
        return card.name if card else module.titles[name]

    def written(self, name: str) -> bool:
        """Whether the rules of the game or of a module define this name, and no pack does: pieces
        for which a module has a title."""
        return self._base.written(name) or any(name in each.titles for each in self._modules)

    def printed(self, name: str) -> Printed:
        """What is printed on a piece."""
        module = self._owner(name)
        if module is None:
            return self._base.printed(name)
        if module.printed is not None:
            return module.printed(name)
        card = self._whole.cards.get(name)
        if card is None:
            return Printed()
        sentences, by_hand = as_printed(card.text, self._phrases)
        return Printed(type(card).__name__, sentences, card.flavour, by_hand=by_hand)

    def pool(self, name: str) -> str:
        """The cards from which a piece cannot be told face down; for a module's own piece, all of
        its cards."""
        module = self._owner(name)
        if module is None:
            return self._base.pool(name)
        return module.pool(name) if module.pool else module.id

    def _owner(self, name: str) -> Module | None:
        """The module that brings the piece called *name*, None if no module does."""
        id = name.partition("-")[0]
        for module in self._modules:
            if module.id == id and (name in module.titles or name in self._whole.cards):
                return module
        return None

    @cached_property
    def _whole(self) -> CardPack[Card]:
        base = self._base.wording.pack() if self._base.wording else CardPack[Card]({}, [])
        cards, findings, lines = dict(base.cards), [*base.findings], dict(base.lines)
        for module in self._modules:
            folder = module_folder(self._base.id, module.id) / "cards"
            if not folder.is_dir():
                continue
            own = read_cards(folder, module.kinds)
            findings += own.findings
            lines.update(own.lines)
            for card in own.cards.values():
                if card.id.startswith(f"{module.id}-") and card.id not in cards:
                    cards[card.id] = card
                else:
                    message = f"The id of a card of {module.title} begins with '{module.id}-'."
                    findings.append(Finding("bad-value", card.file, card.line, card.id, message))
        return CardPack(cards, findings, lines)

    def _pack(self) -> CardPack[Card]:
        return self._whole

    def _supplemented(self) -> Book:
        book = self._base.wording.phrases if self._base.wording else Phrasebook()
        supplements = [each.phrases for each in self._modules if each.phrases]
        words = [(each.title, each.words) for each in self._modules if each.words is not None]
        if words:
            return self._extended(book, words)
        if not supplements:
            return book
        if not isinstance(book, Phrasebook):
            why = "modules declare words in that, and add no phrases."
            raise Clash("", f"{self._base.title} has a grammar: {why}")
        try:
            return supplemented(book, supplements)
        except ValueError as fault:
            titles = ", ".join(each.title for each in self._modules if each.phrases)
            raise Clash("", f"The words of {titles} clash: {fault}") from fault

    def _extended(self, book: Book, words: list[tuple[str, Words]]) -> Book:
        if not isinstance(book, Grammar):
            raise Clash("", f"{self._base.title} has no grammar: modules add phrases to its book.")
        try:
            return extended(book, self._base.title, words)
        except ValueError as fault:
            raise Clash("", f"{fault}") from fault
