"""Accuracy measurements: errors of elementwise ops against true values, and the accumulator types of sums.

They judge nothing; the bounds that results are judged by are in oracles/accuracy.toml.
"""
