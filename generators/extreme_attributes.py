"""Padding, strides, dilations, window sizes and group counts, up to the size of a dimension and beyond."""

from __future__ import annotations

from generators.builder import Builder

Edges = tuple[int, int]


def edges(builder: Builder, size: int) -> Edges:
    """Draw the low and high padding of a dimension of `size` elements.

    Each is zero, small, or as large as the dimension and one more, with either sign. `size + low + high` is never
    negative.
    """
    one = (0, 0, 1, 2, -1, 0, -size, -size - 1, size, size + 1)[builder.integer(0, 9)]
    kept = size + one
    least = -kept
    other = max((0, 0, 1, 2, -1, 0, least, least + 1, size, size + 1)[builder.integer(0, 9)], least)
    return (one, other) if builder.integer(0, 1) == 0 else (other, one)


def factor(builder: Builder, size: int) -> int:
    """Draw a stride or dilation: mostly 1 to 3, at times `size` or `size + 1`."""
    return (1, 2, 3, 1, 2, 1, max(size, 1), size + 1)[builder.integer(0, 7)]


def window(builder: Builder, size: int, most: int = 4) -> int:
    """Draw a window size of at most `most`: mostly 1 to 3, at times `size` or `size + 1`."""
    return min((1, 2, 3, 1, 2, max(size, 1), size + 1, most)[builder.integer(0, 7)], max(most, 1))


def divisor(builder: Builder, n: int) -> int:
    return builder.choice([d for d in range(1, max(n, 1) + 1) if n % d == 0][:16])
