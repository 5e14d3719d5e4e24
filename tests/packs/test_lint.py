"""The check of cards: each code on a card that has that fault, and none on a card that has none."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import ClassVar, Literal

import pytest
from msgspec.structs import replace

from tabletop.__main__ import main
from tabletop.commands.lint import NO_SOURCES, called_in, report, told
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import words
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, CardPack, Room, Words, read_cards
from tabletop.packs.finding import Finding, mended
from tabletop.packs.lint import TOO_MANY, counts, lint
from tabletop.packs.seen_in_games import nobody_looked
from tabletop.play.shelf.game_shelf import game_called, names, package_of


class Hunt:
    """A deed that the game does."""


class Flood:
    """A deed that nothing in the game does."""


class Beast(Card, frozen=True, kw_only=True):
    texts: ClassVar = ("text", "cry")
    room: ClassVar = Room(20, 6)

    teeth: int = 4
    hide: Literal["fur", "scales"] = "fur"
    cry: Words = ""
    nickname: Words = ""
    copy: int = 1


class Rank(Card, frozen=True, kw_only=True):
    alike: ClassVar[bool] = True

    n: int


def book() -> Grammar:
    made = Grammar(English())
    words(made, "prey", {"hares": "Hares", "hens": "Hens"})
    words(made, "part", {"tail": "Tail", "ear": "Ear"})
    words(made, "die", {str(sides): f"D{sides}" for sides in (4, 6)})
    for template, deed in (("it hunts", Hunt), ("it rains", Flood)):
        idiom(made, "trigger", template, deed=deed, run=lambda context: True)
    n, does = {"n": "number"}, lambda context, **said: None
    idiom(made, "action", "bite {n}", "gnaw {n}", run=does, slots=n)
    for template in ("eat {prey}", "roll the {die}", "nip the {part}"):
        gap = template[template.index("{") + 1 : -1]
        idiom(made, "action", template, run=does, slots={gap: gap})
    idiom(made, "trait", "nip the Tail")
    return made


def card(name: str, more: str = "", kind: str = "beast") -> str:
    return f'[[{kind}]]\nid = "{name.lower()}"\nname = "{name}"\n{more}\n'


Lint = Callable[[str], list[Finding]]
ALL_USED = card(
    "Fox", 'text = "Bite 2. Eat Hares. Nip the Ear."\ncry = "When it hunts, bite 3. Roll the D4."'
)


@pytest.fixture
def check(tmp_path: Path) -> Lint:
    """What is wrong with the cards of a file, but that some phrases are used by none of them."""

    def check(toml: str) -> list[Finding]:
        (tmp_path / "beasts.toml").write_text(toml)
        pack = read_cards(tmp_path, {"beast": Beast, "rank": Rank})
        found = lint(Wording(lambda: pack, book()), {"Hunt"})
        return [*found]

    return check


def test_a_sound_card_has_no_finding(check: Lint) -> None:
    assert check(ALL_USED) == []


@pytest.mark.parametrize(
    ("more", "code", "column", "nearest"),
    [
        ('text = "Bite 2. Bitw 3."', "unread-sentence", 9, "Bite 3."),
        ('text = "Bite 2. Eat Hnes."', "unknown-word", 13, "Eat Hens."),
        ('text = "Bite 2. Nip the Tail."', "ambiguous-sentence", 9, ""),
        ('text = "Bite 2. Howl (by hand)."', "by-hand", 9, ""),
        ('text = "Bite 2.  Bite 3."', "does-not-print-back", 9, "Bite 2. Bite 3."),
        ('text = "Bite 2. Gnaw 3."', "house-wording", 9, "Bite 3."),
        ('text = "Bite 2. When it rains, bite 3."', "trigger-never", 9, ""),
        ('text = "Roll the D6. 1-2: bite 1. 4-6: bite 2."', "die-table-gap", 1, ""),
        ('text = "Roll the D6. 1-4: bite 1. 4-6: bite 2."', "die-table-overlap", 1, ""),
        (
            'text = "Bite 1. Bite 2. Bite 3. Bite 4."\ncry = "Bite 5. Bite 6. Bite 7."',
            "text-too-long",
            0,
            "",
        ),
        ('claws = 3\ntext = "Bite 2."', "unknown-field", 0, ""),
        ('hide = "furr"\ntext = "Bite 2."', "bad-value", 0, "fur"),
    ],
)
def test_each_fault_has_its_code_and_its_place(
    check: Lint, more: str, code: str, column: int, nearest: str
) -> None:
    (found,) = check(card("Wolf", more))
    line = 1 if code == "text-too-long" else 4
    assert (found.code, found.file, found.line, found.card) == (code, "beasts.toml", line, "wolf")
    assert (found.column, found.nearest) == (column, nearest)
    assert told(found).startswith(f"beasts.toml, line {line}, wolf")


def test_what_goes_on_from_what_is_left_to_the_players_is_told_of() -> None:
    wording = game_called("restless").wording
    assert wording is not None
    text = "Each Character may sing (by hand). Each that does takes 2 damage."
    event = next(c for c in wording.pack().cards.values() if type(c).__name__ == "Event")
    pack = CardPack({event.id: replace(event, text=text)}, [])
    found = [*lint(Wording(lambda: pack, wording.phrases), {"Hurt"})]
    assert [finding.code for finding in found] == ["by-hand", "left-with-it", "nothing-enforced"]
    assert found[1].sentence == "Each that does takes 2 damage."
    assert not found[1].wrong


def test_a_finding_names_the_field_and_the_sentence(check: Lint) -> None:
    (found,) = check(card("Wolf", 'text = "Bite 2."\ncry = "Bite 1. Bitw 3."'))
    assert (found.field, found.column, found.sentence) == ("cry", 9, "Bitw 3.")
    assert told(found).splitlines() == [
        "beasts.toml, line 5, wolf, cry, column 9: unread-sentence",
        "    Bitw 3.",
        "    It is not understood. Expected: what the rules look for, or what is done, or what it "
        "waits for, or a condition, or how long it lasts, or what keeps it from being done.",
        "    Did you mean 'Bite 3.'?",
    ]


def test_what_is_understood_is_written_as_cards_print_it(check: Lint) -> None:
    toml = card("Wolf", 'text = "Gnaw 2. Bite 3."\ncry = "When it hunts, gnaw 2."')
    found = check(toml)
    assert [each.code for each in found] == ["house-wording"] * 2
    text, done = mended(toml, found)
    assert done == 2
    assert 'text = "Bite 2. Bite 3."\ncry = "When it hunts, bite 2."' in text
    assert check(text) == []


def test_a_card_of_which_nothing_is_enforced_is_told_of(check: Lint) -> None:
    found = check(card("Wolf", 'text = "Howl (by hand)."\ncry = "Sing (by hand)."'))
    assert [finding.code for finding in found] == ["by-hand", "by-hand", "nothing-enforced"]
    assert [finding.wrong for finding in found] == [False, False, True]
    assert check(card("Wolf", 'text = "Howl (by hand)."\ncry = "Bite 1."'))[0].code == "by-hand"
    assert check(card("Wolf")) == []


@pytest.mark.parametrize(
    ("one", "other", "codes"),
    [
        ('text = "Bite 2."\nnickname = "Grey"', 'text = "Bite 2."', ["twin"]),
        ('text = "Bite 2."', 'text = "Bite 3."', ["twin-but-number"]),
        ('text = "Bite 2."', 'text = "Bite 2."\nteeth = 3', ["twin-but-number"]),
        ('text = "Bite 2."', 'text = "Bite 2."\ncopy = 2', ["twin"]),
        ('text = "Bite 2."', 'text = "Bite 2."\nhide = "scales"', []),
        ('text = "Bite 2."', 'text = "Bite 2."\ncry = "Bite 1."', []),
        ('text = "Eat Hens."', 'text = "Eat Hares."', []),
    ],
)
def test_no_two_cards_are_the_same(check: Lint, one: str, other: str, codes: list[str]) -> None:
    found = check(card("Wolf", one) + card("Dog", other))
    assert [finding.code for finding in found] == codes
    assert all("'Wolf'" in finding.message and not finding.nearest for finding in found)


def test_copies_are_no_twins_and_neither_are_ranks(check: Lint) -> None:
    wolves = [
        card("Wolf", f'text = "Bite 2."\ncopy = {n}').replace('"wolf"', f'"wolf-{n}"')
        for n in (1, 2)
    ]
    assert check("".join(wolves)) == []
    assert check(card("Two", "n = 2", "rank") + card("Three", "n = 3", "rank")) == []
    same = check(card("Two", "n = 2", "rank") + card("Deuce", "n = 2", "rank"))
    assert [finding.code for finding in same] == ["twin"]


def test_cards_sentences_and_phrases_are_counted(tmp_path: Path) -> None:
    wolf = card("Wolf", 'text = "Bite 2. Howl (by hand). Howl."')
    (tmp_path / "beasts.toml").write_text(ALL_USED + wolf)
    wording = Wording(lambda: read_cards(tmp_path, {"beast": Beast}), book())
    assert counts(wording) == {
        "cards, Beast": 2,
        "sentences": 8,
        "sentences that differ": 7,
        "sentences understood": 6,
        "sentences marked (by hand)": 1,
        "phrases used": 5,
        "phrases unused": 2,
    }


def test_a_deed_is_done_where_it_is_made() -> None:
    names = called_in("tabletop.games.tower")
    deeds = {deed for deed in names if deed in ("Harm", "Deed", "Flood")}
    assert deeds, "the rules of Tower do deeds"
    assert "Flood" not in names


def test_a_build_without_sources_says_where_cards_are_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_source(_: object) -> str:
        raise OSError("could not get source code")

    monkeypatch.setattr("inspect.getsource", no_source)
    called_in.cache_clear()
    assert main(["lint", "tower"]) == 2
    assert capsys.readouterr().err == f"tabletop: {NO_SOURCES}\n"


def test_the_report_says_whether_something_must_be_mended(
    check: Lint, capsys: pytest.CaptureFixture[str]
) -> None:
    marked = check(card("Wolf", 'text = "Bite 1. Howl (by hand)."'))
    assert report(marked) == 0
    assert capsys.readouterr().out.endswith("0 findings, 1 left to the players on purpose\n")
    assert report(check(card("Wolf", 'text = "Bite 1. Howl."'))) == 1
    assert capsys.readouterr().out.endswith("1 finding\n")


@pytest.mark.long
@pytest.mark.parametrize("game", [name for name in names() if game_called(name).wording])
def test_the_command_checks_and_counts(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", game]) == 0
    told = capsys.readouterr().out
    shipped = package_of(game).startswith("tabletop.")
    assert told == "0 findings\n" if shipped else told.splitlines()[-1].startswith("0 findings"), (
        f"docs/games.md lists what a game has before it ships; it lacks:\n{told}"
    )
    assert main(["lint", game, "--counts"]) == 0
    assert "0  sentences marked (by hand)" in capsys.readouterr().out
    assert main(["lint", "whist"]) == 2


def test_what_a_game_does_not_bring_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", "pebbles"]) == 0
    told = capsys.readouterr().out
    assert "pebbles/layout.toml: no-layout" in told
    assert "pebbles/dressing.toml: no-dressing" in told
    assert told.endswith("0 findings, 2 made up for plainly\n")
    assert main(["lint", "pebbles", "--counts"]) == 2, "it has no cards"


def test_it_is_told_where_nobody_has_looked_what_cards_do() -> None:
    (found,) = nobody_looked("pebbles")
    assert found.code == "nobody-looked"
    assert not found.wrong
    games = [id for id in names() if game_called(id).wording is not None and id in OWN]
    assert [each for id in games for each in nobody_looked(id)] == []


OWN = ("tower", "parsifal", "scenario", "darkest", "restless")


def test_of_what_is_past_counting_nothing_is_looked_for() -> None:
    wording = game_called("tower").wording
    assert wording is not None
    foe = next(each for each in wording.pack().cards.values() if hasattr(each, "ornaments"))
    text = " ".join(f"Burn the {noun}." for noun in ("House", "Barn", "Mill"))
    pack = CardPack({foe.id: replace(foe, text=text)}, [])
    unread = [
        each
        for each in lint(Wording(lambda: pack, wording.phrases), set(), most=1)
        if each.code == "unread-sentence"
    ]
    assert [each.message == TOO_MANY for each in unread] == [False, True, True]
    assert [each.column for each in unread] == [1, 17, 32]


@pytest.mark.long
def test_hostile_text_is_done_with_in_a_moment(tmp_path: Path) -> None:
    phrases = book()
    for n in range(50):
        idiom(phrases, "trait", f"bite {n} {{n}} and let go", slots={"n": "number"})
    many = "Eat Hens and " + "eat Hens and " * 43
    texts = ["Bit me. " * 70, f"{many}eat Bats.", f"{many}eat Hens.", "Eat Hens, " * 58]
    texts += ["1-5: " * 119, "Eat: " * 119]
    wolves = "".join(card(f"Wolf{n}", f'text = "{texts[n % len(texts)]}"') for n in range(400))
    (tmp_path / "beasts.toml").write_text(wolves)
    wording = Wording(lambda: read_cards(tmp_path, {"beast": Beast}), phrases)
    start = time.process_time()
    assert len(list(islice(lint(wording, ()), 100))) == 100
    assert time.process_time() - start < 5
