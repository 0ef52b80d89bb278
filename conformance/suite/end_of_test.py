"""How a test ends: its records are written, and pytest is told whether it passed, failed, xfailed or was skipped."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import NoReturn

import pytest

from results.file import NoSpace
from trials.runner import Conclusion
from trials.session import Session

NEW_CAUSE = "new cause"
"""What the message of a test begins with that shows a cause for the first time."""
ENDED = "conformance"
"""The property of a test's report that says what its records amount to."""
STOPPED = "conformance-stopped"
"""The property of the report of a test that could not go on: why, and with which status the run ends."""


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


@contextlib.contextmanager
def recorded(item: pytest.Item, session: Session) -> Iterator[None]:
    """Writes the records of a test when it has ended, with what it complains of besides. Those of a test that breaks
    down are forgotten: it counts as not run."""
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
    """What the records of a test amount to; None where it has none."""
    return dict(report.user_properties).get(ENDED)  # type: ignore[return-value]


def stop(item: pytest.Item, error: Exception) -> NoReturn:
    """Ends the run: in the process that reports at once, in one of pytest-xdist by way of the report of this test."""
    message = f"cannot go on: {error}"
    item.user_properties.append((STOPPED, [message, isinstance(error, NoSpace)]))
    item.session.shouldstop = message
    pytest.fail(message, pytrace=False)
