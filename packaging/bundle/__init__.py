"""What goes into the frozen program, what stays out, and its bill of materials.

packaging/tabletop.spec uses this, so that its choices can be tested without a build.
"""
