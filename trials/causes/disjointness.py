"""Disjointness of entries: no failure may match the entries of two causes."""

from __future__ import annotations

from collections.abc import Sequence

from trials.causes.entries import Entry
from trials.causes.release_ranges import share_releases
from trials.features.feature_words import FAMILIES, exclude, implications


def are_disjoint(a: Entry, b: Entry) -> bool:
    return (
        a.yields(b)
        or b.yields(a)
        or not a.failures & b.failures
        or _exclude_each_other(a.ops, b.ops)
        or _exclude_each_other(a.types, b.types)
        or _without_types(a, b)
        or _without_types(b, a)
        or _exclude_each_other(a.labels, b.labels)
        or _exclude_each_other(a.variants, b.variants)
        or (None not in (a.claim, b.claim) and a.claim != b.claim)
        or (None not in (a.stage, b.stage) and a.stage != b.stage)
        or _say_otherwise(a.messages, b.messages)
        or _features_exclude(a, b)
        or not share_releases(a.releases, b.releases)
    )


def _exclude_each_other(a: Sequence[str] | frozenset[str], b: Sequence[str] | frozenset[str]) -> bool:
    return bool(a) and bool(b) and not {*a} & {*b}


def _without_types(a: Entry, b: Entry) -> bool:
    named = [w.partition("=")[2] for w in a.unless if w.startswith("element-type=")]
    return bool(b.types) and b.types <= {t for name in named for t in FAMILIES.get(name, {name})}


def _say_otherwise(a: Sequence[str], b: Sequence[str]) -> bool:
    return all(x not in y and y not in x for x in a for y in b)


def _features_exclude(a: Entry, b: Entry) -> bool:
    has_a, has_b = (frozenset(i for w in e.when for i in implications(w)) for e in (a, b))
    return bool(has_a & {*b.unless} or has_b & {*a.unless}) or any(exclude(x, y) for x in has_a for y in has_b)
