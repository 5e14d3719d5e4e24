"""Names within a sentence."""


def within(name: str) -> str:
    """*name* as it is written within a sentence: `the Bargehand` for `The Bargehand`."""
    return f"t{name[1:]}" if name.startswith("The ") else name
