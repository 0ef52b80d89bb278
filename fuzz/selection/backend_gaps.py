"""What a backend lacks, learnt from what it calls unsupported: uses of ops, by element types, attributes and grid of
processes."""

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
"""So many unsupported programs, and hardly any that is supported, and a use is taken to be lacking; or all of an op, or
of what is special about it; or all of an element type, of a kind of tensors, or of a number of processes."""
STRAY = 0.1
"""For each unsupported program, so many that are supported although they have a use that is lacking: compilers fold
and drop more than is evident."""
DOUBTFUL = 0.3
"""A use of which this share of the programs is unsupported is not lacking, but not to be put together with others."""
ATTEMPTS = 4
"""Programs that one is asked about at most, until one shows that it is supported, or a few that it is not."""
COMMON = ("f32", "i32", "i1")
"""Types that hardly any op of a backend lacks if it has the op."""


@dataclass(frozen=True)
class Gaps:
    """The names of uses that a backend lacks. A type that is mostly unsupported is among them, and says nothing of the
    uses that it `had` all the same. Of the `doubtful` ones it lacks some."""

    lacking: frozenset[str] = frozenset()
    had: frozenset[str] = frozenset()
    doubtful: frozenset[str] = frozenset()

    def concern(self, use: Use) -> bool:
        """Whether a use is lacking."""
        if use.own in self.lacking or not self.lacking.isdisjoint(use.parts):
            return True
        return use.own not in self.had and not self.lacking.isdisjoint(use.types)

    def make_doubtful(self, use: Use) -> bool:
        """Whether a program with this use may well be unsupported."""
        return not self.doubtful.isdisjoint(use.names) or self.concern(use)


def gaps(counted: Iterable[tuple[str, int, int]], foreign: Collection[str] = ()) -> Gaps:
    """What is lacking, of names of uses with the programs that were unsupported and those that were not; `foreign` are
    element types that the backend does not name among its own."""
    counts = list(counted)
    lacks = lacking(counts) | {f"{as_what} {t}" for as_what in ("type", "storage") for t in foreign}
    types = {name.removeprefix("type ") for name in lacks if name.startswith("type ")}
    had = (name for name, without, having in counts if having > without and not types.isdisjoint(_words(name)))
    doubtful = (name for name, without, having in counts if without >= max(SOME, DOUBTFUL * (without + having)))
    return Gaps(lacks, frozenset(had), frozenset(doubtful))


def without(of_backends: Collection[Gaps]) -> Without:
    """The ops and element types that every one of some backends lacks, but for types that some use had all the same."""
    if not of_backends:
        return NOTHING
    names = frozenset.intersection(*(of_one.lacking for of_one in of_backends))
    had = {word for of_one in of_backends for name in of_one.had for word in _words(name)}
    types = frozenset(t for t in ELEMENT_TYPES if f"type {t}" in names and str(t) not in had)
    return Without(frozenset(op for op in strategies() if f"op {op}" in names), types)


def _words(name: str) -> list[str]:
    return re.findall(r"[\w<>]+", name.replace("->", " "))


def lacking(counted: Iterable[tuple[str, int, int]]) -> frozenset[str]:
    """The names of uses that are taken to be lacking, as `gaps` does."""
    return frozenset(name for name, without, having in counted if _is_lacking(name, without, having))


def _is_lacking(name: str, without: int, having: int) -> bool:
    if name in _ELEMENT_TYPES:
        return without >= MANY and having <= without
    least = MANY if name in KINDS or name.startswith("processes ") else SOME if name.startswith("op ") else FEW
    most = 0 if name.endswith(_ALL_TYPES) else STRAY * without
    return without >= least and having <= most


_ALL_TYPES = tuple(f" {kind.split()[-1]}" for kind in KINDS)
"""Ends of names that say nothing of element types, of which a backend may lack most: what they name is lacking where it
never ran."""
_ELEMENT_TYPES = frozenset(
    [f"type {t}" for t in (*ELEMENT_TYPES, *(f"quantized_{t}" for t in FLOATS))]
    + [f"storage {t}" for t in ELEMENT_TYPES]
)


Subject = tuple[str, str]
"""An op and an element type; or a kind of programs and a number."""


def subjects(element_types: Sequence[str]) -> list[Subject]:
    """All that is probed of a backend that takes these element types: one type of each op first, and common ones, since
    there may be no time for all."""
    own = ([(op, t) for t in _types(op) if t in element_types] for op in strategies())
    return [subject for subject in chain.from_iterable(zip_longest(*own)) if subject is not None]


def _types(op: str) -> list[str]:
    return sorted(map(str, case_strategies.element_types(op)), key=lambda t: t not in COMMON)


def probe(subject: Subject, attempt: int) -> Case:
    """A one-op case of the subject, on one input set."""
    op, t = subject
    strategy = case_strategies.single_op(op, element_type_named(t), input_sets=1)
    return strategy.sample(Seeded(seed_of("probe", op, t, attempt)))
