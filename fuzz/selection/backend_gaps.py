"""Gaps of a backend: uses of ops (by op, element types, attributes, process grid) that it reports as unsupported."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest

from fuzz.selection.op_uses import KINDS, Use
from generators.cases import Case
from generators.choices import Seeded
from generators.examples import seed_of
from generators.families import strategies
from generators.programs import case_strategies
from generators.value_scope import NOTHING, Without
from spec.types import ELEMENT_TYPES, FLOATS, element_type_named

FEW, SOME, MANY = 2, 3, 6
"""Numbers of unsupported programs, with hardly any supported one, after which a use counts as lacking.

FEW is for one use, SOME for an op or a special form of it, MANY for an element type, a kind of tensors or a number of
processes.
"""
STRAY = 0.1
"""Supported programs that are tolerated per unsupported one.

A compiler may fold or drop an operation that it does not support.
"""
DOUBTFUL = 0.3
"""A use is doubtful if this share of its programs is unsupported.

Its programs run, but are not batched into one module with others.
"""
ATTEMPTS = 4
"""Most programs that one subject is probed with."""
COMMON = ("f32", "i32", "i1")
"""Element types that a backend supports for almost any op that it has."""


@dataclass(frozen=True)
class Gaps:
    """The names of uses that a backend lacks.

    - `lacking`: uses, ops and element types that are unsupported
    - `had`: uses that are supported although one of their element types is in `lacking`
    - `doubtful`: uses that are unsupported in part of the programs
    """

    lacking: frozenset[str] = frozenset()
    had: frozenset[str] = frozenset()
    doubtful: frozenset[str] = frozenset()

    def concern(self, use: Use) -> bool:
        if use.own in self.lacking or not self.lacking.isdisjoint(use.parts):
            return True
        return use.own not in self.had and not self.lacking.isdisjoint(use.types)

    def make_doubtful(self, use: Use) -> bool:
        return not self.doubtful.isdisjoint(use.names) or self.concern(use)


def gaps(counted: Iterable[tuple[str, int, int]], foreign: Collection[str] = ()) -> Gaps:
    """Return the gaps that follow from counts of (name of a use, unsupported programs, supported programs).

    `foreign` are element types that the backend does not list as its own.
    """
    counts = list(counted)
    lacks = absent_uses(counts) | {f"{as_what} {t}" for as_what in ("type", "storage") for t in foreign}
    types = {name.removeprefix("type ") for name in lacks if name.startswith("type ")}
    had = (name for name, without, having in counts if having > without and not types.isdisjoint(_words(name)))
    doubtful = (name for name, without, having in counts if without >= max(SOME, DOUBTFUL * (without + having)))
    return Gaps(lacks, frozenset(had), frozenset(doubtful))


def without(of_backends: Collection[Gaps]) -> Without:
    """Return the ops and element types that all of the given backends lack, except types of a use that one supports."""
    if not of_backends:
        return NOTHING
    names = frozenset.intersection(*(of_one.lacking for of_one in of_backends))
    had = {word for of_one in of_backends for name in of_one.had for word in _words(name)}
    types = frozenset(t for t in ELEMENT_TYPES if f"type {t}" in names and str(t) not in had)
    return Without(frozenset(op for op in strategies() if f"op {op}" in names), types)


def _words(name: str) -> list[str]:
    return re.findall(r"[\w<>]+", name.replace("->", " "))


def absent_uses(counted: Iterable[tuple[str, int, int]]) -> frozenset[str]:
    return frozenset(name for name, without, having in counted if _is_lacking(name, without, having))


def _is_lacking(name: str, without: int, having: int) -> bool:
    if name in _ELEMENT_TYPES:
        return without >= MANY and having <= without
    least = MANY if name in KINDS or name.startswith("processes ") else SOME if name.startswith("op ") else FEW
    most = 0 if name.endswith(_ALL_TYPES) else STRAY * without
    return without >= least and having <= most


_ALL_TYPES = tuple(f" {kind.split()[-1]}" for kind in KINDS)
"""Suffixes of names that mention no element type.

Such a use counts as lacking only if it never ran, since the backend may lack most element types.
"""
_ELEMENT_TYPES = frozenset(
    [f"type {t}" for t in (*ELEMENT_TYPES, *(f"quantized_{t}" for t in FLOATS))]
    + [f"storage {t}" for t in ELEMENT_TYPES]
)


Subject = tuple[str, str]
"""An op and an element type, or a kind of programs and a number."""


def subjects(element_types: Sequence[str]) -> list[Subject]:
    own = ([(op, t) for t in _types(op) if t in element_types] for op in strategies())
    return [subject for subject in chain.from_iterable(zip_longest(*own)) if subject is not None]


def _types(op: str) -> list[str]:
    return sorted(map(str, case_strategies.element_types(op)), key=lambda t: t not in COMMON)


def probe(subject: Subject, attempt: int) -> Case:
    op, t = subject
    strategy = case_strategies.single_op(op, element_type_named(t), input_sets=1)
    return strategy.sample(Seeded(seed_of("probe", op, t, attempt)))
