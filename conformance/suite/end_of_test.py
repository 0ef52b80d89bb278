"""The end of a test: its records are written, and its outcome (passed, failed, xfailed, skipped) goes to pytest."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import NoReturn

import pytest

from results.file import NoSpace
from trials.runner import Conclusion
from trials.session import Session

NEW_CAUSE = "new cause"
"""First words of the failure message of a test that shows a cause for the first time."""
ENDED = "conformance"
"""User property of a test's report: the outcome that its records amount to."""
STOPPED = "conformance-stopped"
"""User property of the report of a test that ends the run: the message, and whether space ran out."""


def conclude(conclusion: Conclusion) -> None:
    """Report a conclusion to pytest.

    The test fails on an error of the suite, and when it is the first to show a new cause. It xfails if each failure is
    expected or was reported by an earlier test, and is skipped if the implementation supports none of its programs.
    """
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


@contextlib.contextmanager
def record_test(item: pytest.Item, session: Session) -> Iterator[None]:
    """Write the records of a test when its body ends, with its failure message.

    If the test raises any exception other than pytest's own, its records are dropped, and it counts as not run.
    """
    session.discard()
    try:
        yield
    except (pytest.fail.Exception, pytest.skip.Exception) as e:
        said = str(e.msg).partition("\n")[0]
        fails = isinstance(e, pytest.fail.Exception) and not isinstance(e, pytest.xfail.Exception)
        _write(item, session, said if fails and not said.startswith(NEW_CAUSE) else None)
        raise
    _write(item, session, None)


def _write(item: pytest.Item, session: Session, said: str | None) -> None:
    ended = session.commit(item.nodeid, said)
    item.user_properties.append((ENDED, ended.outcome))


def outcome(report: pytest.TestReport) -> str | None:
    return dict(report.user_properties).get(ENDED)  # type: ignore[return-value]


def stop(item: pytest.Item, error: Exception) -> NoReturn:
    """End the run with a message.

    A worker of pytest-xdist passes the request on to the controller in the report of this test.
    """
    message = f"cannot go on: {error}"
    item.user_properties.append((STOPPED, [message, isinstance(error, NoSpace)]))
    item.session.shouldstop = message
    pytest.fail(message, pytrace=False)
