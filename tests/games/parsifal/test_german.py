"""What Parsifal's words say in German, beyond what its cards say: each sentence is read back."""

from __future__ import annotations

import pytest

from tabletop.packs.game_folders import folder_of
from tabletop.packs.locale import Locale, read_locale
from tabletop.play.shelf.game_shelf import game_called

SAID = {
    "A Squire in Limbo cannot be recalled while Klingsor is free.":
        "Ein Knappe im Limbus kann nicht zurückgerufen werden, solange Klingsor frei ist.",
    "When a free Knight you control would be sent to Limbo, instead lock that Knight.":
        "Wenn ein freier Ritter, den du lenkst, in den Limbus geschickt würde, fessle stattdessen "
        "diesen Ritter.",
    "When Kundry is locked, you may free any character.":
        "Wenn Kundry gefesselt wird, darfst du eine beliebige Figur befreien.",
    "Klingsor cannot lock a Knight or Parsifal.":
        "Klingsor kann einen Ritter oder Parsifal nicht fesseln.",
    "If you control more characters than each opponent, draw 2 tarots.":
        "Wenn du mehr Figuren lenkst als jeder Gegner, ziehe 2 Tarots.",
    "While the Bread and the Wine are in the common area, Titurel cannot be locked.":
        "Titurel kann nicht gefesselt werden, solange das Brot und der Wein in der Tischmitte "
        "sind.",
    "At the start of your turn, free all its captives.":
        "Zu Beginn deines Zuges befreie alle eigenen Gefangenen.",
    "Each opponent draws 1 tarot.": "Jeder Gegner zieht 1 Tarot.",
    "Once per turn, you may recall an artifact.":
        "Einmal je Zug darfst du ein Artefakt zurückrufen.",
    "Send a character that owns the Grail to Limbo.":
        "Schicke eine beliebige Figur, die den Gral besitzt, in den Limbus.",
    "Drop an artifact: draw 1 tarot.": "Lege ein Artefakt ab: ziehe 1 Tarot.",
    "If the deck is empty, take another turn after this one.":
        "Wenn der Stapel leer ist, mache nach diesem Zug noch einen Zug.",
    "Look at the top 3 tarots of the deck. Put the rest back in any order.":
        "Sieh dir 3 Tarots oben vom Stapel an. Lege den Rest in beliebiger Reihenfolge zurück.",
}  # fmt: skip


@pytest.fixture(scope="module")
def german() -> Locale:
    wording = game_called("parsifal").wording
    assert wording is not None
    return read_locale(folder_of("parsifal") / "locale", "de", wording)


@pytest.mark.parametrize("text", SAID)
def test_a_sentence_of_a_stranger_is_said_and_read_back(german: Locale, text: str) -> None:
    assert german.grammar is not None
    said = [understood(german, each) for each in sentences(text)]
    assert " ".join(said) == SAID[text]


def sentences(text: str) -> list[str]:
    return [f"{each.rstrip('.')}." for each in text.split(". ")]


def understood(german: Locale, text: str) -> str:
    wording = game_called("parsifal").wording
    assert wording is not None
    (clause,) = wording.phrases.readings(text)
    said = german.sentence(clause)
    assert german.readings(said) == [clause]
    return said
