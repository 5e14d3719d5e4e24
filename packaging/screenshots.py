"""The pictures of the README: the real window in certain moments, without a screen.

`python packaging/screenshots.py [NAME ...]` writes them into docs/screenshots.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "screenshots"
SIZE = (1440, 860)
QUALITY = 88  # of 100: an eighth of the size of a PNG, without a visible difference

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPoint  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from saves.folders import folders  # noqa: E402
from tabletop import Seat, Session, new_game  # noqa: E402
from tabletop.bots import bot  # noqa: E402
from tabletop.bots.luck import Luck  # noqa: E402
from ui.base.settings import Settings  # noqa: E402
from ui.panels.turn_plate import MOMENT  # noqa: E402
from ui.program import first_window  # noqa: E402
from ui.program.app import App  # noqa: E402

GAME = "tower"
NAMES = ("Ana", "Ben", "Cleo", "Dan")


def played(
    seats: int, people: int, seed: int, until: Callable[[Session], object], game: str = GAME
) -> Session:
    """A game played by thoughtful bots until *until* holds."""
    places = [Seat(NAMES[n], n % people) for n in range(seats)]
    session = new_game(game, seats=places, seed=seed)
    luck, choose = Luck(seed), bot(session.game, "thoughtful")
    while session.decisions and not until(session):
        decision = session.decisions[0]
        if decision.kind != "text":
            key = choose(session.view(decision.seat), decision, luck)
        else:  # a text, or a number if it cannot be one
            key = "=1" if "no number" in decision.ask else f"={NAMES[decision.seat]}"
        session.answer(key, seat=decision.seat)
    return session


def on_floor(floor: int, dispelled: int = 0) -> Callable[[Session], bool]:
    """Whether the party chooses an action on *floor*, with *dispelled* cards beside the foe."""

    def there(session: Session) -> bool:
        table = session.table
        return (
            table.flow.step == "act"
            and table.count("floor") == floor
            and len(table["wards"]) >= dispelled
        )

    return there


def gallery(app: App) -> None:
    """The gallery, with a game in play."""
    app.play(played(2, 1, 5, on_floor(2)))
    QTest.qWait(300)
    app.looks.faces.finish()  # for the picture of the table
    QTest.qWait(100)
    app.show_gallery()


def set_up(app: App) -> None:
    """Setting up a game."""
    app.set_up(GAME)


def heroes(app: App) -> None:
    """Choosing heroes."""
    app.play(played(3, 1, 3, lambda session: bool(session.table["hero:0"])))


def fight(app: App) -> None:
    """In the middle of a fight."""
    app.play(played(2, 1, 5, on_floor(2, 1)))


def party(app: App) -> None:
    """Four heroes on the third floor."""
    app.play(played(4, 1, 5, on_floor(3)))


def refusal(app: App) -> None:
    """A drop that a rule forbids."""
    app.play(played(2, 1, 5, on_floor(1)))
    assert app.playing is not None
    bridge = app.playing.bridge
    seat = bridge.seat
    card = bridge.session.table[f"hand:{seat}"][0].id
    bridge.answering.drop(card, f"hand:{1 - seat}")


def rulebook(app: App) -> None:
    """The rulebook, open at the rule of the question."""
    app.play(played(3, 1, 9, on_floor(2)))
    QTest.qWait(300)  # the book opens after the first frame
    assert app.playing is not None
    app.playing.open_rules()


def by_hand(app: App) -> None:
    """By-hand mode."""
    app.play(played(2, 1, 8, on_floor(2)))
    assert app.playing is not None
    app.playing.bridge.set_by_hand(True)


def curtain(app: App) -> None:
    """The curtain between two people."""
    app.play(played(2, 2, 5, on_floor(2)))
    assert app.playing is not None
    app.playing.draw_curtain()


def ending(app: App) -> None:
    """The last page."""
    for seed in range(1, 200):
        session = played(4, 1, seed, lambda _session: False)
        if session.table.outcome and session.table.outcome.winners:
            break
    app.play(session)


def contest(app: App) -> None:
    """Parsifal, with a character that holds two others, and everybody's quests."""

    def thick_of_it(session: Session) -> bool:
        table = session.table
        held = [piece for piece in table.pieces if piece.zone.startswith("over:")]
        chains = [piece for piece in held if piece.kind == "token"]
        return table.flow.step == "act" and len(held) > 2 and bool(chains)

    for seed in range(1, 200):
        session = played(4, 4, seed, thick_of_it, "parsifal")
        if session.decisions:
            break
    app.play(session)
    assert app.playing is not None
    app.playing.window.raise_panel("quests")
    QTest.qWait(MOMENT + 500)


def battle(app: App) -> None:
    """The Restless, with a fight against two Targets in a later Realm."""

    def thick_of_it(session: Session) -> bool:
        table = session.table
        foes = [piece for piece in table["encounter"] if piece.counters.get("health")]
        fighting = len(foes) > 1 and table.count("level") >= 3
        return fighting and session.decisions[0].rule == "RST-196"

    for seed in range(1, 200):
        session = played(4, 1, seed, thick_of_it, "restless")
        if session.decisions:
            break
    app.play(session)


def abbey(app: App) -> None:
    """A night of Scenario, with the door open and a hero about to act."""

    def inside(session: Session) -> bool:
        table = session.table
        opened = any(piece.name == "open-door" for piece in table.pieces)
        left = len(table[f"chosen:{max(0, session.decisions[0].seat)}"])
        return opened and table.flow.step == "act" and left == 2

    for seed in range(1, 200):
        session = played(3, 1, seed, inside, "scenario")
        if session.decisions:
            break
    app.play(session)


def road(app: App) -> None:
    """Darkest Talisman, meeting an Enemy far from the village."""

    def met(session: Session) -> bool:
        table = session.table
        at = table.count("at")
        if session.decisions[0].rule != "DTC-185" or not 3 <= at <= 5 or table["guardians"]:
            return False
        left = [space for space in range(1, at) if table[f"pile:{space}"]]
        borne = sum(len(table[f"items:{place}"]) for place in range(3))
        return len(table[f"pile:{at}"]) > 4 and len(left) > 1 and borne > 4

    for seed in range(1, 200):
        session = played(3, 1, seed, met, "darkest")
        if session.decisions:
            break
    app.play(session)


def hand(app: App) -> None:
    """The hand for another game, in a window as narrow as a phone."""

    def in_turn(session: Session) -> bool:
        table = session.table
        active = [piece for piece in table["active:0"] if piece.counters.get("charges")]
        return table.flow.step == "act" and bool(active) and len(table["chosen:0"]) == 2

    for seed in range(1, 200):
        session = played(1, 1, seed, in_turn, "keeper")
        if session.decisions:
            break
    app.play(session)
    app.shell.resize(480, 860)
    QTest.qWait(300)


def call(app: App) -> None:
    """The same in the share window, where somebody points at a Target."""
    battle(app)
    app.sharing.open_share().resize(1280, 720)
    QTest.qWait(300)
    assert app.playing is not None
    view = app.playing.table
    assert view.table is not None
    target = view.table.lying.zones["encounter"][-1]
    QTest.mouseMove(view.viewport(), view.mapFromScene(target.body().center()))


MOMENTS = (
    gallery, set_up, heroes, fight, party, refusal, rulebook, by_hand, curtain, ending, contest,
    battle, abbey, road, hand, call,
)  # fmt: skip


def take(moment: Callable[[App], None], folder: Path) -> Path:
    """Bring a new window to *moment* and take its picture."""
    app = App(folders(folder), Settings(reduced_motion=True), folder / "settings.json")
    app.looks.wear()
    app.shell.resize(*SIZE)
    app.shell.show()
    moment(app)
    still: list[bool] = []
    app.when_still(lambda: still.append(True))
    while not still:
        QTest.qWait(50)
    if app.playing is not None and app.sharing.window is None:
        QTest.mouseMove(app.playing.table.viewport(), QPoint(1, 1))
    QTest.qWait(100)
    path = OUT / f"{moment.__name__.replace('_', '-')}.webp"
    shown = app.sharing.window or app.shell
    if app.faults or not shown.grab().save(str(path), "WEBP", QUALITY):
        raise RuntimeError(f"{moment.__name__} could not be taken; see {app.files.reports}")
    app.shell.close()
    app.shell.deleteLater()
    return path


def main(names: list[str]) -> int:
    """Take the named pictures (default: all)."""
    unknown = sorted(set(names) - {moment.__name__ for moment in MOMENTS})
    if unknown:
        print(f"There is no picture {unknown[0]!r}.", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    first_window.application()
    for moment in MOMENTS:
        if not names or moment.__name__ in names:
            with tempfile.TemporaryDirectory() as folder:
                print(take(moment, Path(folder)).relative_to(ROOT), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
