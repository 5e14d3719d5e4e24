"""The Restless with its whole table laid out, for the frames: as much as a game ever has."""

from __future__ import annotations

from tabletop import Session
from tests.bench.frames import PlainFaces
from tests.games.restless.camp import camp, play
from ui.brief.standing_facts import noted
from ui.scene.layout.layout_reader import layout_of
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge

PARTY = ("corporal-sedge", "agnes-two-doors", "brother-lint", "judith-hod")
HOLDS = {
    PARTY[0]: ["wasp-bow", "butter-knife-of-a-bishop", "travelling-light", "napkin-of-manners",
               "honey-from-the-black-hive", "marrow-broth", "last-orders", "eel-in-a-boot"],
    PARTY[1]: ["the-unfinished-mass", "ember-catechism", "boiled-crow", "kettle-lid-buckler",
               "surgeons-needle", "unsent-letter", "glass-knife", "comb-of-nettles"],
    PARTY[2]: ["storm-organ", "crown-of-wet-candles", "key-to-a-night", "second-shadow",
               "lamp-oil", "chalk-door", "wrist-bell", "conjurors-cuff"],
    PARTY[3]: ["pickled-something", "receipt-of-the-creator", "communion-rat", "glass-darts",
               "hive-sling", "quill-of-accusation", "starched-collar", "odd-sock"],
}  # fmt: skip
SINS = {PARTY[3]: ["envy-of-the-drowned", "cold-feet"], PARTY[2]: ["open-hands"]}
STATUS = {PARTY[0]: ["hymn-in-the-teeth"], PARTY[2]: ["ash-veiled"]}
ROW = [["salt-heron", "ditch-ox"], ["plague-notary", "hearse-horse"], ["weir-eel"], ["pew-rats"]]
ZONES = {
    "realm": ["city-of-thin-walls"],
    "encounter": ["thorn-choir", "rope-preacher"],
    "drops": ["ditch-reapers-hook", "oar-that-remembers"],
    "ground": ["frying-iron", "whetstone-tongue", "stone-soup-stone-included"],
    "kept": ["nobody-sleeps", "still-in-force"],
    "loot-used": ["bolas-of-hair"],
    "goods": ["kingfisher", "the-apology", "two-sisters", "comet-sling"],
}
DECKS = {
    "loot": ["mallet-of-the-last-auction", "crossbow-with-opinions", "choirboys-blowpipe"],
    "treasures": ["scythe-of-the-short-harvest", "tooth-of-the-long-dog"],
    "encounters": ["mange-bishop", "grave-hound", "the-long-sow"],
    "nights": ["straw-and-quiet", "hen-house", "dry-cellar"],
}


def fight() -> Session:
    """A fight of the whole party, Chain Magic on its way."""
    session = camp(
        PARTY,
        step="begin_battle",
        zones=ZONES,
        decks=DECKS,
        holds=HOLDS,
        sins=SINS,
        status=STATUS,
        row=ROW,
        wounds={PARTY[0]: 3, PARTY[1]: 5},
        counters={"level": 3, "encounter": 3},
    )
    play(session, "slot 2")
    return session


def full_table() -> TableView:
    """The view of it in a fight, with its lights, its marks and the way of Chain Magic."""
    session = fight()
    view, bridge = TableView(), Bridge(session)
    view.resize(1920, 1080)
    view.show()
    view.show_view(session.view(0), layout_of("restless"), PlainFaces(88 / 63), str)
    view.set_explain(lambda piece: session.game.explain(session.table, session.table.pieces[piece]))
    view.note(noted(bridge.port, bridge.view))
    view.lights.takers, view.lights.answers_of = bridge.port.takers, bridge.port.dropped
    view.offer(bridge.port.decision)
    return view


def all_windows() -> list[TableView]:
    """The same fight at the program's table, in the share window and in one of a seat's own."""
    from tests.ui.shown import NamedFaces
    from ui.game.seat_controller import OwnWindow
    from ui.game.share_controller import Share
    from ui.windows.seat import SeatWindow
    from ui.windows.share import ShareWindow

    session, faces, main = fight(), NamedFaces(88 / 63), TableView()
    bridge, shared, seats = Bridge(session), ShareWindow(), SeatWindow("Ana")
    main.resize(1920, 1080)
    main.show_view(session.view(0), layout_of("restless"), faces, str)
    main.offer(session.decision)
    share = Share(bridge, main, faces, shared, 1.0)
    own = OwnWindow(bridge, 0, faces, seats, 1.0)
    for window in (main, shared, seats):
        window.show()
    return [main, share.table, own.table]
