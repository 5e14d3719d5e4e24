"""What a person does at the bridge: answers, moves by hand, and goes through time."""
