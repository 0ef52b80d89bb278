"""Draws programs: valid ones by construction, and twins that break exactly one constraint."""
