"""Cards, recipes of pictures, fonts, icons and themes, all of it data; `drawings` is the code."""
