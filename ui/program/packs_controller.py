"""The file actions of the page of packs: installing, checking, removing, and undo."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from saves import pack_folder
from saves.folders import Folders
from saves.names_and_bin import Untidied
from tabletop.packs import library
from tabletop.packs.error import PackError
from tabletop.packs.finding import Finding
from tabletop.packs.offers import Offers
from tabletop.packs.players.file_names import MANIFEST, ZIPPED
from tabletop.packs.players.pack import Pack, read_pack, sheet_pack
from tabletop.play.adaptation.packs_in_play import game_of_sheets, kinds_of
from tabletop.play.rules.game_box import Box
from tabletop.play.shelf.game_shelf import game_called, shelf
from ui.base.root import ROOT
from ui.windows.card_form import CardForm, Writable
from ui.windows.file_dialogs import file_to_open
from ui.windows.pack_checker import Checked, Checker
from ui.windows.pack_guide import Example
from ui.windows.packs_page import PacksPage

EXAMPLES = ROOT / "assets" / "packs"


def page_of_packs(
    files: Folders, off: list[str], keep: Callable[[list[str]], object], dropped: Path | None
) -> PacksPage:
    """A page of the packs in *files* with its actions connected; the one that was *dropped* is
    installed."""
    page = PacksPage(examples())
    hands = Packs(files, page, off, keep)
    if dropped is not None:
        hands.open(dropped)
    return page


def examples() -> list[Example]:
    """An example pack for each game that takes packs and has one, in the order of the games."""
    titles = {box.id: box.title for box in shelf() if isinstance(box, Box)}
    found: dict[str, Example] = {}
    for place in sorted(EXAMPLES.glob(f"*/{MANIFEST}")):
        about = tomllib.loads(place.read_text("utf-8"))
        game = about["game"]
        if game in titles and game not in found:
            found[game] = Example(place.parent, about["title"], titles[game])
    return [found[game] for game in titles if game in found]


def writable() -> list[Writable]:
    """The games for which cards can be written; first the one with a default kind of card."""
    made = []
    for box in shelf():
        if not isinstance(box, Box) or not (kinds := kinds_of(box.id)):
            continue
        order = sorted(kinds, key=lambda kind: not kinds[kind].usual)
        made.append(
            Writable(
                box.id, box.title, {kind: kinds[kind] for kind in order}, partial(offers_of, box.id)
            )
        )
    return sorted(made, key=lambda each: each.id != game_of_sheets())


def offers_of(game: str) -> Offers | None:
    """The source of suggestions for the cards of *game*; None if no rules read them."""
    wording = game_called(game).wording
    return None if wording is None else Offers(wording)


class Packs(QObject):
    """Fills *page* with the packs in *files*, and carries out its actions.

    *off* are the ids of those not offered in new games; `keep(off)` saves that.
    """

    def __init__(
        self, files: Folders, page: PacksPage, off: list[str], keep: Callable[[list[str]], object]
    ) -> None:
        super().__init__(page)
        self._files, self._page, self._keep = files, page, keep
        self._off = off
        self._undo: Callable[[], object] | None = None
        self._opened: set[Path] = set()
        self._ids: dict[str, Path] = {}
        self._titles: dict[Path, str] = {}
        self._checker = Checker(self)
        self._checker.checked.connect(self._on_checked)
        page.open_wanted.connect(self._pick)
        page.write_wanted.connect(self._write)
        page.dropped.connect(self.open)
        page.example_wanted.connect(self._make_example)
        page.place_wanted.connect(self._show_place)
        page.folder_wanted.connect(self._show_folder)
        page.remove_wanted.connect(self._remove)
        page.again_wanted.connect(self._checker.ask)
        page.switch_wanted.connect(self._switch)
        page.undo_wanted.connect(self._take_back)
        self.fill()

    def fill(self) -> None:
        """Show what is there now."""
        places = pack_folder.lying(self._files)
        self._ids.clear()
        self._page.show_packs(places, self._off)
        for place in places:
            self._checker.ask(place)

    def open(self, picked: Path) -> None:
        """Install the pack that was *picked* if it is sound; otherwise show what is wrong
        with it."""
        place = pack_folder.place_of(picked)
        self._opened.add(place)
        self._page.say(f"Checking {place.name}…")
        self._checker.ask(place)

    def close(self) -> None:
        """Stop, because the page is closed."""
        self._checker.close()

    def _pick(self) -> None:
        kinds = f"Packs (pack.toml *{' *'.join(ZIPPED)} *.csv);;All files (*)"
        picked = file_to_open(self._page, "Open a pack", Path.home(), kinds)
        if picked is not None:
            self.open(picked)

    def _on_checked(self, place: Path, told: Checked) -> None:
        if place not in self._opened:
            first = self._ids.setdefault(told.id, place) if told.id else place
            if first != place:
                words = f"The pack in {first.name} has the same id. Give one of them another."
                told.findings.append(Finding("same-id", MANIFEST, 0, "", words))
            self._titles[place] = told.title
            self._page.show_checked(place, told)
            return
        self._opened.discard(place)
        if told.sound:
            self._try(lambda: self._take_in(place))
        else:
            self._page.say(f"{told.title or place.name} was not installed: see below.")
            self._page.show_refused(place, told)

    def _write(self) -> None:
        """Show the form for cards of every game that takes packs."""

        def told(game: str, name: str, sheet: bytes) -> str:
            try:
                found = sheet_pack(name, sheet, game, kinds_of).findings
            except PackError as fault:
                return str(fault)
            return found[0].message if found else ""

        CardForm(writable(), told, self._keep_written, self._page).open()

    def _keep_written(self, game: str, name: str, sheet: bytes) -> str:
        """Install the written cards, with a number after the name if another pack has it. Returns
        why that failed, if it did."""

        def numbered(number: int) -> Pack:
            return sheet_pack(name, sheet, game, kinds_of, number=number)

        try:
            self._have(pack_folder.under_a_free_name(self._files, numbered))
        except (Untidied, PackError) as fault:
            return str(fault)
        return ""

    def _take_in(self, place: Path) -> None:
        self._have(read_pack(place, kinds_of, game_of_sheets))

    def _have(self, pack: Pack) -> None:
        there, earlier = pack_folder.take_in(self._files, pack)
        library.add(pack)
        self._undo = lambda: self._give_back(there, earlier)
        self.fill()
        words = "It replaced the earlier edition." if earlier else ""
        say = f"{pack.about.title} is installed. Tick it when you set up a new game. {words}"
        self._page.say(say.strip(), undo=True)
        self._page.show_place(there)

    def _give_back(self, there: Path, earlier: Path | None) -> None:
        pack_folder.put_away(self._files, there)
        if earlier is not None:
            pack_folder.put_back(self._files, earlier)

    def _remove(self, place: Path) -> None:
        def remove() -> None:
            binned = pack_folder.put_away(self._files, place)
            self._undo = lambda: pack_folder.put_back(self._files, binned)
            self.fill()
            where = self._files.packs_bin
            title = self._titles.get(place) or place.name
            self._page.say(f"{title} was removed. It is in {where}.", undo=True)

        self._try(remove)

    def _switch(self, id: str, on: bool) -> None:
        self._off = sorted({*self._off} - {id} if on else {*self._off, id})
        self._keep(self._off)

    def _take_back(self) -> None:
        undo, self._undo = self._undo, None
        if undo is None:
            return

        def take_back() -> None:
            undo()
            self.fill()
            self._page.say("Undone.")

        self._try(take_back)

    def _make_example(self, example: Path) -> None:
        """Install *example*; a player's changed version of it is left alone."""
        there = self._files.packs / example.name
        if there in pack_folder.lying(self._files):
            self._page.say(f"{self._titles.get(there) or there.name} is installed already.")
            self._page.show_place(there)
        else:
            self.open(example)

    def _show_place(self, place: Path) -> None:
        """Show the folder of the pack at *place*."""
        folder = place if place.is_dir() else place.parent
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._page.say(f"It is in {folder}.")

    def _show_folder(self) -> None:
        folder = self._files.packs
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            self._page.say(f"{folder} cannot be created: {fault.strerror}.")
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._page.say(f"Packs are in {folder}.")

    def _try(self, act: Callable[[], object]) -> None:
        """Call *act*, and report if the files do not allow it."""
        try:
            act()
        except (Untidied, PackError) as fault:
            self._page.say(str(fault))
