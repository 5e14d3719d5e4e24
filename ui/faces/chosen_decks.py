"""The decks on the table: our tarot or the one that the user has chosen, and those of games.

A game whose dressing names a deck uses it; the user's choice only concerns the tarot.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING

from ui.faces.store import FaceStore, stamp

if TYPE_CHECKING:
    from ui.faces.faces import FacePainter, Loading
    from ui.faces.own_decks import Deck as Tarots

OURS = "tarot"
"""The folder of our own deck in the art assets."""

Tell = Callable[[str], object]


def chosen(
    name: str, cache: Path, tell: Tell, *, contrast: bool = False, language: str = ""
) -> tuple[Loading, FaceStore]:
    """How to load the deck in the folder *name* (empty: ours), and the store of its painted faces
    in *cache*.

    *tell* is called with a sentence if the deck, or later a picture of it, cannot be shown; ours is
    then used. *contrast* paints ours in few tones, and cards with text are in *language* if their
    game has it.
    """
    if name:
        from ui.faces.deck_files import DeckError

        try:
            return _installed(name, cache, tell, contrast, language)
        except DeckError as why:
            tell(f"{why} Until then our own cards are shown.")
    mine = _ours(contrast, language)
    return lambda: _load_ours(contrast, language), FaceStore(cache, mine, stamp(mine))


def _installed(
    name: str, cache: Path, tell: Tell, contrast: bool, language: str
) -> tuple[Loading, FaceStore]:
    from ui.faces.deck_files import DeckFiles, find_deck

    files = DeckFiles(find_deck(name))

    def loading() -> Generator[None, None, FacePainter]:
        from ui.faces.other_decks import OtherDeck

        own = yield from _load_tarot(contrast)
        return (yield from _with_games(OtherDeck(files, own, tell), own, contrast, language))

    mine = stamp(_ours(contrast, language)).hex()  # our own faces stand in for missing ones
    return loading, FaceStore(cache, f"other-{name}", stamp(name, mine, files=files.entries()))


def _ours(contrast: bool, language: str) -> str:
    return "-".join(filter(None, (OURS, "contrast" if contrast else "", language)))


def _load_ours(contrast: bool, language: str) -> Generator[None, None, FacePainter]:
    ours = yield from _load_tarot(contrast)
    return (yield from _with_games(ours, ours, contrast, language))


def _load_tarot(contrast: bool) -> Generator[None, None, Tarots]:
    from ui.faces.own_decks import loading

    return (yield from loading(OURS, contrast=contrast))


def _with_games(
    tarot: FacePainter, ours: Tarots, contrast: bool, language: str
) -> Generator[None, None, FacePainter]:
    """*tarot* together with the decks of games and the cards of packs, in the frames of *ours*."""
    from ui.faces.game_decks import Together, decks_of_games
    from ui.faces.pack_tarots import PackTarots

    decks = [tarot]
    for loading in decks_of_games(OURS, contrast=contrast, language=language):
        decks.append((yield from loading()))
    return Together([*decks, PackTarots(ours)])
