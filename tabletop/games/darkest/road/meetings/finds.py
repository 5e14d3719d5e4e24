"""Finding: what lies there to be taken, in marching order (DTC-142, DTC-B08)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import marked
from tabletop.games.darkest.party import acquisition, carrying_capacity, coins, heroes
from tabletop.games.darkest.party.questions import ask, business
from tabletop.games.darkest.party.tokens import Gains
from tabletop.play.questions.decision import Decision, Option, if_alone
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def round_of(play: Play, space: int, spot: int) -> Rules[None]:
    """DTC-142: each with room may pick a Follower and an Item; the round repeats until nothing is
    left, or nobody wants more. What is dropped in it is not offered (DTC-143)."""
    while True:
        taken = False
        for place in heroes.here(play.table):
            for followers in (True, False):  # DTC-141: these first
                eligible = [
                    p for p in _lying(play.table, space, spot) if _is_follower(p) == followers
                ]
                if eligible and heroes.card_of(play.table, place) is not None:
                    taken |= yield from business(
                        _pick(play, place, space, spot, followers), otherwise=False
                    )
        if not taken or not _lying(play.table, space, spot):
            return


def round_at(play: Play, space: int, spot: int) -> Rules[None]:
    """DTC-141: what lies at a position is offered, if anything does that may be taken."""
    if _lying(play.table, space, spot):
        yield from round_of(play, space, spot)


def _is_follower(piece: Piece) -> bool:
    return isinstance(content.card(piece.name), content.Follower)


def _lying(table: Table, space: int, spot: int) -> list[Piece]:
    """What may be taken: not what hands have turned down, of which nobody knows what it is."""
    found = space_positions.loose_at(table, space, spot)
    return [p for p in found if p.face_up and not p.counters.get(space_positions.LOCKED, 0)]


def _pick(play: Play, place: int, space: int, spot: int, followers: bool) -> Rules[bool]:
    def question() -> Decision:
        table, options = play.table, [Option("none", "Take nothing")]
        for piece in _lying(table, space, spot):
            if _is_follower(piece) != followers:
                continue
            if piece.name == "gold":
                n = piece.counters.get(space_positions.GOLD, 0)
                options.append(
                    Option(f"gold#{piece.id}", f"Take {n} gold", (piece.id,), value=piece.id)
                )
                if n > 1:
                    options.append(Option(f"part#{piece.id}", "Take a part of the gold",
                                          (piece.id,), value=piece.id))  # fmt: skip
                continue
            option = Option(
                f"{piece.name}#{piece.id}",
                f"Take {content.title(piece.name)}",
                (piece.id,),
                carrying_capacity.into(piece.name, place),
                piece.id,
            )
            options.append(carrying_capacity.fit(table, place, piece.name).said(option))
        ask = f"What does {heroes.name_of(table, place)} take here?"
        speaks, moot = heroes.speaker(table, place), if_alone("none", options)
        return Decision(speaks, ask, "DTC-142", options, moot=moot)

    option = yield from ask(play, place, question)
    if option.key == "none":
        return False
    piece = play.table.pieces[int(option.value)]
    if piece.name == "gold":
        n = there = piece.counters.get(space_positions.GOLD, 0)
        if option.key.startswith("part"):
            n = yield from coins.how_many(
                play, place, there, f"{there} gold lies here. How much do you take?"
            )
        play.count(space_positions.GOLD, there - n, piece)
        if n == there:
            play.move(piece, "out")
            space_positions.pick_up(play, piece)
        yield from play.happen(Gains(who=place, n=n, token="gold", rule="DTC-142"))
        return True
    return (yield from acquisition.offer(play, place, piece, "DTC-142", wants=True))


def keep_limits(play: Play, place: int) -> Rules[None]:
    """DTC-090, DTC-B07: what the hero at *place* may not have is put down at once; of what is too
    much, the owner says which. In a village it is stored there (DTC-044)."""
    for item in carrying_capacity.forbidden(play.table, place):
        carrying_capacity.put_down(play, place, item)
    while excess := carrying_capacity.excess(play.table, place):

        def question(excess: list[Piece] = excess) -> Decision:
            options = [Option(f"down {p.name}#{p.id}", f"Put {content.title(p.name)} down",
                              (p.id,), value=p.id) for p in excess]  # fmt: skip
            ask = f"{heroes.name_of(play.table, place)} carries too much: what is put down?"
            return Decision(heroes.speaker(play.table, place), ask, "DTC-090", options)

        option = yield from ask(play, place, question)
        carrying_capacity.put_down(play, place, play.table.pieces[int(option.value)])


def fallen(play: Play, space: int) -> Rules[None]:
    """DTC-144: what a dead hero had may be taken at once by the others."""
    if not marked(play.table, "fell"):
        return
    spots = {
        space_positions.spot_of(p)
        for p in space_positions.lying(play.table, space)
        if "fell" in p.counters
    }
    for spot in sorted(spots):
        for piece in space_positions.loose_at(play.table, space, spot):
            play.count("fell", 0, piece)
        yield from round_of(play, space, spot)
        for piece in space_positions.loose_at(play.table, space, spot):
            play.count(space_positions.DONE, 1, piece)
