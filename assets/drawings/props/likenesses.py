"""Which words each prop depicts.

A fox is not a badger, even if a place needs some beast: if a word names something for which there
is a drawing, its picture must show that. Props that only suit a mood or an office (a mourner, a
candle) are not listed, because they may stand for more than their names say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


LIKENESSES: Mapping[str, frozenset[str]] = {
    # --- beasts -----------------------------------------------------------------------------
    "badger": _words("badger"),
    "bat": _words("bat"),
    "bear": _words("bear"),
    "bee": _words("bee wasp hornet swarm fly"),
    "blind-mare": _words("mare"),
    "boar": _words("boar hog pig sow swine"),
    "bull": _words("bull ox oxen calf cow cattle"),
    "butterfly": _words("butterfly"),
    "cat": _words("cat lynx kitten"),
    "crayfish": _words("crayfish crab lobster"),
    "dog": _words("dog hound"),
    "dove": _words("dove pigeon"),
    "dragon": _words("dragon drake wyrm"),
    "eagle": _words("eagle"),
    "eel": _words("eel lamprey"),
    "falcon": _words("falcon hawk kite"),
    "fish": _words("fish carp trout herring"),
    "fish-leaping": _words("fish carp salmon"),
    "fox": _words("fox vixen"),
    "frog": _words("frog toad"),
    "hare": _words("hare rabbit"),
    "horse": _words("horse mare mule donkey pony"),
    "hound": _words("hound dog wolfhound cerberus mastiff"),
    "hind": _words("hind doe"),
    "ibis": _words("ibis heron stork"),
    "kingfisher": _words("kingfisher"),
    "lion": _words("lion"),
    "little-dog": _words("dog puppy"),
    "lizard": _words("lizard newt salamander"),
    "moth": _words("moth"),
    "mule": _words("mule donkey ass"),
    "owl": _words("owl"),
    "parrot": _words("parrot"),
    "ram-head": _words("goat sheep ewe lamb"),
    "rat": _words("rat mouse mice"),
    "raven": _words("raven crow rook jackdaw magpie"),
    "snail": _words("snail"),
    "snake": _words("snake serpent adder viper"),
    "snake-coiled": _words("snake serpent adder viper"),
    "spider": _words("spider"),
    "stag": _words("stag deer hart"),
    "swan": _words("swan goose"),
    "white-horse": _words("horse mare pony"),
    "werewolf": _words("werewolf lycanthrope"),
    "wolf": _words("wolf"),
    "worm": _words("worm leech maggot"),
    # --- in the north -------------------------------------------------------------------------
    "avalanche": _words("avalanche"),
    "beacon": _words("beacon"),
    "bearskin": _words("bearskin"),
    "cairn": _words("cairn"),
    "leprechaun": _words("leprechaun"),
    "sledge": _words("sledge sled"),
    "snowshoes": _words("snowshoe"),
    "wendigo": _words("wendigo"),
    "wolverine": _words("wolverine"),
    # --- in the high passes -------------------------------------------------------------------
    "bagpipes": _words("bagpipe"),
    "choughs": _words("chough"),
    "fledgling": _words("fledgling"),
    "glacier": _words("glacier"),
    "lammergeier": _words("lammergeier"),
    "landslide": _words("landslide landslip"),
    "magpie": _words("magpie"),
    "rockfall": _words("rockfall"),
    # --- folk that are no people --------------------------------------------------------------
    "devil": _words("devil demon imp fiend"),
    "giant": _words("giant"),
    "goblin": _words("goblin kobold"),
    "ogre": _words("ogre brute"),
    "troll": _words("troll"),
    # --- in the fire and the desert ------------------------------------------------------------
    "camel": _words("camel dromedary"),
    "caravan": _words("caravan"),
    "jackals": _words("jackal"),
    "palm": _words("palm"),
    "phoenix": _words("phoenix firebird"),
    "salamander": _words("salamander"),
    "scorpion": _words("scorpion"),
    "vultures": _words("vulture"),
    # --- below ground --------------------------------------------------------------------------
    "canary-cage": _words("canary"),
    "beetle-of-coins": _words("beetle"),
    "crocodile-pale": _words("crocodile"),
    # --- things with one meaning --------------------------------------------------------------
    "bolt": _words("storm thunder lightning thunderbolt"),
    "bow": _words("bow crossbow"),
    "helmet": _words("helmet helm"),
    "mail": _words("mail armour armor"),
    "padlock": _words("lock padlock"),
    "round-shield": _words("shield buckler"),
}

HINTED: Mapping[str, frozenset[str]] = {
    "bat": _words("vampire"),
    "bear": _words("bearskin fur"),
    "bear-cave": _words("bear"),
    "bear-for-baiting": _words("bear"),
    "bear-white": _words("bear"),
    "bears-three": _words("bear"),
    "bee": _words("hive honey"),
    "bow": _words("arrow bowstring quiver"),
    "bow-oberon": _words("bow"),
    "bow-wind": _words("bow"),
    "bull": _words("yoke"),
    "cairn-bells": _words("cairn"),
    "cat-ledge": _words("cat leopard"),
    "bow-of-denial": _words("bow"),
    "buckler-of-the-street": _words("buckler shield"),
    "cart-of-a-goat": _words("goat"),
    "charger-repainted": _words("horse"),
    "crossbow-spanned": _words("crossbow bow"),
    "dogs-in-harness": _words("dog"),
    "dogs-stray": _words("dog"),
    "dove": _words("feather quill"),
    "dragon-moss": _words("dragon"),
    "dragon-throned": _words("dragon"),
    "dragons-teeth": _words("dragon"),
    "dragon-in-a-vault": _words("dragon"),
    "drake-on-a-chimney": _words("drake dragon"),
    "drake-white": _words("drake dragon wyrm"),
    "drum-thunder": _words("thunder"),
    "eagle-called": _words("eagle"),
    "eagle-golden": _words("eagle"),
    "eagle-king": _words("eagle"),
    "eagle-perched": _words("eagle"),
    "eagles-vanguard": _words("eagle"),
    "eyrie": _words("eagle"),
    "falcon": _words("bird"),
    "fish": _words("pike"),
    "fish-leaping": _words("whale"),
    "fox": _words("tail"),
    "frog-crowned": _words("frog toad"),
    "frog-moustached": _words("toad frog"),
    "frogs-falling": _words("toad frog"),
    "giant-frost": _words("giant"),
    "giant-heartless": _words("giant"),
    "giant-goats": _words("giant goat"),
    "giant-mountain": _words("giant"),
    "giant-two-heads": _words("giant"),
    "goat-bell": _words("goat"),
    "goat-nanny": _words("goat"),
    "goat-old": _words("goat"),
    "goat-prints": _words("goat"),
    "goat-rock": _words("goat"),
    "goat-track": _words("goat"),
    "hammer-lightning": _words("lightning"),
    "hawk-eyes": _words("hawk"),
    "horn-eyrie": _words("eagle"),
    "giant-of-the-crane": _words("giant"),
    "horse": _words("spurs saddle"),
    "horse-of-the-dray": _words("horse"),
    "horse-riding": _words("horse"),
    "hound": _words("kennel"),
    "magma-brute": _words("brute"),
    "mail": _words("shirt"),
    "market-goblin": _words("goblin"),
    "ogress": _words("ogre"),
    "owl-magistrate": _words("owl"),
    "ogre-cliff": _words("ogre"),
    "owl-sage": _words("owl"),
    "owl-white": _words("owl"),
    "phoenix-feather": _words("phoenix"),
    "pony-pack": _words("pony horse"),
    "ram-head": _words("ram wool"),
    "rats-of-the-sewer": _words("rat"),
    "raven": _words("bird"),
    "ravens-seven": _words("raven"),
    "shield-bark": _words("shield"),
    "roc": _words("eagle"),
    "shirt-of-chain": _words("mail"),
    "snake": _words("whip"),
    "spider": _words("insect web"),
    "spider-web": _words("spider"),
    "stag-lanterns": _words("stag"),
    "stag-white": _words("stag deer"),
    "toad-king": _words("toad"),
    "stone-thrower": _words("troll"),
    "troll-ice": _words("troll"),
    "werewolf": _words("changer"),
    "white-horse": _words("speed rider"),
    "wolf": _words("pelt wolfskin werewolf"),
    "wolf-big": _words("wolf"),
    "wolf-bonnet": _words("wolf"),
    "wolf-pack": _words("wolf wolves"),
    "wolf-white": _words("wolf howl"),
    "wyrm-cloud": _words("wyrm"),
}
"""Further words for a prop: parts and products, words with other meanings too, and what a prop is
one of several of."""

LIKENED: Mapping[str, tuple[str, ...]] = {
    word: tuple(prop for prop, words in LIKENESSES.items() if word in words)
    for word in sorted(frozenset[str]().union(*LIKENESSES.values()))
}
"""The words for which there are drawings, and their props."""


def shows(prop: str, word: str) -> bool:
    """Whether *prop* may stand for *word*."""
    listed = LIKENESSES.get(prop)
    if listed is None or prop == word:
        return True
    return word in listed or word in HINTED.get(prop, ())


def of_name(word: str, props: Collection[str]) -> Sequence[str]:
    """Those of *props* that depict *word* exactly; empty if there is no drawing of that name."""
    found = [prop for prop in LIKENED.get(word, ()) if prop in props]
    return found or _by_beginning(tuple(props)).get(word, ())


@lru_cache(maxsize=2)
def _by_beginning(props: tuple[str, ...]) -> Mapping[str, Sequence[str]]:
    """*props* by each word at their start; a deck looks up hundreds of words."""
    found: dict[str, list[str]] = {}
    for prop in sorted(props):
        words = prop.split("-")
        for many in range(len(words)):
            found.setdefault("-".join(words[: many + 1]), []).append(prop)
    return found


def unlike(word: str, props: Collection[str]) -> bool:
    """Whether none of *props* shows *word*, which is in `LIKENED`."""
    return not any(word in (*LIKENESSES.get(prop, ()), *HINTED.get(prop, ())) for prop in props)


def mistaken(word: str, shown: Collection[str], props: Collection[str]) -> Iterator[str]:
    """The faults of a picture of *word* that shows one of *shown*, one sentence each; *props* are
    all drawings."""
    better = [prop for prop in of_name(word, props) if prop == word or prop in LIKENESSES]
    for prop in filter(props.__contains__, shown):
        if not shows(prop, word):
            yield f"{word}: {prop!r} shows something else{_instead(better)}"
        elif better and prop not in better and not _called(prop, word):
            yield f"{word}: shows {prop!r}, but {_either(better)} is drawn"


def _called(prop: str, word: str) -> bool:
    return word in prop.split("-") or prop.startswith(f"{word}s")


def _instead(props: Sequence[str]) -> str:
    return f"; use {_either(props)}" if props else ""


def _either(props: Sequence[str]) -> str:
    return " or ".join(map(repr, props))
