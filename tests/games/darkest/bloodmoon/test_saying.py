"""Blood Moon: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from tabletop import Session
from tabletop.executor.context import Context
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.play.rules.procedure import Rules
from tests.bench.by_lot import by_lot
from tests.games.darkest import test_j_every_sentence as every
from tests.games.darkest.bloodmoon.moonlit import moonlit

CARDS = {card.id: card for card in content.brought_by("bloodmoon")}
SAYING = [name for name in CARDS if every.carried_out(name)]
FOES = ("lynx", "bog-man", "wraith", "bloodmoon-barn-owl", "bloodmoon-turnip-head")
MET = (*FOES, "swamp", "gambler", "gibbet", "toll")
THINGS = ("bloodmoon-silver-dagger", "bloodmoon-hollow-pumpkin", "water-bottle")
COMPANY = ("bloodmoon-wolf-cub", "bloodmoon-foundling", "guide")


def by_moonlight(name: str, luck: Random, *heroes: str, **laid: Any) -> Session:
    """That position while the Blood Moon is up, by Day or by Night, with or without a lycanthrope
    and what its cards ask for."""
    zones: dict[str, list[str]] = laid.pop("zones")
    card = CARDS[name]
    if content.lasts(name):
        zones |= {"lasting": [name], "pile:1": [luck.choice(MET)]}
    elif isinstance(card, content.Thing | content.Follower):
        zones["pile:1"] = [luck.choice(FOES)]
    elif isinstance(card, content.Spell):
        zones["pile:1"] = [luck.choice(FOES[1:]), "lynx", "old-bear", "witch"]
    else:
        zones["items:0"] = [luck.choice(THINGS), *luck.choice((["sword"], []))]
        zones["followers:0"] = luck.choice(([luck.choice(COMPANY)], []))
    here = {piece for zone, pieces in zones.items() if zone != "adventure" for piece in pieces}
    zones["adventure"] = [piece for piece in zones["adventure"] if piece not in here]
    tokens = laid.pop("tokens")
    if luck.random() < 0.3:
        tokens = {hero: {**has, "life": 2} for hero, has in tokens.items()}
    return moonlit(
        *heroes, zones=zones, tokens=tokens, night=luck.random() < 0.5, stands=luck.choice((0, 3)),
        bitten=luck.choice(((), (0,))), shown=laid.pop("up", ()), **laid,
    )  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[str] = set()
    body, awaits = EXECUTOR._body, EXECUTOR.await_from_now

    def hears(context: Context) -> Rules[None]:
        if context.line.piece.name.partition("#")[0] == name:
            heard.add(str(context.line.clause))
        return body(context)

    def is_awaited(context: Context) -> Rules[bool]:
        heard.add(str(context.line.clause))
        return awaits(context)

    monkeypatch.setattr(EXECUTOR, "_body", hears)
    monkeypatch.setattr(EXECUTOR, "await_from_now", is_awaited)
    monkeypatch.setattr(EXECUTOR, "_carry_bare", EXECUTOR._carry)
    wanted = every.carried_out(name)
    for seed in range(every.TRIES):
        if heard >= wanted:
            break
        luck = Random(seed)
        monkeypatch.setattr(every, "party", partial(by_moonlight, name, luck))
        session = every.laid(CARDS[name], luck)
        for _ in range(every.ANSWERS):
            if session.decisions and not heard >= wanted:
                decision = session.decisions[0]
                session.answer(by_lot(decision, luck), seat=decision.seat)
    assert wanted <= heard, wanted - heard
