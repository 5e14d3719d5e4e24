"""The ledger of a campaign: its sittings in order, and what came of each; what a save of it keeps.

Everything here is pure: each function takes a ledger and gives another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from tabletop.play.box import MODULES
from tabletop.play.campaign import aftermath_of, lay_sitting, sittings_of
from tabletop.play.decision import Refusal
from tabletop.play.editions import todays, with_editions
from tabletop.play.game import Game
from tabletop.play.lost_modules import without_lost
from tabletop.play.readable import unmarked
from tabletop.play.record import Unfit, Unreadable, check_format
from tabletop.play.session import Session
from tabletop.play.shelf import game_at
from tabletop.table.bounds import Name, Words
from tabletop.table.campaign import Aftermath, Campaign, after, check, check_after
from tabletop.table.table import Seat, Table, fingerprint
from tabletop.version import VERSION

LEDGER_FORMAT = 1
"""The number of the ledger's format; it grows when old ledgers need migrating."""

LARGEST_LEDGER = 16_000_000
"""The most bytes a ledger may have: sixty sittings with twenty heroes have 1.5 million at most."""

MOST_SITTINGS = 400

Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class Sitting(Struct, kw_only=True, omit_defaults=True):
    """One sitting: how it was laid out, and what came of it once it has ended.

    `title` is what it is called, `rules` the version it was begun by, `seed` its luck. `options`
    say which modules and packs it was played with, packs with their digests. `house_rules` are the
    rules that the players do without: at its beginning, and once it has ended by then. `begun` says
    how often it was begun: again each time it was played again. `base` is the digest of the
    campaign that it began from; where there is none it is not compared.
    """

    title: Words = ""
    rules: int
    seats: list[Seat]
    options: dict[Name, Name] = field(default_factory=dict)
    house_rules: list[Name] = field(default_factory=list)
    seed: Seed = 0
    begun: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    base: Name = ""
    aftermath: Aftermath | None = None


class Ledger(Struct, kw_only=True):
    """A campaign, whole.

    `start` is what it began from, `most` how many sittings the longest way has. The last of its
    `sittings` is the only one that may not have ended yet.
    """

    format: int = LEDGER_FORMAT
    program: Name
    game: Name
    most: int = 0
    start: Campaign = field(default_factory=Campaign)
    sittings: Annotated[list[Sitting], Meta(min_length=1, max_length=MOST_SITTINGS)]

    @property
    def open(self) -> Sitting | None:
        """The sitting that has not ended yet, if there is one."""
        last = self.sittings[-1]
        return last if last.aftermath is None else None

    @property
    def folder(self) -> str:
        """The name under which the last sitting is kept: another each time it is begun."""
        return f"{len(self.sittings):03}-{self.sittings[-1].begun}"

    @property
    def stands(self) -> Campaign:
        """The campaign as it stands: after all sittings that have ended."""
        return self.before(len(self.sittings))

    def base(self, index: int) -> Campaign:
        """What the sitting at *index* was laid out from, its cards in the editions it has."""
        return with_editions(self.before(index), self.sittings[index].options)

    def before(self, sittings: int) -> Campaign:
        """The campaign after so many sittings, as far as they have ended."""
        campaign = self.start
        for sitting in self.sittings[:sittings]:
            if sitting.aftermath is not None:
                campaign = after(campaign, sitting.aftermath)
        return campaign


_decoder = msgspec.json.Decoder(Ledger)


def digest(campaign: Campaign) -> str:
    """Sixteen hexadecimal digits that differ when two campaigns differ."""
    return fingerprint(msgspec.msgpack.encode(campaign))


def new_ledger(
    game: Game,
    seats: Sequence[Seat],
    seed: int,
    options: dict[str, str] | None = None,
    house_rules: Iterable[str] = (),
) -> Ledger:
    """A campaign of *game* at the beginning of its first sitting, played without *house_rules*.

    :raises Refusal: if the game has no campaigns, or no such seats or options.
    """
    settled = game.settle(options or {})
    start = sittings_of(game).begin(len(seats), settled)
    most = sittings_of(game).most
    ledger = Ledger(program=VERSION, game=game.id, most=most, start=start, sittings=[])
    return _with_sitting(ledger, game, list(seats), settled, [*house_rules], seed)


def next_sitting(ledger: Ledger, game: Game, seed: int) -> Ledger:
    """*ledger* with its next sitting begun: the same people go on, by the same options
    and house rules.

    :raises Refusal: if one is still open, or none follows.
    """
    if ledger.open is not None:
        raise Refusal("", f"Sitting {len(ledger.sittings)} has not ended yet.")
    if ledger.stands.over:
        raise Refusal("", "The campaign is over: no sitting follows.")
    if len(ledger.sittings) >= MOST_SITTINGS:
        raise Refusal("", f"A campaign has at most {MOST_SITTINGS:,} sittings.")
    last = ledger.sittings[-1]
    options = game.settle(_known(game, last.options))
    return _with_sitting(ledger, game, last.seats, options, last.house_rules, seed)


def game_of(ledger: Ledger) -> Game:
    """The game that the last sitting is played by, with those of its modules that there are.

    :raises Refusal: if there is no such game.
    :raises Unplayable: if it cannot be loaded.
    """
    return game_at(ledger.game, ledger.sittings[-1].options)


def end_sitting(ledger: Ledger, session: Session) -> Ledger:
    """*ledger* with what comes of *session*, the open sitting, written down.

    Who plays for which seat by then, goes on to do so, and without which rules.

    :raises Refusal: if no sitting is open, or the session is not over.
    :raises Unwritable: if what comes of it cannot be.
    """
    if ledger.open is None:
        raise Refusal("", "No sitting is open.")
    if not session.over:
        raise Refusal("", "The sitting has not ended yet.")
    table = session.table
    return _with_last(
        ledger,
        options=table.options,
        house_rules=[*table.house_rules],
        aftermath=aftermath_of(session.game, table),
        seats=[
            Seat(was.name, now.player, now.bot, was.given)
            for was, now in zip(ledger.open.seats, table.seats, strict=True)
        ],
    )


def play_again(
    ledger: Ledger, seed: int | None = None, house_rules: Iterable[str] | None = None
) -> Ledger:
    """*ledger* with its last sitting at its start again, and what came of it struck out.

    It has the same luck again unless there is another *seed*, and the same house rules unless
    others were made in it by now.
    """
    last = ledger.sittings[-1]
    return _with_last(
        ledger,
        aftermath=None,
        begun=last.begun + 1,
        seed=last.seed if seed is None else seed,
        house_rules=last.house_rules if house_rules is None else [*house_rules],
    )


def first_sitting(ledger: Ledger, game: Game) -> Session:
    """The first sitting of a campaign that has just begun."""
    return Session(game, table_of(ledger, game))


def table_of(ledger: Ledger, game: Game) -> Table:
    """The table that the last sitting of *ledger* begins at.

    :raises Refusal: if the game of today cannot lay it out.
    """
    sitting, number = ledger.sittings[-1], len(ledger.sittings)
    options = todays(game.id, _known(game, sitting.options))
    campaign = with_editions(ledger.before(number - 1), options)
    return lay_sitting(game, sitting.seats, sitting.seed, options, campaign, sitting.house_rules)


def _with_sitting(
    ledger: Ledger,
    game: Game,
    seats: list[Seat],
    options: dict[str, str],
    house_rules: list[str],
    seed: int,
) -> Ledger:
    campaign, options = ledger.stands, todays(game.id, options)
    laid_from = with_editions(campaign, options)
    lay_sitting(game, seats, seed, options, laid_from)  # it is not begun if it cannot be laid out
    sitting = Sitting(
        title=sittings_of(game).title(campaign),
        rules=game.rules_version,
        seats=seats,
        options=options,
        house_rules=[*house_rules],
        seed=seed,
        base=digest(campaign),
    )
    return replace(ledger, program=VERSION, sittings=[*ledger.sittings, sitting])


def _with_last(ledger: Ledger, **changes: object) -> Ledger:
    *before, last = ledger.sittings
    return replace(ledger, program=VERSION, sittings=[*before, replace(last, **changes)])


def _known(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Those of *options* that the game has today; what it has not any more changes nothing."""
    there = without_lost(game, options)
    modules = {key: there[key] for key in there if key.startswith(f"{MODULES}.")}
    known = {}
    for key, value in there.items():
        try:
            known[key] = game.settle(modules | {key: value})[key]
        except Refusal:
            continue
    return known


# --- reading and writing ------------------------------------------------------------------------


def write(ledger: Ledger) -> bytes:
    """*ledger* as readable JSON.

    :raises Refusal: if it is too large to be read again.
    """
    text = msgspec.json.format(msgspec.json.encode(ledger), indent=1)
    if len(text) > LARGEST_LEDGER:
        raise Refusal("", f"A campaign has at most {LARGEST_LEDGER:,} bytes, not {len(text):,}.")
    return text


def parse(text: bytes | str) -> Ledger:
    """The ledger in *text*, validated: what is wrong is said with the place where it stands.

    :raises Newer: if a newer version of the program has written it.
    :raises Unreadable: if it is no ledger, or one that no campaign can have led to.
    """
    if len(text) > LARGEST_LEDGER:
        raise Unreadable(f"The campaign is {len(text):,} bytes; none is over {LARGEST_LEDGER:,}.")
    text = unmarked(text)
    check_format(text, "The campaign", LEDGER_FORMAT)
    try:
        ledger = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise Unreadable(f"The campaign cannot be read: {fault}.") from fault
    if ledger.format < 1:
        raise Unfit(f"The campaign has format {ledger.format}, and there never was one.")
    _prove(ledger)
    return ledger


def _prove(ledger: Ledger) -> None:
    """See that one sitting of *ledger* follows from the other.

    :raises Unreadable: where it does not.
    """
    campaign = ledger.start
    if campaign.number != 1:
        raise Unreadable(f"The campaign is damaged at start: It begins at {campaign.number}.")
    for fault in check(campaign, len(ledger.sittings[0].seats)):
        raise Unreadable(f"The campaign is damaged at start: {fault}")
    for i, sitting in enumerate(ledger.sittings):
        where = f"The campaign is damaged at sittings[{i}]"
        if any(hero.seat >= len(sitting.seats) for hero in campaign.heroes):
            raise Unreadable(f"{where}: A hero belongs to a seat that does not exist.")
        if sitting.base and sitting.base != digest(campaign):
            raise Unreadable(f"{where}: It was played from another campaign than this.")
        if sitting.aftermath is None:
            if i < len(ledger.sittings) - 1:
                raise Unreadable(f"{where}: It has not ended, and another follows.")
            return
        laid_from = with_editions(campaign, sitting.options)
        for fault in check_after(laid_from, sitting.aftermath, len(sitting.seats)):
            raise Unreadable(f"{where}: {fault}")
        campaign = after(campaign, sitting.aftermath)
