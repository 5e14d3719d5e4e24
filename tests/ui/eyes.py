"""What all kinds of eyes see of a colour."""

from PySide6.QtGui import QColor

# Machado, Oliveira, Fernandes 2009: what eyes see that lack one kind of cone (linear RGB).
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def lab(colour: QColor, eyes: str) -> tuple[float, float, float]:
    """The colour as those eyes see it, in a space where distance is difference (CIE Lab)."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]
    ]
    r, g, b = (
        min(1.0, max(0.0, sum(w * c for w, c in zip(row, linear, strict=True))))
        for row in EYES[eyes]
    )
    white = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in white)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(one: str, other: str, eyes: str = "all") -> float:
    """The contrast of two colours as those *eyes* see them, 1 to 21, as WCAG 2 reckons it."""
    high, low = sorted((_light(one, eyes), _light(other, eyes)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _light(colour: str, eyes: str) -> float:
    root = (lab(QColor(colour), eyes)[0] + 16) / 116
    return root**3 if root > 6 / 29 else (root - 16 / 116) / 7.787
