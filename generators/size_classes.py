"""Element counts at which compilers change their strategy, and shapes with about as many elements."""

from __future__ import annotations

from generators.choices import Choices
from generators.type_tables import MAX_RANK, Shape

CLASSES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 1024, 4096, 2**14, 2**16, 2**18, 2**20)
"""Element counts; shapes have that many elements, one more or one fewer."""
_COMMON, _RARE = 256, 2**16
_BY_SHARE = tuple(n for n in CLASSES for _ in range(12 if n <= _COMMON else 4 if n <= _RARE else 1))


def draw_class(choices: Choices, most: int) -> int:
    return min(choices.choice(_BY_SHARE), most)


def class_of(elements: int) -> int:
    """Return the greatest class that a tensor of `elements` elements, or of one more, reaches; 0 if there is none."""
    return max((n for n in CLASSES if n <= elements + (n > 2)), default=0)


def shape_of(choices: Choices, size: int, min_rank: int = 0, max_rank: int = MAX_RANK) -> Shape:
    n = max(size + choices.choice((0, 0, 0, 1, -1)), 1)
    rank = choices.choice([r for r in (1, 2, 3, 2, 4, 1, 3, 2, *range(MAX_RANK + 1)) if min_rank <= r <= max_rank])
    if rank == 0:
        return ()
    sizes = [n]
    if choices.integer(0, 2) > 0:  # else long and thin
        while len(sizes) < rank and (found := _split(choices, sizes)):
            sizes = found
    sizes += [1] * (rank - len(sizes))
    return tuple(sizes[i] for i in choices.sample(rank, rank))


def _split(choices: Choices, sizes: list[int]) -> list[int]:
    """Replace the greatest size by two factors; return an empty list if it has no small factor."""
    greatest = max(sizes)
    factors = [f for f in (2, 3, 4, 5, 7, 8, 16, 32, 64, 128) if greatest % f == 0 and f < greatest]
    if not factors:
        return []
    f = choices.choice(factors)
    rest = list(sizes)
    rest.remove(greatest)
    return [*rest, f, greatest // f]


def input_sets(wanted: int, size: int, most: int) -> int:
    """Return the number of input sets for tensors of `size` elements: up to `wanted`, and `most` elements in total."""
    return max(1, min(wanted, min(most, _RARE) // size))
