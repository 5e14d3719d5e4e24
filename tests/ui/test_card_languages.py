"""Cards that speak another language: what is read of them, and what the rules quote of them."""

from pathlib import Path

import pytest

from tabletop.games.parsifal.cards.lexicon import ALL, NUMBER
from tabletop.packs import game_folders
from tabletop.packs.game_folders import folder_of
from tabletop.play.shelf.game_shelf import game_called
from tests.games.parsifal.staging import stage
from ui.base.card_languages import offered, settled, spoken
from ui.base.settings import Settings
from ui.faces.blank import stand_in
from ui.faces.chosen_decks import chosen
from ui.faces.faces import Faces
from ui.faces.game_decks import words_on
from ui.panels.widgets import Choices
from ui.seat.bridge import Bridge
from ui.windows.dialogs import SettingsDialog


@pytest.fixture
def bridge() -> Bridge:
    made = Bridge(stage(areas=[["charmer-2", "squire-1"], ["kundry"]], common=["bow"]))
    made.speak("de")
    made.begin()
    return made


def test_a_language_is_offered_once_a_game_is_whole_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert offered() == [("", "English")], "German is begun for one game, and whole in none"
    assert (settled("de"), settled("")) == ("", "")
    begun = (folder_of("parsifal") / "locale" / "de.toml").read_text("utf-8")
    folder = tmp_path / "parsifal" / "locale"
    folder.mkdir(parents=True)
    (folder / "de.toml").write_text(begun.replace("[nouns]", "whole = true\n[nouns]", 1), "utf-8")
    monkeypatch.setattr(game_folders, "GAMES", [tmp_path])
    assert offered() == [("", "English"), ("de", "Deutsch")]
    assert settled("de") == "de"


def test_the_settings_ask_for_a_language_only_where_there_are_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named = [made.accessibleName() for made in SettingsDialog(Settings()).findChildren(Choices)]
    assert "Language of the cards" not in named
    monkeypatch.setattr(
        "ui.base.card_languages.offered", lambda: [("", "English"), ("de", "Deutsch")]
    )
    named = [made.accessibleName() for made in SettingsDialog(Settings()).findChildren(Choices)]
    assert "Language of the cards" in named


def test_a_game_without_that_language_speaks_its_own() -> None:
    for game in ("tower", "restless"):
        assert spoken(game_called(game), "de") is game_called(game)
    assert spoken(game_called("parsifal"), "xx") is game_called("parsifal")


def test_no_face_says_anything_in_english_any_more() -> None:
    for card in ALL:
        own, german = words_on("parsifal", card), words_on("parsifal", card, "de")
        assert len(german.skills) == len(own.skills)
        assert not {*own.skills, *own.quests, own.epithet} & {*german.skills, *german.quests}
        assert (german.house, german.copy) == (own.house, own.copy)
    assert words_on("parsifal", "knight-2", "de").title == "Ritter"


def test_another_language_paints_another_face(tmp_path: Path) -> None:
    own, german = (
        Faces(*chosen("", tmp_path, print, language=language)).pixmap_now("swan", 140).toImage()
        for language in ("", "de")
    )
    assert own != german
    assert german != stand_in("swan", 140, 240)


def test_a_question_names_and_quotes_cards_as_they_do(bridge: Bridge) -> None:
    decision = bridge.decision
    assert decision is not None
    assert [option.label for option in decision.options][:2] == ["Zaubermädchen 2", "Knappe 1"]
    bridge.answering.answer("squire-1")
    decision = bridge.decision
    assert decision is not None
    assert decision.ask == "What does Knappe 1 do?"
    labels = [option.label for option in decision.options]
    assert "Fessle Kundry, den Schwan oder ein Zaubermädchen" in labels
    assert bridge.decision is decision, "it is not said anew each time"


def test_quests_and_refusals_speak_it_too(bridge: Bridge) -> None:
    piece = bridge.session.table.pieces[NUMBER["squire-1"]]
    own = game_called("parsifal").standings(bridge.session.table, piece)
    other = bridge.game.standings(bridge.session.table, piece)
    assert [each.met for each in own] == [each.met for each in other]
    assert not {each.sentence for each in own} & {each.sentence for each in other}
    assert bridge.spoken.say("Squire 1 is locked.") == "Knappe 1 is locked."


def test_only_whole_names_are_cards(bridge: Bridge) -> None:
    said = bridge.spoken.say
    assert said("Bowen drops the Bow.") == "Bowen drops the Bogen."
    assert said("Charmer then lacks 2 quests.").startswith("Zaubermädchen then")
