"""Corpora of test files: building a corpus, and replaying a corpus or other files on implementations."""
