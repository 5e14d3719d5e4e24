"""What every game must hold, toys too, whoever plays it and whatever they do to the table."""

import tests.toys  # noqa: F401  (they stand on the shelf)
