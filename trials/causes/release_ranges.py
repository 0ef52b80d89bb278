"""Ranges of releases: whether two intersect, and their hull."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from packaging.specifiers import Specifier, SpecifierSet
from packaging.version import Version

Releases = Mapping[str, str]
"""Version ranges by package, as `>=0.10,<0.12`."""


def share_releases(a: Releases, b: Releases) -> bool:
    return all(_share_a_version(a[p], b[p]) for p in a.keys() & b.keys())


def _share_a_version(a: str, b: str) -> bool:
    """Return whether a version is in both ranges, tested on their boundaries and the versions next to these."""
    ranges = SpecifierSet(a), SpecifierSet(b)
    named = [v for r in ranges for v in named_versions(r)]
    probes = {"0", "99999", *(str(v) for v in named), *(f"{v}.1" for v in named), *(f"{v}.dev0" for v in named)}
    return any(all(r.contains(p, prereleases=True) for r in ranges) for p in probes)


def named_versions(range_: SpecifierSet) -> list[Version]:
    """Return the versions that a range names. Raises InvalidVersion for `===` and malformed versions."""
    return [Version(s.version.removesuffix(".*")) for s in range_]


def hull(of: Sequence[Releases]) -> dict[str, str]:
    """Return by package a range that spans all given ranges; packages missing in one of them are left out.

    A package is also left out if its range has no bounds.
    """
    packages = [p for p in of[0] if all(p in r for r in of)]
    found = {p: _hull([SpecifierSet(r[p]) for r in of]) for p in packages}
    return {p: range_ for p, range_ in found.items() if range_}


def _hull(ranges: Sequence[SpecifierSet]) -> str:
    if len({*ranges}) == 1:
        return str(ranges[0])
    lowest = [_lowest(r) for r in ranges]
    highest = [_highest(r) for r in ranges]
    lows, highs = [v for v in lowest if v is not None], [v for v in highest if v is not None]
    parts = [f">={min(lows)}"] if len(lows) == len(ranges) else []
    if len(highs) == len(ranges):
        last, is_in = max(highs)
        parts.append(f"{'<=' if is_in else '<'}{last}")
    return ",".join(parts)


def _lowest(range_: SpecifierSet) -> Version | None:
    return max((v for s in range_ if s.operator in (">=", ">", "==", "~=") for v in [_version(s)]), default=None)


def _highest(range_: SpecifierSet) -> tuple[Version, bool] | None:
    found = [(_version(s), s.operator == "<=") for s in range_ if s.operator in ("<", "<=")]
    found += [_end(s) for s in range_ if s.operator == "=="]
    return min(found, default=None)


def _end(exactly: Specifier) -> tuple[Version, bool]:
    version = _version(exactly)
    if not exactly.version.endswith(".*"):
        return version, True
    *first, last = version.release
    return Version(".".join(map(str, (*first, last + 1)))), False


def _version(s: Specifier) -> Version:
    return Version(s.version.removesuffix(".*"))
