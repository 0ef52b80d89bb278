"""Sets of conforming results, and the arithmetic that computes them: intervals, roundings, sums, error bounds."""
