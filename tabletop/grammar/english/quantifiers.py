"""The quantifiers of nouns for people, in words."""

from __future__ import annotations

QUANTIFIED = {
    "each": ("each {}", "every {}"),
    "other": ("each other {}", "every other {}"),
    "one": ("a {}", "a {} of your choice", "any {}", "one {}"),
    "another": ("another {}", "another {} of your choice", "one other {}", "any other {}"),
    "random": ("a random {}",),
}

POINTED = {
    "that": ("that {}", "that player", "the {} (who|that) (did so|did it|does so|played it)"),
    "doers": ("each that does", "each {} (that|who) (does|did) (so|)"),
    "idle": (
        "each that does not",
        "each {} (that|who) (does not|did not|cannot|could not) (do so|)",
    ),
}

EVERYBODY = {
    "each": ("all (of the|the|) {}", "the {}"),
    "other": ("all (of the|the|) other {}", "the other {}"),
    "doers": ("all that do",),
    "that": ("they",),
}
"""How several are named with whom a verb agrees; they are printed as each of them."""
