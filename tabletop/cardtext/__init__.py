"""Card text is the program: one phrase reads a sentence, prints it again and runs it."""
