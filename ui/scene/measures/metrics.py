"""Sizes of the scene. Lengths are scene units (a tarot card is 140 x 240) unless said otherwise."""

# --- hands -------------------------------------------------------------------------------------
DRAG_STARTS = 4  # pixels: less is a trembling click (the habit of other card programs)
SNAP = 24.0  # a drop this far outside a place still lands: a sloppy drop is meant
LEAST_OVER = 0.08  # part of a card that must lie over a place: a corner is not meant
ONTO = 0.3  # part of a card that must lie over another to be meant for it
TARGET_LEAST = 24  # pixels: no place to hit is smaller (accessibility)

# --- zoom --------------------------------------------------------------------------------------
ZOOM_LEAST, ZOOM_MOST = 0.15, 4.0  # a card of 21 pixels is still a card; 4 fills a 4K screen
ZOOM_STEP = 1.15  # one notch of a wheel: five notches double
FIT_MARGIN = 10  # pixels of felt around a fitted table
IN_SIGHT = 2 / 3  # of the table, or of the window if that is smaller, stays in sight each way

# --- pieces ------------------------------------------------------------------------------------
FEW = 800  # pieces of a table: keeping an index of so few costs more than it finds, when they move
SHADOW = 0.07  # margin for a card's shadow, in card widths; wide enough that it fades to nothing
PLAIN = 150  # pixels: narrower cards say no more than name and numbers in places that are plain
SMALL = 70  # device pixels: narrower faces are drawn plainer, so no larger one is turned instead
ROUND = {"card": 0.055, "die": 0.19, "token": 0.46}  # corners, in widths
SHADOW_STEPS = 7  # rings of the painted shadow: fewer show as bands
SHADOW_DARK = 9  # opacity (of 255) of each ring
THICKNESS = 0.28  # a card's height in a pile: 36 cards stand 10 units high
PILE_ROOM = 9.0  # between a pile's place and its label: a full pile rises into it
PILE_TOP = 3  # cards painted at the top of a pile; below them one in
PILE_EVERY = 5  # ... so many is enough to show its edge
CARD_GAP = 8.0  # between the cards of a row with room to spare
SHAPED_GAP = 14.0  # between cards that take the shape of their room: their rings do not touch
NAMED_WIDE = 3.4  # heights of a line: what the name of a seat keeps of it beside absent cards
ABSENT_LEAST, ABSENT_WIDE = 2.6, 4.6  # the same: how wide the name of an absent card is
SEAM = 4.0  # between a card and what it holds
STRIP_LEAST = 3.4  # times its height: how wide a strip is at least, where several share a line
FAN_TURN = 2.2  # degrees between two cards of a fan: an arc, still easy to read
FAN_MOST = 9.0  # degrees from the middle to the outermost card
FAN_SAG = 0.55  # how far the ends of a fan hang down, in units for a degree squared (cards of 240)
FAN_ROOM = 0.05  # what the turned ends of a fan need besides, in heights of a card
HOVER_RAISE = 0.11  # a hovered card of a hand rises by this part of its height
ARC = 0.12  # how high a flight bends, in parts of its length
DIE = 64.0  # a die's side
TOKEN = 44.0  # a token's width
SHADE = 96  # the same over the board of who has had a turn: it can still be read
DIM = 120  # darkness (of 255) laid over what is out of play

# --- figures -----------------------------------------------------------------------------------
CELL = 120.0  # width of a place that a figure stands in at scale 1
FIGURE = (84.0, 124.0)  # width and height of a figure with what it stands on
FOOT = 0.27  # how high what it stands on is seen to be, in heights of the figure
COUNTED_HIGH = 0.7  # how much of a figure larger texts may let its numbers cover
COUNTED, COUNTED_OUT = 0.6, 0.1  # numbers on a figure: how wide, and how far outside its corner
FACES = (200, 400, 700)  # widths of cards whose pictures figures show
PICTURED = 26  # device pixels: a narrower figure shows its sign in place of a picture

GUIDE_DOT = 9.0  # a stop of the way under the hand, on wide places
GUIDE_DOT_OF_CELL = 0.09  # the same on narrow ones, in widths of a place

LOOSE = 0.5  # scale of what lies on the bare felt: readable, and room for many

# --- signs -------------------------------------------------------------------------------------
RING = 5.0  # pixels of the outline of what may be chosen: seen at arm's length
HALF_LIGHT = 46  # how strong, of 255, the light is on the half of a card that is pointed at
FOCUS_RING = 2.0  # pixels of each of its two tones: shows on light and on dark
TIP, TIP_HANGS = 80, 12  # pixels that a tip takes below a piece, and that it hangs below its place
LOWER_EDGE = 0.84  # what is covered from here down hides the numbers of a rules card
BANNER = 0.72  # a card lower than this, by its width, has its picture at the left
ON_PICTURE = 0.28  # of such a card: a number that lies there is as if the card were so wide
COUNTER = 40.0  # width of a number lying on a piece
BETWEEN = 6.0  # half of what lies between two regions: no drop lands in two
LABEL = 19.0  # height of the letters of labels; 12 pixels at the smallest window
WORDS_AT = 0.6  # pixels of a scene unit: where it has fewer, words are larger, as with larger texts
LABEL_LEAST = 96.0  # width of a place's name, where it may reach beyond its place
LABELLED = 1.35 * LABEL + 2  # height of a place's name with what is below it
BADGE = 56.0  # height of a badge that stands by itself
WORDS = 30  # height of the letters of a card's sentences on the felt: they shrink to fit
TARGET_EDGE = 12.0  # between a place and its outline while it is alight
HINT = 30  # pixels: height of the line beside a held piece
EFFECT = 22.0  # pixels of height of the two words over a card, at a text scale of 100
EFFECT_WIDE = 1.12  # how much of what is seen of the card they may take
EFFECT_HIGH = 0.2, 0.6  # how much of its height, and of that of a low card
EFFECT_READ = 15.0  # pixels of height below which they could not be read
EFFECT_LEAST = 40.0  # pixels of width below which they could not be read
PLACE_NAME = 0.2  # height of what a lit place is called, in heights of the place
SUSPENDED = (150.0, 34.0)  # room of the word on a card that is put out of force
CALL_OUT = 44.0  # width of a code
CODE_OUT = 0.48  # the part of a code that stands outside its piece
CODE_ABOVE = 0.22  # between a code and the foot of a card, in its heights: a name stands there
FLOAT = (110.0, 52.0)  # room of a change that rises from a piece, and how far it rises
FLOAT_RISE = 70.0

# --- notes -------------------------------------------------------------------------------------
NOTE = 34.0  # width of a mark
SIGN_GROWS = 1.5  # as much larger a sign may be with large text: it covers what it stands on
NOTE_LEAST = 15.0  # pixels: its sign can be told
NOTE_OUT = 0.45  # the part of a mark that stands outside its piece
TICK = 0.085  # a disc for a quest, in card widths
TICK_LEAST, TICK_MOST = 7.0, 13.0  # pixels: full and empty are told apart
TICKS_IN_MOST = 6.0  # pixels of that
TICKS_IN = 0.05  # how far their row comes down the card, in widths: above its name
WAY_HIGH = 28.0  # height of a stop of a way
WAY_ABOVE = 17.0  # between the middle of a stop and the piece below it
WAY_ON_EDGE = 4.0  # how far above the edge of a board the middle of a stop is
WAY_ARROWS = 150.0  # between two arrows

# --- felt --------------------------------------------------------------------------------------
FELT_TILE = 256  # pixels: large enough that the eye finds no repeat in noise
FELT_GRAIN = 5  # greatest change of a pixel's lightness, of 255
GROUND_GRAIN = 0.5  # how much of that grain lies on a picture of another ground
FELT_FIBRES = 900  # short hairs on a tile
BRIGHT = 0.55  # lightness from which a line is seen on cloth
VIGNETTE = 95  # darkness (of 255) of the corners

# --- whose it is -------------------------------------------------------------------------------
BAND = 0.035  # width of the edge in a seat's colour, in card widths
RING_ON_BAND = 0.035  # width of the outline of what may be chosen, in widths of a banded card
BAND_LEAST, BAND_MOST = 2.0, 5.0  # pixels: a colour is seen as one, and takes no more than that
RING_ON_BAND_MOST = 6.0  # pixels of the outline of what may be chosen
SIGN = 0.2  # a seat's sign on a card, in card widths
SIGN_LEAST, SIGN_MOST = 15.0, 28.0  # pixels: six shapes can be told apart
SIGN_AT = 0.27  # how far down the left edge, in card heights: below the name, above what is laid on
SIGN_DOWN = 1.9  # and no further than so many times its own height
SIGN_OUT = 0.65  # the part of a sign that stands outside its card, so that no word is covered
FIT_LEAST = 0.6  # of its scale: pieces that would lie smaller lie over each other instead
GROUP_GAP = 22.0  # between two groups of pieces: wider than a band and a sign hanging over it
CLASP_ON_TOKEN = 0.6  # the card through which a token holds, in the token's widths
CLASP_MOST = 34.0  # pixels of it
CLASP = 0.23  # the chain where one card lies on another, in card widths
