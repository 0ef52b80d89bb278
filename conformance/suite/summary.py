"""The summary at the end of a run: counts by verdict, the ops that do not conform, tightness, and where things are."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from conformance.suite import showing
from conformance.suite.finish import Finish
from conformance.suite.suite_options import Options
from oracles.backends.protocol import DAMAGED
from results.codec import number
from results.records import Result


def summarize(reporter: Any, options: Options, finish: Finish, processor_time: str) -> None:
    reporter.section("conformance", "=")
    for backend in dict.fromkeys(r.backend for r in finish.results):
        mine = [r for r in finish.results if r.backend == backend]
        reporter.write_line(f"{backend} ({_versions(mine)}): {len(mine)} cases")
        for line in (*by_verdict(mine), *damaged(mine), *new_causes(mine), *by_op(mine), tightness(mine)):
            if line:
                reporter.write_line(f"  {line}")
        for line in showing.expected(mine) if options.shows_expected else ():
            reporter.write_line(f"  {line}")
    for line in (*options.absent, *finish.notes, processor_time):
        if line:
            reporter.write_line(line)
    for line in finish.problems:
        reporter.write_line(f"FAILED {line}", red=True)
    where(reporter, options, finish)
    if finish.missing:
        reporter.write_line(f"INCOMPLETE: {finish.missing}", red=True)
        if options.keeps:
            reporter.write_line(f"The same command with --resume --results {options.settings.results} goes on.")


def where(reporter: Any, options: Options, finish: Finish) -> None:
    """Where things are."""
    found = any(r.reproduction is not None and r.reproduction.directory for r in finish.results)
    if finish.run is not None and options.keeps:
        reporter.write_line(f"results: {options.settings.results}")
    elif finish.run is not None:
        reporter.write_line("A test that is run again keeps no results; --results FILE keeps them.")
    if found:
        reporter.write_line(f"findings: {options.settings.findings}")


def _versions(results: Sequence[Result]) -> str:
    return ", ".join(f"{p} {v}" for p, v in results[0].versions.items())


def label(result: Result) -> str:
    """How a result is counted: deviations by standing, and what was expected apart."""
    name = f"{result.verdict} ({result.standing})" if result.standing else result.verdict
    return f"{name}, expected" if result.fails and result.expectation else name


def by_verdict(results: Sequence[Result]) -> list[str]:
    counts = Counter(map(label, results))
    return [", ".join(f"{n} {name}" for name, n in counts.most_common())]


def damaged(results: Sequence[Result]) -> list[str]:
    """The processes that ended in the midst of programs that are right in new ones; messages say other things too, as
    how an invalid program was refused."""
    count = sum(r.message.endswith(DAMAGED) for r in results)
    if not count:
        return []
    return [f"{count} times a process ended in a program that is right in a new one: {DAMAGED}"]


def new_causes(results: Sequence[Result]) -> list[str]:
    """A line for each cause that no expectation names, with the command that shows it again."""
    new = {c.id: c for r in results for c in r.causes if c.expectation is None}
    counts = Counter(c.id for r in results for c in r.causes)
    replays = {c.id: r.replay for r in results if r.reproduction for c in r.causes}
    return [
        f"new: {c.signature} ({counts[i]} {'case' if counts[i] == 1 else 'cases'}): {replays.get(i, '')}"
        for i, c in sorted(new.items())
    ]


def by_op(results: Sequence[Result]) -> list[str]:
    """A line for each op that does not conform: which claims fail on which types, in which way."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for r in results:
        if r.fails and r.expectation is None:
            how = r.kind or r.verdict
            labels = ", ".join(r.clauses) if r.claim == "rejects_invalid" else r.element_type or r.claim
            found[r.op or "programs"][how].add(labels)
    return [
        f"{op}: " + "; ".join(f"{how} ({', '.join(sorted(where))})" for how, where in sorted(kinds.items()))
        for op, kinds in sorted(found.items())
    ]


def tightness(results: Sequence[Result]) -> str:
    """How much the sets say: means over cases, and the median of the cases' median widths."""
    measured = [r.tightness for r in results if r.tightness is not None]
    if not measured:
        return ""
    exact = statistics.fmean(float(t.exact or 0) for t in measured)
    undecided = statistics.fmean(float(t.undecided or 0) for t in measured)
    widths = [float(number(t.median_ulps)) for t in measured if t.median_ulps is not None]
    median = f", the others {statistics.median(widths):.2g} ulps wide (median)" if widths else ""
    return f"expected sets: {exact:.1%} of elements exact, {undecided:.1%} left open{median}"
