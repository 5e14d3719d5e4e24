"""All that comes out of a seat's port, as bytes to compare."""

from __future__ import annotations

import dataclasses

import msgspec

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE


def everything(port: Port) -> bytes:
    """All that *port* gives out just now, but for what it has heard."""
    view = port.view
    pieces = range(sum(len(zone.pieces) for zone in view.zones.values()))
    known = [piece for piece in pieces if port.seen(piece) is not None]
    some = [*view.zones][:: max(len(view.zones) // 12, 1)]
    seats = (CHANCE, *range(len(port.seats)))
    given = {
        "view": view,
        "seats": port.seats,
        "house rules": port.house_rules,
        "over": port.over,
        "step": port.step.name if port.step else "",
        "seen": [port.seen(piece) for piece in pieces],
        "zones": [port.zone_of(piece) for piece in pieces],
        "explained": [port.explain(piece) for piece in pieces],
        "spent": [port.spent(piece) for piece in pieces],
        "standings": [port.standings(piece) for piece in pieces],
        "has quests": port.has_quests,
        "in force": port.in_force(),
        "paths": port.paths(),
        "aim": port.aim(),
        "contest": port.contest(),
        "spaces": repr(port.spaces()),
        "reach": [sorted(port.in_range(piece, zone)) for piece in known for zone in some],
        "refused": [str(port.refuse(piece, zone)) for piece in known for zone in some],
        "takers": [sorted(port.takers(piece)) for piece in known[:12]],
        "ahead": {
            key: [[repr(each.plain()) for each in way] for way in ways]
            for key, ways in port.ahead().items()
        },
        "goes with": [port.goes_with(zone) for zone in view.zones],
        "knows as": [port.knows_as(seat) for seat in range(len(port.seats))],
        "answers for": [port.may_answer(seat) for seat in seats],
        "decision": port.decision and port.decision.made(),
        "questions": [asked.made() for asked in port.questions],
        "chosen": port.chosen,
        "public": port.public and port.public.made(),
        "declares": [port.declares(seat) for seat in seats],
        "begun": port.has_begun,
        "lines": port.lines(),
    }
    return msgspec.json.encode({part: _plain(value) for part, value in given.items()})


def _plain(value: object) -> object:
    """*value* with nothing in it that msgspec cannot write."""
    return msgspec.to_builtins(value, str_keys=True, enc_hook=_other)


def _other(value: object) -> object:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    raise NotImplementedError(type(value))
