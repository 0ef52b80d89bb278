"""Benchmarks of the suite's parts."""
