"""Sizes in the scene. Lengths are in scene units (a tarot card is 140 x 240) unless stated
otherwise."""

# --- hands -------------------------------------------------------------------------------------
DRAG_STARTS = 4  # pixels: a shorter movement is a shaky click
SNAP = 24.0  # a drop this far outside a place still counts as on it
LEAST_OVER = 0.08  # the part of a card that must lie over a place to be dropped there
ONTO = 0.3  # the part of a card that must lie over another to be dropped on it
TARGET_LEAST = 24  # pixels: the least size of a click target, for accessibility

# --- zoom --------------------------------------------------------------------------------------
ZOOM_LEAST, ZOOM_MOST = 0.15, 4.0  # at 0.15 a card is still 21 pixels wide; 4 fills a 4K screen
ZOOM_STEP = 1.15  # one notch of the wheel; five notches double the size
FIT_MARGIN = 10  # pixels of felt around a table that fits the window
IN_SIGHT = 2 / 3  # the part of the table, or of the smaller window, that stays in sight each way

# --- pieces ------------------------------------------------------------------------------------
FEW = 800  # with fewer pieces, a spatial index costs more to keep than it saves
SHADOW = 0.07  # the margin for a card's shadow in card widths, so that it can fade out
PLAIN = 150  # pixels: on a `plain` place, narrower cards show only name and numbers
# device pixels: narrower faces are drawn plainer, so a larger one cannot be scaled instead
SMALL = 70
ROUND = {"card": 0.055, "die": 0.19, "token": 0.46}  # the radius of corners, in widths
SHADOW_STEPS = 7  # rings of the painted shadow; fewer would show as bands
SHADOW_DARK = 9  # opacity of each ring, of 255
THICKNESS = 0.28  # the height of a card in a pile: 36 cards are 10 units high
PILE_ROOM = 9.0  # between a pile's place and its label: a full pile rises into it
PILE_TOP = 3  # the number of cards painted at the top of a pile
PILE_EVERY = 5  # below those, one in this many is painted, enough to show the edge
CARD_GAP = 8.0  # between cards of a row if there is room
# between cards that take the shape of their cells, so that their rings do not touch
SHAPED_GAP = 14.0
NAMED_WIDE = 3.4  # line heights that a seat's name keeps beside absent cards
ABSENT_LEAST, ABSENT_WIDE = 2.6, 4.6  # line heights: the width of the name of an absent card
SEAM = 4.0  # between a card and the cards it holds
STRIP_LEAST = 3.4  # the least width of a strip, in strip heights, if several share a line
FAN_TURN = 2.2  # degrees between two cards of a fan
FAN_MOST = 9.0  # degrees from the middle to the outermost card
FAN_SAG = 0.55  # how far the ends of a fan hang down, per degree squared, for cards 240 high
FAN_ROOM = 0.05  # extra room for the turned ends of a fan, in card heights
HOVER_RAISE = 0.11  # how far a card of a hand rises under the pointer, in card heights
ARC = 0.12  # how high a flight curves, in flight lengths
DIE = 64.0  # the side of a die
TOKEN = 44.0  # the width of a token
SHADE = 96  # darkness, of 255, over the board of a seat that has had its turn; it stays readable
DIM = 120  # darkness, of 255, over what is out of play

# --- figures -----------------------------------------------------------------------------------
CELL = 120.0  # the width of a figure's place at scale 1
FIGURE = (84.0, 124.0)  # the width and height of a figure with its base
FOOT = 0.27  # the apparent height of the base, in figure heights
COUNTED_HIGH = 0.7  # the most of a figure that its numbers may cover at large text scales
# numbers on a figure: their width, and how far they lie outside its corner
COUNTED, COUNTED_OUT = 0.6, 0.1
FACES = (200, 400, 700)  # the widths of cards that portraits are cut from
PICTURED = 26  # device pixels: a narrower figure shows its sign instead of a picture

GUIDE_DOT = 9.0  # a stop of the way under a dragged figure, on wide places
GUIDE_DOT_OF_CELL = 0.09  # the same on narrow places, in place widths

LOOSE = 0.5  # the scale of pieces on the bare felt

# --- signs -------------------------------------------------------------------------------------
RING = 5.0  # pixels: the outline of what may be chosen
HALF_LIGHT = 46  # strength, of 255, of the light on the half of a card that is pointed at
FOCUS_RING = 2.0  # pixels of each of its two tones, so that it shows on light and dark
# pixels that a tip needs below a piece, and how far it hangs below its place
TIP, TIP_HANGS = 80, 12
LOWER_EDGE = 0.84  # if a card is covered from here down, its numbers are hidden
BANNER = 0.72  # a card lower than this, in widths, has its picture on the left
ON_PICTURE = 0.28  # of such a card: the apparent width, for a number on the picture
STAGED = 0.62  # of a card that lies large by itself: how high a number lies, on its picture
COUNTER = 40.0  # the width of a number on a piece
BETWEEN = 6.0  # half of the space between two regions, so that no drop hits two
LABEL = 19.0  # the font size of labels: 12 pixels in the smallest window
WORDS_AT = 0.6  # pixels per scene unit below which text is enlarged, as with larger text scales
LABEL_LEAST = 96.0  # the least width of a place's label, which may extend beyond the place
LABELLED = 1.35 * LABEL + 2  # the height of a label with the space below it
BADGE = 56.0  # the height of a badge that stands alone
WORDS = 30  # the font size of a card's sentences on the felt, before they shrink to fit
TARGET_EDGE = 12.0  # between a place and its outline while it is lit
HINT = 30  # pixels: the height of the line beside a dragged piece
EFFECT = 22.0  # pixels: the height of the effect over a card, at a text scale of 100
EFFECT_WIDE = 1.12  # the largest part of the card's visible width that it may take
EFFECT_HIGH = 0.2, 0.6  # the largest part of the card's height, and of a low card's
EFFECT_READ = 15.0  # pixels: a lower effect could not be read
EFFECT_LEAST = 40.0  # pixels: a narrower effect could not be read
PLACE_NAME = 0.2  # the height of a lit place's name, in place heights
SUSPENDED = (150.0, 34.0)  # the size of the word on a suspended card
CALL_OUT = 44.0  # the width of a code
CODE_OUT = 0.48  # the part of a code outside its piece
# between a code and the lower edge of a card, in code heights, because a name is there
CODE_ABOVE = 0.22
FLOAT = (110.0, 52.0)  # the size of a rising change of a number, and how far it rises
FLOAT_RISE = 70.0

# --- notes -------------------------------------------------------------------------------------
NOTE = 34.0  # the width of a mark
SIGN_GROWS = 1.5  # how much larger a sign may be at large text scales, because it covers its piece
NOTE_LEAST = 15.0  # pixels: the least size at which its sign is readable
NOTE_OUT = 0.45  # the part of a mark outside its piece
TICK = 0.085  # the size of a quest's disc, in card widths
TICK_LEAST, TICK_MOST = 7.0, 13.0  # pixels, so that full and empty discs can be told apart
TICKS_IN_MOST = 6.0  # the largest size in pixels inside a card
TICKS_IN = 0.05  # how far down the card their row is, in card widths: above its name
WAY_HIGH = 28.0  # the height of a stop on a way
WAY_ABOVE = 17.0  # between the middle of a stop and the piece below it
WAY_ON_EDGE = 4.0  # how far the middle of a stop is above the edge of a board
WAY_ARROWS = 150.0  # between two arrows

# --- felt --------------------------------------------------------------------------------------
FELT_TILE = 256  # pixels: large enough that the noise shows no repeat
FELT_GRAIN = 5  # the greatest change of a pixel's lightness, of 255
GROUND_GRAIN = 0.5  # the part of that grain over a picture of another ground
FELT_FIBRES = 900  # short hairs on a tile
BRIGHT = 0.55  # the lightness from which a line shows on cloth
VIGNETTE = 95  # darkness, of 255, of the corners

# --- whose it is -------------------------------------------------------------------------------
BAND = 0.035  # the width of the edge in a seat's colour, in card widths
# the width of the outline of a choosable card with such an edge, in card widths
RING_ON_BAND = 0.035
BAND_LEAST, BAND_MOST = 2.0, 5.0  # pixels: wide enough to show a colour
RING_ON_BAND_MOST = 6.0  # pixels: the outline of what may be chosen
SIGN = 0.2  # the size of a seat's sign on a card, in card widths
SIGN_LEAST, SIGN_MOST = 15.0, 28.0  # pixels: large enough to tell six shapes apart
# how far down the left edge it is, in card heights: below the name, above what is laid on
SIGN_AT = 0.27
SIGN_DOWN = 1.9  # the most in sign heights
SIGN_OUT = 0.65  # the part of a sign outside its card, so that it covers no text
FIT_LEAST = 0.6  # the least fraction of their scale before pieces overlap
GROUP_GAP = 22.0  # between two groups of pieces: wider than an overhanging sign
CLASP_ON_TOKEN = 0.6  # the card through which a token is held, in token widths
CLASP_MOST = 34.0  # its greatest width in pixels
CLASP = 0.23  # the chain where one card lies on another, in card widths
