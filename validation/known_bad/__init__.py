"""Implementations with one fault each, all of which the suite's cases must detect."""
