"""Terminal output during a run: progress, new findings, and the remaining time."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

from conformance.suite.end_of_test import STOPPED, outcome
from results.run import Run
from trials.session import Session

EVERY = 10.0
"""Seconds between two progress lines if the output is not a terminal; on a terminal one line is overwritten."""


class Progress:
    def __init__(self, config: pytest.Config, session: Session, earlier: Run | None = None) -> None:
        self.config, self.session = config, session
        self.outcomes: Counter[str] = Counter(t.outcome for t in earlier.tested) if earlier is not None else Counter()
        """How many tests came to what, as their records say."""
        self.earlier = self.total = self.outcomes.total()
        self.start = self.shown = time.monotonic()
        self.is_open = False
        self.failed_otherwise = False
        """Whether a test failed of which there is no record."""

    @property
    def reporter(self) -> Any:
        return self.config.pluginmanager.get_plugin("terminalreporter")

    @property
    def is_verbose(self) -> bool:
        return self.config.get_verbosity() != 0

    def pytest_report_header(self) -> list[str]:
        settings = self.session.settings
        lines = []
        for name, about in self.session.about.items():
            versions = ", ".join(f"{p} {v}" for p, v in about.versions.items())
            lines.append(f"{name}: {versions} on {about.device}")
        lines.append(f"results: {settings.results}")
        lines.append(f"findings: {settings.findings}")
        if self.earlier:
            lines.append(f"resumed: {self.earlier:,} tests have results")
        return lines

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.total = self.earlier + len(session.items) or self.total
        if self.reporter is not None and not self.is_verbose:
            self.reporter.showfspath = False

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: list[str]) -> None:
        del node
        self.total = self.earlier + len(ids)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        """Suppress pytest's letter per test, which the progress line replaces."""
        if dict(getattr(report, "user_properties", ())).get(STOPPED):
            return "", "", ""  # the last line of the run shows it
        if self.is_verbose or isinstance(report, pytest.CollectReport):
            return None
        if hasattr(report, "wasxfail"):
            return ("xfailed" if report.skipped else "xpassed"), "", ""
        if report.when != "call" and report.passed:
            return "", "", ""
        if report.when != "call" and report.failed:
            return "error", "", ""
        return report.outcome, "", ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" and report.passed:
            return
        what = outcome(report)
        if what is not None:
            self.outcomes[what] += report.when == "call"
        elif report.failed:
            self.outcomes["failed"] += 1
            self.failed_otherwise = True
        if self.reporter is not None and not self.is_verbose:
            if report.failed and not dict(report.user_properties).get(STOPPED):
                self._line(f"  {_headline(report)}")
            self._show()

    def pytest_sessionfinish(self) -> None:
        if self.reporter is not None and not self.is_verbose and self.outcomes:
            self._write(self._status(), final=True)

    def _show(self) -> None:
        now = time.monotonic()
        if now - self.shown >= (0.2 if self._is_terminal else EVERY):
            self.shown = now
            self._write(self._status())

    @property
    def _is_terminal(self) -> bool:
        return bool(self.reporter.isatty)

    def _status(self) -> str:
        counts, done = self.outcomes, self.outcomes.total()
        elapsed = time.monotonic() - self.start
        ran = done - self.earlier
        left = elapsed / ran * (self.total - done) if ran and self.total else 0.0
        share = 100 * done // self.total if self.total else 0
        what = f"{counts['findings']} with findings, {counts['expected']} expected to deviate"
        failed = f", {counts['failed']} failed otherwise" if counts["failed"] else ""
        unsupported = f", {counts['unsupported']} unsupported" if counts["unsupported"] else ""
        remaining = f", about {_clock(left)} to go" if left else ""
        return f"{share:3d}%  {done}/{self.total} tests: {what}{failed}{unsupported}; {_clock(elapsed)}{remaining}"

    def _line(self, text: str) -> None:
        if self.is_open:
            self.reporter.write("\r\x1b[K")
            self.is_open = False
        self.reporter.write_line(text)

    def _write(self, text: str, final: bool = False) -> None:
        if self._is_terminal and not final:
            self.reporter.write(f"\r\x1b[K{text}")
            self.is_open = True
        else:
            self._line(text)


def _headline(report: pytest.TestReport) -> str:
    name = report.nodeid.rpartition("::")[2]
    return f"{name}: {_failure_message(report).partition(chr(10))[0]}"[:200]


def _failure_message(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash is not None else report.longrepr or "").strip()


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
