"""Changes of one member in plain data, to compare what codec and schema accept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

WRONG: list[Any] = [
    5, -1, 1.5, 2**64 - 1, True, "text", "nan", "Conforms", None, [], [1], ["a"], [1, 2], ["nan", 2.5], [1, 2, 3],
    {}, {"a": None}, {"a": 1.5}, {"a": "b"}, {"a": {"b": "c"}}, [{}], [{"id": "a"}], [{"id": "a", "b": "c"}],
]  # fmt: skip
"""What stands in place of a member: wrong for most of them. (2.0 is an integer to JSON Schema, and not to us.)"""


def places(members: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every member, at any depth."""
    parts = members.items() if isinstance(members, dict) else enumerate(members) if isinstance(members, list) else ()
    for name, member in parts:
        yield (*path, name)
        yield from places(member, (*path, name))


def changed(members: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return a copy with another value at the path."""
    name, *rest = path
    copy = dict(members) if isinstance(members, dict) else list(members)
    copy[name] = changed(members[name], tuple(rest), value) if rest else value
    return copy


def without(members: Any, path: tuple[Any, ...]) -> Any:
    name, *rest = path
    copy = dict(members) if isinstance(members, dict) else list(members)
    if rest:
        copy[name] = without(members[name], tuple(rest))
    else:
        del copy[name]
    return copy
