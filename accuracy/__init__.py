"""Accuracy measurements: errors of elementwise ops against true values, and the accumulator types of sums.

Measurements judge nothing; results are judged by the bounds in oracles/accuracy.toml.
"""
