"""City: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.packs.cards import Card
from tests.games.darkest import saying
from tests.games.darkest.city.laid import CARDS, town

PROVEN = "city-forged-pardon"
"""It is of use in Jail, as test_jail.py proves."""
SAYING = [
    card.id
    for card in CARDS.values()
    if card.id != PROVEN
    and not isinstance(card, content.HeroCard | content.Location | content.Quest)
    and saying.carried_out(card.id)
]
FOES = ("ox", "wraith", "heron", "bog-man", "badger", "city-pickpocket", "city-vault-dragon")
MET = (*FOES, "gibbet", "gambler", "cloudburst", "city-chamber-pots", "city-fence")
ARRESTS = ("city-drunken-revelry", "city-hue-and-cry", "city-informer", "city-night-watch")
DRAWN = ("city-pawnshop", "city-gargoyle", "city-bad-coin", "city-quack", "stag", "swamp")


def laid(card: Card, luck: Random) -> Session:
    """A position in which *card* has its say soon, among rich and poor, weak and strong."""
    trio = luck.choice(saying.TRIOS)
    zones: dict[str, list[str]] = {
        "items:0": luck.choice(([], ["sword", "shield"], ["belt-of-oak"])),
        "items:1": luck.choice(([], ["helmet"])),
        "followers:0": luck.choice(([], ["guide"])),
        "followers:1": luck.choice(([], ["squire"])),
        "spells:0": luck.choice(([], ["mending"])),
        "spells:1": luck.choice(([], ["hex"])),
        "city-posters": ["city-wanted-dragon", "city-wanted-spirit"],
    }
    lies = luck.choice(ARRESTS if "Jail" in card.text else MET)
    if isinstance(card, content.Thing) and card.sort == "mount":
        zones["mount:0"] = [card.id]
    elif isinstance(card, content.Thing):
        zones["items:0"] = [card.id]
    elif isinstance(card, content.Follower):
        zones["followers:0"] = [card.id]
    else:
        lies = card.id
        for zone, asked in saying.asked_for(card, CARDS.values()):
            if luck.random() < 0.6:
                zones[zone] = [asked]
    zones["pile:1"] = [lies, *luck.choice(([], ["lynx"]))]
    used = {name for names in zones.values() for name in names}
    zones["city-adventures"] = [name for name in DRAWN if name not in used]
    zones["quest:0"] = luck.choice(([], ["city-wanted-animal"]))
    tokens = {name: luck.choice((saying.RICH, saying.POOR)) for name in trio}
    return town(
        *trio,
        step="spot",
        args={"spot": 100},
        tokens=tokens,
        zones=saying.decks(zones, card.id),
        up=tuple(name for name in ("lynx",) if name in zones["pile:1"]),
        on={trio[0]: {"held": 3}},
        seed=luck.randrange(1000),
    )


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saying.all_is_said(name, partial(laid, CARDS[name]), monkeypatch)
