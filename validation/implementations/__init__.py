"""An implementation of our own, on concrete values, that takes legal freedoms as it likes.

It tests the evaluator: it may never leave its sets. Nothing here is written with sets, or shares anything with the
evaluator but the description of programs in `spec`.
"""
