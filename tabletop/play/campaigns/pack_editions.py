"""Packs that changed between two sittings: a campaign goes on with today's editions."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from tabletop.packs import library
from tabletop.play.adaptation.packs_in_play import options_for
from tabletop.table.campaign import Campaign


def todays(game: str, options: Mapping[str, str]) -> dict[str, str]:
    """*options* with the available editions of its packs; a pack that is gone stays."""
    library.look_for(game, options)
    found = (library.newest(game, id) for id in library.chosen(options))
    return {**options, **options_for(pack for pack in found if pack is not None)}


def with_editions(campaign: Campaign, options: Mapping[str, str]) -> Campaign:
    """*campaign* with the cards of its packs renamed to the editions in *options*."""
    chosen = library.chosen(options)
    if not chosen:
        return campaign
    raw = before = msgspec.json.encode(campaign)
    for id, digest in chosen.items():
        edition = rf"\b{re.escape(id)}@[0-9a-f]{{12}}/".encode()
        raw = re.sub(edition, f"{id}@{digest}/".encode(), raw)
    return campaign if raw == before else msgspec.json.decode(raw, type=Campaign)
