"""Publication of a new cause in a folder of its own, whose files are read back and run again."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

from fuzz.batch_job import bench_of
from fuzz.batch_outcome import Shown
from fuzz.plan import Plan
from fuzz.state import FLAKY, NEW, Cause
from results.records import Result
from trials.causes.attribution import blame_of
from trials.causes.expectation_files import as_text, entry_of
from trials.counterfactuals.compiler_parts import find_compiler_parts
from trials.findings import published_finding, reproduction
from trials.findings.other_backends import witnesses_of
from trials.findings.published_finding import About, Finding
from trials.session import Session


@dataclass
class Publisher:
    plan: Plan
    session: Session

    def publish(self, shown: Shown, run: int) -> tuple[Cause, Finding] | None:
        """Write the folder of a new cause; return the cause and its finding, or None if the folder exists."""
        about, found = self._about(shown), shown.found
        assert found.signature is not None
        bench = bench_of(self.plan, self.session, about.backend, about.claim)
        folder = self.plan.findings / published_finding.folder_name(about)
        blame = blame_of(bench, shown.subject, found.judged, found.failure)
        finding = published_finding.publish(
            folder,
            about,
            as_text(entry_of(blame, found.signature, found.judged, folder.name)),
            found.judged,
            shown.drawn,
            again=lambda case: bench.check(bench.backend, [case], bench.latitude)[0],
            needs=lambda judged: find_compiler_parts(bench.backend, bench.latitude, bench.check, judged, found.failure),
            complete=functools.partial(reproduction.complete, bench.backend, witnesses=witnesses_of(self.session)),
        )
        if finding is None:
            return None
        status = FLAKY if finding.reproduction.flaky else NEW
        return Cause(about.backend, about.cause, status, 0, about.signature, folder.name, run), finding

    def _about(self, shown: Shown) -> About:
        subject, signature = shown.subject, shown.found.signature
        assert signature is not None
        return About.of(replace(subject, detail=None), shown.found.failure, signature, seed=self.plan.seed)


def with_finding(shown: Shown, finding: Finding, lines: list[Result]) -> None:
    for i, line in enumerate(lines):
        if line.case == shown.case and line.backend == shown.subject.backend:
            lines[i] = replace(line, replay=finding.replay, reproduction=finding.reproduction)
