"""The stacking order of the table, from the felt up. Pieces of a place count up from its base."""

PLATE = -300.0  # a seat's board: under everything on it
SLOT = -200.0  # the outline of a place: under its pieces
TARGET = -150.0  # a lit place: above other outlines, under the pieces
LABEL = -100.0  # labels of places: readable when the place is lit
TRAIL = -50.0  # ways over places: under the figures there
PLACE_NAME = -40.0  # names of lit places: above ways, under figures
UNDER = 0.0  # pieces tucked under others (a place with `under`)
PIECES = 1_000.0  # pieces in their places; 1,000 leaves room for any pile
LOOSE = 3_000.0  # pieces on the bare felt: above all places, in case they lie across one
TARGET_ON = 4_900.0  # a lit place that is itself a piece: above the pieces
SHADE = 4_950.0  # darkness over a board, under its readouts
READOUT = 5_000.0  # bars, numbers, labels: never hidden by an overfull fan
NOTE = 5_500.0  # marks and ways: above bars and numbers
RAISED = 6_000.0  # the piece under the pointer or the focus
FLYING = 7_000.0  # moving pieces, in the order in which they started
HELD = 8_000.0  # the dragged piece
CALL_OUT = 9_000.0  # codes: above everything, because they must be readable
FOCUS = 9_500.0  # the focus ring is never covered
EFFECT = 9_600.0  # the effect of a card: not hidden by the frame of a raised card
POINTER = 9_800.0  # where somebody points in another window

LOWEST = 20_000.0
"""The lowest y of the largest table: pieces lower on the table are drawn in front."""

STEP = 1.0
"""The distance between two pieces of one place."""

TUCK = 0.01
"""Between two pieces of one group: a hundred of them fit between neighbours."""

RING, BAND, COUNTER, MARK = 1.0, 1.5, 2.0, 2.5
"""Children of a piece, above it: its ring, its band, the number on it, then its mark."""
