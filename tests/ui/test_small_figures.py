"""Figures on a small table: they show what they are."""

from __future__ import annotations

import pytest

from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import QUIET, party
from tests.ui.hands import Hands
from ui.faces.face_names import id_of
from ui.faces.faces import Faces
from ui.program.app import App
from ui.scene.measures import metrics


def test_a_figure_without_a_sign_shows_its_picture_however_small_it_is(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()
    pixmap = Faces.pixmap

    def recorded(self, card: str, *size, **more):  # type: ignore[no-untyped-def]
        asked.add(id_of(card))
        return pixmap(self, card, *size, **more)

    monkeypatch.setattr(Faces, "pixmap", recorded)
    app.shell.resize(900, 600)
    hands = Hands(app)
    zones = {"reaper-road:3": ["reaper-figure"], "pile:2": ["wolf", "boar"]}
    hands.play(party(at=2, zones=zones, tokens=QUIET, options=put_in_play(["reaper"])))
    table = hands.game.table.table
    (reaper,) = table.lying.zones["reaper-road:3"]
    assert reaper.body().width() * table.zoom < metrics.PICTURED
    assert "reaper-figure" in asked
