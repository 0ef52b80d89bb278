"""Validation of the suite itself: soundness and tightness of the evaluator's sets, and power of the cases.

Nothing here is shipped, and nothing that is shipped imports it.
"""
