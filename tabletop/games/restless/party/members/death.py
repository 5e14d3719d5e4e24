"""Chapter 22: death and return."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.executor.lasting_changes import end, is_lasting
from tabletop.executor.sentence import Line
from tabletop.executor.state_checks import IN_ORDER
from tabletop.games.restless.cards import content, grammar
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.needed_objects import on_a_card_of
from tabletop.games.restless.party.health.harm import cause_of, fall
from tabletop.games.restless.party.holdings.belongings import discard
from tabletop.games.restless.party.holdings.decks import pick, picks, top, turn_up
from tabletop.games.restless.party.items.item_gains import share
from tabletop.games.restless.party.members.setup import call_seat, enter
from tabletop.games.restless.running.changed_rules import LAST_WORDS, rule_by
from tabletop.games.restless.running.deeds import Dies, Falls, Rejoins, does
from tabletop.games.restless.running.executor import EXECUTOR, NOTHING, carry_all, look, sentences
from tabletop.games.restless.running.lasting_changes import cleared, comes_into_force
from tabletop.games.restless.running.modifiers import COMMON, NUMBERS
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.count_values import SINFUL, how_many
from tabletop.games.restless.table.memory import while_party
from tabletop.games.restless.table.table_reads import (
    CHARACTER,
    character,
    inventory,
    living,
    piece_told,
    slots,
)
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def dying(table: Table) -> list[int]:
    """The slots whose Characters have no Health left and are not carried away yet.

    A Character without a Health Bar, which has only just come there, is not dead.
    """
    found = _without_health(table)
    return [slot for slot, piece in found if not _has_no_bar(piece)] if found else []


@while_party
def _without_health(table: Table) -> list[tuple[int, Piece]]:
    found = []
    for slot, zone in enumerate(CHARACTER[: len(table.seats)]):
        if lying := table.zones[zone].pieces:
            piece = table.pieces[lying[-1]]
            if piece.counters.get("health", 0) <= 0:
                found.append((slot, piece))
    return found


def _has_no_bar(piece: Piece) -> bool:
    """RST-041: whether nobody has given this Character its Health Bar, or taken it down yet."""
    return not {"health", "missing", "since", "dead"} & piece.counters.keys()


def take_place(play: Play) -> Rules[bool]:
    """RST-004, RST-027: a Character that was laid into a slot by hand is one like any other."""
    yield from ()
    for slot, piece in _without_health(play.table):
        if _has_no_bar(piece):
            enter(play, piece, slot)
    return True


def settle_deaths(play: Play) -> Rules[None]:
    """RST-046, RST-191: whoever has no Health left dies, once all damage of a roll is dealt.

    All of them are dead before the first has its last words.
    """
    if not play.table.__dict__.get(IN_ORDER):
        yield from look(play)
    while slots_dying := dying(play.table):
        for slot in slots_dying:
            yield from fall(play, slot, "card", -1)  # whose counters were moved by hand
        dead = []
        while (slot := next(iter(dying(play.table)), -1)) >= 0:
            dead.append((yield from _die(play, slot)))
        for last_words in dead:
            yield from _speak(play, last_words)
            killer = last_words.target if last_words.cause == "target" else -1
            yield from play.happen(Dies(last_words.you, 0, killer))
        yield from look(play)


def _die(play: Play, slot: int) -> Rules[Saying]:
    """RST-227, RST-228, RST-230: what becomes of the Character and of what it held.

    Returns what its last words are said about.
    """
    table = play.table
    piece = character(table, slot)
    assert piece is not None
    cause, killer = cause_of(piece), piece_told(table, piece.counters.get("killer", 0))
    play.say("{} dies.", piece, rule="RST-227")
    play.count(f"died_{cause}", table.count(f"died_{cause}") + 1)
    play.count("last_killer", killer.id + 1 if killer and cause == "target" else 0)
    had = {name: how_many(table, count, slot) for name, count in SINFUL.items()}
    yield from _leave_belongings(play, slot, cause, killer)
    cleared(play, piece)
    if piece.turn:
        play.turn(piece, 0)
    play.move(piece, "characters-used", face_up=True)
    _end_own_changes(play, slot)
    line, target = Line(piece, slot, NOTHING), killer.id if killer else -1
    return Saying(table, line, slot, slot, target=target, cause=cause, had=had)


def _speak(play: Play, about: Saying) -> Rules[None]:
    """RST-229, RST-223: the Death Effect of one whom a Target killed, but for what waits in it for
    something else."""
    by_target = about.cause in ("target", "flee")
    always = play.table.options["death_effect"] == "always"
    if by_target or always or rule_by(play.table, LAST_WORDS) is not None:
        for sentence in sentences(about.card.name):
            if sentence.field == "death" and "trigger" not in sentence.clause.heads:
                yield from carry_all(play, [sentence], replace(about, cause="card"))


def _end_own_changes(play: Play, slot: int) -> None:
    """RST-227: what was to last for the dead Character alone is over, whoever takes its slot."""
    for token in play.table["kept"]:
        if is_lasting(token.name) and token.counters.get("slot") == slot + 1:
            (sentence,) = EXECUTOR.lasting.says(token.name)
            changed = set(NUMBERS.changed(sentence.clause))
            if changed and not changed <= COMMON:
                end(play, token)


def _whole(piece: Piece) -> int:
    return piece.counters.get("health", 0) + piece.counters.get("missing", 0)


def _leave_belongings(play: Play, slot: int, cause: str, killer: Piece | None) -> Rules[None]:
    """RST-228: to the drops of its killer. RST-222: lost in flight. RST-230: shared out."""
    table = play.table
    for kind in ("status", "sins"):
        for piece in table[f"{kind}:{slot}"]:
            yield from discard(play, piece, effects=False)
    held = inventory(table, slot)
    spared = table.count("final") and table.options["god_kill_inventory"] == "share"  # RST-248
    for piece in held:
        if cause == "flee" or table.count("fleeing"):
            yield from discard(play, piece)
        elif cause == "target" and killer and not spared:
            play.move(piece, "drops", face_up=True)
            play.count("of", killer.id + 1, piece)
        else:
            play.move(piece, "ground", face_up=True)
    if living(table):
        yield from share(play, [piece for piece in held if piece.zone == "ground"])


def rejoin(play: Play) -> Rules[None]:
    """RST-231, RST-232: every empty slot gets the top Character of the deck, without Items."""
    for slot in slots(play.table):
        if character(play.table, slot) is not None:
            continue
        n = int(play.table.options["replacement_draw"]) + picks(play.table, "characters") - 1
        drawn = yield from turn_up(play, "characters", n)
        piece = yield from pick(play, "characters", drawn)
        if piece is not None:
            rejoining = yield from play.happen(Rejoins(slot, by=piece.id))
            if not rejoining.done:
                play.move(play.table.pieces[piece.id], "characters-used", face_up=True)


@does(Rejoins)
def sits_down(deed: Rejoins, play: Play) -> None:
    """RST-232: with its Health Bar."""
    enter(play, play.table.pieces[deed.by], deed.who)


def lost(play: Play) -> bool:
    """RST-235: with nobody alive the game is lost."""
    table = play.table
    if living(table) or table.outcome is not None:
        return table.outcome is not None
    where = "before the Traitor God" if table.count("final") else f"in Realm {table.count('level')}"
    play.end([], f"The party died {where}.", "RST-235")
    return True


def stay(about: Saying, n: int) -> None:
    """In `when you would die`: life goes on."""
    if isinstance(about.deed, Falls):
        about.deed.n, about.deed.prevented = n, True


def keeps_alive(about: Saying, n: int) -> None:
    """In `when another Character would die`: its life goes on."""
    stay(about, n)


@on_a_card_of("characters")
def transfigured(about: Saying, who: int) -> Rules[None]:
    """RST-069: another Character card in the same slot; what it holds and bears stays."""
    play = about.play
    old = character(play.table, who)
    new = yield from top(play, "characters", rule="RST-069")
    if old is None or new is None:
        return
    new = play.table.pieces[new.id]
    printed = content.card(new.name)
    fresh = printed.health if isinstance(printed, content.Character) else 1
    was = content.card(old.name)
    gained = _whole(old) - (was.health if isinstance(was, content.Character) else 0)
    whole = max(1, fresh + gained)
    missing = 0
    if play.table.options["transfigure_health"] == "keep_damage":
        missing = min(old.counters.get("missing", 0), whole - 1)
    kept = {name: old.counters.get(name, 0) for name in ("armor", "acted")}
    if play.table.count("actor") == old.id + 1:
        play.count("actor", new.id + 1)
    cleared(play, old)
    turned = old.turn
    play.move(old, "characters-used", face_up=True)
    play.move(new, f"character:{who}", face_up=True)
    comes_into_force(play, new)
    call_seat(play, new, who)
    play.count("health", whole - missing, new)
    play.count("missing", missing, new)
    for counter, value in kept.items():
        play.count(counter, value, new)
    if turned:
        play.turn(new, turned)
    play.say("{} becomes {}.", old, new, rule="RST-069")


# --- how it is said ----------------------------------------------------------------------------

_N = {"n": "number"}
idiom(GRAMMAR, "action", "stay at {n} Health", "you stay at {n} Health", run=stay, slots=_N,
      sort="change of a deed")  # fmt: skip
idiom(GRAMMAR, "action", "that Character stays at {n} Health", run=keeps_alive, slots=_N,
      sort="change of a deed")  # fmt: skip
verb(
    GRAMMAR, "be transfigured", grammar.CHARACTER, "[be] transfigured", does=doing(transfigured),
    only=("done", "paid"),
)  # fmt: skip
