"""Corpora of test files: building them, and replaying them or anyone's programs on implementations."""
