"""Golden playthroughs: whole games as readable text, which every change of a rule shows up in."""
