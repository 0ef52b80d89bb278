"""Ends a test as pytest wants it ended."""

from __future__ import annotations

import pytest

from trials.runner import Conclusion

NEW_CAUSE = "new cause"
"""What the message of a test begins with that shows a cause for the first time."""


def conclude(conclusion: Conclusion) -> None:
    """Failed where we erred, or where a new cause shows for the first time; xfailed where what fails is expected or was
    shown by another test; skipped where the implementation supports none of it."""
    if conclusion.errors:
        texts = ("an error of ours, which says nothing of the implementation: " + e for e in conclusion.errors)
        pytest.fail("\n".join(texts), pytrace=False)
    if conclusion.published:
        texts = (f"{NEW_CAUSE}: {finding.text}" for finding in conclusion.published)
        pytest.fail("\n\n".join(texts), pytrace=False)
    if conclusion.repeated:
        pytest.xfail(f"{NEW_CAUSE}, shown already: {', '.join(conclusion.repeated)}")
    if conclusion.expected:
        pytest.xfail(f"expected: {', '.join(sorted(conclusion.expected))}")
    if conclusion.is_unsupported:
        pytest.skip(f"unsupported: {conclusion.results[0].message.partition(chr(10))[0]}")
