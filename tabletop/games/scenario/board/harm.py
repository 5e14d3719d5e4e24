"""Chapter P6, Attacks, damage, healing: what happens to a figure, and how a hero responds."""

from __future__ import annotations

from tabletop.cardtext.amounts import Change
from tabletop.executor import lasting_changes
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.scenario.board.asking import Doing, asks
from tabletop.games.scenario.board.executor import EXECUTOR, KEPT, of_half
from tabletop.games.scenario.board.field import called, seat_of
from tabletop.games.scenario.board.whom import NEEDS
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import STATES
from tabletop.games.scenario.cards.titles import keyed, title
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.harm import Suffered

HEALTH, TURN = "health", "turn"

UNREADY = "This item is not ready. You can turn it upright by hand."


def full_health(table: Table, figure: Piece) -> Value:
    """SCN-103, SCN-107: the full Health of *figure*, at which it starts."""
    of = content.card(figure.name.removesuffix("-figure"))
    if isinstance(of, content.HeroCard):
        return Value(of.health, (Part(of.health, "of its class", "SCN-103", figure.id),))
    assert isinstance(of, content.Monster)
    n = (of.elite if figure.counters.get("elite") else of.normal)[0]
    parts = [Part(n, "printed", "P2", figure.id)]
    if of.health_for_each_hero:
        parts.append(Part(of.health_for_each_hero * len(table.seats), "for each hero", "P2"))
    by = {"easy": -1, "hard": 1}.get(table.options["difficulty"], 0) * (4 if of.is_boss else 1)
    if by:
        parts.append(Part(by, table.options["difficulty"], "SCN-107"))
    return Value(max(1, sum(part.n for part in parts)), tuple(parts))


def health(figure: Piece) -> int:
    """The Health that *figure* has left."""
    return figure.counters.get(HEALTH, 0)


class Suffers(Suffered):
    """SCN-136: a figure loses Health without a luck card, Guard or Armour."""

    would = "{who} would suffer {n}"

    rule: str = "SCN-136"
    had: int = 0
    by: int = -1

    def do(self, play: Play) -> Rules[None]:
        """Lower its Health. A figure without Health leaves the map."""
        figure = play.table.pieces[self.who]
        had = self.had = health(figure)
        self.n = min(self.n, had)
        left = had - self.n
        play.count(HEALTH, left, figure)
        play.say("{} suffers {}: {} Health left.", figure, self.n, left, rule=self.rule)
        if not left:
            yield from play.happen(Falls(who=self.who))
            yield from play.happen(Defeats(who=self.by, whom=self.who))


class Struck(Suffered):
    """SCN-126: a figure takes the damage of an attack, after Armour and Guard. `by` is the
    attacker."""

    would = "{who} would take {n} damage"

    by: int

    def do(self, play: Play) -> Rules[None]:
        """SCN-134, SCN-177: let a hero use items or brace, then lower its Health."""
        figure = play.table.pieces[self.who]
        seat = seat_of(figure)
        while self.n and 0 <= seat < len(play.table.seats):
            answer = yield from play.choose(lambda: _parrying(play, seat, figure, self))
            if answer.key == "take":
                break
            yield from _parry(play, seat, figure, self, answer)
        if self.n:
            suffers = Suffers(who=self.who, n=self.n, rule="SCN-126", by=self.by)
            yield from play.happen(suffers)
        else:
            play.say("{} takes no damage.", figure, rule="SCN-126")


class Defeats(Deed, kw_only=True):
    """SCN-138: a figure is defeated by the attack of `who`, or by nobody (-1)."""

    would = "a figure would be defeated"

    who: int
    whom: int

    def do(self, play: Play) -> None:
        """Do nothing: cards react to the event itself."""


class Heals(Suffered):
    """SCN-137: a figure gains Health, up to its full Health, and stops bleeding."""

    would = "{who} would heal {n}"

    def do(self, play: Play) -> None:
        """Raise its Health and stop its bleeding."""
        figure = play.table.pieces[self.who]
        self.n = min(self.n, full_health(play.table, figure).n - health(figure))
        play.count(HEALTH, health(figure) + self.n, figure)
        if self.n:
            play.say("{} heals {}.", figure, self.n, rule="SCN-137")
        if has(figure, "bleeding"):
            play.count("bleeding", 0, figure)
            play.say("{} is no longer {}.", figure, "bleeding", rule="SCN-137")


class Falls(Deed, kw_only=True):
    """SCN-138, SCN-139: a figure at 0 Health is taken off the map. A hero is exhausted."""

    would = "{who} would fall"

    who: int

    def do(self, play: Play) -> None:
        """Remove the figure and everything it had."""
        figure = play.table.pieces[self.who]
        for state in STATES:
            play.count(state, 0, figure)
        if seat_of(figure) >= 0:
            exhaust(play, seat_of(figure), "SCN-139")
        else:
            play.move(figure, "defeated")
            play.say("{} is defeated.", figure, rule="SCN-138")


def exhaust(play: Play, seat: int, rule: str) -> None:
    """SCN-140: exhaust a hero: its hand, chosen, discarded and active cards are lost, their effects
    end, and its figure leaves the map."""
    table = play.table
    for kind in ("hand", "chosen", "discard", "active"):
        for card in table[f"{kind}:{seat}"]:
            for counter in [*card.counters]:
                play.count(counter, 0, card)
            play.move(card, f"lost:{seat}", face_up=True)
            end_what_it_brought(play, card)
    place = seat + 1
    mine = [p for p in table.pieces if p.kind == "figure" and p.counters.get("seat", 0) == place]
    for figure in mine:
        play.move(figure, f"hero:{seat}")
        play.count("exhausted", 1, figure)
        play.say("{} is exhausted.", figure, rule=rule)


def end_what_it_brought(play: Play, card: Piece) -> None:
    """End the lasting effects of *card* on all figures."""
    for token in play.table[KEPT]:
        if lasting_changes.is_lasting(token.name) and any(
            said.card == card.name for said in EXECUTOR.lasting.says(token.name)
        ):
            lasting_changes.end(play, token)


def is_exhausted(table: Table, seat: int) -> bool:
    """SCN-019: whether the hero of *seat* is exhausted."""
    return any(p.counters.get("exhausted") for p in table[f"hero:{seat}"])


# --- responding to an attack --------------------------------------------------------------------


@by_name
def _lessens(item: str) -> Sentence | None:
    """The sentence of an *item* that reduces attack damage, or None (SCN-123)."""
    for sentence in of_half(item, "text"):
        trigger = sentence.clause.heads.get("trigger")
        if trigger is not None and trigger.phrase.deed is Struck:
            return sentence
        change = sentence.clause.values.get("change")
        if sentence.is_held and isinstance(change, Change) and change.number == "guard":
            return sentence
    return None


def _parrying(play: Play, seat: int, hero: Piece, struck: Struck) -> Decision:
    """SCN-134, SCN-177: ask about items and bracing in one question that shows the remaining
    damage."""
    table, n = play.table, struck.n
    left = max(0, health(hero) - n)
    falls = "" if left else f"This exhausts {play.game.title_of(hero.name)}."
    options = [Option("take", f"Take it: {left} Health left", (hero.id,), warning=falls)]
    for key, item in keyed(table[f"items:{seat}"]):
        if _lessens(item.name) is not None:
            words = f"{play.game.title_of(item.name)}: {n - 1} damage"
            option = Option(f"item {key}", words, (item.id, hero.id), value=item.id)
            ready = item.face_up and not item.turn
            options.append(option if ready else option.blocked("SCN-124", UNREADY, absolute=True))
    onto = f"lost:{seat}"
    options += [
        _bracing(key, card.name, (card.id, hero.id), onto)
        for key, card in keyed(table[f"hand:{seat}"])
    ]
    whom, by = play.game.title_of(hero.name), called(table.pieces[struck.by])
    ask = f"{by} strikes {whom}: {n} damage. How do you respond?"
    return Decision(seat, ask, "SCN-134", options, default="take", public=True)


@by_name
def _bracing(key: str, name: str, pieces: tuple[int, int], onto: str) -> Option:
    words = f"Lose {title(name)}: no damage"
    return Option(f"brace {key}", words, pieces, (onto,), pieces[0])


def _parry(play: Play, seat: int, hero: Piece, struck: Struck, answer: Option) -> Rules[None]:
    card = play.table.pieces[int(answer.value)]
    if answer.key.startswith("brace"):
        play.move(card, f"lost:{seat}", face_up=True)
        play.say("{} braces and loses {}.", hero, card, rule="SCN-134")
        struck.n = 0
        return
    sentence = _lessens(card.name)
    assert sentence is not None
    if "trigger" in sentence.clause.heads:
        line = Line(card, hero.id, sentence)
        yield from EXECUTOR.carry(
            Doing(play.table, line, hero.id, hero.id, struck.n, deed=struck, playing=play)
        )
    else:
        EXECUTOR.lasting.keep(play, sentence, hero.id)
        struck.n -= 1
    use_item(play, card)


def use_item(play: Play, item: Piece) -> None:
    """SCN-123: turn a spent item sideways, and turn a consumed item over."""
    of = content.card(item.name)
    play.say("{} is used.", item, rule="SCN-123")
    if isinstance(of, content.Item) and of.after == "consume":
        play.flip(item, face_up=False)
    else:
        play.turn(item, 90)


# --- conditions ----------------------------------------------------------------------------------


class Gains(Deed, kw_only=True):
    """SCN-146: a figure gains a condition. It has each condition once, and gaining it again renews
    it."""

    would = "{who} would be {deed.state}"

    who: int
    state: str

    def do(self, play: Play) -> None:
        """Set the condition. A condition gained on the figure's own turn lasts through its next
        turn."""
        figure = play.table.pieces[self.who]
        own = play.table.count(TURN) == self.who + 1
        play.count(self.state, 2 if own else 1, figure)
        play.say("{} is {}.", figure, self.state, rule="SCN-146")


class Loses(Deed, kw_only=True):
    """SCN-142: a figure loses a condition."""

    would = "{who} would lose a condition"

    who: int
    state: str

    def do(self, play: Play) -> None:
        """Remove the condition."""
        figure = play.table.pieces[self.who]
        play.count(self.state, 0, figure)
        play.say("{} is no longer {}.", figure, self.state, rule="SCN-142")


def end_conditions(play: Play, figure: Piece) -> None:
    """SCN-142 to SCN-145: end all conditions but bleeding at the end of the figure's turn."""
    for state in STATES:
        left = figure.counters.get(state, 0)
        if left and state != "bleeding":
            play.count(state, left - 1, figure)


def has(figure: Piece, state: str) -> bool:
    """Whether *figure* has the condition *state*."""
    return figure.counters.get(state, 0) > 0


def has_any(table: Table, figure: Piece) -> bool:
    """Whether *figure* has any condition."""
    return any(has(figure, state) for state in STATES)


def becomes(context: Doing, who: int, state: str) -> Rules[bool]:
    """SCN-146: give a figure a condition."""
    done = yield from context.propose(Gains(who=who, state=state))
    return not done.prevented


def lose_a_condition(context: Doing, who: int) -> Rules[bool]:
    """Remove one condition that the figure's side chooses, if it has any."""
    play, figure = context.play, context.table.pieces[who]
    mine = [state for state in STATES if has(figure, state)]
    if not mine:
        return False
    state = mine[0]
    if len(mine) > 1:
        ask = f"Which condition does {play.game.title_of(figure.name)} lose?"
        option = yield from asks(
            play,
            who,
            ask,
            lambda: [Option(each, each.capitalize(), value=each) for each in mine],
            "SCN-146",
        )
        state = str(option.value)
    return (yield from is_rid_of(context, who, state))


def is_rid_of(context: Doing, who: int, state: str) -> Rules[bool]:
    """SCN-142: remove the condition at once, if the figure has it."""
    if not has(context.play.table.pieces[who], state):
        return False
    done = yield from context.propose(Loses(who=who, state=state))
    return not done.prevented


def is_rid_of_all(context: Doing, who: int) -> Rules[bool]:
    """SCN-142: remove all conditions of the figure."""
    done = False
    for state in STATES:
        done = (yield from is_rid_of(context, who, state)) or done
    return done


NEEDS[lose_a_condition] = has_any
