"""How right we are: whether the evaluator's sets are sound, how tight they are, and what the suite's cases catch.

Nothing here is shipped, and nothing that is shipped imports it.
"""
