"""Questions put to a table that stands alone, with no window around it to say what drops mean."""

from tabletop.play.questions import drops
from tabletop.play.questions.decision import Decision
from ui.scene.table_view import TableView


def ask(view: TableView, asked: Decision) -> None:
    """Have *view* ask what is *asked*, and light what a drop may answer, as a window does."""

    def on(zone: str) -> int:
        assert view.table is not None
        return view.table.arrangement.spots[zone].on

    def takers(piece: int) -> set[str]:
        zones = {meant.zone for meant in drops.drops(asked, piece, ())}
        return {zone for zone in zones if on(zone) != piece}

    def meanings(piece: int, zone: str) -> list[drops.Meant]:
        return [] if on(zone) == piece else drops.dropped(asked, piece, zone, on(zone), ())

    view.lights.takers, view.lights.answers_of = takers, meanings
    view.offer(asked)
