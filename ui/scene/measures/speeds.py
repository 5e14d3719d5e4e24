"""How long motion takes, in milliseconds at normal speed, with reasons."""

TICK = 16  # one frame of a 60 Hz screen

GLIDE = 280  # long enough to follow, short enough not to wait for
STEP = 150  # for a figure, per place, so that a long way looks like a walk
STAGGER = 45  # between the starts of two pieces of one beat, so that dealt cards overlap in the air
STAGGER_ALL = 700  # all pieces of a deal start within this time
BOARDS = 700  # boards change places slowly enough to follow each
PAN = 450  # the table moves to the question slowly enough to follow
RETURN = 180  # a refused piece returns faster than a played one moves
HOVER = 90  # raising a card under the pointer: immediate, but no jump
ROLL = 850  # a die that stops sooner looks false
ROLL_FACES = 14  # the faces that a rolling die shows before it settles
SHUFFLE = 420  # two riffles
FLOAT = 1100  # a changed number rises from its piece long enough to be read
LANDS = 0.7  # the part of a flight after which a piece is heard, because it slows down at the end
BEAT_GAP = 60  # rest between two causes, so that they look like two
SETTLE_ZOOM = 120  # after the last wheel step, before faces are painted at the new size
HOLD = 400  # how long to press to take the whole pile

FASTEST = 8.0
"""The largest speed factor. At 0, pieces appear in place without motion."""
