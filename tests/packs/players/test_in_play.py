"""Cards of players' own in play; and saves whose pack is missing or was changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.recover import Opened, open_save
from tabletop import Refusal, Session, load, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.packs import library
from tabletop.packs.players.pack import Pack, understood
from tabletop.play.adaptation.packs_in_play import advice, kinds_of, options_for
from tabletop.play.record_loader import parse, verify
from tabletop.play.records.record import write
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.table import Table
from tests.conformance.taking_back import TakingBack
from tests.conformance.walk import Walk, whole
from tests.games.restless.camp import battle
from tests.packs.players.making import ABOUT, EXAMPLES, KNIFE, folder, read


@pytest.fixture
def marsh() -> Pack:
    pack = read(EXAMPLES / "the-marsh")
    library.add(pack)
    return pack


def named(pack: Pack, id: str) -> str:
    return f"{pack.key}/{id}"


def zones_of(table: Table, pack: Pack) -> dict[str, str]:
    """Where the cards of *pack* lie, by their own ids."""
    return {p.name.partition("/")[2]: p.zone for p in table.pieces if p.name.startswith(pack.key)}


def test_its_cards_lie_in_the_piles_that_they_name(marsh: Pack) -> None:
    session = new_game("restless", seats=2, seed=3, options=options_for([marsh]))
    own = len(new_game("restless", seats=2, seed=3).table.pieces)
    assert len(session.table.pieces) == own + 11, "ten cards, one of them twice"
    bare = zones_of(session.journal.checkpoints[0].table(), marsh)
    assert bare == {
        "ysolt-of-the-reeds": "characters",
        "eel-spear": "starters",
        "reed-knife": "loot",
        "heron-feather-bow": "loot",
        "smoked-eel": "loot",
        "lantern-of-the-drowned": "treasures",
        "the-old-heron": "encounters",
        "lights-over-the-water": "encounters",
        "hut-on-stilts": "rests",
        "the-drowned-fen": "realms-2",
    }


def test_a_game_that_names_no_pack_has_none_of_its_cards(marsh: Pack) -> None:
    assert not zones_of(new_game("restless", seats=2, seed=3).table, marsh)


def test_its_cards_are_told_of_as_any_others_are(marsh: Pack) -> None:
    game = game_called("restless")
    heron = game.printed(named(marsh, "the-old-heron"))
    assert game.title_of(named(marsh, "the-old-heron")) == "The Old Heron"
    assert heron.kind == "Combat Encounter"
    assert heron.tags["Die Defense"] == "11"
    assert heron.sentences[1] == "When the Target dies, each Character heals 1."
    assert not list(advice(marsh)), "all ten are understood, and fit on their faces"


def test_its_sentences_run(marsh: Pack) -> None:
    ysolt, heron = named(marsh, "ysolt-of-the-reeds"), named(marsh, "the-old-heron")
    spear, fen = named(marsh, "eel-spear"), named(marsh, "the-drowned-fen")
    session = battle(
        (ysolt, "oswin-tarrow"),
        foe=heron,
        holds={ysolt: [spear]},
        zones={"realm": [fen]},
        options=options_for([marsh]),
    )
    table, game = session.table, session.game
    assert table["character:0"][0].counters["armor"] == 1, "she was unhurt when it began"
    assert game.explain(table, table["encounter"][0])["Attack"].n == 4, "3, and 1 by the Realm"
    assert any(said.piece == table["realm"][0].id for said in game.in_force(table))


@pytest.mark.parametrize("bot_name", ["random", "thoughtful"])
def test_bots_play_with_it_to_the_end(marsh: Pack, bot_name: str) -> None:
    options = options_for([marsh])
    session = new_game("restless", seats=2, seed=11, options=options, hashing=False)
    plays, luck = bot(session.game, bot_name), Luck(4)
    for _ in range(6000):
        if session.over:
            break
        decision = session.decisions[0]
        session.answer(plays(session.view(decision.seat), decision, luck))
    assert session.over


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("game", ["restless", "tower"])
def test_a_random_game_with_packs_holds(game: str, seed: int) -> None:
    pack = read(EXAMPLES / ("the-marsh" if game == "restless" else "the-bog"))
    library.add(pack)
    done = Walk(game, seed, longest=300, packs=options_for([pack])).run()
    assert done["answers"] + done["typed"] > 5 or done["finished"]


@pytest.mark.long
def test_cards_that_say_nothing_or_nonsense_are_played_all_the_same(tmp_path: Path) -> None:
    foe = '[[foe]]\nname = "Bog King {n}"\nnumber = 1\ntypes = []\ntext = "{text}"\n'
    number = '[[number]]\nname = "Peat {n}"\nsuit = "{suit}"\nrank = 3\ntext = "{text}"\n'
    texts = ["", "Sing a song.", "Sing a song (by hand).", "Cups dispel a Ward."]
    suits = ["wands", "cups", "swords", "pentacles"]
    written = [foe.format(n=n, text=texts[n % 4]) for n in range(40)]
    written += [number.format(n=n, suit=suits[n // 4 % 4], text=texts[n % 4]) for n in range(48)]
    files = {"pack.toml": ABOUT.replace("restless", "tower"), "cards/a.toml": "\n".join(written)}
    bog = read(folder(tmp_path, files))
    library.add(bog)
    for seed in range(3):
        assert Walk("tower", seed, packs=options_for([bog])).run()["answers"]
        session, luck = new_game("tower", seats=3, seed=seed, options=options_for([bog])), Luck(1)
        while not session.over:
            decision = session.decisions[0]
            session.answer(session.game.thoughtful(session.view(decision.seat), decision, luck))


# --- saves -------------------------------------------------------------------------------------


def played(options: dict[str, str], answers: int = 25) -> Session:
    session, luck = new_game("restless", seats=2, seed=5, options=options), Luck(5)
    for _ in range(answers):
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck))
    return session


def test_its_id_and_digest_stand_in_the_record(marsh: Pack) -> None:
    session = played(options_for([marsh]))
    assert f'"pack:the-marsh":"{marsh.digest}"' in session.to_json()
    again = load(session.to_json())
    assert again.to_json() == session.to_json()
    assert not verify(parse(session.to_json()))
    assert write(parse(session.to_json())).decode() == session.to_json(), (
        "how it was read is not kept"
    )


def saved(session: Session, tmp_path: Path) -> Path:
    return written(session.to_json(), tmp_path)


def written(text: str, tmp_path: Path) -> Path:
    place = tmp_path / "game.tabletop"
    place.write_text(text)
    return place


def goes_on(opened: Opened) -> Session:
    """The session that was opened, and played on with."""
    session, luck = opened.session, Luck(9)
    assert session is not None
    for _ in range(30):
        if session.over:
            break
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck))
    assert session.undo()
    return session


def test_a_save_whose_pack_is_missing_opens_as_it_lies_and_goes_on(
    marsh: Pack, tmp_path: Path
) -> None:
    place = saved(played(options_for([marsh])), tmp_path)
    library.forget()
    opened = open_save(place)
    assert "The pack “the-marsh” is missing." in " ".join(opened.said)
    assert "@" not in " ".join(opened.said), "digests are for programs"
    session = goes_on(opened)
    stands = [p.name for p in session.table.pieces if "/the-old-heron" in p.name]
    assert stands == [f"missing card {named(marsh, 'the-old-heron')}"]
    assert session.game.title_of(stands[0]) == "missing card the-marsh/the-old-heron"
    library.add(marsh)
    back = open_save(saved(session, tmp_path))
    assert back.session is not None
    assert named(marsh, "the-old-heron") in [p.name for p in back.session.table.pieces]


def test_a_save_whose_pack_was_changed_opens_with_the_cards_as_they_are_now(
    marsh: Pack, tmp_path: Path
) -> None:
    place = saved(played(options_for([marsh])), tmp_path)
    library.forget()
    files = {path: marsh.files[path] for path in marsh.files}
    text = files["cards/marsh.toml"].decode()
    text = text.replace("Old Heron", "Elder Heron").replace(
        'name = "Reed Knife"', 'name = "Sickle"'
    )
    files["cards/marsh.toml"] = text.encode()
    now = read(folder(tmp_path / "marsh", files))
    library.add(now)
    assert now.digest != marsh.digest
    opened = open_save(place)
    said = " ".join(opened.said)
    assert "The pack “The Marsh” has changed. Its cards are shown as they are now." in said
    assert "“the-marsh/reed-knife”" in said, "which it does not have any more"
    session = goes_on(opened)
    assert session.table.options["pack:the-marsh"] == now.digest
    names = {p.name for p in session.table.pieces}
    assert f"missing card {named(now, 'reed-knife')}" in names
    assert named(now, "smoked-eel") in names
    assert not any(marsh.digest in name for name in names)


def test_what_lasts_of_a_card_that_is_gone_is_a_stand_in_too(tmp_path: Path) -> None:
    """And lasts again when the pack is put back, though the program has run all the while."""
    text = 'text = "Use in Battle: the Target has -1 Attack until the end of the Battle."'
    oil = KNIFE.replace('text = "When this hits, you heal 1."', text)
    fen = read(folder(tmp_path / "fen", {"pack.toml": ABOUT, "cards/a.toml": oil}))
    library.add(fen)
    session = played(options_for([fen]))
    kept = f"lasting:{named(fen, 'reed-knife')}:text:0"
    session.override("add", name=kept, zone="kept", kind="token")
    place = saved(session, tmp_path)
    library.forget()
    opened = open_save(place)
    assert len(opened.said) == 1, "that the pack is gone says it all"
    goes_on(opened)
    library.add(fen)
    back = open_save(place)
    assert back.session is not None
    assert not back.said
    assert kept in [piece.name for piece in back.session.table["kept"]]
    assert back.session.game.title_of(kept) == "Reed Knife"


@pytest.mark.parametrize("game", ["restless", "tower"])
def test_what_players_brought_in_of_a_pack_is_a_stand_in_without_it(
    game: str, tmp_path: Path
) -> None:
    pack = read(EXAMPLES / ("the-marsh" if game == "restless" else "the-bog"))
    library.add(pack)
    session = new_game(game, seats=2, seed=5, options=options_for([pack]))
    card, zone = next(iter(pack.cards)), "out"
    session.override("add", name=card, zone=zone, kind="card")
    place = saved(session, tmp_path)
    library.forget()
    opened = goes_on(open_save(place))
    assert f"missing card {card}" in [piece.name for piece in opened.table["out"]]
    with pytest.raises(Refusal, match="has no piece"):
        opened.override("add", name=card, zone=zone, kind="card")


def test_nothing_is_remembered_of_a_card_while_its_pack_is_missing(
    marsh: Pack, tmp_path: Path
) -> None:
    fen = named(marsh, "the-drowned-fen")
    session = battle(
        ("oswin-tarrow", "wren-ashlock"),
        foe="pew-rats",
        zones={"realm": [fen]},
        options=options_for([marsh]),
    )
    session.override("add", name=f"lasting:{fen}:text:1", zone="kept", kind="token")
    about = marsh.files["pack.toml"].replace(b"A. Player", b"Somebody")
    never = understood({**marsh.files, "pack.toml": about}, "", kinds_of)
    text = session.to_json().replace(marsh.digest, never.digest)
    library.forget()
    goes_on(open_save(written(text, tmp_path)))
    library.add(never)
    opened = open_save(written(text, tmp_path)).session
    assert opened is not None
    held = {str(each.sentence) for each in opened.game.in_force(opened.table)}
    assert "The Target has +1 Attack." in held
    assert "Each Character has +1 to Dodge rolls." in held
    assert not [piece for piece in opened.table.pieces if piece.name.startswith("missing")]


def test_a_new_game_asks_for_packs_that_are_there(marsh: Pack) -> None:
    for options in ({"pack:fen": "0" * 12}, {"pack:../fen": "0" * 12}, {"pack:fen": "x"}):
        with pytest.raises(Refusal):
            new_game("restless", seats=2, seed=1, options=options)
    with pytest.raises(Refusal, match="no pack for this game"):
        new_game("tower", seats=2, seed=1, options=options_for([marsh]))


def test_the_digest_tells_every_change_but_that_of_notes(tmp_path: Path) -> None:
    sound = {"pack.toml": ABOUT, "cards/loot.toml": KNIFE, "pictures/reed-knife.svg": "<svg/>"}
    first = read(folder(tmp_path / "0", sound)).digest
    for number, path in enumerate(sound, 1):
        other = {**sound, path: sound[path] + "\n"}
        assert read(folder(tmp_path / str(number), other)).digest != first
    assert read(folder(tmp_path / "9", {**sound, "readme.md": "Hello."})).digest == first


def test_two_packs_may_have_cards_of_the_same_id(tmp_path: Path) -> None:
    other = ABOUT.replace('"fen"', '"bog"')
    packs = [
        read(folder(tmp_path / "fen", {"pack.toml": ABOUT, "cards/a.toml": KNIFE})),
        read(folder(tmp_path / "bog", {"pack.toml": other, "cards/a.toml": KNIFE})),
    ]
    for pack in packs:
        library.add(pack)
    session = new_game("restless", seats=1, seed=1, options=options_for(packs))
    assert sum("/reed-knife" in piece.name for piece in session.table.pieces) == 2


@pytest.mark.long
def test_what_was_taken_back_with_packs_leaves_no_trace(marsh: Pack) -> None:
    assert TakingBack("restless", 3, options_for([marsh])).run()["undos"] > 0
