"""How long motion takes, in milliseconds at normal speed, each with its reason."""

TICK = 16  # one frame of a 60 Hz screen: more often would paint what nobody sees

GLIDE = 280  # long enough to follow with the eye, short enough not to be waited for
STEP = 150  # of a figure, from place to place: a long way is a walk, not a row of flights
STAGGER = 45  # between the starts of two pieces of one beat: dealt cards overlap in the air
STAGGER_ALL = 700  # a deal of any size sets out within this time
BOARDS = 700  # boards change places: slow enough that each can be followed to its new one
PAN = 450  # the table moves to what is asked: slow enough that the eye goes along
RETURN = 180  # a refused piece goes home quicker than one that was played
HOVER = 90  # raising a card under the pointer: felt as immediate, not as a jump
ROLL = 850  # a die that stops sooner is not believed
ROLL_FACES = 14  # faces a tumbling die shows before it settles
SHUFFLE = 420  # two riffles
FLOAT = 1100  # what a number changed by rises from its piece: time to read it, in nobody's way
LANDS = 0.7  # of a flight: then a piece is heard, for it slows before it lies
BEAT_GAP = 60  # rest between two causes, so that they read as two
SETTLE_ZOOM = 120  # after the last turn of the wheel: then faces are painted at the new size
HOLD = 400  # press so long to take the whole pile (as other tables do)

FASTEST = 8.0
"""The largest speed factor; 0 lets pieces appear where they belong."""
