"""People of a city from the wardrobe, with what they hold."""

from __future__ import annotations

from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.people import person

ROBE = Garb(trim="gold", flare=0.9)
HOSE = Garb(cut="tunic", sleeve="tight", legs="deep", trim="wood")
COAT = Garb(cut="gown", sleeve="tight", legs="ink", trim="gold", flare=0.7)


person(
    "bounty-hunter",
    "offer",
    Head(view="side", hat="feather cap", hat_tone="wood", beard="short", hair_tone="ink"),
    HOSE._replace(tone="wood", cloak="ink", legs="ink"),
    "sword",
    "poster",
)


person(
    "cat-burglar",
    "invoke",
    Head(view="front", hat="mask", hair_tone="ink"),
    Garb(cut="jerkin", tone="ink", shade=0.15, sleeve="tight", legs="ink", shoes="deep"),
    "bundle",
    "key ring",
)


person(
    "spy-cloaked",
    "hold",
    Head(hat="brim", hat_tone="deep", hair="bob", hair_tone="ink"),
    Garb(cut="gown", tone="deep", sleeve="tight", legs="ink", cloak="ink", trim="blood"),
    "dagger",
    "scroll",
)


person(
    "tinkerer-with-gear",
    "invoke",
    Head(hat="kerchief", hat_tone="wood", hair="curls", hair_tone="fire"),
    Garb(cut="tunic", tone="leaf", sleeve="tight", legs="wood", trim="gold", flare=1.1),
    "club",
    "gear",
)


person(
    "advocate-wigged",
    "invoke",
    Head(hat="wig", view="front"),
    ROBE._replace(tone="ink", shade=0.15, trim="paper", flare=1.1),
    "book",
    "scroll",
)


person(
    "informer-hooded",
    "offer low",
    Head(hat="hood", hat_tone="wood", beard="short"),
    ROBE._replace(tone="wood", cloak="wood", cloak_shade=-0.2, trim=""),
    "purse",
    "poster",
)


person(
    "warders-wife",
    "stand",
    Head(hat="kerchief", hat_tone="paper", hair="bob"),
    Garb(tone="water", trim="paper", sleeve="tight", flare=1.2),
    "jug",
    "key ring",
)


person(
    "agent-of-work",
    "offer",
    Head(hat="flat cap", hat_tone="leaf", beard="short"),
    COAT._replace(tone="leaf", shade=-0.1),
    "book",
    "purse",
)


person(
    "clerk-bribed",
    "offer low",
    Head(hat="tall hat", view="side"),
    COAT._replace(tone="stone", shade=-0.2, trim="paper"),
    "poster",
    "purse",
)


person(
    "widow-of-means",
    "hold",
    Head(view="side", hat="veil", hat_tone="ink", hair="bun"),
    Garb(tone="ink", shade=0.12, trim="gold", flare=1.3, cloak="deep"),
    "rose",
    "purse",
)


person(
    "quack-doctor",
    "offer",
    Head(view="side", hat="tall hat", beard="long", hair_tone="fire"),
    COAT._replace(tone="blood", cloak="gold"),
    "scroll",
    "phial",
)


person(
    "assassin-hooded",
    "reach",
    Head(hat="hood", hat_tone="ink", view="front", skin_shade=-0.3),
    Garb(
        cut="tunic", tone="ink", shade=0.12, sleeve="tight", legs="ink", cloak="deep", trim="blood"
    ),
    "dagger",
    "dagger",
)


person(
    "haggler-woman",
    "offer",
    Head(view="side", hat="kerchief", hat_tone="gold"),
    Garb(tone="rose", trim="gold", sleeve="tight", flare=1.2, cloak="leaf"),
    "bundle",
    "scales",
)


person(
    "jailer-keys",
    "stand",
    Head(hair="bald", beard="short", hair_tone="ink"),
    HOSE._replace(tone="wood", shade=-0.2, legs="wood", sleeve="none", flare=1.2),
    "club",
    "key ring",
)


person(
    "panhandler-pan",
    "trudge",
    Head(hat="hood", hat_tone="stone", beard="long", hair_tone="bone"),
    Garb(tone="stone", cloak="wood", cloak_shade=-0.2, flare=0.8, shoes="skin"),
    "staff",
    "tankard",
)


person(
    "urchin-capped",
    "child rise",
    Head(hair="short", hat="kerchief", hat_tone="blood"),
    Garb(cut="tunic", tone="wood", sleeve="none", shoes="skin", trim="ink"),
    "",
    "lantern",
)


person(
    "bail-lender",
    "hold",
    Head(hat="flat cap", hat_tone="deep", beard="long", hair_tone="bone"),
    ROBE._replace(tone="blood", cloak="deep", flare=1.1),
    "purse",
    "key ring",
)


person(
    "niece-light-fingered",
    "dance",
    Head(hair="long", hat="kerchief", hat_tone="blood"),
    Garb(cut="gown", tone="leaf", sleeve="tight", trim="gold", flare=1.2, shoes="ink"),
    "purse",
    "rose",
)


person(
    "town-crier",
    "offer",
    Head(view="side", hat="tall hat", beard="short", hair_tone="bone"),
    COAT._replace(tone="water", cloak="deep"),
    "scroll",
    "hand bell",
)


person(
    "alderman-tame",
    "stand",
    Head(hat="flat cap", hat_tone="blood", beard="short", hair_tone="bone"),
    Garb(tone="blood", trim="gold", flare=1.5, ermine=True, cloak="blood", cloak_shade=-0.2),
    "sceptre",
    "purse",
)


person(
    "ratcatcher-pole",
    "trudge",
    Head(view="side", hat="flat cap", hat_tone="wood", beard="short"),
    HOSE._replace(tone="leaf", shade=-0.15, legs="wood", cloak="wood"),
    "rats",
    "lantern",
)


person(
    "thief-taker",
    "stride",
    Head(view="side", hat="tall hat", beard="short", hair_tone="ink"),
    COAT._replace(tone="deep", cloak="ink"),
    "club",
    "poster",
)


person(
    "duellist-plumed",
    "stride",
    Head(view="side", hat="feather cap", hat_tone="rose", beard="short"),
    Garb("jerkin", "paper", 0.0, "tight", "rose", trim="ink", legs="ink", cloak="rose"),
    "dagger",
    "sword",
)


person(
    "card-sharp",
    "hold",
    Head(hat="brim", hat_tone="ink", beard="short", hair_tone="ink"),
    Garb(tone="leaf", trim="gold", sleeve_tone="ink", flare=0.9),
    "cards",
    "cards",
)


person(
    "knife-hired",
    "stride",
    Head(view="side", hat="hood", hat_tone="stone", skin_shade=-0.1),
    HOSE._replace(tone="stone", shade=-0.25, legs="ink", trim="blood"),
    "purse",
    "dagger",
)


person(
    "plague-doctor",
    "trudge",
    Head(view="side", hat="beak", hair="short"),
    Garb(tone="ink", shade=0.15, cloak="ink", flare=1.1, trim="wood"),
    "cane",
    "phial",
)
