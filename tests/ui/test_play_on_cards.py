"""A game whose cards lie on cards, played on the real window by mouse and by spoken codes."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMessageBox

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Option
from tabletop.table.table import freeze
from tests.games.parsifal.staging import stage
from tests.ui import looking
from tests.ui.hands import Hands
from tests.ui.opened import opened
from ui.game.input.menu import PieceMenu
from ui.seat import gestures

GAME = "parsifal"


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    with opened(tmp_path, speed=400) as app:
        yield Hands(app)


def begun(seats: int, seed: int, answers: int) -> Session:
    """A game of one person with so many seats, after *answers* of a random hand."""
    session = new_game(GAME, seats=[Seat(f"Seat {n}", 0) for n in range(seats)], seed=seed)
    luck, choose = Luck(seed), bot(session.game, "random")
    for _ in range(answers):
        if not session.decisions:  # it is over early
            break
        decision = session.decisions[0]
        session.answer(choose(session.view(decision.seat), decision, luck), seat=decision.seat)
    return session


def choose_in_menu(words: str) -> None:
    """Press the entry of the open menu that says *words*; close one that does not."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entry = next((act for act in menu.actions() if act.text().replace("&&", "&") == words), None)
    if entry is not None:
        menu.setActiveAction(entry)
        QTest.keyClick(menu, "\r")
    menu.close()
    QApplication.processEvents()


def take_by_click(hands: Hands, option: Option) -> str:
    """Answer with *option* by a click on what it is about; returns how, empty if it cannot be."""
    decision, rules = hands.decision, hands.game.bridge.house_rules
    piece = option.pieces[0] if option.pieces else -1
    meant = gestures.subjects(decision, piece, rules)
    if option not in meant or looking.spot_on_piece(hands.game.table, piece) is None:
        return ""
    hands.click_piece(piece)
    if QApplication.activePopupWidget() is not None:
        choose_in_menu(option.label)
    return "menu" if len(meant) > 1 else "click"


@pytest.mark.slow
def test_a_game_is_played_by_clicks_on_cards(hands: Hands) -> None:
    hands.play(begun(4, 3, 40))
    luck, ways = Luck(1), Counter[str]()
    for _ in range(90):
        if not hands.game.bridge.session.decisions:
            break
        decision = hands.decision
        option = decision.legal()[luck.below(len(decision.legal()))]
        count = len(hands.given())
        way = take_by_click(hands, option)
        if not way:
            hands.press(option.label, hands.game.window.decision)
            way = "button"
        hands.rest()
        assert hands.given()[count] == option.key, way
        ways[way] += 1
        scene = hands.game.table.table
        acting = hands.game.bridge.port.count(scene.layout.turn) - scene.layout.turn_first
        assert acting < 0 or scene.near == acting, "one person's seats turn as several people's do"
    assert ways["click"] > 10
    assert ways["menu"] > 0
    assert ways["button"] > 3


def until_asked(words: str, *, wanted: str = "", seats: int = 3) -> Session:
    """A game at a question with *words* in which an option's key has *wanted* in it."""
    for seed in range(40):
        session = begun(seats, seed, 25)
        luck = Luck(seed)
        for _ in range(120):
            if not session.decisions:
                break
            port = Port(session, session.decisions[0].seat)
            decision = port.decision
            assert decision is not None
            if words in decision.ask and any(wanted in o.key for o in decision.legal()):
                return session
            port.answer(luck.choice(decision.legal()).key)
    raise AssertionError(f"nobody was ever asked {words!r}")


def test_an_artifact_dropped_on_a_character_is_taken_at_one_stroke(hands: Hands) -> None:
    session = until_asked("who acts")
    while not session.table["common"]:
        session.answer("pass", seat=session.decision.seat)
    hands.play(session)
    piece = session.table["common"][0]
    drops = Port(session, hands.decision.seat).drops(piece.id)
    name = next(each.zone for each in drops if each.zone.startswith("under:"))[6:]
    before = len(session.journal.entries)
    hands.drag(piece.id, f"under:{name}")
    hands.rest()
    assert piece.id in session.table.zones[f"under:{name}"].pieces or "interrupt" in (
        session.decision.ask
    )
    assert hands.game.bridge.time.undo()
    assert len(session.journal.entries) == before


def test_a_character_dropped_on_another_locks_it(hands: Hands) -> None:
    session = until_asked("What does", wanted=" lock")
    hands.play(session)
    locking = next(o for o in hands.decision.legal() if " lock" in o.key)
    locker = locking.pieces[0]
    hands.game.bridge.answering.answer(locking.key)
    hands.rest()
    target = hands.decision.legal()[0]
    while hands.game.bridge.time.unsay():
        hands.rest()
    captive = session.table.pieces[target.pieces[0]]
    hands.drag(locker, f"over:{captive.name}")
    hands.rest()
    asked = session.decision.ask if session.decision else ""
    assert "interrupt" in asked or session.table.zones[f"over:{captive.name}"].pieces


def test_a_code_chooses_what_it_lies_on(hands: Hands) -> None:
    hands.play(until_asked("who acts"))
    hands.game.table.call_outs = True
    codes = hands.game.table.lights.codes
    for option in hands.decision.legal():
        if option.pieces:
            code = next(c for c, (piece, _) in codes.items() if piece == option.pieces[0])
            break
    count = len(hands.given())
    for letter in code:
        hands.key(letter)
    assert hands.given()[count] == option.key
    first = hands.decision.legal()[0]
    hands.key("1")  # answers that are buttons have their numbers
    assert hands.given()[count + 1] == first.key


def test_codes_are_typed_beside_the_table_too(hands: Hands) -> None:
    hands.play(until_asked("who acts"))
    hands.game.table.call_outs = True
    panel = hands.game.window.decision
    panel.focus_default()
    button = next(each for each in panel.findChildren(QAbstractButton) if each.isEnabled())
    button.setFocus()
    piece = next(o.pieces[0] for o in hands.decision.legal() if o.pieces)
    code = next(c for c, (it, _) in hands.game.table.lights.codes.items() if it == piece)
    count = len(hands.given())
    for letter in code:
        hands.key(letter, button)
    assert hands.given()[count]


def test_the_menu_of_a_card_gathers_the_places_on_others(hands: Hands) -> None:
    session = until_asked("who acts")
    hands.play(session)
    piece = session.table["area:0"][0]
    game = hands.game
    menu = PieceMenu(
        game.bridge,
        piece.id,
        "area:0",
        0,
        on_rule=print,
        zone_name=game.table.zone_title,
        look_through=print,
        parent=game.table,
    )
    moves = next(m for m in menu.findChildren(QMenu) if m.title() == "Move to")
    assert len(moves.actions()) < 14
    on = next(m for m in moves.findChildren(QMenu) if m.title() == "Under")
    seen = [z for z in session.table.zones.values() if z.kind == "under" and game.bridge.seen(z.on)]
    assert 8 < len(seen) < 23, "some lie in the deck: nothing is laid under those"
    assert on.isEmpty(), "so many are made when they are to be read"
    for _ in range(2):
        on.popup(game.table.mapToGlobal(QPoint()))
        on.hide()
    assert len(on.actions()) == len(seen) - 1  # under every other character that is seen
    menu.deleteLater()


def test_the_board_of_whoever_acts_comes_to_the_person_at_the_screen(hands: Hands) -> None:
    """Two people and a bot: no curtain falls, for all is open; a bot's turn moves nothing."""
    seats = [Seat("Ana", 0), Seat("Ben", 1), Seat("Cleo", 2, "random")]
    session = new_game(GAME, seats=seats, seed=5)
    hands.play(session)
    near = []
    for _ in range(30):
        hands.until(lambda: hands.game.bridge.decision is not None or not session.decisions, "me")
        if not session.decisions:
            break
        hands.rest()
        acting = session.table.count("active")
        asked = hands.decision.seat
        if session.table.count("round") and asked == acting:
            assert hands.game.table.table.near == acting
            near.append(acting)
        choice = hands.decision.option("pass") or hands.decision.legal()[0]
        hands.game.bridge.answering.answer(choice.key)
    assert {0, 1} == set(near)


def test_a_click_on_a_character_asks_at_once_what_it_does(hands: Hands) -> None:
    session = until_asked("who acts", wanted="")
    hands.play(session)
    for option in [o for o in hands.decision.legal() if o.pieces]:
        hands.click_piece(option.pieces[0])
        verbs = [o.label for o in hands.decision.legal()]
        menu = QApplication.activePopupWidget()
        if len(verbs) > 1:
            assert isinstance(menu, QMenu)
            entries = [act for act in menu.actions() if act.isEnabled() and act.text()]
            assert [act.text().replace("&&", "&") for act in entries] == verbs
            menu.close()
        else:
            assert menu is None
            assert "What does" in hands.decision.ask, "the only thing it can do is still asked"
        hands.game.bridge.time.undo()
        hands.rest()


def test_the_menu_of_a_click_leaves_nothing_out_that_the_character_can_do(hands: Hands) -> None:
    """To recall Gawan is shown by Gawan's card in Limbo: it is still the Knight who does it."""
    session = stage(
        areas=[["knight-1", "kundry"], ["amfortas"]],
        under={"knight-1": ["bread"]},
        common=["balm"],
        limbo=["gawan"],
        counters={"round": 1},
    )
    hands.play(session)
    hands.click_piece(session.table.named("knight-1").id)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    shown = [act.text() for act in menu.actions() if act.isEnabled() and act.text()]
    assert shown == [option.label for option in hands.decision.legal()]
    assert any("Bread" in words for words in shown)
    menu.close()


def test_a_click_on_who_may_not_act_says_why(hands: Hands) -> None:
    for seed in range(30):
        session = begun(4, seed, 60)
        asked = session.decisions[0] if session.decisions else None
        if asked and any(o.why and o.pieces for o in asked.options) and "who acts" in asked.ask:
            break
    hands.play(session)
    blocked = next(o for o in hands.decision.options if o.why and o.pieces)
    count = len(session.journal.entries)
    hands.click_piece(blocked.pieces[0])
    refusal = hands.game.window.panels.refusal
    assert refusal.isVisible()
    covered = refusal.geometry()
    spots = {o.pieces[0]: hands.spot(o.pieces[0]) for o in hands.decision.legal() if o.pieces}
    clear = next(piece for piece, spot in spots.items() if not covered.contains(spot))
    hands.double_click(clear)
    hands.rest()
    assert not refusal.isVisible(), "a click beside it puts it away"
    assert len(session.journal.entries) == count, "and does nothing else, twice pressed or not"
    assert not hands.game.bridge.port.has_begun
    hands.click_piece(clear)
    hands.rest()
    assert hands.game.bridge.port.has_begun or len(session.journal.entries) > count


# --- what a drop means ---------------------------------------------------------------------------


def castle() -> Session:
    """Player 0 can do nearly everything there is, by many characters; Klingsor's lock is taken."""
    return stage(
        areas=[
            ["klingsor", "kundry", "squire-1", "parsifal"],
            ["herzeleide", "gawan", "knight-1"],
            ["titurel", "charmer-1", "amfortas"],
        ],
        under={"klingsor": ["spear"], "squire-1": ["horn"], "gawan": ["bow"]},
        over={"knight-1": "klingsor"},
        common=["balm"],
        limbo=["swan", "wine"],
        counters={"round": 1},
    )


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("piece", "zone", "keys"),
    [
        ("squire-1", "over:charmer-1", ["squire-1", "squire-1 lock", "charmer-1"]),
        ("balm", "under:parsifal", ["parsifal", "take", "balm"]),
        ("horn", "under:amfortas", ["squire-1", "squire-1 give", "horn", "amfortas"]),
        ("horn", "common", ["squire-1", "drop", "horn"]),
        ("parsifal", "over:knight-1", ["parsifal", "parsifal free", "knight-1"]),
        ("klingsor", "limbo", ["klingsor", "spear send to limbo", "klingsor"]),
    ],
)
def test_one_drop_declares_a_whole_action_and_one_undo_takes_it_back(
    hands: Hands, piece: str, zone: str, keys: list[str]
) -> None:
    session = castle()
    hands.play(session)
    before = freeze(session.table)
    hands.drag(session.table.named(piece).id, zone)
    hands.rest()
    assert [entry.key for entry in session.journal.entries] == ["/".join(keys)]
    assert hands.game.bridge.time.undo()
    hands.rest()
    assert freeze(session.table) == before


def test_a_drop_that_cannot_be_meant_changes_nothing_and_says_which_rule(hands: Hands) -> None:
    """Klingsor's only slot is taken: a drop on Gawan means a lock, and not that he lets one go."""
    session = castle()
    hands.play(session)
    before = freeze(session.table)
    hands.drag(session.table.named("klingsor").id, "over:gawan")
    refused = hands.game.window.panels.refusal.refused
    assert hands.game.window.panels.refusal.isVisible()
    assert refused is not None
    assert refused.rule == "PAR-029"
    assert freeze(session.table) == before
    assert not session.journal.entries


def test_where_a_drop_could_be_meant_in_two_ways_a_menu_asks(hands: Hands) -> None:
    """Klingsor could lock Kundry or command her; the drop then goes on."""
    session = stage(
        areas=[["klingsor", "gawan"], ["kundry"]], common=["wine"], counters={"round": 1}
    )
    hands.play(session)
    QTimer.singleShot(100, lambda: choose_in_menu("Control Kundry, Ferris or a Charmer"))
    hands.drag(session.table.named("klingsor").id, "over:kundry")
    QTest.qWait(250)
    hands.rest()
    assert hands.given()[:3] == ["klingsor", "klingsor control", "kundry"]


def test_of_two_ways_that_come_to_the_same_no_menu_asks(hands: Hands) -> None:
    """Kundry could give the Grail by her own words or by the Grail's."""
    session = castle()
    session.override(
        "move", piece=session.table.named("grail").id, zone="under:kundry", index=-1, face_up=True
    )
    hands.play(session)
    count = len(session.journal.entries)
    hands.drag(session.table.named("grail").id, "under:amfortas")
    hands.rest()
    assert QApplication.activePopupWidget() is None
    keys = [entry.key for entry in session.journal.entries[count:]]
    assert keys == ["kundry/kundry give/grail/amfortas"]


def test_the_menu_of_an_actor_greys_what_it_cannot_do_with_the_rule(hands: Hands) -> None:
    session = castle()
    hands.play(session)
    seen: list[tuple[str, bool, str]] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        seen.extend((act.text(), act.isEnabled(), act.toolTip()) for act in menu.actions())
        menu.close()

    QTimer.singleShot(100, look)
    hands.click_piece(session.table.named("klingsor").id)
    QTest.qWait(250)
    lock = next(each for each in seen if each[0].startswith("Lock any character"))
    assert not lock[1]
    assert "(PAR-029)" in lock[0]
    assert "no slot is free" in lock[2]
    assert any(enabled for _, enabled, _ in seen)


def test_what_hands_somebody_the_game_is_asked_about_first(hands: Hands) -> None:
    """Ben's Gurnemanz lacks one quest: whoever gives the Balm to Kundry fulfils it."""
    session = stage(
        areas=[["amfortas", "parsifal", "kundry"], ["gurnemanz", "titurel"]],
        under={"parsifal": ["grail"], "amfortas": ["balm"]},
        counters={"round": 1},
    )
    hands.play(session)
    balm = session.table.named("balm").id
    for how in ("drop", "button"):
        count = len(session.journal.entries)
        if how == "drop":
            hands.drag(balm, "under:kundry")
        else:
            for key in ("amfortas", "amfortas give", "balm", "kundry"):
                hands.game.bridge.answering.answer(key)
        hands.rest()
        assert not session.over
        box = hands.game.window.findChild(QMessageBox)
        assert isinstance(box, QMessageBox)
        assert "wins the game for Player 1" in box.informativeText()
        hands.press("Choose something else", box)
        hands.until(lambda: hands.game.window.findChild(QMessageBox) is None, "its end")
        assert not session.over
        assert len(session.journal.entries) == count
        while hands.game.bridge.time.unsay():
            pass
    hands.drag(balm, "under:kundry")
    hands.press("Do it", hands.game.window.findChild(QMessageBox))
    hands.rest()
    assert session.table.outcome is not None
    assert session.table.outcome.winners == [1]
