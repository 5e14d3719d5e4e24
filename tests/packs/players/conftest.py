"""For tests of packs of players: each begins and ends without any of their cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.packs import library


@pytest.fixture(autouse=True)
def library_of_its_own() -> Iterator[None]:
    library.forget()
    yield
    library.forget()
