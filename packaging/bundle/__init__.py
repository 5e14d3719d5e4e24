"""What goes into the frozen program, what stays out, and what is said of it.

packaging/tabletop.spec makes its choices with this, so that they can be tested without a build.
"""
