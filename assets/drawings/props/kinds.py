"""The kinds of beings in a prop: a mortal person, an angel or devil, an animal.

A game may depend on what a picture shows (Tower dispels a foe by it), so figures are listed here by
kind. Carved, woven and heraldic beasts, and the faces of sun and moon, do not count.
"""

from __future__ import annotations

HUMAN = "human"
CELESTIAL = "celestial"
BEAST = "beast"


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_SUITS = ("wands", "cups", "swords", "pentacles")

_PEOPLE = _names(
    """
    hermit magician fool dancer woman-pouring falling-man falling-king monk monk-grey bishop
    maiden-kneeling child-kneeling maiden lover-man lover-woman captive-man captive-woman
    high-priestess empress emperor hierophant justice hanged-man risen-man risen-woman risen-child
    charioteer fallen-king youth-head sun-child mourner pilgrim guard child sleeper couple
    camel-trader caravan-master tax-farmer raider-desert water-seller hired-guard moneylender
    lamp-polisher ash-merchant taleweaver dune-reader salt-baron sword-dancer ember-dancer
    kiln-witch lamp-thief ash-cultist fire-priest fire-eater glass-blower scribe-cinders masons
    camel-and-trader
    children king-on-litter king-in-tomb rider-with-herbs rider-of-the-east old-teacher
    grail-knight grail-knight-bearing squire-pouring squire-asking squire-mourning squire-bearing
    tower-champion sorcerer wild-messenger pure-fool keeping-mother
    charmer-rose charmer-lily charmer-poppy charmer-sunflower charmer-lotus charmer-ivy
    frost-witch frozen-sentry lost-column ice-fisher skald sworn-company housecarl oathbreaker
    oath-taker leprechaun
    pilgrim-walking almoner infirmarian warden-veiled staff-carver anchoress pardoner novice-silent
    singer-blind staff-gatherer drowned-procession cell-window coward
    shadow-tailor bramble-prince huntsman rhymer name-taker name-thief mushroom-gatherer
    charcoal-burner girl-red silent-sister leywalker scout ghost-returned spider-queen
    torturer escaped-prisoner stair-cultist executioner prisoner-oldest alchemist-in-cell
    licensed-guide blind-locksmith chaplain pedlar-on-stair gaolers-daughter freed-prisoner linkboy
    prospector holy-avenger hunchback wise-man amazon philosopher swashbuckler sliding-walls
    shadow-lent
    highlander rogue-passes vampiress trailblazer egg-collector treasure-hunter vagabond-passes
    goatherd hermit-ledge ropewalker guide-blind king-village falconer rope-cutter reivers egg-thief
    clansman knot-hag climber-frozen rope-second roped-together rope-taut no-breath ledge-night
    hermit-asleep
    bounty-hunter cat-burglar spy-cloaked tinkerer-with-gear advocate-wigged informer-hooded
    warders-wife agent-of-work clerk-bribed widow-of-means quack-doctor assassin-hooded
    haggler-woman jailer-keys panhandler-pan urchin-capped bail-lender niece-light-fingered
    town-crier alderman-tame ratcatcher-pole thief-taker duellist-plumed card-sharp knife-hired
    plague-doctor sergeant-at-arms watch-of-four cutpurse-at-work press-gang coin-cultist
    sewer-cultist beggar-king fence-coat-open man-with-three-cups alchemists-boy night-soil-man
    piper-pied surgeon-struck-off pillory-in-use hue-and-cry crowd-in-a-street
    """
) | {f"{rank}-{suit}" for rank in ("page", "knight", "queen", "king") for suit in _SUITS}

_CELESTIALS = _names("angel-temperance angel-blessing angel-trumpet angel-corner devil")

_BEASTS = _names(
    """
    lion bull sphinx-white sphinx-black lion-head bull-head eagle-head ram-head wolf dog hound
    little-dog fox horse white-horse death sun-child dove eagle ibis raven falcon snake snake-coiled
    camel camel-mad caravan scorpion vultures jackals phoenix salamander
    crayfish cat hare fish butterfly lizard swan rider-with-herbs rider-of-the-east
    badger bat bear bee boar eel frog kingfisher owl parrot rat snail stag werewolf
    headless-horseman hind mule palfrey warhorse blind-mare
    wolf-bonnet wolf-big bears-three stag-lanterns owl-magistrate ravens-seven pooka kelpie shaefoal
    spider-web frog-crowned toad-king frog-moustached frogs-falling wild-hunt rade grandmother
    bear-white wolf-white wolf-pack stag-white owl-white wolverine dogs-in-harness pony-pack
    rats-cellar spider-in-web crocodile-pale bear-blind beetle-of-coins worm-burrow canary-cage
    eagle-golden eagle-perched fledgling lammergeier choughs magpie owl-sage roc eagles-vanguard
    eagle-king eagle-called dreadwing goat-rock goat-old goat-nanny cat-ledge bear-cave dogs-stray
    rats-of-the-sewer bear-for-baiting monkey-on-a-chain geese-of-the-guildhall piper-pied
    pet-foxling pet-hopper pet-skunk pet-stomper pet-retriever pet-toad pet-cat pet-parrot
    pet-magpie pet-bull-pup pet-cricket pet-old-tom hackney-carriage horse-of-the-dray
    cart-of-a-goat charger-repainted racehorse-retired horse-riding bazaar-on-the-move
    """
) | {f"knight-{suit}" for suit in _SUITS}

KINDS = {HUMAN: _PEOPLE, CELESTIAL: _CELESTIALS, BEAST: _BEASTS}


def kinds_of(prop: str) -> frozenset[str]:
    """The kinds of beings in *prop*; empty for a thing."""
    return frozenset(kind for kind, props in KINDS.items() if prop in props)
