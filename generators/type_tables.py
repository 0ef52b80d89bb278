"""Tables of element types and shapes, ordered from simple to odd; frequent entries are repeated."""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Iterable, Sequence

from spec.types import ElementType, FloatType, bf16, complex64, f16, f32, f64, i1, si4, si8, si32, si64, ui8, ui32

Shape = tuple[int, ...]

MAX_RANK = 8
TREATED_APART = (
    si32, f32, i1, f64, f16, bf16, si8, ui8, si64, ui32, si4, FloatType("f8E4M3FN"), FloatType("f8E5M2"), complex64,
)  # fmt: skip
"""The element types that compilers treat differently from each other; every other type is treated like one of these."""

_COMMON = (si32, f32, i1, f64, f16, bf16, si8, ui8, si64, ui32)
_COMMON_WEIGHT = 3
_SMALL_SIZE = 64
"""The number of elements that most tensors stay within."""
_SHAPES = 2048


@functools.cache
def by_weight(allowed: tuple[ElementType, ...]) -> tuple[ElementType, ...]:
    """Return the allowed element types; the common types come first, and are repeated."""
    common = tuple(t for t in _COMMON if t in allowed)
    return common + tuple(t for t in allowed if t not in common) + common * (_COMMON_WEIGHT - 1)


@functools.cache
def without(allowed: tuple[ElementType, ...], avoided: frozenset[ElementType]) -> tuple[ElementType, ...]:
    return tuple(t for t in allowed if t not in avoided) or allowed


def sort_key(shape: Shape) -> tuple[int, int, Shape]:
    """Return a key that sorts shapes by number of elements (empty ones as five), then by rank."""
    elements = math.prod(shape)
    return (elements or 5, len(shape), shape)


@functools.cache
def shapes(min_rank: int = 0, max_rank: int = MAX_RANK, max_size: int = 4096) -> tuple[Shape, ...]:
    """Return the table of shapes within these bounds, simpler shapes first.

    Ranks go up to 8, sizes are mostly 1 to 5; one shape in ten has a dimension of 0, one in sixty a large dimension.
    """
    rng = random.Random(0)
    ranks = _ranks(min_rank, max_rank)
    found: list[Shape] = []
    while len(found) < _SHAPES:
        shape = _shape(rng, _pick(rng, ranks))
        if math.prod(shape) <= max_size:
            found.append(shape)
    return tuple(sorted(found, key=sort_key))


def _ranks(low: int, high: int) -> list[int]:
    weights = {0: 4, 1: 6, 2: 6, 3: 4}
    return [r for r in range(low, high + 1) for _ in range(weights.get(r, 1))]


def _pick(rng: random.Random, options: Sequence[int]) -> int:
    """Return one of the options, in half the time of `random.choice`."""
    bits = len(options).bit_length()
    while (place := rng.getrandbits(bits)) >= len(options):
        pass
    return options[place]


_USUAL_SIZES = (1, 1, 2, 2, 3, 3, 4, 5, 7)


def _shape(rng: random.Random, rank: int) -> Shape:
    odd = rng.random()
    if rank and odd < 1 / 60:
        return _with_one_large(rng, rank)
    sizes = [_pick(rng, _USUAL_SIZES) for _ in range(rank)]
    while math.prod(sizes) > _SMALL_SIZE:
        sizes[sizes.index(max(sizes))] -= 1
    if rank and odd > 0.9:
        sizes[_pick(rng, range(rank))] = 0
    return tuple(sizes)


def _with_one_large(rng: random.Random, rank: int) -> Shape:
    sizes = [_pick(rng, (1, 1, 2)) if rank <= 4 else 1 for _ in range(rank)]
    large = _pick(rng, (127, 128, 129, 257, 512, 1000))
    sizes[_pick(rng, range(rank))] = large
    return tuple(sizes)


@functools.lru_cache(maxsize=4096)
def shapes_of_size(size: int) -> tuple[Shape, ...]:
    """Return up to 128 shapes with `size` elements, of rank 8 at most, lower ranks first."""
    if size == 0:
        return tuple(s for s in dict.fromkeys(shapes()) if 0 in s)
    found: set[Shape] = {(size,)}
    grown: Iterable[Shape] = [(size,)]
    for _ in range(5):
        grown = [t for s in grown for t in _split(s)][:200]
        found.update(grown)
    padded = {(*s[:i], 1, *s[i:]) for s in found for i in range(len(s) + 1) if len(s) < MAX_RANK}
    scalar: set[Shape] = {()} if size == 1 else set()
    return tuple(sorted(found | padded | scalar, key=lambda s: (len(s), s))[:128])


def _split(shape: Shape) -> list[Shape]:
    if len(shape) >= MAX_RANK:
        return []
    return [
        (*shape[:i], f, n // f, *shape[i + 1 :])
        for i, n in enumerate(shape)
        for f in range(2, min(n, 9))
        if n % f == 0 and n > f
    ]


@functools.cache
def only(allowed: tuple[ElementType, ...], wanted: tuple[ElementType, ...]) -> tuple[ElementType, ...]:
    """Return the wanted element types that are allowed, with repetitions; all allowed types if there is none."""
    return tuple(t for t in wanted if t in allowed) or allowed
