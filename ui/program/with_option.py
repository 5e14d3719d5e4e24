"""What `--with` adds to a new game: modules, and packs by id or path."""

from __future__ import annotations

from pathlib import Path

from saves.folders import Folders
from saves.names_and_bin import Untidied
from saves.pack_folder import place_of, take_in
from tabletop.packs import library
from tabletop.packs.error import PackError
from tabletop.packs.players.pack import Pack, read_pack
from tabletop.play.adaptation.packs_in_play import game_of_sheets, kinds_of, options_for
from tabletop.play.rules.game_box import Box, put_in_play
from tabletop.play.shelf.game_shelf import shelf
from ui.program.command_line import Wrong


def brought(game: str, names: list[str], files: Folders) -> dict[str, str]:
    """The options of a new *game* for *names*: its modules first, then packs.

    A pack from elsewhere is copied to those in *files*, so that the game can be continued later.

    :raises Wrong: if one cannot be added to this game.
    """
    box = next((box for box in shelf() if isinstance(box, Box) and box.id == game), None)
    own = {module.id for module in box.modules} if box else set()
    there = {pack.about.id: pack for pack in library.packs_offered(game)} if {*names} - own else {}
    modules, packs = [], []
    for name in names:
        if name not in own and name in there:
            packs.append(there[name])
        elif name not in own and Path(name).exists():
            packs.append(_taken_in(Path(name), game, files))
        else:
            modules.append(name)
    return put_in_play(modules) | options_for(packs)


def _taken_in(picked: Path, game: str, files: Folders) -> Pack:
    try:
        pack = read_pack(place_of(picked), kinds_of, game_of_sheets)
        if pack.about.game != game:
            raise Wrong(f"{pack.about.title} is a pack for {pack.about.game}, not for {game}.")
        for finding in pack.findings:
            raise Wrong(f"{pack.about.title} cannot be used. {finding.message}")
        take_in(files, pack)
    except (PackError, Untidied) as fault:
        raise Wrong(str(fault)) from fault
    library.add(pack)
    return pack
