"""Render cards to one PNG: a whole deck at hand size, or a few cards large.

python packaging/contact_sheet.py sheet.png                     all tarots, 140 wide
python packaging/contact_sheet.py one.png --width 700 cups-3    some cards, in this order
python packaging/contact_sheet.py suit.png --only wands         one file of recipes
python packaging/contact_sheet.py all.png --game darkest        what a game prints, and its faults
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from assets.drawings.places import read_places
from assets.drawings.props import load_props
from assets.drawings.recipe import ART, findings, read_recipes
from assets.drawings.shapes import PROPS
from tabletop.packs.game_folders import folder_of
from ui.faces import deck_findings, rules_card
from ui.faces.blank import HEIGHT
from ui.faces.chosen_decks import OURS
from ui.faces.faces import FacePainter
from ui.faces.frame import read_families
from ui.faces.game_decks import deck_of
from ui.faces.own_decks import Deck, backs
from ui.faces.rules_deck import RulesCardDeck


def main() -> int:
    """Render the sheet that the command line asks for. Returns the exit code."""
    args = _arguments()
    app = QGuiApplication.instance() or QGuiApplication([])
    deck = _of_game(args.game, args.contrast) if args.game else _tarots(args.only, args.contrast)
    tall = rules_card.HEIGHT if isinstance(deck, RulesCardDeck) else HEIGHT
    more = [] if args.only or args.game else backs()
    cards = [args.face + card for card in args.cards or [*deck.cards, *more]]
    columns = args.columns or min(len(cards), max(1, round(math.sqrt(len(cards) * 1.9))))
    gap = max(4, args.width // 12)
    width, height = args.width, round(args.width * (args.tall or tall))
    rows = math.ceil(len(cards) / columns)
    sheet = QImage(
        columns * (width + gap) + gap, rows * (height + gap) + gap, QImage.Format.Format_RGB32
    )
    sheet.fill(QColor("#1f3a2f"))
    painter = QPainter(sheet)
    began = time.perf_counter()
    for i, card in enumerate(cards):
        x, y = gap + i % columns * (width + gap), gap + i // columns * (height + gap)
        painter.drawImage(x, y, deck.image(card, width, height))
    spent = (time.perf_counter() - began) * 1000
    painter.end()
    sheet.save(str(args.out))
    print(f"{len(cards)} cards, {spent / max(len(cards), 1):.1f} ms each")
    del app
    return 0


def _tarots(only: str | None, contrast: bool) -> Deck:
    """The faces of the recipes without faults; faults are printed."""
    load_props()
    places = read_places(ART / "places.toml")
    recipes = {}
    for path in sorted((ART / OURS).glob("*.toml")):
        if only in (None, path.stem):
            found = read_recipes(path)
            wrong = findings(path.name, found, places, PROPS)
            print("\n".join(wrong), end="\n" if wrong else "")
            recipes |= {k: v for k, v in found.items() if not any(f": {k}: " in w for w in wrong)}
    return Deck(recipes, places, read_families(ART / "frames.toml"), contrast=contrast)


def _of_game(game: str, contrast: bool) -> FacePainter:
    """The faces of *game*'s cards; faults are printed."""
    loading = deck_of(folder_of(game), OURS, contrast=contrast)
    if loading is None:
        raise SystemExit(f"{game} is played with the tarot.")
    steps = loading()
    while True:
        try:
            next(steps)
        except StopIteration as done:
            deck: FacePainter = done.value
            break
    if isinstance(deck, RulesCardDeck):
        print(*deck_findings.findings(deck), sep="\n")
    return deck


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("out", type=Path, help="the PNG to write")
    parser.add_argument("cards", nargs="*", help="cards to show (default: all)")
    parser.add_argument("--width", type=int, default=140, help="width of a card in pixels")
    parser.add_argument("--tall", type=float, default=0.0, help="height of a card by its width")
    parser.add_argument("--columns", type=int, default=0, help="cards in a row")
    parser.add_argument("--only", help="the recipes of one file, such as wands")
    parser.add_argument("--game", help="the cards of a game, such as restless")
    parser.add_argument("--face", default="", help="which face of each, such as stage:")
    parser.add_argument("--contrast", action="store_true", help="the high-contrast theme")
    return parser.parse_intermixed_args()


if __name__ == "__main__":
    sys.exit(main())
