"""Programs cut apart: calls inlined, all values returned, one operation alone, pieces between cuts, turns of loops."""
