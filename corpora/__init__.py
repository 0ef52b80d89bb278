"""Builds a corpus of test files, and replays corpora and anyone's programs."""
