"""The rules of Three Nights, in the order of a night."""

from __future__ import annotations

from tabletop.play.campaigns.sitting import end_sitting
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.modifiers import Modifiers
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, Steps, go
from tabletop.table import verbs
from tabletop.table.campaign import Campaign
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table
from tabletop.table.zone import Zone
from tests.toys.nights.aftermath import begin, chapter
from tests.toys.nights.content import COPIES, is_burned, number, of

STEPS, REACTIONS, MODIFIERS = Steps(), Reactions(), Modifiers()

OMENS = {"nine": 9, "six": 6}


def components(table: Table) -> None:
    """The night as the campaign lays it out: who sits there, what they have, what is left."""
    campaign = table.campaign or begin(len(table.seats), table.options)
    places = [Zone("omens"), Zone("box", "everyone")]
    places += [
        Zone(name, "everyone") for name in ("met", "faced", "fled", "dice", "shelf", "grave", OUT)
    ]
    for seat in range(len(table.seats)):
        for kind in ("keeper", "pack"):
            places.append(Zone(f"{kind}:{seat}", "everyone", seat, kind=kind, live=True))
    table.zones = {zone.name: zone for zone in places}
    verbs.add(table, "die", "dice", "die", face_up=True)
    for _ in range(COPIES):
        for omen in of("omen"):
            verbs.add(table, omen, "omens")
    _lay_keepers(table, campaign)
    _lay_things(table, campaign)


def _lay_keepers(table: Table, campaign: Campaign) -> None:
    """NGT-002: who lives goes on; for whoever fell, the next in the book sits up."""
    known = {hero.id for hero in campaign.heroes}
    fresh = [name for name in of("keeper") if name not in known]
    for seat in range(len(table.seats)):
        mine = [hero for hero in campaign.living if hero.seat == seat]
        name = mine[0].id if mine else fresh.pop(0) if fresh else ""
        if name:
            piece = verbs.add(table, name, f"keeper:{seat}", face_up=True).piece
            health = mine[0].counters.get("health", 0) if mine else number(name)
            verbs.count(table, piece, "health", health)
    for hero in campaign.fallen:
        verbs.add(table, hero.id, "grave", face_up=True)
    for name in fresh:
        verbs.add(table, name, "box", face_up=True)


def _lay_things(table: Table, campaign: Campaign) -> None:
    """NGT-003: things lie where they were left; what is locked or was burned is in the box."""
    laid = set()
    held = [(f"pack:{hero.seat}", hero.things) for hero in campaign.living if hero.seat >= 0]
    for zone, places in [*held, ("shelf", campaign.stores)]:
        for things in places.values():
            for thing in things:
                piece = verbs.add(table, thing.name, zone, face_up=True).piece
                table.pieces[piece].counters.update(thing.counters)
                laid.add(thing.name)
    for name in of("thing"):
        if name not in laid:
            verbs.add(table, name, "box", face_up=True)


def keeper(table: Table, seat: int) -> Piece | None:
    """The keeper of *seat*, while it lives."""
    return table.top(f"keeper:{seat}")


# --- dusk ---------------------------------------------------------------------------------------


@STEPS.step("Dusk", rule="NGT-005", then="night")
def dusk(play: Play, seat: int = 0) -> Rules[Flow]:
    """NGT-005: before the night, each keeper may take one thing from the shelf."""
    table = play.table
    if seat == len(table.seats):
        return go("night")
    if keeper(table, seat) is not None and table["shelf"]:
        option = yield from play.choose(lambda: _take(table, seat, play))
        taken = [piece for piece in table["shelf"] if str(piece.id) == option.key]
        for piece in taken:
            play.move(piece, f"pack:{seat}")
            play.say("{} takes {}.", table.seats[seat].name, piece, rule="NGT-005")
    return go("dusk", seat=seat + 1)


def _take(table: Table, seat: int, play: Play) -> Decision:
    shelf = table["shelf"]
    options = [
        Option(str(p.id), f"Take {play.game.title_of(p.name)}", (p.id,), (f"pack:{seat}",))
        for p in shelf
    ]
    options.append(Option("none", "Leave the shelf as it is"))
    name = table.seats[seat].name
    return Decision(seat, f"{name}, what do you take along?", "NGT-005", options, default="none")


# --- the night ----------------------------------------------------------------------------------


@STEPS.step("The night falls", rule="NGT-006", then="draw")
def night(play: Play) -> Rules[Flow]:
    """NGT-006: the omens are shuffled."""
    yield from play.shuffle("omens", rule="NGT-006")
    return go("draw")


@STEPS.step("An omen comes", rule="NGT-006", then="meet")
def draw(play: Play, seat: int = 0, n: int = 1) -> Rules[Flow]:
    """NGT-004, NGT-006: omens come to each living keeper in turn."""
    table = play.table
    if seat >= len(table.seats):
        seat, n = 0, n + 1
    if n > OMENS[table.options["omens"]] or not any(
        keeper(table, each) for each in range(len(table.seats))
    ):
        return go("fork")
    if keeper(table, seat) is None:
        return go("draw", seat=seat + 1, n=n)
    card = yield from play.top("omens", rule="NGT-006")
    if card is None:
        return go("fork")
    play.move(card, "met", face_up=True)
    play.say("{} comes to {}.", card, table.seats[seat].name, rule="NGT-006")
    return go("meet", seat=seat, n=n)


@STEPS.step("Meeting it", rule="NGT-007", then="draw")
def meet(play: Play, seat: int = 0, n: int = 1) -> Rules[Flow]:
    """NGT-007: face it, let it pass, or flee."""
    table = play.table
    option = yield from play.choose(lambda: _meeting(table, seat))
    omen, who = table.top("met"), keeper(table, seat)
    if omen is None or who is None:
        return go("draw", seat=seat + 1, n=n)
    if option.key == "face":
        rolled = yield from play.roll(table.named("die"), 6, ask="What is rolled?", rule="NGT-008")
        _face(play, seat, rolled + _bonus(table, seat))
    elif option.key.startswith("burn:"):
        for piece in table[f"pack:{seat}"]:
            if f"burn:{piece.id}" == option.key:
                play.move(piece, "box")
                play.count("burned", 1, piece)
                play.say("{} is burned, and {} passes.", piece, omen, rule="NGT-009")
    else:
        play.say("{} flees from {}.", who, omen, rule="NGT-007")
    for piece in table["met"]:
        play.move(piece, "faced" if option.key == "face" else "fled")
    return go("draw", seat=seat + 1, n=n)


def _meeting(table: Table, seat: int) -> Decision:
    omen = table.top("met")
    options = [Option("face", "Face it")]
    options += [
        Option(f"burn:{piece.id}", "Burn it, and let the omen pass", (piece.id,), ("met",))
        for piece in table[f"pack:{seat}"]
        if is_burned(piece.name)
    ]
    options.append(Option("flee", "Flee"))
    needed = number(omen.name) if omen else 0
    ask = f"An omen of {needed} has come. What do you do?"
    return Decision(seat, ask, "NGT-007", options)


def _bonus(table: Table, seat: int) -> int:
    return sum(number(piece.name) for piece in table[f"pack:{seat}"])


def _face(play: Play, seat: int, total: int) -> None:
    """NGT-008: who falls short loses 1 health; who has none left falls."""
    table = play.table
    omen, who = table.top("met"), keeper(table, seat)
    if omen is None or who is None or total >= number(omen.name):
        play.count("held", table.count("held") + 1)
        return
    play.count("health", max(who.counters.get("health", 0) - 1, 0), who)
    if not who.counters.get("health", 0):
        play.say("{} is found in the morning.", who, rule="NGT-008")
        play.count("fell_to", omen.id, who)
        play.move(who, "grave")
        for thing in table[f"pack:{seat}"]:
            play.move(thing, "shelf")


# --- dawn ---------------------------------------------------------------------------------------


@STEPS.step("The fork", rule="NGT-010", then="naming")
def fork(play: Play) -> Rules[Flow]:
    """NGT-010: after the first night the keepers choose where to sit the second."""
    if play.table.campaign is None or chapter(play.table) != "shore":
        return go("dawn")
    ways = [Option("hill", "On the hill"), Option("well", "By the well")]
    option = yield from play.choose(
        lambda: Decision(0, "Where will you sit tomorrow night?", "NGT-010", ways)
    )
    play.count("fork", 1 + (option.key == "well"))
    return go("naming")


@STEPS.step("The name", rule="NGT-011", then="dawn")
def naming(play: Play) -> Rules[Flow]:
    """NGT-011: the keepers name the lantern."""
    none = Option("none", "It needs no name")
    option = yield from play.choose(
        lambda: Decision(
            0,
            "What is the lantern called?",
            "NGT-011",
            [none],
            kind="text",
            default="none",
            limit=24,
        )
    )
    if option.key != "none":
        play.record(verbs.note(play.table, "lantern", str(option.value)))
    return go("dawn")


@STEPS.step("Dawn", rule="NGT-012", then="dusk")
def dawn(play: Play) -> Rules[Flow]:
    """NGT-012: the night is held if more omens were faced down than keepers lie in the grave."""
    if play.table.campaign is not None:
        return (yield from end_sitting(play, 0, rule="NGT-012"))
    held = bool(play.table.count("held"))
    words = "The lantern burns at dawn." if held else "The lantern is out."
    play.end([*range(len(play.table.seats))] if held else [], words, "NGT-012")
    return OVER
