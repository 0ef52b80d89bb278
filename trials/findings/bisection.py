"""Find the first release of an implementation that has a finding, and the first later one that does not have it:

    python -m trials.findings.bisection FINDING_DIR [--backend xla]

It tries the release on which the finding was made, the newest release of each minor version and the oldest one, then
bisects between two that differ. Each release is installed into an environment of its own, which is kept, so that an
interrupted search continues where it was.
"""

from __future__ import annotations

import importlib.metadata
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from packaging.version import Version

from generators.cases import Case
from oracles.backends import BackendError, open_backend
from oracles.backends.catalogue import distribution_of
from oracles.backends.environments import releases
from results import options
from results.backend_names import BackendName, BadBackendName, base_name
from results.file import BrokenResults
from results.verdicts import Conforms, Verdict
from trials.causes.expectations import FOLDER, BrokenExpectations, Expectations, load
from trials.checks import Failure, failures_of
from trials.claims.convention_answers import ask, with_conventions
from trials.findings.published_finding import About, read
from trials.findings.recheck import recheck_finding

NAMED, ALL_HAVE_IT, BAD_USAGE, NONE_RUNS, NONE_HAS_IT = 0, 1, 2, 3, 4
"""Exit statuses: a release is named; all that run have it; bad usage or no finding; no release runs; none has it."""
TRIES = 20
"""How often a flaky finding is run before a release counts as not having it."""

Said = Literal["has it", "has it not", "cannot say"]


@dataclass(frozen=True)
class Tried:
    said: Said
    why: str


Try = Callable[[str], Tried]


@dataclass
class Search:
    """A bisection over `versions`, oldest first; `attempt` runs the finding on one."""

    versions: Sequence[str]
    attempt: Try
    tried: dict[int, Tried] = field(default_factory=dict)

    def ask(self, i: int) -> Said:
        if i not in self.tried:
            self.tried[i] = self.attempt(self.versions[i])
        return self.tried[i].said

    def answers(self) -> Iterator[tuple[int, bool]]:
        for i in sorted(self.tried):
            if self.tried[i].said != "cannot say":
                yield i, self.tried[i].said == "has it"

    def narrow(self, low: int, high: int) -> int:
        """Return by bisection the index of the first release after `low` that answers as `high` does.

        `low` must answer the opposite. Releases that cannot say are skipped.
        """
        wanted = self.ask(high)
        between = [i for i in range(low + 1, high) if i not in self.tried]
        while between:
            middle = between[len(between) // 2]
            said = self.ask(middle)
            if said == wanted:
                high = middle
            elif said != "cannot say":
                low = middle
            between = [i for i in between if low < i < high and i not in self.tried]
        return high


@dataclass(frozen=True)
class Answer:
    """The latest range of releases with the finding: its first release, and the first later one without it or None."""

    first_with: str
    is_oldest: bool
    """No earlier release that tells is without it."""
    first_without: str | None


def search(versions: Sequence[str], attempt: Try, found_on: str | None = None) -> tuple[Search, Answer | None]:
    """Return the bisection and its answer, None where no release has the finding.

    `versions`: oldest first. `found_on`: a release that should have it.
    """
    found = Search(versions, attempt)
    for i in landmarks(versions, found_on):
        found.ask(i)
    known = list(found.answers())
    have = [i for i, has in known if has]
    if not have:
        return found, None
    without_later = next((i for i, has in known if not has and i > have[-1]), None)
    without_earlier = next((i for i, has in reversed(known) if not has and i < have[-1]), None)
    last = have[-1]
    first = next(i for i in have if without_earlier is None or i > without_earlier)
    if without_earlier is not None:
        first = found.narrow(without_earlier, first)
    fixed = None if without_later is None else versions[found.narrow(last, without_later)]
    return found, Answer(versions[first], without_earlier is None, fixed)


def landmarks(versions: Sequence[str], found_on: str | None = None) -> list[int]:
    """Return the indices of the newest release of each minor version, the oldest release, and `found_on`.

    The newest comes first.
    """
    by_minor = {Version(v).release[:2]: i for i, v in enumerate(versions)}
    named = (i for i, v in enumerate(versions) if v == found_on)
    return sorted({*by_minor.values(), 0, *named}, reverse=True) if versions else []


@dataclass(frozen=True)
class Replay:
    backend: BackendName
    about: About
    case: Case
    known: Expectations
    timeout: float

    def __call__(self, version: str) -> Tried:
        name = replace(self.backend, version=version)
        try:
            tried = self._on(str(name))
        except BackendError as error:
            tried = Tried("cannot say", str(error))
        print(f"{name}: {tried.said}: {tried.why}", flush=True)
        return tried

    def _on(self, name: str) -> Tried:
        backend = open_backend(name, timeout=self.timeout)
        try:
            latitude = self.known.latitude_of(name)
            if Failure(*self.about.failure).standing == "inconsistent":
                latitude = with_conventions(latitude, ask(backend), self.known.conventions)
            for _ in range(TRIES if self.about.flaky else 1):
                judged = recheck_finding(backend, latitude, self.about, self.case)
                tried = Tried(answer_of(judged.verdict, Failure(*self.about.failure)), describe(judged.verdict))
                if tried.said == "has it":
                    break
            return tried
        finally:
            backend.close()


def answer_of(verdict: Verdict, failure: Failure) -> Said:
    if failure in failures_of(verdict):
        return "has it"
    return "has it not" if isinstance(verdict, Conforms) else "cannot say"


def describe(verdict: Verdict) -> str:
    parts = (getattr(verdict, name, None) for name in ("kind", "message", "reason"))
    return " ".join(" ".join([type(verdict).__name__, *(str(p) for p in parts if p)]).split())[:160]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(
        prog="python -m trials.findings.bisection",
        description=(__doc__ or "").splitlines()[0],
        epilog="Exit status: 0 a release is named, 1 all that can be run have it, 2 bad usage or no finding, 3 no "
        "release can be run, 4 none has it.",
    )
    parser.add_argument("finding", type=Path, metavar="FINDING_DIR", help="a folder that a run has published")
    parser.add_argument("--backend", metavar="NAME", help="the implementation (default: that of the finding)")
    parser.add_argument("--expectations", type=options.folder, metavar="DIR", default=FOLDER, help="declared latitudes")
    parser.add_argument("--timeout", type=options.seconds, default=60.0, metavar="SECONDS", help="limit of one run")
    given = parser.parse_args(arguments)
    return bisect(given.finding, given.backend, given.expectations, given.timeout)


def bisect(finding: Path, name: str | None, expectations: Path, timeout: float) -> int:
    """Bisect a finding, print what each release says and the answer, and return the exit status.

    `name`: the backend, None for that of the finding. `timeout`: seconds per run.
    """
    try:
        about, case = read(finding)
        backend = replace(BackendName.parse(name or about.backend), python=None, version="")
        known = load(expectations / f"{base_name(str(backend))}.toml")
        distribution = distribution_of(str(backend))
    except (BrokenResults, BrokenExpectations, BadBackendName, BackendError) as error:
        print(f"bisecting: {error}", file=sys.stderr)
        return BAD_USAGE
    try:
        versions = sorted(releases(distribution), key=Version)
    except BackendError as error:
        print(f"bisecting: {error}", file=sys.stderr)
        return NONE_RUNS
    replay = Replay(backend, about, case, known, timeout)
    found, answer = search(versions, replay, release_of_finding(about, distribution.package))
    return conclude(found, answer, distribution.package)


def release_of_finding(about: About, package: str) -> str | None:
    try:
        return BackendName.parse(about.backend).version or importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def conclude(found: Search, answer: Answer | None, package: str) -> int:
    if not any(found.answers()):
        print(f"no release of {package} can say whether it has it")
        return NONE_RUNS
    if answer is None:
        print(f"no release of {package} that was tried has it")
        return NONE_HAS_IT
    earlier = ", the oldest that can say" if answer.is_oldest else ""
    print(f"first release of {package} that has it: {answer.first_with}{earlier}")
    print(f"first release of {package} that has it no more: {answer.first_without or 'none'}")
    return ALL_HAVE_IT if answer.is_oldest and answer.first_without is None else NAMED


if __name__ == "__main__":
    sys.exit(main())
