"""What panels and pages are told of a game: plain data, limited to what a seat may know."""
