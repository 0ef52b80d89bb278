"""`python -m reports RESULTS... -o DIR`: write the report of one or several results files."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reports.cause_rows import violations
from reports.finding_rows import Finding
from reports.folder import Unwritable
from reports.gather import Report, gather, load
from reports.published_runs import facts
from reports.witnesses import side_by_side
from results import commands, options
from results.file import BrokenResults
from results.run import Run
from results.untrusted import printable, tell


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] in (["compare"], ["history"]):
        return _several(given[0], given[1:])
    parser = options.Parser(
        prog=commands.module("reports"),
        description="Writes the report of one or several runs: pages that open from disk, without a network.",
        epilog="`python -m reports compare BEFORE AFTER -o DIR` compares two runs by cause, "
        "`python -m reports history RESULTS... -o DIR` shows many. "
        "Exit status: 0 written, 2 bad usage, a broken results file or a folder that cannot be written.",
    )
    parser.add_argument("results", type=Path, nargs="+", metavar="RESULTS", help="results.jsonl of a run")
    place = parser.add_mutually_exclusive_group(required=True)
    place.add_argument("-o", "--output", type=options.place, metavar="DIR", help="where the pages go")
    place.add_argument(
        "--site", type=options.place, metavar="DIR",
        help="write a site to publish instead: implementations and releases side by side, causes at addresses that "
        "stay, the history of the runs, and index.json",
    )  # fmt: skip
    parser.add_argument("--skip-broken", action="store_true", help="leave out lines that cannot be read, and say so")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args(given)
    try:
        from reports import site
    except ModuleNotFoundError as e:
        return _fail(f"the report needs {e.name}: pip install 'stablehlo-conformance[report]'")
    try:
        skipped: list[str] | None = [] if chosen.skip_broken else None
        runs = [load(path, skipped) for path in chosen.results]
        if chosen.site is not None:
            return _publish(runs, chosen.site, skipped)
        report = gather(runs)
        index = site.write(report, chosen.output)
    except (BrokenResults, Unwritable) as e:
        return _fail(str(e))
    _tell(skipped)
    return _print(
        json.dumps(figures(report) | {"report": str(index)}, indent=2) if chosen.json else _summary(report, index)
    )


def _publish(runs: Sequence[Run], out: Path, skipped: Sequence[str] | None) -> int:
    from reports.published_runs import publication
    from reports.published_site import write_site

    p = publication(runs)
    index = write_site(p, out)
    _tell(skipped)
    return _print(f"{index}: {len(p.columns)} releases, {len(p.causes)} causes, {len(p.runs)} runs")


def _several(command: str, given: Sequence[str]) -> int:
    is_comparison = command == "compare"
    parser = options.Parser(
        prog=commands.module(f"reports {command}"),
        description="Compares two runs by cause: fixed, new, changed." if is_comparison else "Shows causes over runs.",
    )
    parser.add_argument("results", type=Path, nargs=2 if is_comparison else "+", metavar="RESULTS")
    parser.add_argument("-o", "--output", type=options.place, required=True, metavar="DIR", help="where the pages go")
    parser.add_argument("--skip-broken", action="store_true", help="leave out lines that cannot be read, and say so")
    chosen = parser.parse_args(given)
    skipped: list[str] | None = [] if chosen.skip_broken else None
    try:
        from reports import run_comparison, several

        if not is_comparison:
            runs = run_comparison.history(chosen.results, skipped)
            index = several.write_history(runs, chosen.output)
            _tell(skipped)
            return _print(f"{index}: {len(runs)} runs")
        c = run_comparison.compare(chosen.results[0], chosen.results[1], skipped)
        index = several.write_comparison(c, chosen.output)
        _tell(skipped)
    except ModuleNotFoundError as e:
        return _fail(f"the report needs {e.name}: pip install 'stablehlo-conformance[report]'")
    except (BrokenResults, Unwritable) as e:
        return _fail(str(e))
    counts = f"{len(c.fixed)} fixed, {len(c.new)} new, {len(c.changed)} changed, {c.same} the same"
    return _print(f"{index}: {counts}" + (f", {len(c.not_asked)} not asked again" if c.not_asked else ""))


def _tell(skipped: Sequence[str] | None) -> None:
    for problem in skipped or ():
        print(f"python -m reports: left out: {printable(problem)}", file=sys.stderr)


def _print(text: str) -> int:
    tell(text)
    return 0


def _fail(message: str) -> int:
    print(f"python -m reports: {printable(message)}", file=sys.stderr)
    return 2


def figures(report: Report) -> dict[str, Any]:
    return {
        "cases": len(report.results),
        "cut_off": list(report.missing),
        "missing": dict(report.missing),
        "complaints": list(report.complaints),
        "backends": {
            name: {
                "versions": dict(b.about.versions),
                "latitude": dict(b.latitude),
                "admitted": dict(b.admitted),
                "states": {s.key: b.tally.of(s.key) for s, _, _ in b.tally.parts},
                "unexpected": {s: b.tally.failures(s, False) for s in ("violation", "accuracy")},
                "expected": {s: b.tally.failures(s, True) for s in ("violation", "accuracy")},
                "seconds": {stage: round(s, 3) for stage, s in b.seconds.items()},
            }
            for name, b in report.backends.items()
        },
        "findings": [_finding(report, f) for f in report.findings],
        "causes": [facts(v) for v in violations(report)],
    }


def _finding(report: Report, f: Finding) -> dict[str, Any]:
    beside = side_by_side(report, f.example, f.results)
    return {
        "id": f.id,
        "backend": f.backend,
        "op": f.op,
        "what": f.title,
        "standing": f.standing,
        "kind": f.kind,
        "clauses": list(f.clauses),
        "element_types": f.element_types,
        "cases": len(f.results),
        "expectation": f.expectation,
        "causes": [{"id": c.id, "signature": c.signature} for c in f.causes],
        "side_by_side": beside.sentence if beside is not None else None,
        "is_against_us": beside is not None and beside.is_against_us,
        "replay": f.example.replay,
    }


def _summary(report: Report, index: Path) -> str:
    lines = [f"INCOMPLETE: {path}: {what}" for path, what in report.missing.items()]
    lines += [f"{index}: {len(report.results):,} cases"]
    for name, b in report.backends.items():
        unexpected = sum(f.backend == name for f in report.unexpected)
        known = sum(f.backend == name for f in report.known)
        lines.append(f"  {name}: {unexpected} unexpected and {known} expected findings; {b.tally}")
    lines += [f"  failed: {complaint}" for complaint in report.complaints]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
