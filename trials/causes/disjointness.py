"""Whether two entries could claim one cause: something in them must exclude that both match."""

from __future__ import annotations

from collections.abc import Sequence

from packaging.specifiers import SpecifierSet
from packaging.version import Version

from trials.causes.entries import Entry
from trials.features.feature_words import FAMILIES, exclude, implied


def are_disjoint(a: Entry, b: Entry) -> bool:
    """Whether something in the entries excludes that both match, so that no cause has two."""
    return (
        a.yields(b)
        or b.yields(a)
        or not a.failures & b.failures
        or _apart(a.ops, b.ops)
        or _apart(a.types, b.types)
        or _without_types(a, b)
        or _without_types(b, a)
        or _apart(a.labels, b.labels)
        or _apart(a.variants, b.variants)
        or (None not in (a.claim, b.claim) and a.claim != b.claim)
        or (None not in (a.stage, b.stage) and a.stage != b.stage)
        or _say_otherwise(a.messages, b.messages)
        or _features_exclude(a, b)
        or not share_releases(a, b)
    )


def _apart(a: Sequence[str] | frozenset[str], b: Sequence[str] | frozenset[str]) -> bool:
    return bool(a) and bool(b) and not {*a} & {*b}


def _without_types(a: Entry, b: Entry) -> bool:
    """Whether the one has none of the element types that the other asks for."""
    named = [w.partition("=")[2] for w in a.unless if w.startswith("element-type=")]
    return bool(b.types) and b.types <= {t for name in named for t in FAMILIES.get(name, {name})}


def _say_otherwise(a: Sequence[str], b: Sequence[str]) -> bool:
    return all(x not in y and y not in x for x in a for y in b)


def _features_exclude(a: Entry, b: Entry) -> bool:
    has_a, has_b = (frozenset(i for w in e.when for i in implied(w)) for e in (a, b))
    return bool(has_a & {*b.unless} or has_b & {*a.unless}) or any(exclude(x, y) for x in has_a for y in has_b)


def share_releases(a: Entry, b: Entry) -> bool:
    """Whether both may be met on one release."""
    return all(_share_a_version(a.releases[p], b.releases[p]) for p in a.releases.keys() & b.releases.keys())


def _share_a_version(a: str, b: str) -> bool:
    """Whether a version is in both ranges: one of those that they name, or one just below or above."""
    ranges = SpecifierSet(a), SpecifierSet(b)
    named = [v for r in ranges for v in named_versions(r)]
    probes = {"0", "99999", *(str(v) for v in named), *(f"{v}.1" for v in named), *(f"{v}.dev0" for v in named)}
    return any(all(r.contains(p, prereleases=True) for r in ranges) for p in probes)


def named_versions(range_: SpecifierSet) -> list[Version]:
    """Raises InvalidVersion for `===` and what is no version."""
    return [Version(s.version.removesuffix(".*")) for s in range_]
