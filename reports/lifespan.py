"""Lifespan of a cause: the releases of an implementation that have it."""

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
"""Packages shared by many implementations; their releases count only if an entry names them."""
_LOWER = (">=", ">", "==", "~=")


@dataclass(frozen=True)
class Lifespan:
    package: str
    """The package that the releases belong to."""
    first: str | None
    """The first release with the cause; None if it is older than all known releases, or unknown."""
    gone: str | None
    """A later release without the cause."""
    newest: str
    """The newest release that the runs and the expectations mention."""
    in_newest: bool | None
    """Whether the newest release has the cause; None if unknown."""
    seen: Sequence[str]
    """The releases on which these runs show it, oldest first."""

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
    package, notes = package_of(report, base), _notes(report, base)
    ranges = _ranges(base, found, package)
    seen = sorted(_releases(report, package, (r for f in found for r in f.results)))
    run = {v for b in report.backends.values() if (v := _version(b.about.versions.get(package)))}
    named = sorted({*run, *seen, *(v for n in notes for v in _bounds(n.releases.get(package)))})
    newest = named[-1] if named else None
    has = None if newest is None else newest in seen or any(newest in r for r in ranges)
    if not has and not ranges and newest not in _releases_asked(report, package, found):
        has = None
    first = _first(ranges, seen)
    return Lifespan(package, first, _gone(ranges, named), str(newest or ""), has, tuple(map(str, seen)))


def package_of(report: Report, base: Backend) -> str:
    """Return the package whose releases count as the implementation's releases.

    It is the package that its expectations name most often, else one named like the implementation, else any.
    """
    named = Counter(p for n in _notes(report, base) for p in n.releases)
    own = [p for p in base.about.versions if p not in _SHARED] or list(base.about.versions)
    alike = [p for p in own if _name(base) in p]
    return next(iter([p for p, _ in named.most_common(1)] + alike + own), "release")


def _notes(report: Report, base: Backend) -> list[ExpectationNote]:
    of_base = [b for b in report.backends.values() if _name(b) == _name(base)]
    return [n for b in of_base for n in b.about.expectations.values()]


def _releases_asked(report: Report, package: str, found: Sequence[Finding]) -> set[Version]:
    cases = {r.case for f in found for r in f.results}
    return _releases(report, package, (r for case in cases for r in report.of_case.get(case, ())))


def _releases(report: Report, package: str, results: Iterable[Result]) -> set[Version]:
    named = ((r.versions or report.backends[r.backend].about.versions).get(package) for r in results)
    return {v for text in named if (v := _version(text))}


def _name(b: Backend) -> str:
    return re.split("[:@= ]", b.name, maxsplit=1)[0]


def _ranges(base: Backend, found: Sequence[Finding], package: str) -> list[SpecifierSet]:
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


def _versions_in(of: Iterable[Specifier] | None) -> list[Version]:
    return [v for s in of or () if (v := _version(s.version.removesuffix(".*")))]


@functools.cache
def _bounds(text: str | None) -> tuple[Version, ...]:
    return tuple(_versions_in(_range(text)))


def _first(ranges: Sequence[SpecifierSet], seen: Sequence[Version]) -> str | None:
    """Return the first release with the cause; None if a range has no lower bound, or there is no range."""
    lowest = [
        min((v for s in r if s.operator in _LOWER for v in _versions_in(SpecifierSet(str(s)))), default=None)
        for r in ranges
    ]
    known = [v for v in lowest if v is not None]
    return str(min((*known, *seen))) if known and len(known) == len(lowest) else None


def _gone(ranges: Sequence[SpecifierSet], named: Sequence[Version]) -> str | None:
    """Return the first named release after the last one within the ranges; None if there is none."""
    within = [any(v in r for r in ranges) for v in named]
    last = max((i for i, has in enumerate(within) if has), default=-1)
    return str(named[last + 1]) if ranges and last + 1 < len(named) else None
