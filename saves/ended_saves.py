"""Counts finished games that are only found as saves, because they are older than the
statistics."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import msgspec

from saves.autosave import generations
from saves.campaign_summary import campaigns
from saves.finished_games import FinishedGame, finished, finished_game, note
from saves.folders import Folders
from saves.save_reader import read_bytes
from saves.summary import Summary, in_play, newest_in
from saves.time_played import minutes_played
from tabletop.play.records.readable_json import unmarked
from tabletop.play.records.record import Record, Unreadable

SAME = timedelta(seconds=10)
"""A save written within this time of a counted game of the same kind is that game."""

_decoder = msgspec.json.Decoder(Record)


def take_in(folders: Folders) -> int:
    """Count finished games that were not counted yet. Returns how many.

    :raises SaveFailed: if that cannot be written.
    """
    known = finished(folders.finished)
    found = []
    for save in _ended(folders):
        counted = any(
            each.game == save.game and abs(each.when - save.when) < SAME for each in known.games
        )
        erased = known.erased is not None and save.when <= known.erased
        if not (counted or erased) and (game := _game(save)) is not None:
            found.append(game)
    return note(folders.finished, found)


def _ended(folders: Folders) -> Iterator[Summary]:
    """The finished games in play, and finished sittings of campaigns."""
    yield from (save for save in in_play(folders) if save.over)
    for campaign in campaigns(folders.campaigns):
        for folder in sorted(each for each in campaign.path.iterdir() if each.is_dir()):
            save = newest_in(folder)
            if save is not None and save.over:
                yield save


def _game(save: Summary) -> FinishedGame | None:
    """The finished game in *save*, or None if it cannot be read."""
    for each in generations(save.path):
        try:
            record = _decoder.decode(unmarked(read_bytes(each.path)))
        except (Unreadable, msgspec.DecodeError, RecursionError, UnicodeError, OSError):
            continue
        minutes = minutes_played(save.path)
        return finished_game(record.table, record.entries, save.when, minutes)
    return None
