"""Implementations of our own, on concrete values: one that takes legal freedoms at random, and ones that are wrong.

They test the evaluator: no free one may leave its sets, no wrong one may stay in them. Nothing here is written with
sets, or shares code with the meanings that the evaluator gives to ops.
"""
