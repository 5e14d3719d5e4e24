"""Chapters P1 to P5: setting up, choosing heroes, items and start hexes."""

from __future__ import annotations

from tabletop.games.scenario.board.executor import figure_of, has_figure, named_in
from tabletop.games.scenario.board.field import FIGURE, field_of, map_of, night_on
from tabletop.games.scenario.board.harm import HEALTH, full_health
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.nights import FIGURES
from tabletop.games.scenario.cards.titles import keyed
from tabletop.games.scenario.night.arrivals import set_up
from tabletop.games.scenario.steps import STEPS
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declared, Part, Said, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Seat, Table, lay_again
from tabletop.table.zone import Zone

ITEMS_EACH = 2
"""SCN-102: the number of items that each hero takes."""

LESSONS = "lessons"
"""The zone of the cards that a hero can learn in a campaign (SCN-108)."""


def components(table: Table) -> None:
    """The map, the decks and the zones of each seat. Heroes and items are chosen later."""
    if table.campaign is not None:
        _lay_out(table)
        return
    lay_again(_laid_out(len(table.seats), tuple(table.options.items())), table)


@by_name
def _laid_out(seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    """A table for the given number of *seats* with these *options*. It is cached, because many
    nights begin alike."""
    table = Table("scenario", [Seat(f"{n}", n) for n in range(seats)], Flow(""), dict(options))
    _lay_out(table)
    return table


def _lay_out(table: Table) -> None:
    read = map_of(content.night_of(table))
    zones = [
        Zone(place, "everyone", kind="hex", number=number)
        for place, number in read.space.rank.items()
    ]
    zones += [Zone(name, "everyone") for name in ("keepers", "things", "defeated", "kept", OUT)]
    drawn = content.mark_of(content.night_of(table))
    zones += [Zone("night", "everyone", live=True, kind=drawn), Zone("pack", "everyone")]
    zones += [Zone(LESSONS, "everyone")] if table.campaign is not None else []
    hands = "everyone" if table.options["open_hands"] == "on" else "owner"
    for seat in range(len(table.seats)):
        zones.append(Zone(f"hand:{seat}", hands, seat, kind="hand"))  # type: ignore[arg-type]
        for kind in ("chosen", "discard", "lost", "items", "hero", "drawn"):
            zones.append(Zone(f"{kind}:{seat}", "everyone", seat, kind=kind))
        zones.append(Zone(f"active:{seat}", "everyone", seat, kind="active", live=True))
        zones.append(Zone(f"luck:{seat}", "nobody", seat, kind="luck"))
    zones += [Zone("luck:monsters", "nobody"), Zone("drawn:monsters", "everyone")]
    types = types_of(content.night_of(table))
    for number, monster in enumerate(types):
        for kind in ("tactics", "tactic", "used"):
            seen = "nobody" if kind == "tactics" else "everyone"
            zones.append(Zone(f"{kind}:{monster.id}", seen, kind=kind, number=number))  # type: ignore[arg-type]
    table.zones = {zone.name: zone for zone in zones}
    verbs.add(table, content.night_of(table), "night", face_up=True)
    for card in content.of_kind("hero"):
        verbs.add(table, card.id, "keepers", face_up=True)
        verbs.add(table, card.id + FIGURE, "pack", "figure", face_up=True)
        further = content.further_of(card.id, table.options) if table.campaign is not None else []
        for ability in (*content.abilities_of(card.id), *further):
            verbs.add(table, ability, "pack", face_up=True)
    for card in content.items(table.options):
        verbs.add(table, card.id, "things", face_up=True)
    for deck in (*range(len(table.seats)), "monsters"):
        _lay_luck(table, f"luck:{deck}")
    for monster in types:
        for number in range(1, 2 if monster.is_boss else FIGURES + 1):
            verbs.add(table, f"{monster.id}-{number}", "pack", "figure", face_up=True)
        for tactic in content.tactics_of(monster.id):
            verbs.add(table, tactic, f"tactics:{monster.id}")


def types_of(night: str) -> list[content.Monster]:
    """P2: the monster types that can appear in this *night*: those on its map, those its card
    mentions, and those they can raise."""
    coming = {standing.monster for standing in content.night(night).figures} | named_in(night)
    known: set[str] = set()
    while coming:
        known |= coming
        tactics = [name for type in coming for name in content.tactics_of(type)]
        coming = {type for name in tactics for type in named_in(name)} - known
    cards = (card for card in content.of_kind("monster") if card.id in known)
    return [card for card in cards if isinstance(card, content.Monster)]


def _lay_luck(table: Table, deck: str) -> None:
    """Chapter P3: lay a luck deck of twelve cards."""
    for card in content.of_kind("modifier"):
        assert isinstance(card, content.Modifier)
        for _ in range(card.copies):
            verbs.add(table, card.id, deck)


@STEPS.step("Choose heroes", rule="SCN-101", then="things")
def keepers(play: Play, seat: int = 0) -> Rules[Flow]:
    """SCN-101, SCN-103: let each seat choose a hero of a different class, with all its cards in
    hand."""
    if seat >= len(play.table.seats):
        for left in play.table["keepers"]:
            play.move(left, OUT)
        return go("things", seat=0)
    if not _left(play.table):
        return go("keepers", seat=seat + 1)
    card = _comes_again(play.table, seat)
    if card is None:
        option = yield from play.choose(lambda: _who(play, seat))
        card = play.table.pieces[int(option.value)]
    play.move(card, f"hero:{seat}", face_up=True)
    figure = play.table.named(card.name + FIGURE)
    play.move(figure, f"hero:{seat}", face_up=True)
    play.count("seat", seat + 1, figure)
    play.count(HEALTH, full_health(play.table, figure).n, figure)
    lying = {piece.name: piece for piece in reversed(play.table.pieces)}  # the first of each name
    for name in _cards_of(play.table, card.name):
        play.move(lying[name], f"hand:{seat}", face_up=False)
    play.say("{} is {}.", play.table.seats[seat].name, card, rule="SCN-101")
    return go("keepers", seat=seat + 1)


def _left(table: Table) -> list[Piece]:
    """The heroes that nobody has chosen."""
    heroes = {card.id for card in content.of_kind("hero")}
    return [card for card in table["keepers"] if card.name in heroes]


def _comes_again(table: Table, seat: int) -> Piece | None:
    """SCN-108: the hero that *seat* has played in earlier nights."""
    roster = table.campaign.living if table.campaign is not None else []
    mine = {hero.id for hero in roster if hero.seat == seat}
    return next((card for card in table["keepers"] if card.name in mine), None)


def _cards_of(table: Table, hero: str) -> list[str]:
    """SCN-103, SCN-108: the cards of *hero*: those of its class, as changed in earlier nights."""
    known = {*content.abilities_of(hero), *content.further_of(hero, table.options)}
    roster = table.campaign.living if table.campaign is not None else []
    for each in roster:
        kept = [thing.name for thing in each.things.get("cards", ()) if thing.name in known]
        if each.id == hero and kept:
            return list(dict.fromkeys(kept))
    return content.abilities_of(hero)


def _who(play: Play, seat: int) -> Decision:
    options = [
        Option(key, play.game.title_of(card.name), (card.id,), (f"hero:{seat}",), card.id)
        for key, card in keyed(_left(play.table))
    ]
    ask = f"{play.table.seats[seat].name}, which hero do you play?"
    return Decision(seat, ask, "SCN-101", options, public=True)


@STEPS.step("Choose items", rule="SCN-102", then="shuffle_decks")
def things(play: Play, seat: int = 0) -> Rules[Flow]:
    """SCN-102: let each hero choose two different items. There is one copy of each."""
    if seat >= len(play.table.seats):
        for left in play.table["things"]:
            play.move(left, OUT)
        return go("shuffle_decks")
    table = play.table
    if not table["things"]:
        return go("things", seat=seat + 1)

    def ask() -> object:
        listed = [
            Option(key, play.game.title_of(item.name), (item.id,), (f"items:{seat}",), item.id)
            for key, item in keyed(play.table["things"])
        ]
        part = Part(
            "items", f"{table.seats[seat].name}, which two items do you take?", "SCN-102",
            listed, "some", least=min(ITEMS_EACH, len(listed)), most=ITEMS_EACH, sure=True,
        )  # fmt: skip
        return declaration(seat, Taking(part).following, public=True)

    answer = yield from play.choose(ask)  # type: ignore[arg-type]
    assert isinstance(answer, Declared)
    for option in answer.said["items"]:
        play.move(play.table.pieces[option.pieces[0]], f"items:{seat}", face_up=True)
    return go("things", seat=seat + 1)


class Taking:
    """A declaration with a single part: a plain value, so it can be copied."""

    def __init__(self, part: Part) -> None:
        self.part = part

    def following(self, said: Said) -> Part | None:
        """That part, and then nothing."""
        return None if said else self.part


@STEPS.step("The decks are shuffled", rule="SCN-103", then="monsters_stand")
def shuffle_decks(play: Play) -> Rules[Flow]:
    """Shuffle all luck decks and tactic decks."""
    for zone in list(play.table.zones.values()):
        if zone.kind in ("luck", "tactics", "luck:monsters"):
            yield from play.shuffle(zone.name, rule="SCN-103")
    return go("monsters_stand")


@STEPS.step("The monsters stand", rule="SCN-104", then="places")
def monsters_stand(play: Play) -> Rules[Flow]:
    """SCN-104: set up the monsters of the rooms in sight of the start."""
    for standing in night_on(play.table).figures:
        if not standing.behind and not standing.round:
            yield from set_up(play, standing)
    return go("places", seat=0)


@STEPS.step("Choose start hexes", rule="SCN-104", then="round_start")
def places(play: Play, seat: int = 0) -> Rules[Flow]:
    """SCN-104: let heroes choose different start hexes."""
    if seat >= len(play.table.seats):
        return go("round_start")
    if not has_figure(play.table, seat):
        return go("places", seat=seat + 1)
    option = yield from play.choose(lambda: _where(play, seat))
    hero = figure_of(play.table, seat)
    play.move(hero, str(option.value))
    return go("places", seat=seat + 1)


def _where(play: Play, seat: int) -> Decision:
    field, hero = field_of(play.table), figure_of(play.table, seat)
    title = play.game.title_of(hero.name)
    options = []
    for place in field.map.starts:
        option = Option(place, f"{title} at {field.code(place)}", (hero.id,), (place,), place)
        if not field.is_free(place):
            option = option.blocked("SCN-104", "Another figure stands there.", absolute=True)
        options.append(option)
    return Decision(seat, f"Where does {title} begin?", "SCN-104", options, public=True)
