"""Since when an implementation has a cause, and whether its newest release has it."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from packaging.specifiers import InvalidSpecifier, Specifier, SpecifierSet
from packaging.version import InvalidVersion, Version

from reports.finding_rows import Finding
from reports.gather import Backend, Report
from results.records import ExpectationNote, Result

_SHARED = ("numpy", "ml_dtypes", "stablehlo", "jax", "jaxlib")
"""Packages that many implementations are run with: their releases count for those only whose entries name them."""
_LOWER = (">=", ">", "==", "~=")


@dataclass(frozen=True)
class Lifespan:
    """The releases of an implementation that have a cause, as far as they are known."""

    package: str
    """Whose releases these are."""
    first: str | None
    """The first release with it; None where that is older than all that were asked, or not known."""
    gone: str | None
    """A release after these that is without it."""
    newest: str
    """The newest release that the runs and the expectations know of."""
    in_newest: bool | None
    """None where that is not known."""
    seen: Sequence[str]
    """The releases on which it showed in these runs, the oldest first."""

    def __str__(self) -> str:
        since = f"since {self.package} {self.first}" if self.first is not None else ""
        if self.in_newest is None:
            seen = f"seen in {self.package} {', '.join(self.seen)}" if self.seen else ""
            return "; ".join(
                filter(None, (since or seen, f"the newest release ({self.package} {self.newest}) was not asked"))
            )
        if self.in_newest:
            return f"{since or 'since when is not known'}; in the newest release ({self.package} {self.newest})"
        gone = f"gone in {self.gone}" if self.gone is not None else ""
        old = ", ".join(filter(None, (since or f"in old releases of {self.package}", gone)))
        return f"{old}; not in the newest release ({self.package} {self.newest})"


def lifespan(report: Report, base: Backend, found: Sequence[Finding]) -> Lifespan:
    """Of a cause on an implementation, given all its findings on all releases that were run: by the entries that expect
    it, and by what the runs show."""
    package, notes = package_of(report, base), _notes(report, base)
    ranges = _ranges(base, found, package)
    seen = sorted(_releases(report, package, (r for f in found for r in f.results)))
    run = {v for b in report.backends.values() if (v := _version(b.about.versions.get(package)))}
    named = sorted({*run, *seen, *(v for n in notes for v in _bounds(n.releases.get(package)))})
    newest = named[-1] if named else None
    has = None if newest is None else newest in seen or any(newest in r for r in ranges)
    if not has and not ranges and newest not in _asked(report, package, found):
        has = None
    first = _first(ranges, seen)
    return Lifespan(package, first, _gone(ranges, named), str(newest or ""), has, tuple(map(str, seen)))


def package_of(report: Report, base: Backend) -> str:
    """The package whose releases are those of an implementation: the one that its entries name most often; else the one
    that is called as it is; else any."""
    named = Counter(p for n in _notes(report, base) for p in n.releases)
    own = [p for p in base.about.versions if p not in _SHARED] or list(base.about.versions)
    alike = [p for p in own if _name(base) in p]
    return next(iter([p for p, _ in named.most_common(1)] + alike + own), "release")


def _notes(report: Report, base: Backend) -> list[ExpectationNote]:
    of_base = [b for b in report.backends.values() if _name(b) == _name(base)]
    return [n for b in of_base for n in b.about.expectations.values()]


def _asked(report: Report, package: str, found: Sequence[Finding]) -> set[Version]:
    """The releases to which a case was put that shows the cause on some release."""
    cases = {r.case for f in found for r in f.results}
    return _releases(report, package, (r for case in cases for r in report.of_case.get(case, ())))


def _releases(report: Report, package: str, results: Iterable[Result]) -> set[Version]:
    """Those that gave the results."""
    named = ((r.versions or report.backends[r.backend].about.versions).get(package) for r in results)
    return {v for text in named if (v := _version(text))}


def _name(b: Backend) -> str:
    """Of the implementation: without version, variant and environment."""
    return re.split("[:@= ]", b.name, maxsplit=1)[0]


def _ranges(base: Backend, found: Sequence[Finding], package: str) -> list[SpecifierSet]:
    """The releases that the entries name; nothing where one of them names none."""
    entries = {e for f in found for e in (f.expectation or "").split(", ")}
    ranges = [_range(n.releases.get(package)) for e, n in base.about.expectations.items() if e in entries]
    return [] if None in ranges or len(ranges) < len(entries) else [r for r in ranges if r is not None]


@functools.cache
def _range(text: str | None) -> SpecifierSet | None:
    try:
        return None if text is None else SpecifierSet(text, prereleases=True)
    except InvalidSpecifier:
        return None


@functools.cache
def _version(text: str | None) -> Version | None:
    try:
        return None if text is None else Version(text)
    except InvalidVersion:
        return None


def _named(of: Iterable[Specifier] | None) -> list[Version]:
    return [v for s in of or () if (v := _version(s.version.removesuffix(".*")))]


@functools.cache
def _bounds(text: str | None) -> tuple[Version, ...]:
    """The versions that a range names."""
    return tuple(_named(_range(text)))


def _first(ranges: Sequence[SpecifierSet], seen: Sequence[Version]) -> str | None:
    """The lowest bound, where all ranges have one."""
    lowest = [
        min((v for s in r if s.operator in _LOWER for v in _named(SpecifierSet(str(s)))), default=None) for r in ranges
    ]
    known = [v for v in lowest if v is not None]
    return str(min((*known, *seen))) if known and len(known) == len(lowest) else None


def _gone(ranges: Sequence[SpecifierSet], named: Sequence[Version]) -> str | None:
    """The first release that is named behind the last one in the ranges."""
    within = [any(v in r for r in ranges) for v in named]
    last = max((i for i, has in enumerate(within) if has), default=-1)
    return str(named[last + 1]) if ranges and last + 1 < len(named) else None
