"""What a click means: which options of the open question it stands for.

Pure reads of a decision. Lights, menus and answers all ask here, so that what is lit is what works.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tabletop.play.questions.decision import CHANCE, CardHalf, Decision, Option

HAND = "hand"
"""The kind of zone that a seat draws to."""

NUMBERED = 9
"""So many answers of a menu have a digit to be typed; more places are shown by the table alone."""


def is_open(option: Option, house_rules: Collection[str]) -> bool:
    """Whether *option* may be taken: no rule blocks it, or the players do without that rule."""
    return option.is_open(house_rules)


def open_options(decision: Decision, house_rules: Collection[str]) -> list[Option]:
    """The options of *decision* that may be taken."""
    return [option for option in decision.options if is_open(option, house_rules)]


def answers_open(decision: Decision, house_rules: Collection[str]) -> int:
    """How many answers of *decision* may be given; -1 where any words are one."""
    return -1 if decision.kind == "text" else len(open_options(decision, house_rules))


def asked_for(decision: Decision, house_rules: Collection[str]) -> list[Option]:
    """The options of *decision* that it is for: what stands aside only where all that may be taken
    does."""
    return _asked_first(open_options(decision, house_rules))


def meant(
    decision: Decision, piece: int, zone: str, house_rules: Collection[str], half: CardHalf = ""
) -> list[Option]:
    """All that pointing at *piece* (-1: at the empty zone) lying in *zone* may mean; *half* is the
    half of it that is pointed at, where that is known.

    A piece stands for whatever speaks of it, a zone for what speaks of no piece, and for what
    stands aside only where it stands for nothing else. Where all that is asked is a place for one
    piece, each place stands for going there, and that piece for no more than a menu can hold.
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
    """The one option that a click there is enough for: all else that it may mean is offered first.

    A piece answers where it is asked for and needs no place to go, lies there already, or where all
    go to the same, so that only the piece is asked; a place answers where all that is asked is
    which, or what is put forward: none is taken that only lies beside what may be done with pieces.
    What stands aside, such as to throw a thing away, is not what somebody means who only points.
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
    """What taking an unknown piece off *zone* may mean, such as to draw: what speaks of that zone
    and of no piece."""
    return [o for o in open_options(decision, house_rules) if zone in o.zones and not o.pieces]


def laid_in_order(
    decision: Decision, lying: Sequence[int], piece: int, index: int, house_rules: Collection[str]
) -> Option | None:
    """What dragging *piece* to the *index* of its own place means, where others are *lying* in this
    order: the option that lays all of them so."""
    others = [each for each in lying if each != piece]
    wanted = (*others[:index], piece, *others[index:])
    if wanted == (*lying,):
        return None
    return _only([o for o in open_options(decision, house_rules) if o.row == wanted])


def halves(decision: Decision, piece: int, house_rules: Collection[str]) -> frozenset[CardHalf]:
    """The halves of *piece* that options are about, whatever may be done with all of it."""
    about = (o for o in open_options(decision, house_rules) if o.pieces[:1] == (piece,))
    return frozenset(option.half for option in about if option.half)


def subjects(
    decision: Decision, piece: int, house_rules: Collection[str], half: CardHalf = ""
) -> list[Option]:
    """The options that speak of *piece* before all others, where it is known of this *half* of it:
    what choosing it may mean."""
    found = [o for o in open_options(decision, house_rules) if o.pieces[:1] == (piece,)]
    return [option for option in found if _is_of_half(option, piece, half)]


def quick(
    decision: Decision, piece: int, zone: str, house_rules: Collection[str], half: CardHalf = ""
) -> Option | None:
    """The quick legal play of *piece*: the one thing that pointing at it may mean."""
    option = _only(meant(decision, piece, zone, house_rules, half))
    return None if option is not None and option.aside else option


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


def barred(
    decision: Decision, piece: int, zone: str, house_rules: Collection[str]
) -> Option | None:
    """What a click on *piece* (-1: on what nobody knows, in *zone*) would mean, but for a rule that
    forbids it: the first of it, if nothing else is meant there."""
    if piece >= 0:
        found = [o for o in decision.options if o.pieces[:1] == (piece,)]
    else:
        found = [o for o in decision.options if not o.pieces and zone in o.zones]
    return found[0] if found and not any(is_open(o, house_rules) for o in found) else None


def _asked_first(options: Iterable[Option]) -> list[Option]:
    """Those of *options* that do not stand aside; all, if all do."""
    listed = [*options]
    return [option for option in listed if not option.aside] or listed


def _asks_where(options: Collection[Option]) -> bool:
    """Whether all that *options* ask of the table is a place, be it for one piece: those that speak
    of neither a piece nor a place are not about the table, and what stands aside is not asked."""
    pointed = [option for option in _asked_first(options) if option.pieces or option.zones]
    return len({o.pieces for o in pointed}) == 1 and all(o.zones for o in pointed)


def _is_of_half(option: Option, piece: int, half: CardHalf) -> bool:
    """Whether *option* is meant where that *half* of *piece* is pointed at."""
    return option.half in ("", half) or not half or option.pieces[:1] != (piece,)


def _only(options: list[Option]) -> Option | None:
    return options[0] if len(options) == 1 else None
