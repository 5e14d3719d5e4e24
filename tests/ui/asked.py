"""Questions put to a table that stands alone, with no window around it to say what drops mean."""

from tabletop.play import drops
from tabletop.play.decision import Decision, Option
from ui.scene.table_view import TableView


def ask(view: TableView, asked: Decision) -> None:
    """Have *view* ask what is *asked*, and light what a drop may answer, as a window does."""

    def on(zone: str) -> int:
        assert view.table is not None
        return view.table.arrangement.spots[zone].on

    def takers(piece: int) -> set[str]:
        zones = {meant.zone for meant in drops.drops(asked, piece, ())}
        return {zone for zone in zones if on(zone) != piece}

    def meaning(piece: int, zone: str) -> Option | None:
        meant = [] if on(zone) == piece else drops.dropped(asked, piece, zone, on(zone), ())
        return meant[0].said[-1] if len(meant) == 1 else None

    view.lights.takers, view.lights.answer_of = takers, meaning
    view.offer(asked)
