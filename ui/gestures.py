"""What a click means: which options of the open question it stands for.

Pure reads of a decision. Lights, menus and answers all ask here, so that what is lit is what works.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tabletop.play.decision import CHANCE, Decision, Option


def is_open(option: Option, house_rules: Collection[str]) -> bool:
    """Whether *option* may be taken: no rule blocks it, or the players do without that rule."""
    return option.is_open(house_rules)


def open_options(decision: Decision, house_rules: Collection[str]) -> list[Option]:
    """The options of *decision* that may be taken."""
    return [option for option in decision.options if is_open(option, house_rules)]


def clicked(
    decision: Decision, piece: int, zone: str, house_rules: Collection[str]
) -> Option | None:
    """The one option that a click on *piece* (-1: on the empty zone) lying in *zone* stands for.

    A piece answers where it is asked for and needs no place to go, lies there already, or where all
    go to the same, so that only the piece is asked; a zone answers where it is asked for by itself,
    or where every option speaks of the same piece, so that only the place is asked.
    """
    options = open_options(decision, house_rules)
    to_one_place = len({o.zones for o in options}) == 1 and all(o.pieces for o in options)
    of_piece = [
        o for o in options if piece in o.pieces and (to_one_place or not o.zones or zone in o.zones)
    ]
    if of_piece:
        return _only(of_piece)
    about_one_piece = len({option.pieces for option in options}) == 1
    return _only([o for o in options if zone in o.zones and (about_one_piece or not o.pieces)])


def subjects(decision: Decision, piece: int, house_rules: Collection[str]) -> list[Option]:
    """The options that speak of *piece* before all others: what choosing it may mean."""
    return [o for o in open_options(decision, house_rules) if o.pieces[:1] == (piece,)]


def quick(decision: Decision, piece: int, zone: str, house_rules: Collection[str]) -> Option | None:
    """The quick legal play of *piece*: the first option about it, or what a click would do."""
    return next(_about(decision, piece, house_rules), None) or clicked(
        decision, piece, zone, house_rules
    )


def obvious(decision: Decision, house_rules: Collection[str]) -> Option | None:
    """The only option that may be taken, if there is but one."""
    return _only(open_options(decision, house_rules)) if decision.kind == "choose" else None


def forced(open_now: Sequence[Decision], house_rules: Collection[str]) -> Option | None:
    """The answer to the one open question of *open_now*, if it leaves nothing to choose.

    Never one that is warned of, or that the game proposes or has no piece or place: that may be a
    way to decline, and to answer it at once would tell the others that nothing could be done.
    Several open questions are secret from each other, and what chance did is for people to say.
    """
    if len(open_now) != 1 or open_now[0].seat == CHANCE:
        return None
    option = obvious(open_now[0], house_rules)
    if option is None or option.why or option.warning or option.key == open_now[0].default:
        return None
    return option if option.pieces or option.zones else None


def about(decision: Decision, piece: int, zone: str) -> list[Option]:
    """The options for the menu of *piece* in *zone*, blocked ones among them."""
    return [o for o in decision.options if piece in o.pieces or (not o.pieces and zone in o.zones)]


def _about(decision: Decision, piece: int, house_rules: Collection[str]) -> Iterator[Option]:
    return (o for o in open_options(decision, house_rules) if piece in o.pieces)


def _only(options: list[Option]) -> Option | None:
    return options[0] if len(options) == 1 else None
