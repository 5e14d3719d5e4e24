"""The cards and words that modules add to a game, and the names of its pieces then."""

from __future__ import annotations

from functools import cached_property

from tabletop.cardtext.parse import as_printed
from tabletop.grammar.extended import extended
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
        """:raises Clash: if two bring the same part or words."""
        self._base, self._modules = base, modules
        self._grammar = self._extended()

    @cached_property
    def wording(self) -> Wording | None:
        """The cards of the game and of its modules, and the words of all; None if the game has no
        cards."""
        own = self._base.wording
        if own is None or self._grammar is None:
            return None
        return Wording(self._pack, self._grammar, itself=own.itself)

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
        if card is None or self._grammar is None:
            return Printed()
        sentences, by_hand = as_printed(card.text, self._grammar)
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

    def _extended(self) -> Grammar | None:
        """The grammar of the game with the words of the modules; none if it has no cards."""
        words = [(each.title, each.words) for each in self._modules if each.words is not None]
        if self._base.wording is None:
            if words:
                raise Clash("", f"{self._base.title} has no grammar to which words can be added.")
            return None
        grammar = self._base.wording.phrases
        try:
            return extended(grammar, self._base.title, words) if words else grammar
        except ValueError as fault:
            raise Clash("", f"{fault}") from fault
