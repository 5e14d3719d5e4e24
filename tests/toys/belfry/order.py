"""Who comes first where several modules change the same; all of it stands here."""

from __future__ import annotations

from tabletop.play.rules.mechanisms import Precedence

ORDER = {
    "wraps toll": Precedence(("choir", "echo"), "Who hears a bell first", "BEL-007"),
    "hears after Rung": Precedence(("echo", "choir", "crown"), "After a toll was given", "BEL-008"),
    "sets tone": Precedence(("choir", "crown"), "What a tone is set to", "BEL-009"),
    "ranks pile 2": Precedence(("crown", "choir"), "Which bells are rung before others", "BEL-010"),
    "after toll": Precedence(("crown", "choir"), "What follows a toll", "BEL-011"),
}
