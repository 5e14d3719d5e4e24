"""Chapter 14: using Consumables and Active Items."""

from __future__ import annotations

from tabletop.cardtext.phrase import Said
from tabletop.executor.sentence import Line
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.restless.cards.lexicon import STATUSES
from tabletop.games.restless.cards.phrases import leads_on
from tabletop.games.restless.choices.act_declaration import begun, slot_in
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.item_targets import is_idle, named_in, uses_of
from tabletop.games.restless.choices.needed_objects import acts_on
from tabletop.games.restless.choices.usable_items import held_active, is_active, is_consumable
from tabletop.games.restless.party.holdings.belongings import discard, stock
from tabletop.games.restless.running.changed_rules import STACKING, rule_by, ruled
from tabletop.games.restless.running.deeds import GainsStatus, UsesItem, does
from tabletop.games.restless.running.executor import NOTHING, carry_all, changed
from tabletop.games.restless.running.lasting_changes import comes_into_force
from tabletop.games.restless.running.question_context import name, saying
from tabletop.games.restless.running.questions import choose_card
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import (
    STATUS,
    at_rest,
    character,
    inventory,
    item,
    living,
    targets,
)
from tabletop.games.restless.table.things import is_such, meant_by
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.function import worded
from tabletop.grammar.idiom import idiom
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Happens, verb
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

NO_ACTIVE_ITEM = "There is no Active Item."
on_an_active_item = acts_on(lambda table, slot, said: held_active(table), NO_ACTIVE_ITEM)
on_a_status = acts_on(
    lambda table, slot, said: table[STATUS[slot]], "There is no such Status Effect."
)


def use_item(play: Play, answer: Option) -> Rules[None]:
    """RST-202 to RST-204: an Active Item is exhausted, a Consumable turns its user sideways.

    RST-107: who holds it uses it, or whom the *answer* names if it lies on the Ground.
    """
    piece = play.table.pieces[int(begun(answer).value)]
    owner = play.table.zones[piece.zone].owner
    slot = owner if owner >= 0 else slot_in(answer, "user")
    slot = slot if slot >= 0 else living(play.table)[0]
    if is_active(piece) and not is_consumable(piece):
        _exhaust(play, piece, slot)
        yield from _effects(play, piece, slot, answer)
        yield from play.happen(UsesItem(slot, by=piece.id))
    else:
        yield from _use_consumable(play, piece, slot, answer)


def _use_consumable(play: Play, piece: Piece, slot: int, answer: Option) -> Rules[None]:
    """RST-125, RST-126, RST-204: one use; at the last it is discarded; its user lies sideways."""
    stock(play, piece)
    if play.table.count("battle"):
        play.count("eaten", play.table.count("turns"), piece)
    who = character(play.table, slot)
    if who is not None and not at_rest(play.table):
        _lies_sideways(play, slot, who)
    play.say("{} uses {}.", name(play.table, slot), piece, rule="RST-203")
    yield from _effects(play, piece, slot, answer)
    yield from spend_use(play, piece)
    yield from play.happen(UsesItem(slot, by=piece.id))


MORE = idiom(
    GRAMMAR, "modifier", "you may use {n} more (Consumables|Consumable) each turn",
    slots={"n": "many"}, sort="number of the rules",
)  # fmt: skip
_ONE_MORE = MORE.construction()
worded(_ONE_MORE, "you may use {n:one} more Consumable each turn")


def _instead_of_one(parts: Parts) -> Said | None:
    return Said(MORE, {"n": parts["all"] - 1}) if parts["all"] else None


_INSTEAD = Construction("modifier", _instead_of_one, lambda said: None)
GRAMMAR.add(
    _ONE_MORE,
    _INSTEAD.also("you may use {all:many} Consumables (each|per) turn (instead of {one:one}|)"),
)
"""RST-203: so many Consumables more than one before its user lies sideways."""


def _lies_sideways(play: Play, slot: int, who: Piece) -> None:
    """RST-203: one that has used as many Consumables as it may this turn."""
    said = (line for line in ruled(play.table, MORE) if line.bearer in (-1, slot))
    more = sum(int(line.clause.values["n"]) for line in said)
    used = who.counters.get("doses", 0) + 1
    if used <= more:
        play.count("doses", used, who)
    else:
        play.turn(who, 90)


def spend_use(play: Play, piece: Piece) -> Rules[None]:
    """RST-125: discarded when the last counter is gone."""
    left = piece.counters.get("uses", 1) - 1
    if left > 0:
        play.count("uses", left, piece)
    elif play.table.zones[piece.zone].kind in ("inventory", "ground"):
        yield from discard(play, piece)


def _effects(play: Play, piece: Piece, slot: int, answer: Option) -> Rules[None]:
    """What its text says, of those whom the *answer* names."""
    foes = targets(play.table)
    target = foes[0].id if len(foes) == 1 else slot_in(answer, "target")
    said = [s for s in uses_of(piece) if not is_idle(s, foes, play.table)]
    line = Line(piece, slot, NOTHING)
    about = Saying(play.table, line, slot, slot, target=target, named=named_in(answer))
    yield from carry_all(play, said, about)


def _exhaust(play: Play, piece: Piece, slot: int) -> None:
    """RST-131, RST-132: it lies sideways; used in Encounter e it is ready at e + its time; used
    again before that, against the rule, so much later."""
    printed = item(piece)
    assert printed is not None
    time = max(1, changed(play.table, "recharge", printed.recharge, slot, piece.id))
    begins = play.table.count("encounter")
    if piece.turn:
        begins = max(begins, piece.counters.get("ready", 0))
    play.turn(piece, 90)
    play.count("ready", begins + time, piece)
    play.say("{} uses {}.", name(play.table, slot), piece, rule="RST-202")


@leads_on
def recharge_this(about: Saying) -> None:
    """RST-130: it is upright again."""
    play = about.play
    piece = play.table.pieces[about.card.id]
    play.count("ready", 0, piece)
    if piece.turn:
        play.turn(piece, 0)


def turns_upright(about: Saying, who: int) -> None:
    """RST-206: another Consumable may be used."""
    play = about.play
    piece = character(play.table, who)
    if piece is not None and piece.turn:
        play.turn(piece, 0)


def turns_sideways(about: Saying, who: int) -> None:
    """RST-203: as if it had used a Consumable."""
    play = about.play
    piece = character(play.table, who)
    if piece is not None and not piece.turn:
        play.turn(piece, 90)


@leads_on
def attack_once_more(about: Saying) -> None:
    """RST-196: `you` may attack again, in this turn or, if it is another's, in your next."""
    attacks_again(about, about.you)


@leads_on
def attacks_again(about: Saying, who: int) -> None:
    """RST-196: in this turn or, if it is another's, in its next."""
    play = about.play
    piece = character(play.table, who)
    if piece is not None:
        play.count("extra_attacks", piece.counters.get("extra_attacks", 0) + 1, piece)


@on_an_active_item
@leads_on
def recharges(about: Saying) -> Rules[None]:
    """RST-130: one that lies sideways is upright again."""
    play = about.play

    def among() -> list[Piece]:
        return [piece for piece in held_active(play.table) if piece.turn]

    ask = f"{content.title(about.card.name)}: which Active Item is recharged?"
    piece = yield from choose_card(play, among, ask, "RST-130")
    if piece is not None:
        play.count("ready", 0, piece)
        play.turn(piece, 0)


@on_an_active_item
@leads_on
def recharges_all(about: Saying) -> None:
    """RST-135: whoever holds them."""
    play = about.play
    for piece in held_active(play.table):
        if piece.turn:
            play.count("ready", 0, piece)
            play.turn(piece, 0)


def gains_status(about: Saying, who: int, status: str) -> Rules[None]:
    """RST-062, RST-063: one of each type."""
    play = about.play
    table = play.table
    has = any(_type_of(piece) == status for piece in table[f"status:{who}"])
    if has and not rule_by(table, STACKING):
        return
    card = next((piece for piece in table["supply"] if _type_of(piece) == status), None)
    card = card or _stand_in(play, status)
    if card is not None:
        gained = yield from about.propose(GainsStatus(who, by=card.id))
        if gained.prevented and card.kind == "token" and card.zone == "supply":
            play.move(card, "out")  # nobody needs it


@does(GainsStatus)
def is_put_under(deed: GainsStatus, play: Play) -> None:
    """RST-062."""
    card = play.table.pieces[deed.by]
    play.move(card, f"status:{deed.who}", face_up=True)
    comes_into_force(play, card)
    play.say("{} gains {}.", name(play.table, deed.who), card, rule="RST-062")


def one_of_each(play: Play) -> Rules[bool]:
    """RST-063: what no card lets stack any more goes, the newest first."""
    table, alike = play.table, False
    for slot in living(table):
        if len(table.zones[STATUS[slot]].pieces) < 2:  # as most often
            continue
        has: set[str] = set()
        for piece in table[STATUS[slot]]:
            if _type_of(piece) in has:
                alike = True
                if not rule_by(table, STACKING):
                    yield from discard(play, piece)
            has.add(_type_of(piece))
    return not alike


def _stand_in(play: Play, status: str) -> Piece | None:
    """RST-068: where the supply has none left, a token stands in; it goes out of the game again."""
    for card in _status_effects():
        if card.type == status:
            play.add(card.id, "supply")
            return play.table.top("supply")
    return None


def _status_effects() -> list[content.StatusEffect]:
    """RST-061: all that come with the game."""
    cards = content.pack().cards.values()
    return [card for card in cards if isinstance(card, content.StatusEffect)]


def gains_any_status(about: Saying, who: int) -> Rules[None]:
    """RST-007: of a type that its controller chooses."""
    ask = f"{saying(about)} Which Status Effect does {name(about.table, who)} gain?"
    effects = {str(card.type): card.text for card in _status_effects()}
    options = [Option(word, word, value=word, tells=effects.get(word, "")) for word in STATUSES]
    option = yield from about.play.choose(lambda: Decision(who, ask, "RST-061", [*options]))
    yield from gains_status(about, who, str(option.value))


@on_a_status
def loses_one_status(about: Saying, who: int) -> Rules[bool]:
    """RST-068: its controller chooses which."""
    play = about.play
    ask = f"{saying(about)} Which Status Effect does {name(play.table, who)} lose?"
    worn = lambda: play.table[f"status:{who}"]  # noqa: E731
    card = yield from choose_card(play, worn, ask, "RST-068", seat=who)
    if card is not None:
        yield from discard(play, card)
    return card is not None


@acts_on(lambda table, slot, said: any(map(is_active, inventory(table, slot))), NO_ACTIVE_ITEM)
@leads_on
def recharges_own(about: Saying, who: int) -> None:
    """RST-135: those it holds."""
    play = about.play
    for piece in inventory(play.table, who):
        if is_active(piece) and piece.turn:
            play.count("ready", 0, piece)
            play.turn(piece, 0)


@on_a_status
def loses_status(about: Saying, who: int) -> Rules[None]:
    """RST-068: they go back to the supply."""
    play = about.play
    for piece in play.table[f"status:{who}"]:
        yield from discard(play, piece)


def _type_of(piece: Piece) -> str:
    card = content.card(piece.name)
    return card.type if isinstance(card, content.StatusEffect) else ""


def _gained_such(about: Saying, who: object, status: str) -> bool:
    """RST-062: it is of this type."""
    return _type_of(about.table.pieces[getattr(about.deed, "by", -1)]) == status


def _used_such(about: Saying, who: object, thing: Thing) -> bool:
    """RST-141: an Item of several kinds is of each."""
    piece = about.table.pieces[getattr(about.deed, "by", -1)]
    return is_such(piece, meant_by(about.card, thing))


# --- how it is said ----------------------------------------------------------------------------

verb(
    GRAMMAR, "use a thing", CHARACTER, "[use] {thing}", slots={"thing": "thing/Item/one"},
    deed=Happens(told=UsesItem, fits=_used_such), only=("after",),
)  # fmt: skip
verb(GRAMMAR, "turn upright", CHARACTER, "[turn] upright", "[stand] upright",
     does=doing(turns_upright), said=(f"(turn|set|stand) {{who:{CHARACTER.id}}} upright",),
     only=("done", "paid"))  # fmt: skip
verb(
    GRAMMAR, "turn sideways", CHARACTER, "[turn] sideways", "[lie] sideways",
    does=doing(turns_sideways), said=(f"(turn|lay) {{who:{CHARACTER.id}}} sideways",),
    only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "attack once more", CHARACTER, "[attack] once more", "[attack] again",
    "[attack] a second time", does=doing(attacks_again), order=attack_once_more,
    only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "recharge all Active Items", CHARACTER, "[recharge] all Active Items",
    "[recharge] all (of its|its|their) Active Items",
    does=doing(recharges_own), order=recharges_all, only=("done", "paid"),
)  # fmt: skip
idiom(GRAMMAR, "action", "recharge a Active Item", run=recharges, sort="order")
idiom(GRAMMAR, "action", "recharge this", run=recharge_this, sort="deed of this")
verb(
    GRAMMAR, "gain a Status Effect of a type", CHARACTER, "[gain|get] {status}",
    slots={"status": "status"},
    does=doing(gains_status), deed=Happens(GainsStatus, fits=_gained_such),
)  # fmt: skip
_OF_CHOICE = "of (its|their) choice"
verb(
    GRAMMAR, "gain a Status Effect", CHARACTER, "[gain|get] a Status Effect",
    f"[gain|get] a Status Effect {_OF_CHOICE}", does=doing(gains_any_status), deed=GainsStatus,
)  # fmt: skip
verb(
    GRAMMAR, "lose a Status Effect", CHARACTER, "[lose|discard] a Status Effect",
    f"[lose|discard] a Status Effect {_OF_CHOICE}",
    "[lose|discard] one of (its|their) Status Effects", does=doing(loses_one_status),
    only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "lose all Status Effects", CHARACTER, "[lose|discard] all Status Effects",
    "[lose|discard] all (of its|its|their) Status Effects", does=doing(loses_status),
    only=("done", "paid"),
)  # fmt: skip
