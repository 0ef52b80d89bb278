"""Sets of conforming results and their arithmetic: intervals, rounding, sums, products and error bounds."""
