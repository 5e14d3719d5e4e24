"""Whatever sound cards somebody writes, the rules, the bots and what is shown live with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.packs import library
from tabletop.packs.cards import Card, words_of
from tabletop.packs.players.pack import Pack, understood
from tabletop.play.adaptation.packs_in_play import kinds_of, options_for
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called
from tests.conformance.walk import Walk

ANSWERS = 250
LEFT_OUT = {"id", "name", "flavour", "back", "file", "line"}


def nonsense(game: Game, luck: Luck, cards: int = 120) -> Pack:
    """A pack of cards of all kinds, on which sentences of any others stand, and any numbers."""
    assert game.wording is not None
    sentences = [str(said) for text in game.wording.texts() for said in text.said]
    lines = []
    for number in range(cards):
        kind = luck.choice(list(game.packs))
        lines += [f"[[{kind}]]", f'name = "{kind} {number}"']
        for field, value in _fields(game.packs[kind], luck, sentences):
            lines.append(f"{field} = {json.dumps(value)}")
    about = f'id = "nonsense"\ntitle = "Nonsense"\ngame = "{game.id}"\n'
    files = {"pack.toml": about.encode(), "cards/all.toml": "\n".join(lines).encode()}
    return understood(files, "", kinds_of)


def _fields(model: type[Card], luck: Luck, sentences: list[str]) -> Iterator[tuple[str, Any]]:
    hints = get_type_hints(model)
    for field in msgspec.structs.fields(model):
        if field.name in model.texts:
            words = " ".join(luck.choice(sentences) for _ in range(luck.below(4)))
            yield field.name, words[:590]
        elif field.name not in LEFT_OUT and (field.required or luck.chance(60)):
            yield field.name, _value(field.name, hints[field.name], luck)


def _value(field: str, hint: Any, luck: Luck) -> Any:
    words = words_of(hint)
    if get_origin(hint) is tuple:
        return [luck.choice(words) for _ in range(luck.below(3))]
    if words:
        return luck.choice(words)
    if hint is bool:
        return luck.chance(50)
    if int not in (hint, *get_args(hint)):
        return ""
    least, most = {
        "level": (1, 5),
        "encounters": (1, 9),
        "copies": (1, 3),
        "rank": (1, 10),
        "number": (1, 21),
    }.get(field, (0, 99))
    small = [least, least + 1, min(least + 4, most), most]
    return luck.choice(small)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("game", ["restless", "tower"])
def test_any_sound_pack_is_played(game: str, seed: int) -> None:
    rules, luck = game_called(game), Luck(seed)
    pack = nonsense(rules, luck)
    sound = [found for found in pack.findings if "health" not in found.message]
    assert not sound, "only a god needs health"
    library.add(pack)
    options = options_for([pack])
    done = Walk(game, seed, packs=options).run()
    assert done["answers"] + done["typed"] > 5 or done["finished"]
    session = new_game(game, seats=2, seed=seed, options=options, hashing=False)
    for _ in range(ANSWERS):
        if session.over:
            break
        decision = session.decisions[0]
        view = session.view(decision.seat)
        key = rules.thoughtful(view, decision, luck)
        assert isinstance(rules.reasons(view, decision, key, None), str)
        assert isinstance(rules.in_force(session.table), list)
        session.answer(key)
    for card in pack.cards:
        assert rules.printed(card).kind
        assert rules.title_of(card)
