"""Names within a sentence."""

from ui.base.running_text import within


def test_an_article_is_small_within_a_sentence() -> None:
    assert within("The Bargehand") == "the Bargehand"
    assert within("Theodora") == "Theodora"
