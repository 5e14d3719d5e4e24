"""The lines of the panel that asks: to write an answer, or to find one of very many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tabletop.play.questions.decision import Decision
from ui.panels.widgets import WritingLine, button, label, restyle, row
from ui.panels.wordy_button import WordyButton


class AnswerLine(WritingLine):
    """A line to answer *decision* in words, and `below` it what takes them and how many fit.

    What is written is *chosen* behind a `=`; on an empty line it is what is proposed.
    """

    def __init__(self, decision: Decision, chosen: Callable[[str], object]) -> None:
        super().__init__()
        self.setMaxLength(decision.limit)
        number = _is_number(decision)
        self.setPlaceholderText("A number" if number else "Write here")
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
    """A line to find one of *answers* (as they are when it is used) by how its words begin, or by
    its number; Enter takes the only one that is left. All are there when *unfold* was called."""

    def __init__(self, answers: Mapping[str, WordyButton], unfold: Callable[[], object]) -> None:
        super().__init__(placeholderText="Find: how its words begin, then Enter")
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
    """Whether *decision* asks for a number: all that it proposes is one."""
    given = [f"{option.value}" for option in decision.options if option.value != ""]
    return bool(given) and all(value.isdecimal() for value in given)


def _begins(part: str, words: Iterable[str]) -> bool:
    """Whether one of *words* begins with *part*."""
    return any(word.startswith(part) for word in words)
