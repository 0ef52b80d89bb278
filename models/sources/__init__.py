"""The functions that are lowered, by the library that they come from."""
