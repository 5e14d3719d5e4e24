"""What packs bring beside cards: languages for their game, and tarot decks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.folders import folders
from saves.pack_folder import take_in
from tabletop.packs import library
from tabletop.packs.game_folders import folder_of
from tabletop.play.adaptation.packs_in_play import advice
from tabletop.play.shelf.game_shelf import game_called
from tests.packs.players.making import ABOUT, KNIFE, folder, png, read
from ui.base.card_languages import offered, spoken
from ui.faces import deck_files
from ui.program.startup import look_for_packs

PARSIFAL = ABOUT.replace('"restless"', '"parsifal"')


@pytest.fixture(autouse=True)
def library_of_its_own() -> Iterator[None]:
    found, decks = library.finders[:], deck_files.brought[:]
    library.forget()
    yield
    library.forget()
    library.finders[:], deck_files.brought[:] = found, decks


def german() -> str:
    """The German of Parsifal, under another name."""
    own = (folder_of("parsifal") / "locale" / "de.toml").read_text("utf-8")
    return own.replace("Deutsch", "Teutsch").replace("whole = false", "whole = true")


def test_a_pack_brings_a_language(tmp_path: Path) -> None:
    text = german()
    if "whole = true" not in text:
        text = f"whole = true\n{text}"
    pack = read(folder(tmp_path / "fen", {"pack.toml": PARSIFAL, "locale/goh.toml": text}))
    assert not pack.findings
    assert not [found for found in advice(pack) if found.wrong]
    game = game_called("parsifal")
    assert ("goh", "Teutsch") not in offered()
    library.add(pack)
    assert ("goh", "Teutsch") in offered()
    assert spoken(game, "goh").title_of("knight-1") == spoken(game, "de").title_of("knight-1")
    assert spoken(game, "goh").title_of("knight-1") != game.title_of("knight-1")


def test_a_language_that_is_not_whole_is_told_of_and_not_offered(tmp_path: Path) -> None:
    text = german().replace('"lock several"', '"lokk several"')
    pack = read(folder(tmp_path / "fen", {"pack.toml": PARSIFAL, "locale/goh.toml": text}))
    library.add(pack)
    assert "unknown-part" in {found.code for found in advice(pack)}
    assert "goh" not in dict(offered())
    game = game_called("parsifal")
    assert spoken(game, "goh") is game


def test_no_language_at_all_is_told_of(tmp_path: Path) -> None:
    pack = read(folder(tmp_path, {"pack.toml": PARSIFAL, "locale/goh.toml": "language = 3"}))
    assert [found.code for found in advice(pack)] == ["bad-language"]
    library.add(pack)
    assert "goh" not in dict(offered())


def test_parsifal_takes_no_cards(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="takes no cards of players' own"):
        read(folder(tmp_path, {"pack.toml": PARSIFAL, "cards/a.toml": KNIFE}))


def test_a_language_of_a_pack_is_there_at_the_next_start(tmp_path: Path) -> None:
    files = folders(tmp_path / "data")
    text = german() if "whole = true" in german() else f"whole = true\n{german()}"
    take_in(files, read(folder(tmp_path / "a", {"pack.toml": PARSIFAL, "locale/goh.toml": text})))
    look_for_packs(files)
    assert "goh" not in dict(offered())
    library.packs_offered("")
    assert "goh" in dict(offered())


def test_a_pack_brings_a_tarot_deck(tmp_path: Path) -> None:
    files = folders(tmp_path / "data")
    deck = '[deck]\nschema_version = "2.0"\nname = "Marsh Tarot"\n'
    pack = {
        "pack.toml": ABOUT.replace("restless", "tower"),
        "tarot/marsh/deck.toml": deck,
        "tarot/marsh/h750/major_arcana/00.png": png(300, 500),
        "tarot/marsh/h750/minor_arcana/wands/ace.png": png(300, 500),
    }
    made = read(folder(tmp_path / "fen", pack))
    assert not made.findings
    take_in(files, made)
    look_for_packs(files)
    (found,) = [place for place in deck_files.find_decks() if place.name == "marsh"]
    shown = deck_files.DeckFiles(found)
    assert shown.name == "Marsh Tarot"
    assert next(shown.pictures("wands-1", 500)).name == "ace.png"
