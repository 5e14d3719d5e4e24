"""What the gallery shows of a campaign without opening it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from msgspec import Struct

from saves.folders import Folders
from saves.names_and_bin import is_campaign, ledgers, name_of
from saves.save_reader import Unopened, read_bytes
from saves.summary import Summary, newest, newest_in
from saves.table_picture import picture_in
from tabletop.play.campaigns.ledger import Ledger, parse
from tabletop.play.records.record import Newer, Unreadable
from tabletop.play.rules.game_box import in_play


class CampaignSummary(Struct, frozen=True, kw_only=True):
    """A campaign at a glance. `path` is its folder, `when` the time it was last played.

    `name` is its players' name for it, empty if they gave none. `question` is the last question of
    the open sitting; `unwritten` means that it was ended by hand and is not recorded. If `damage`
    says why the campaign cannot be read, there is no `ledger`, and nothing else is known.
    """

    path: Path
    when: datetime
    name: str = ""
    question: str = ""
    unwritten: bool = False
    ledger: Ledger | None = None
    damage: str = ""

    @property
    def game(self) -> str:
        """The game's id; empty if it cannot be read."""
        return self.ledger.game if self.ledger else ""

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of the last sitting."""
        return in_play(self.ledger.sittings[-1].options) if self.ledger else ()

    @property
    def over(self) -> bool:
        """Whether there is no next sitting."""
        return self.ledger is not None and self.ledger.stands.over

    @property
    def place(self) -> str:
        """The number of the sitting and of all sittings, and its title."""
        if self.ledger is None:
            return ""
        number, last = len(self.ledger.sittings), self.ledger.sittings[-1]
        of = f" of {self.ledger.most}" if self.ledger.most >= number else ""
        return f"Sitting {number}{of}" + (f": {last.title}" if last.title else "")

    @property
    def as_save(self) -> Summary:
        """The campaign in the form of a save."""
        return Summary(
            path=self.path,
            when=self.when,
            name=self.name,
            game=self.game,
            question=f"{self.place}. {self.question}" if self.question else f"{self.place}.",
            seats=tuple(self.ledger.sittings[-1].seats) if self.ledger else (),
            damage=self.damage,
            picture=picture_in(self.path),
        )


def campaigns(room: Path) -> list[CampaignSummary]:
    """The campaigns in *room*, last played first."""
    try:
        found = [path for path in room.iterdir() if is_campaign(path)]
    except OSError:
        return []
    return sorted(map(campaign_summary, found), key=lambda each: each.when, reverse=True)


def last_played(folders: Folders) -> Path | None:
    """What to continue: the game or campaign last played that can be read and is not over."""
    going = [each for each in campaigns(folders.campaigns) if not (each.damage or each.over)]
    found = [each for each in (newest(folders), *going[:1]) if each is not None]
    return max(found, key=lambda each: each.when).path if found else None


def campaign_summary(folder: Path) -> CampaignSummary:
    """The campaign in *folder* at a glance; see `damage` if it cannot be read."""
    name, when, damage = name_of(folder), datetime.fromtimestamp(0), ""
    for path in ledgers(folder):
        try:
            when = max(when, datetime.fromtimestamp(path.stat().st_mtime))
            ledger = parse(read_bytes(path))
        except Newer as fault:
            return CampaignSummary(path=folder, when=when, name=name, damage=damage or str(fault))
        except (Unopened, Unreadable) as fault:
            damage = damage or str(fault)
        except OSError as fault:
            damage = damage or f"{path.name} cannot be read: {fault.strerror}."
        else:
            return _summary(folder, when, name, ledger)
    return CampaignSummary(path=folder, when=when, name=name, damage=damage)


def _summary(folder: Path, when: datetime, name: str, ledger: Ledger) -> CampaignSummary:
    played = newest_in(folder / ledger.folder)
    fine = played is not None and not played.damage
    return CampaignSummary(
        path=folder,
        when=max(when, played.when) if played else when,
        name=name,
        question=played.question if played and fine and ledger.open else "",
        unwritten=bool(played and fine and ledger.open and played.over),
        ledger=ledger,
    )
