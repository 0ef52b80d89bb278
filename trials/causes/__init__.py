"""Causes of failures: features of the operation to blame, signatures, the expected causes, and attribution to them."""
