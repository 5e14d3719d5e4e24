"""All answers of a question are seen at once, where they are not very many."""

from __future__ import annotations

import pytest

from tests.measures.moments import MOMENTS, Moment
from tests.measures.panel import measured
from ui.panels.answer_blocks import MANY


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: f"{moment.game}: {moment.name}")
def test_nothing_of_a_question_lies_below_the_edge_at_any_usual_moment(moment: Moment) -> None:
    told = measured(moment)
    assert 0.23 < told.wide < 0.26
    assert told.below == 0 or told.answers > MANY
