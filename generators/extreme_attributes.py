"""Attributes over their whole range: padding, strides, dilations and window sizes at and beyond what they apply to."""

from __future__ import annotations

from generators.builder import Builder

Edges = tuple[int, int]


def edges(builder: Builder, size: int) -> Edges:
    """The padding of both sides of a dimension: none, a little, or what cuts off all there is and more on one side,
    where the other makes up for it, and as much again. What is left is not negative."""
    one = (0, 0, 1, 2, -1, 0, -size, -size - 1, size, size + 1)[builder.integer(0, 9)]
    kept = size + one
    least = -kept
    other = max((0, 0, 1, 2, -1, 0, least, least + 1, size, size + 1)[builder.integer(0, 9)], least)
    return (one, other) if builder.integer(0, 1) == 0 else (other, one)


def factor(builder: Builder, size: int) -> int:
    """A stride or dilation: mostly 1 to 3, at times the size or beyond it."""
    return (1, 2, 3, 1, 2, 1, max(size, 1), size + 1)[builder.integer(0, 7)]


def window(builder: Builder, size: int, most: int = 4) -> int:
    """The size of a window: mostly small, at times all of the dimension or more than there is."""
    return min((1, 2, 3, 1, 2, max(size, 1), size + 1, most)[builder.integer(0, 7)], max(most, 1))


def divisor(builder: Builder, n: int) -> int:
    """A number of groups that n things divide into: 1, all of them, or between."""
    return builder.choice([d for d in range(1, max(n, 1) + 1) if n % d == 0][:16])
