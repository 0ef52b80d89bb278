"""The functions that are lowered, by library."""
