"""Strategies that draw valid programs by construction, and twins that break exactly one labelled constraint."""
