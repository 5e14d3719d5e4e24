"""The input lines of the question panel: to write an answer, or to find one of very many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tabletop.play.questions.decision import Decision
from ui.panels.widgets import WritingLine, button, label, restyle, row
from ui.panels.wordy_button import WordyButton


class AnswerLine(WritingLine):
    """A line to write the answer to *decision*, with a button and a letter count `below` it.

    The text is emitted by *chosen* with a leading `=`; an empty line gives the proposed answer.
    """

    def __init__(self, decision: Decision, chosen: Callable[[str], object]) -> None:
        super().__init__()
        self.setMaxLength(decision.limit)
        number = _is_number(decision)
        self.setPlaceholderText("A number" if number else "Type here")
        self.setAccessibleName(decision.ask)
        take = button("OK", "main")
        left = label("" if number else f"at most {decision.limit} letters", "muted")
        take.setEnabled(False)

        def count(words: str) -> None:
            take.setEnabled(bool(words.strip()))
            if not number:
                left.setText(f"{len(words)} of {decision.limit} letters")
            restyle(left, "warning" if len(words) == decision.limit else "muted")

        def give() -> None:
            if self.text().strip():
                chosen("=" + self.text())
            elif decision.default:
                chosen(decision.default)

        self.textChanged.connect(count)
        self.returnPressed.connect(give)
        take.clicked.connect(give)
        self.below = row(take, left)


class Finder(WritingLine):
    """A line to find one of *answers* by the first letters of its words, or by its number. Enter
    takes the last one left. `unfold` shows all answers."""

    def __init__(self, answers: Mapping[str, WordyButton], unfold: Callable[[], object]) -> None:
        super().__init__(placeholderText="Find by first letters, then Enter")
        self.setAccessibleName("Find an answer")
        self._answers, self._unfold = answers, unfold
        self.textChanged.connect(self._find)
        self.returnPressed.connect(self._take)

    def _fitting(self) -> list[WordyButton]:
        parts, made = self.text().casefold().split(), self._answers.values()
        names = [(b, b.accessibleName().casefold().split()) for b in made]
        found = [b for b, name in names if all(_begins(part, name) for part in parts)]
        return found or [b for n, b in enumerate(made, 1) if [str(n)] == parts]

    def _find(self) -> None:
        self._unfold()
        left = self._fitting()
        for each in self._answers.values():
            each.setVisible(each in left)

    def _take(self) -> None:
        left = self._fitting()
        if len(left) == 1:
            left[0].click()


def _is_number(decision: Decision) -> bool:
    """Whether *decision* asks for a number: every proposal is one."""
    given = [f"{option.value}" for option in decision.options if option.value != ""]
    return bool(given) and all(value.isdecimal() for value in given)


def _begins(part: str, words: Iterable[str]) -> bool:
    """Whether one of *words* begins with *part*."""
    return any(word.startswith(part) for word in words)
