"""What a click means: the options of the open question that it stands for.

Pure functions of a decision. Lights, menus and answers all use them, so that what is lit can be
clicked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tabletop.play.questions.decision import CHANCE, CardHalf, Decision, Option

HAND = "hand"
"""The kind of the zone that a seat draws into."""

NUMBERED = 9
"""The most options of a menu that can be chosen by a digit; if there are more places, they are only
shown on the table."""


def is_open(option: Option, house_rules: Collection[str]) -> bool:
    """Whether *option* may be taken: no rule forbids it, or that rule is off by a house rule."""
    return option.is_open(house_rules)


def open_options(decision: Decision, house_rules: Collection[str]) -> list[Option]:
    """The options of *decision* that may be taken."""
    return [option for option in decision.options if is_open(option, house_rules)]


def answers_open(decision: Decision, house_rules: Collection[str]) -> int:
    """How many answers of *decision* can be given; -1 for a free text."""
    return -1 if decision.kind == "text" else len(open_options(decision, house_rules))


def asked_for(decision: Decision, house_rules: Collection[str]) -> list[Option]:
    """The allowed options that *decision* is mainly about; options marked `aside` only if there are
    no others."""
    return _asked_first(open_options(decision, house_rules))


def meant(
    decision: Decision, piece: int, zone: str, house_rules: Collection[str], half: CardHalf = ""
) -> list[Option]:
    """All options that a click on *piece* (-1: the empty zone) in *zone* may mean; *half* is the
    half of the piece that was clicked, if known.

    A piece stands for the options that name it; a zone for the options that name no piece. Options
    marked `aside` count only for a zone that has no others. If the question only asks where one
    piece goes, each place stands for going there, and the piece for all options that fit into a
    menu.
    """
    options = open_options(decision, house_rules)
    asks_where = _asks_where(options)
    of_piece = [o for o in options if piece in o.pieces and _is_of_half(o, piece, half)]
    of_zone = _asked_first(o for o in options if zone in o.zones and (asks_where or not o.pieces))
    beside = bool(of_piece and of_zone) and all(option.aside for option in of_zone)
    if asks_where and not beside:
        return of_zone or (of_piece if len(of_piece) <= NUMBERED else [])
    return of_piece or of_zone


def clicked(
    decision: Decision, piece: int, zone: str, house_rules: Collection[str], half: CardHalf = ""
) -> Option | None:
    """The option that a click takes at once, or None: then the choices are offered.

    A click on a piece answers if the option needs no target zone, the piece is already there, or
    all options share one target. A click on a zone answers if the question only asks where, or if
    the option is preselected. An `aside` option, such as throwing a thing away, is never taken by a
    click.
    """
    option = _only(meant(decision, piece, zone, house_rules, half))
    if option is None or option.aside:
        return None
    options = open_options(decision, house_rules)
    if piece in option.pieces:
        to_one_place = len({o.zones for o in options}) == 1 and all(o.pieces for o in options)
        here = to_one_place or not option.zones or zone in option.zones
    else:
        here = _asks_where(options) or option.key == decision.preselected(house_rules)
    return option if here else None


def places(decision: Decision, house_rules: Collection[str]) -> list[Option]:
    """The options that are chosen by their place alone."""
    options = open_options(decision, house_rules)
    asks_where = _asks_where(options)
    return [option for option in options if option.zones and (asks_where or not option.pieces)]


def taken(decision: Decision, zone: str, house_rules: Collection[str]) -> list[Option]:
    """What taking an unknown piece off *zone* may mean, such as drawing: the options that name that
    zone and no piece."""
    return [o for o in open_options(decision, house_rules) if zone in o.zones and not o.pieces]


def laid_in_order(
    decision: Decision, lying: Sequence[int], piece: int, index: int, house_rules: Collection[str]
) -> Option | None:
    """The option that dragging *piece* to *index* of its zone means: the one whose order results
    from the drag. *lying* is the present order."""
    others = [each for each in lying if each != piece]
    wanted = (*others[:index], piece, *others[index:])
    if wanted == (*lying,):
        return None
    return _only([o for o in open_options(decision, house_rules) if o.row == wanted])


def halves(decision: Decision, piece: int, house_rules: Collection[str]) -> frozenset[CardHalf]:
    """The halves of *piece* that options are about; empty if they are all about the whole piece."""
    about = (o for o in open_options(decision, house_rules) if o.pieces[:1] == (piece,))
    return frozenset(option.half for option in about if option.half)


def subjects(
    decision: Decision, piece: int, house_rules: Collection[str], half: CardHalf = ""
) -> list[Option]:
    """The options whose first piece is *piece*, on this *half* of it if that is known."""
    found = [o for o in open_options(decision, house_rules) if o.pieces[:1] == (piece,)]
    return [option for option in found if _is_of_half(option, piece, half)]


def quick(
    decision: Decision, piece: int, zone: str, house_rules: Collection[str], half: CardHalf = ""
) -> Option | None:
    """The only option that a click on *piece* may mean, as a quick play, or None."""
    option = _only(meant(decision, piece, zone, house_rules, half))
    return None if option is not None and option.aside else option


def obvious(decision: Decision, house_rules: Collection[str]) -> Option | None:
    """The only option that may be taken, or None."""
    return _only(open_options(decision, house_rules)) if decision.kind == "choose" else None


def forced(open_now: Sequence[Decision], house_rules: Collection[str]) -> Option | None:
    """The answer to a single open question that leaves no choice, or None.

    Never an option with a warning, a default, or one without a piece or place: it may be a way to
    decline, and answering it at once would tell others that nothing else was possible. Several open
    questions are secret from each other, and results of chance are entered by people.
    """
    if len(open_now) != 1 or open_now[0].seat == CHANCE:
        return None
    option = obvious(open_now[0], house_rules)
    if option is None or option.why or option.warning or option.key == open_now[0].default:
        return None
    return option if option.pieces or option.zones else None


def about(decision: Decision, piece: int, zone: str) -> list[Option]:
    """The options for the menu of *piece* in *zone*, including forbidden ones."""
    return [o for o in decision.options if piece in o.pieces or (not o.pieces and zone in o.zones)]


def barred(
    decision: Decision, piece: int, zone: str, house_rules: Collection[str]
) -> Option | None:
    """The first forbidden option that a click on *piece* (-1: an unknown piece in *zone*) would
    mean, if all are forbidden."""
    if piece >= 0:
        found = [o for o in decision.options if o.pieces[:1] == (piece,)]
    else:
        found = [o for o in decision.options if not o.pieces and zone in o.zones]
    return found[0] if found and not any(is_open(o, house_rules) for o in found) else None


def _asked_first(options: Iterable[Option]) -> list[Option]:
    """The *options* that are not `aside`, or all if all are."""
    listed = [*options]
    return [option for option in listed if not option.aside] or listed


def _asks_where(options: Collection[Option]) -> bool:
    """Whether *options* only ask where one piece goes. Options that name neither piece nor zone,
    and those that are `aside`, do not count."""
    pointed = [option for option in _asked_first(options) if option.pieces or option.zones]
    return len({o.pieces for o in pointed}) == 1 and all(o.zones for o in pointed)


def _is_of_half(option: Option, piece: int, half: CardHalf) -> bool:
    """Whether *option* is meant by a click on that *half* of *piece*."""
    return option.half in ("", half) or not half or option.pieces[:1] != (piece,)


def _only(options: list[Option]) -> Option | None:
    return options[0] if len(options) == 1 else None
