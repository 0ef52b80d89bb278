"""Features: notable properties of an operation and the program around it, as words of a closed vocabulary."""
