"""Programs cut apart: intermediate values returned, single operations, pieces between cuts, turns of loops."""
