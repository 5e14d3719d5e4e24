"""Moves by hand: the verbs of the table, without the rules.

Each is one journal entry and one undo step, may carry the players' reason, and asks no question.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from tabletop.play.ports.seat_sight import Thing
from tabletop.play.rules.chronicle import GIVEN_UP
from tabletop.play.rules.table_numbers import TableNumber
from tabletop.table.table import OUT
from ui.seat.act_runner import Carrying
from ui.seat.gestures import HAND

NO_HAND = "This table has no hands to draw into. Drag the top card to where it should go."


class ByHand:
    """The moves by hand of the people at one bridge."""

    def __init__(self, bridge: Carrying) -> None:
        self.bridge = bridge
        self._luck = random.Random()

    def why(self, reason: str) -> str:
        """The reason to record: *reason*, or else what the players wrote down for all moves by
        hand."""
        return reason or (self.bridge.reason if self.bridge.by_hand else "")

    def override(
        self, verb: str, *, piece: Thing | None = None, reason: str = "", **args: object
    ) -> bool:
        """Use a verb of the table; returns whether it worked."""
        reason = self.why(reason)
        return self.bridge.carry_out(
            lambda: self.bridge.port.override(
                verb, piece=piece, reason=reason, follows=False, **args
            )
        )

    def move(
        self, piece: Thing, zone: str, index: int = -1, *, face_down: bool = False, reason: str = ""
    ) -> bool:
        """Move *piece* to *zone*, on the side that fits that zone."""
        known = piece if isinstance(piece, int) else -1
        return self.bridge.carry_out(
            lambda: self.lay(piece, zone, index, face_down=face_down, reason=reason), known, zone
        )

    def move_all(self, pieces: Sequence[Thing], zone: str, *, reason: str = "") -> bool:
        """Move *pieces* one after another, as one undo step."""

        def act() -> None:
            for number, piece in enumerate(pieces):
                self.lay(piece, zone, reason=reason, follows=number > 0)

        return self.bridge.carry_out(act)

    def lay(
        self, piece: Thing, zone: str, index: int = -1, *, reason: str = "", **how: bool
    ) -> None:
        """Move *piece* to *zone* as part of an act that is already being carried out."""
        self.bridge.port.lay(piece, zone, index, reason=self.why(reason), **how)

    def flip(self, piece: Thing, reason: str = "") -> bool:
        """Turn *piece* over."""
        return self.override("flip", piece=piece, reason=reason)

    def put(self, piece: Thing, across: int, down: int, reason: str = "") -> bool:
        """Lay *piece* on the felt, at thousandths of the table's width and height; face up if it
        was in a hand."""
        return self.bridge.carry_out(
            lambda: self.bridge.port.put(piece, across, down, reason=self.why(reason))
        )

    def turn(self, piece: Thing, degrees: int, reason: str = "") -> bool:
        """Turn *piece* clockwise by *degrees*; negative turns it counterclockwise."""
        seen = self.bridge.port.lying(piece)
        lies = seen.turn if seen is not None else 0
        return self.override("turn", piece=piece, degrees=(lies + degrees) % 360, reason=reason)

    def counters(self, piece: Thing) -> dict[str, int]:
        """The counters that players see on *piece*, the usual ones first, without the rules' own
        marks. A die that was never rolled shows 1."""
        seen, game = self.bridge.port.lying(piece), self.bridge.game
        lying = seen.counters if seen is not None else {}
        if seen is not None and seen.kind == "die":
            lying = {"shown": 1, **lying}
        order = [*(each for each in game.shown if each in lying), *lying]
        return {each: lying[each] for each in order if game.called_by_hand(each)}

    def count(self, piece: Thing, change: int, counter: str = "", reason: str = "") -> bool:
        """Change *counter* of *piece* (default: the first) by *change*. A die stays within its
        sides."""
        lying = self.counters(piece)
        counter = counter or next(iter(lying), "marks")
        if not self.bridge.game.called_by_hand(counter):
            self.bridge.said.emit(
                f"“{counter}” is used by the rules and cannot be changed by hand."
            )
            return False
        value = lying.get(counter, 0) + change
        seen = self.bridge.port.lying(piece)
        if counter == "shown" and seen is not None:
            value = min(max(value, 1), sides_of(seen.name))
        return self.override("count", piece=piece, counter=counter, value=value, reason=reason)

    def counter_called(self, name: str) -> str:
        """The id of the counter that players call *name*; a new counter of their own if the game
        shows none of that name."""
        called = {each.casefold(): counter for counter, each in self.bridge.game.shown.items()}
        return called.get(name.casefold(), name)

    def numbers(self) -> list[TableNumber]:
        """The numbers of the table itself that players see there now, and may change."""
        game, counters = self.bridge.game, self.bridge.view.counters
        return [each for each in game.numbers(game) if each.lies(counters)]

    def number_among(self, counters: Collection[str]) -> TableNumber | None:
        """The first of the table's numbers that is counted by one of *counters*."""
        return next((each for each in self.numbers() if each.counter in counters), None)

    def change_number(self, number: TableNumber, by: int, reason: str = "") -> bool:
        """Change *number* by *by*, or turn it so many sides on."""
        now = self.bridge.view.count(number.counter)
        return self.set_number(number, number.after(now, by), reason)

    def set_number(self, number: TableNumber, value: int, reason: str = "") -> bool:
        """Set *number* to *value*, or as near to it as it goes. Says so if it stays as it is."""
        value = number.nearest(value)
        if value == self.bridge.view.count(number.counter):
            least, most = number.least, number.most
            self.bridge.said.emit(f"{number.called}: it goes from {least} to {most}.")
            return False
        return self.override("count", piece=-1, counter=number.counter, value=value, reason=reason)

    def shuffle(self, zone: str, reason: str = "") -> bool:
        """Shuffle the pieces of *zone*."""
        order = list(range(len(self.bridge.view[zone])))
        self._luck.shuffle(order)
        return self.override("order", zone=zone, order=order, shuffled=True, reason=reason)

    def roll(self, die: Thing, reason: str = "") -> bool:
        """Roll *die*."""
        seen = self.bridge.port.lying(die)
        sides = sides_of(seen.name if seen is not None else "")
        shown = self._luck.randint(1, sides)
        return self.override("roll", piece=die, sides=sides, shown=shown, reason=reason)

    def randomise(self, piece: Thing, zone: str) -> bool:
        """Roll *piece* if it is a die, else shuffle the *zone* it lies in."""
        seen = self.bridge.port.lying(piece)
        if seen is not None and seen.kind == "die":
            return self.roll(piece)
        return self.shuffle(zone)

    def draw(self, zone: str, number: int, reason: str = "") -> bool:
        """Draw *number* cards from the top of *zone* into the hand of the seat at the screen.

        Says so if that seat has no hand or the zone is empty.
        """
        hand = f"{HAND}:{max(self.bridge.seat, 0)}"
        view = self.bridge.view
        number = min(number, len(view[zone]))
        if hand not in view.zones:
            self.bridge.said.emit(NO_HAND)
            return False
        if not number:
            self.bridge.said.emit("There is no card to draw.")
            return False
        return self.move_all([(zone, -1)] * number, hand, reason=reason)

    def give_up(self) -> bool:
        """End the game as lost, unless it is over. In a campaign, the game decides what a lost
        sitting means."""
        port = self.bridge.port
        if port.over:
            return False
        sittings = self.bridge.game.sittings if port.campaign is not None else None
        if sittings is not None and sittings.given_up:
            return self.override("go", reason=GIVEN_UP, step=sittings.given_up)
        return self.override("end", reason=GIVEN_UP, winners=[], words=GIVEN_UP, rule="")

    def look_through(self, zone: str, *, top: bool = False) -> bool:
        """Look through the hidden pieces of *zone*, or only at the top *top* of them. The chronicle
        records it."""
        return self.override("look", zone=zone, top=top)

    def shift(self, piece: Thing, zone: str, index: int) -> bool:
        """Move *piece* to another *index* of its *zone*, on the same side."""
        seen = self.bridge.port.lying(piece)
        return self.override(
            "move", piece=piece, zone=zone, index=index, face_up=seen is not None and seen.face_up
        )

    def turn_pile_over(self, zone: str) -> bool:
        """Turn all of *zone* over as one pile, so that the bottom piece comes to the top."""
        count, port = len(self.bridge.view[zone]), self.bridge.port
        reason = self.why("")

        def act() -> None:
            backwards = [*reversed(range(count))]
            port.override("order", zone=zone, order=backwards, reason=reason)
            for index in range(count):
                port.override("flip", piece=(zone, index), reason=reason, follows=True)

        return bool(count) and self.bridge.carry_out(act)

    def move_pile(self, source: str, zone: str) -> bool:
        """Move all pieces of *source* to *zone*, in the same order and on the same sides."""
        return self.move_all([(source, 0)] * len(self.bridge.view[source]), zone)

    def remove(self, piece: Thing, reason: str = "") -> bool:
        """Remove *piece* from the game, into the zone for removed pieces."""
        return self.move(piece, OUT, reason=reason)

    def add_token(self, name: str, zone: str, reason: str = "") -> bool:
        """Add a new token called *name* to *zone*."""
        return self.override("add", name=name, zone=zone, kind="token", face_up=True, reason=reason)

    def whose_turn(self, seat: int, reason: str = "") -> bool:
        """Make it the turn of *seat*."""
        return self.override("count", piece=-1, counter="active", value=seat, reason=reason)

    def who_plays(self, seat: int, bot: str, reason: str = "") -> bool:
        """Let *bot* play *seat*, or a person if *bot* is empty."""
        place = self.bridge.port.seats[seat]
        return self.override(
            "seat", seat=seat, name=place.name, player=place.player, bot=bot, reason=reason
        )

    def call_seat(self, seat: int, name: str, reason: str = "") -> bool:
        """Rename *seat* to *name*."""
        place = self.bridge.port.seats[seat]
        return self.override(
            "seat", seat=seat, name=name, player=place.player, bot=place.bot, reason=reason
        )

    def go_on_at(self, step: str, reason: str = "") -> bool:
        """Continue the rules at *step*."""
        return self.override("go", step=step, reason=reason)


def sides_of(die: str) -> int:
    """The number of sides of a die, from its name: `d6` has six."""
    digits = die.partition("d")[2]
    return int(digits) if digits.isdigit() and int(digits) > 1 else 6
