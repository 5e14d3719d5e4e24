"""The ledger of a campaign: its sittings in order, with their results; it is what a save of a
campaign holds."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from tabletop.play.campaigns.pack_editions import with_editions
from tabletop.play.questions.decision import Refusal
from tabletop.play.records.readable_json import unmarked
from tabletop.play.records.record import Unfit, Unreadable, check_format
from tabletop.table.bounds import Name, Words
from tabletop.table.campaign import Aftermath, Campaign, after, check, check_after
from tabletop.table.table import Seat, fingerprint

LEDGER_FORMAT = 1
"""The number of the ledger's format. It grows when old ledgers need migration."""

LARGEST_LEDGER = 16_000_000
"""The most bytes of a ledger. Sixty sittings with twenty heroes have at most 1.5 million."""

MOST_SITTINGS = 400

Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class Sitting(Struct, kw_only=True, omit_defaults=True):
    """One sitting: how it was laid out, and its result once it has ended.

    `title` is its name, `rules` the version of the rules when it began, `seed` its luck. `options`
    include its modules and packs, packs with their digests. `house_rules` are the rules that the
    players override: at its beginning, and after its end those of that time. `begun` counts how
    often it was begun: once more each time it is played again. `base` is the digest of the campaign
    that it began from; without one it is not compared.
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
    """A whole campaign. `start` is its beginning, and `most` the number of sittings on the longest
    way. Only the last of its `sittings` may be unfinished."""

    format: int = LEDGER_FORMAT
    program: Name
    game: Name
    most: int = 0
    start: Campaign = field(default_factory=Campaign)
    sittings: Annotated[list[Sitting], Meta(min_length=1, max_length=MOST_SITTINGS)]

    @property
    def open(self) -> Sitting | None:
        """The unfinished sitting, None if there is none."""
        last = self.sittings[-1]
        return last if last.aftermath is None else None

    @property
    def folder(self) -> str:
        """The name under which the last sitting is saved: another one each time it is begun."""
        return f"{len(self.sittings):03}-{self.sittings[-1].begun}"

    @property
    def stands(self) -> Campaign:
        """The campaign now: after all finished sittings."""
        return self.before(len(self.sittings))

    def base(self, index: int) -> Campaign:
        """The campaign from which the sitting at *index* was laid out, with its editions of
        cards."""
        return with_editions(self.before(index), self.sittings[index].options)

    def before(self, sittings: int) -> Campaign:
        """The campaign after so many sittings, as far as they are finished."""
        campaign = self.start
        for sitting in self.sittings[:sittings]:
            if sitting.aftermath is not None:
                campaign = after(campaign, sitting.aftermath)
        return campaign


_decoder = msgspec.json.Decoder(Ledger)


def digest(campaign: Campaign) -> str:
    """Sixteen hexadecimal digits that differ when two campaigns differ."""
    return fingerprint(msgspec.msgpack.encode(campaign))


def write(ledger: Ledger) -> bytes:
    """*ledger* as readable JSON.

    :raises Refusal: if it is too large to be read again.
    """
    text = msgspec.json.format(msgspec.json.encode(ledger), indent=1)
    if len(text) > LARGEST_LEDGER:
        raise Refusal("", f"A campaign has at most {LARGEST_LEDGER:,} bytes, not {len(text):,}.")
    return text


def parse(text: bytes | str) -> Ledger:
    """The ledger in *text*, validated: a fault is reported with its place.

    :raises Newer: if a newer version of the program wrote it.
    :raises Unreadable: if it is no ledger, or one that no campaign can have produced.
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
    """Check that one sitting of *ledger* follows from the one before.

    :raises Unreadable: if it does not.
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
