"""Implementations that are wrong in one way each: the cases that the suite draws must show every one of them."""
