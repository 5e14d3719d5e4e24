"""A card is laid, played, and told of: what each of its sentences does."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tabletop.__main__ import main
from tabletop.commands.stand_in_card import stand_in
from tabletop.commands.try_card import read, tried
from tabletop.games.restless.running.executor import EXECUTOR
from tabletop.play.shelf.game_shelf import game_called
from tests.cardtext.tried import idle, shipped

HERON = """\
[[combat]]
id = "old-heron"
name = "The Old Heron"
types = ["Beast"]
attack = 3
defense = 11
health = 10
text = "When a Battle begins, a random Character takes 1 damage."
"""
CUPS = """\
[[number]]
id = "cups-5"
name = "Five of Cups"
suit = "cups"
rank = 5
text = "A Hero regains 5 Health."
"""
GRAIL = """\
[[artifact]]
id = "grail"
name = "Grail"
epithet = "It gives"
text = "Lock any character."
"""


def file(folder: Path, toml: str) -> Path:
    made = folder / "card.toml"
    made.write_text(toml)
    return made


@pytest.mark.sampled
@pytest.mark.long
@pytest.mark.parametrize(
    ("toml", "title", "told"),
    [
        pytest.param(HERON, "The Restless", "takes 1 damage.", marks=pytest.mark.slow),
        (CUPS, "Tower", "regains"),
        (GRAIL, "Parsifal", "locks"),
    ],
    ids=("restless", "tower", "parsifal"),
)
def test_what_each_sentence_does_is_told_in_the_words_of_the_chronicle(
    toml: str, title: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["try", str(file(tmp_path, toml))]) == 0
    first, sentence, *rest = capsys.readouterr().out.splitlines()
    assert first.endswith(f"of {title}")
    assert sentence.strip() in toml
    assert told in "\n".join(rest)


@pytest.mark.long
def test_what_never_comes_to_anything_is_told_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    toml = HERON.replace(
        "a Battle begins, a random Character takes 1 damage", "a Rest begins, the Target heals 1"
    )
    assert main(["try", str(file(tmp_path, toml)), "--games", "2"]) == 1
    told = capsys.readouterr().out
    assert "that never happens while a Combat is in force" in told
    assert "'when a Rest begins' never happened while the card lay there." in told


def test_of_what_did_nothing_it_is_told_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = (
        "Lose 90 Health: draw 1 card. If you have 1 Health or less, draw 1 card. "
        "When you draw a card, draw 1 card. Sing a song (by hand)."
    )
    toml = CUPS.replace("A Hero regains 5 Health.", said)
    assert main(["try", str(file(tmp_path, toml)), "--games", "1"]) == 1
    told = capsys.readouterr().out
    assert "Its price could not be paid" in told
    assert "'if you have 1 Health or less' was false" in told
    assert "'when you draw a card' never happened" in told
    assert told.endswith("Sing a song (by hand).\n      It is left to the players.\n")


@pytest.mark.parametrize(
    ("toml", "told"),
    [
        ("", "There is no card in"),
        ("[[combat]\n", "not TOML"),
        ('[[wombat]]\nid = "w"\n', "No game has cards of the kind wombat"),
        ('[[combat]]\nid = "w"\nname = "W"\n', "It lacks the field"),
        (HERON.replace("attack = 3", 'attack = "three"'), "attack: expected a whole number"),
        (HERON + CUPS, "No game has cards of the kind combat, number"),
    ],
)
def test_a_file_that_cannot_be_tried_says_why(
    toml: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["try", str(file(tmp_path, toml))]) == 2
    assert told in capsys.readouterr().err


def test_a_card_of_a_pack_is_read_as_its_pack_reads_it(tmp_path: Path) -> None:
    """It may do without an id, name a picture, and have a sentence a line."""
    lines = [line for line in HERON.splitlines() if not line.startswith("id =")]
    toml = "\n".join([*lines, 'picture = "heron.png"', ""])
    _, (whole,) = read(file(tmp_path, HERON), None)
    _, (card,) = read(file(tmp_path, toml), None)
    assert card.id == "the-old-heron"
    assert (card.name, card.text) == (whole.name, whole.text)


def test_what_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", str(tmp_path / "nothing.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["try", str(file(tmp_path, HERON)), "whist"]) == 2
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe\x00")
    assert main(["try", str(tmp_path / "bad.toml")]) == 2


def test_nothing_of_the_trial_is_left_behind(tmp_path: Path) -> None:
    game, (card,) = read(file(tmp_path, GRAIL), None)
    assert game.wording is not None
    before = game.wording.pack().cards["grail"]
    says = game.printed("grail")
    trial = tried(game, card, games=1)
    assert trial.card == card
    assert game.wording.pack().cards["grail"] is before
    assert game.printed("grail") == says


@pytest.mark.long
def test_what_a_card_said_in_whose_place_it_lay_is_in_force_again(tmp_path: Path) -> None:
    """Also what is remembered in the midst of others, as the index of sentences is."""
    game, (card,) = read(file(tmp_path, HERON), None)
    place = stand_in(game, card).place
    EXECUTOR.index.headed(place)  # it is known before
    trial = tried(game, card, games=3)
    assert trial.sentences[0].times, "and makes no difference to the trial"
    says = {str(sentence.clause) for _, sentence in EXECUTOR.index.headed(place)}
    assert says <= {str(sentence.clause) for sentence in EXECUTOR.sentences(place)}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tower", "restless"])
def test_what_the_check_passes_has_its_say(name: str) -> None:
    """A sample; `python -m tests.cardtext.tried` does all cards."""
    number, ran, missed = idle(game_called(name), shipped(game_called(name), Random(4)), 3, 24)
    assert number
    assert ran == number, missed


ODD = [
    ("tower", "cups-8", "When you would lose Health to a counterattack, you may draw 1 card."),
    ("parsifal", "gamuret", "You may control any tarot."),
    (
        "parsifal",
        "herzeleide",
        "If its owner has the Horn and the Grail, send an artifact in the common area to Limbo.",
    ),
    ("parsifal", "wine", "You may lock a Knight that holds a captive and control a Squire."),
    ("parsifal", "knight-1", "After a Wanderers character takes an artifact, control a Knight."),
    ("scenario", "reed-piper-a-round-for-two", "Recover 7 cards."),
    ("scenario", "bell-husk-the-clapper", "Leap 2."),
    ("scenario", "fen-hound-circling", "You or an ally within 3 may suffer 6."),
]
"""Sentences that make little sense on their cards, and once broke the rules there."""


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "card", "text"), ODD)
def test_what_makes_little_sense_on_a_card_breaks_nothing(name: str, card: str, text: str) -> None:
    game = game_called(name)
    assert game.wording is not None
    own = game.wording.pack().cards[card]
    odd = replace(own, **dict.fromkeys(own.texts, ""))
    assert tried(game, replace(odd, text=text), 4).games
