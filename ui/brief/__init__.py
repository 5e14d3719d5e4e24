"""What panels and pages are told of a game: plain data, cut to what a seat may know."""
