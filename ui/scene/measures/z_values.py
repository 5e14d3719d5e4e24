"""What lies over what, from the felt upwards; pieces of a place count up from its base."""

PLATE = -300.0  # a seat's board: under everything that lies on it
SLOT = -200.0  # the outline of a place: under its pieces
TARGET = -150.0  # a place alight: over other outlines, under the pieces
LABEL = -100.0  # names of places: readable when the place is alight
TRAIL = -50.0  # ways over places: under the figures that stand there
PLACE_NAME = -40.0  # what lit places are called: over ways, under the figures
UNDER = 0.0  # pieces tucked under others (a place with `under`)
PIECES = 1_000.0  # pieces in their places; 1,000 leaves room for any pile
LOOSE = 3_000.0  # what was laid on the bare felt: over all places, be it laid across one
TARGET_ON = 4_900.0  # a place alight that is a piece itself: over the pieces
SHADE = 4_950.0  # darkness over a board, under what is read off it
READOUT = 5_000.0  # bars, numbers, labels: never hidden by a fan that is too full
NOTE = 5_500.0  # marks and ways: over bars and numbers
RAISED = 6_000.0  # the piece under the pointer or the focus
FLYING = 7_000.0  # pieces in motion, in the order they set out
HELD = 8_000.0  # what is dragged
CALL_OUT = 9_000.0  # codes, over all: they must be readable
FOCUS = 9_500.0  # the focus ring is never covered
EFFECT = 9_600.0  # what a card would do: the frame of a card that rises does not hide it
POINTER = 9_800.0  # where somebody at another window points

LOWEST = 20_000.0
"""How far down the largest table reaches: what stands lower on it stands before the rest."""

STEP = 1.0
"""Between two pieces of one place."""

TUCK = 0.01
"""Between two pieces of one group: a hundred of them lie between its neighbours."""

RING, BAND, COUNTER, MARK = 1.0, 1.5, 2.0, 2.5
"""Children of a piece, over it: its highlight, whose it is, the number on it, then its mark."""
