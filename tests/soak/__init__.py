"""Random hands on the real window: whatever they do, nothing breaks, hangs or piles up."""

import tests.toys  # noqa: F401  (they stand on the shelf)
