"""Tables of games with modules that no longer exist: they stay as they are. The module's options
stay with the table, and so do the zones that only it has; stand-ins lie there for its cards. If the
module is back, nothing is missing."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import MODULES
from tabletop.table.table import FELT, Table


def without_lost(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """*options* without modules that *game* does not have, and without their options."""
    lost = game.lost(options)
    switches, begin = {f"{MODULES}.{id}" for id in lost}, tuple(f"{id}-" for id in lost)
    return {
        key: options[key] for key in options if key not in switches and not key.startswith(begin)
    }


def with_lost(table: Table, laid: Table) -> Table:
    """*laid*, a bare table, with everything that *table* has beyond it if its modules are lost."""
    gone = {key: value for key, value in table.options.items() if key not in laid.options}
    if any(key.startswith(f"{MODULES}.") for key in gone):
        laid.options |= gone
        for name, zone in table.zones.items():
            if name not in laid.zones and name != FELT:
                laid.zones[name] = replace(zone, pieces=[])
    return laid
