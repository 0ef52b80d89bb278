"""Twins: programs that differ from a valid one in one operation, which breaks one labelled constraint."""
