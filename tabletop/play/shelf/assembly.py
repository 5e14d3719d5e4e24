"""Assembling a game with modules into another game, which is pure data, too; neither is changed.

Modules are applied in one order, whatever the order in which they were put in play. Where several
change the same thing, the game's `order` says which comes first; conflicts that it does not settle
are refused.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace
from msgspec.structs import replace as altered

from tabletop.packs.library import by_name
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import Clash
from tabletop.play.rules.joins import Joins, in_order
from tabletop.play.rules.mechanisms import Contribution, Ruling
from tabletop.play.rules.modifiers import Modifiers
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, Step, Steps, go
from tabletop.play.shelf.module import Module, Placing
from tabletop.play.shelf.module_supplies import Supplies
from tabletop.table.table import Flow, Seat, Table, lay_again, unnamed

Run = Callable[..., Rules[Flow] | Flow]


def assemble(base: Game, chosen: Iterable[Module]) -> Game:
    """*base* with the modules *chosen* in play.

    :raises Clash: if they cannot be in play together, with the reason.
    """
    modules = {module.id: module for module in sorted(chosen, key=lambda module: module.id)}
    for words in base.clashes(modules).values():
        raise Clash("", words)
    if not modules:
        return base
    making = _Assembly(base, modules)
    steps = making.steps()
    reactions, modifiers, records = making.reactions(), making.modifiers(), making.records()
    joins = making.joins()
    supplies = Supplies(base, tuple(modules.values()))
    return replace(
        base,
        rules_version=base.rules_version + sum(each.rules_version for each in modules.values()),
        steps=steps,
        reactions=reactions,
        modifiers=modifiers,
        records=records,
        joins=joins,
        components=making.components,
        title_of=supplies.title_of,
        printed=supplies.printed,
        written=supplies.written,
        pool=supplies.pool,
        wording=supplies.wording,
        called=making.called(),
        counters=Counters(base.counters, *(each.counters for each in modules.values())),
        with_modules=tuple(modules),
        changed=making.rulings(),
    )


class _Assembly:
    """The game assembled of *base* and *modules*."""

    def __init__(self, base: Game, modules: dict[str, Module]) -> None:
        self._base, self._modules = base, modules
        self._changed: list[Ruling] = []
        self._orders: list[Ruling] = []
        self._laid_before = by_name(self._laid_out, 8)  # many games begin alike

    def rulings(self) -> tuple[Ruling, ...]:
        """The modules' changes of steps in sentences, then the order where modules compete."""
        return *self._changed, *self._orders

    def components(self, table: Table) -> None:
        """The game's zones and pieces, then those of the modules."""
        if table.campaign is None:
            lay_again(self._laid_before(len(table.seats), tuple(table.options.items())), table)
        else:
            self._lay(table)

    def _laid_out(self, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
        """A table for so many *seats* with these *options*, on which nothing else lies."""
        laid = [Seat(unnamed(n), n) for n in range(seats)]
        table = Table(self._base.id, laid, self._base.first, dict(options))
        self._lay(table)
        return table

    def _lay(self, table: Table) -> None:
        self._base.components(table)
        for module in self._modules.values():
            module.components(table)

    def called(self) -> dict[str, str]:
        """The names for players of places whose ids they would not say."""
        called = dict(self._base.called)
        for module in self._modules.values():
            called |= module.called
        return called

    # --- who comes first -----------------------------------------------------------------------

    def _in_order(self, point: str, changes: Sequence[tuple[str, Any]], about: str) -> list[str]:
        """The modules that make *changes*, in the order that the game defines for *point*.

        :raises Clash: if it defines none; *about* says what they all change.
        """
        ids = [*dict.fromkeys(id for id, _ in changes)]
        if len(ids) < 2:
            return ids
        precedence = self._base.order.get(point)
        if precedence is None and self._base.moments.modules:
            return sorted(ids, key=self._base.moments.rank)
        if precedence is None or not set(ids) <= set(precedence.ids):
            raise Clash(
                "",
                f"{self._titles(ids)} both change {about}, and nothing says which of them "
                f"comes first: the game's order has no {point!r} with both.",
            )
        ordered = sorted(ids, key=precedence.ids.index)
        first, *rest = (self._modules[id].title for id in ordered)
        words = f"{precedence.words}: first {first}, then {', then '.join(rest)}."
        self._orders.append(Ruling(words, precedence.rule))
        return ordered

    def _titles(self, ids: Iterable[str]) -> str:
        return " and ".join(self._modules[id].title for id in ids)

    # --- steps ---------------------------------------------------------------------------------

    def steps(self) -> Steps:
        """All steps, with the changes of the modules."""
        steps = Steps(self._base.steps)
        for id, module in self._modules.items():
            for name, step in module.steps.items():
                steps[_own(name, id, module, "step")] = step
        self._replace(steps)
        self._wrap(steps)
        self._place(steps)
        return steps

    def _replace(self, steps: Steps) -> None:
        for target, changes in self._changes("replaces", steps).items():
            title = _quoted(steps[target])
            if len(changes) > 1:
                raise Clash("", f"{self._titles(id for id, _ in changes)} both replace {title}.")
            id, change = changes[0]
            self._check_takes(id, change.run, (None,), steps[target])
            steps[target] = altered(steps[target], run=change.run)
            self._changed.append(
                Ruling(f"{self._modules[id].title} replaces {title}.", change.rule)
            )

    def _wrap(self, steps: Steps) -> None:
        for target, changes in self._changes("wraps", steps).items():
            step, title = steps[target], _quoted(steps[target])
            run = _as_rules(step.run)
            for id in reversed(self._in_order(f"wraps {target}", changes, title)):
                for change in (change for other, change in changes if other == id):
                    self._check_takes(id, change.run, (None, None), step)
                    run = _wrapped(run, change.run)
                    words = f"{self._modules[id].title} changes {title}."
                    self._changed.append(Ruling(words, change.rule))
            steps[target] = altered(step, run=run)

    def _place(self, steps: Steps) -> None:
        """Insert steps of modules after others, which may be inserted steps themselves."""
        placed = {
            _own(each.name, id, module, "step"): Step(each.name, each.title, each.rule, "", _over)
            for id, module in self._modules.items()
            for each in module.places
        }
        coming: dict[str, list[Placing]] = {}
        for target, changes in self._changes("places", {**steps, **placed}).items():
            about = f"what follows {_quoted({**steps, **placed}[target])}"
            for id in self._in_order(f"after {target}", changes, about):
                coming.setdefault(target, []).extend(each for by, each in changes if by == id)
        for target in [target for target in coming if target not in placed]:
            step, chain = steps[target], [*_chain(target, coming)]
            steps[target] = altered(step, run=_going_to(chain[0].name, _as_rules(step.run)))
            for each, following in zip_longest(chain, chain[1:]):
                run = _placed(each, step.then, following.name if following else "")
                steps[each.name] = altered(placed[each.name], then=step.then, run=run)
        for target, found in coming.items():
            for each in found:
                if each.name not in steps:
                    raise Clash("", f"{_quoted(placed[each.name])} comes after itself.")
                words = f"After {_quoted(steps[target])} comes {_quoted(steps[each.name])}."
                self._changed.append(Ruling(words, each.rule))

    def _changes(self, of: str, steps: Mapping[str, Step]) -> dict[str, list[tuple[str, Any]]]:
        """The modules' changes of the kind *of*, with the module's id, by step."""
        found: dict[str, list[tuple[str, Any]]] = {}
        for id, module in self._modules.items():
            for change in getattr(module, of):
                target = change.after if isinstance(change, Placing) else change.target
                if change.of and change.of not in self._modules:
                    continue
                if target not in steps:
                    words = f"{module.title} changes the step {target!r}, which there is not."
                    raise Clash("", words)
                found.setdefault(target, []).append((id, change))
        return found

    def _check_takes(self, id: str, run: Run, first: tuple[None, ...], step: Step) -> None:
        """Check that *run*, after its *first* arguments, takes the same arguments as *step*."""
        taken = [*inspect.signature(step.run).parameters][1:]
        try:
            inspect.signature(run).bind(*first, **dict.fromkeys(taken))
        except TypeError as fault:
            words = (
                f"{self._modules[id].title} changes {_quoted(step)}, but cannot take what it does"
            )
            raise Clash("", f"{words}: {fault}.") from fault

    # --- what joins the game's moments ---------------------------------------------------------

    def joins(self) -> Joins:
        """What joins the game's moments, in the order that the game defines.

        :raises Clash: if a module joins a moment or a place that does not exist.
        """
        base = self._base
        found = [("", join) for joins in base.joins.values() for join in joins]
        contested: dict[tuple[str, str], list[str]] = {}
        for id, module in self._modules.items():
            for join in module.joins:
                found.append((id, join))
                contested.setdefault((join.moment, join.place), []).append(id)
        try:
            joined = in_order(base.moments, found)
        except ValueError as fault:
            raise Clash("", f"The modules join the game where they cannot: {fault}.") from fault
        for module in self._modules.values():
            for join in {each.moment: each for each in module.joins}.values():
                words = f"{module.title} changes {self._moment(join.moment)}."
                self._changed.append(Ruling(words, join.rule))
        for (moment, _), ids in contested.items():
            listed = sorted({*ids}, key=base.moments.rank)
            if len(listed) > 1:
                first, *rest = (self._modules[id].title for id in listed)
                words = f"{base.moments.words}, {self._moment(moment)}: first {first}, then "
                self._orders.append(Ruling(f"{words}{', then '.join(rest)}.", base.moments.rule))
        return joined

    def _moment(self, name: str) -> str:
        """The name of a moment: that of the step, if it is a step."""
        others = self._base.moments.others
        return f"“{others[name]}”" if name in others else _quoted(self._base.steps[name])

    # --- what reacts, numbers, records ---------------------------------------------------------

    def reactions(self) -> Reactions:
        """All reactions, the game's first."""
        joined = Reactions()
        joined.reacting = {
            point: [*found] for point, found in self._base.reactions.reacting.items()
        }
        heard: dict[Any, list[tuple[str, Any]]] = {}
        for id, module in self._modules.items():
            for point, found in module.reactions.reacting.items():
                heard.setdefault(point, []).append((id, found))
        for (window, deed), hearing in heard.items():
            name = f"{window} {deed.__name__}"
            for id in self._in_order(f"hears {name}", hearing, f"what is done about {name!r}"):
                found = next(found for by, found in hearing if by == id)
                joined.reacting.setdefault((window, deed), []).extend(found)
        return joined

    def modifiers(self) -> Modifiers:
        """All modifiers: stage by stage, the game's first."""
        joined = Modifiers()
        joined.modifying = {
            number: [*found] for number, found in self._base.modifiers.modifying.items()
        }
        setting: dict[str, list[tuple[str, Any]]] = {}
        for id, module in self._modules.items():
            for number, found in module.modifiers.modifying.items():
                for stage, modify in found:
                    if stage == "set":
                        setting.setdefault(number, []).append((id, modify))
                    else:
                        joined.of(number, stage)(modify)
        for number, changes in setting.items():
            for id in self._in_order(f"sets {number}", changes, f"what {number!r} is set to"):
                for modify in (modify for by, modify in changes if by == id):
                    joined.of(number, "set")(modify)
        return joined

    def records(self) -> tuple[Contribution, ...]:
        """The records of all mechanisms, the highest rank first; of one rank the game's first."""
        joined = [*self._base.records]
        contested: dict[tuple[str, int], list[tuple[str, Any]]] = {}
        for id, module in self._modules.items():
            for each in module.records:
                contested.setdefault((each.mechanism, each.rank), []).append((id, each))
        for (mechanism, rank), found in contested.items():
            point = f"{mechanism} {rank}"
            for id in self._in_order(f"ranks {point}", found, f"what is of rank {point!r}"):
                joined += [each for by, each in found if by == id]
        return tuple(sorted(joined, key=lambda each: -each.rank))


def _own(name: str, id: str, module: Module, what: str) -> str:
    """Check that *name* begins with the module's own id, as everything that it brings must."""
    if not name.startswith((f"{id}-", f"{id}_")):
        words = f"{module.title} brings the {what} {name!r}, which does not begin with {id!r}."
        raise Clash("", words)
    return name


def _quoted(step: Step) -> str:
    return f"“{step.title}”"


def _as_rules(run: Run) -> Run:
    """*run* as rules that can be waited for, whether it asks anything or not."""

    @wraps(run)
    def rules(play: Play, **args: Any) -> Rules[Flow]:
        done = run(play, **args)
        return done if isinstance(done, Flow) else (yield from done)

    return rules


def _wrapped(inner: Run, run: Run) -> Run:
    """*inner*, wrapped by *run*."""

    @wraps(inner)
    def wrapped(play: Play, **args: Any) -> Rules[Flow]:
        done = run(inner, play, **args)
        return done if isinstance(done, Flow) else (yield from done)

    return wrapped


def _going_to(following: str, run: Run) -> Run:
    """*run*, followed by the step *following*, which knows where the game goes on afterwards."""

    @wraps(run)
    def going(play: Play, **args: Any) -> Rules[Flow]:
        flow: Flow = yield from run(play, **args)  # type: ignore[misc]
        if play.table.outcome is not None or flow.step == OVER.step:
            return flow
        return go(following, onward=flow.step, **flow.args)

    return going


def _chain(target: str, coming: Mapping[str, list[Placing]]) -> Iterator[Placing]:
    """All steps after *target*, each followed by those that come after it."""
    for each in coming.get(target, ()):
        yield each
        yield from _chain(each.name, coming)


def _placed(placing: Placing, then: str, following: str) -> Run:
    """The step of *placing*: when it is done, the game goes to *following*, or on. `onward` and the
    other arguments say where the game goes on; without them, at *then*."""

    def come(play: Play, onward: str = then, **args: Any) -> Rules[Flow]:
        yield from placing.run(play) or ()
        if play.table.outcome is not None:
            return OVER
        return go(following, onward=onward, **args) if following else go(onward, **args)

    return come


def _over(play: Play) -> Flow:
    return OVER
