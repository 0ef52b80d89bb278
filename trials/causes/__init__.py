"""Causes of failures: entries of expected causes, matching, signatures of new causes, and attribution."""
