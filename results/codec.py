"""Typed records as JSON and back: dataclasses, of which msgspec checks every member.

NaN and the infinities, which JSON lacks, are the strings "nan", "inf" and "-inf".
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def plain(x: Any) -> Any:
    """The value with numbers that JSON lacks as strings."""
    match x:
        case float() if not math.isfinite(x):
            return repr(x)
        case Mapping():
            return {k: plain(v) for k, v in x.items()}
        case list() | tuple():
            return [plain(v) for v in x]
    return x


def encoded(record: Any, **more: Any) -> str:
    """A record, with more members in front, as one line of JSON without the line end."""
    members = {**more, **msgspec.to_builtins(record, enc_hook=_builtin)}
    try:
        return _ENCODER.encode(members)
    except ValueError:  # a number that JSON lacks
        return _ENCODER.encode(plain(members))


_ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def _builtin(x: Any) -> Any:
    """Of NumPy's f64, which are numbers of Python's too, the number."""
    if isinstance(x, float):
        return float(x)
    raise TypeError(f"a record holds a {type(x).__name__}")


def versioned(text: str, schema: int) -> dict[str, Any]:
    """The members of a JSON object that says which schema it follows, but for that. Raises ValueError."""
    try:
        table = json.loads(text)
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    if not isinstance(table, dict) or table.pop("schema", None) != schema:
        raise ValueError(f'has no "schema": {schema}')
    return table


def decoded(kind: type[T], members: Any) -> T:
    """The record that plain data stands for. Raises ValueError for what is unknown, missing or of a wrong type."""
    try:
        record = msgspec.convert(members, kind)
    except (msgspec.ValidationError, OverflowError) as e:
        raise ValueError(_short(str(e))) from None
    _refuse_unknown(record, members)
    return record


def _short(message: str) -> str:
    """A message that may quote what is wrong, which may be long; where it is wrong stands at the end."""
    return message if len(message) <= 300 else f"{message[:100]}...{message[-150:]}"


def _refuse_unknown(record: Any, members: Any) -> None:
    """Raises ValueError for members that no field of a record or of one within it has: msgspec passes over them."""
    if is_dataclass(record):
        known = {f.name for f in fields(record)}
        if unknown := sorted(map(str, members.keys() - known)):
            raise ValueError(f"unknown members {', '.join(name[:40] for name in unknown[:10])}")
        record = vars(record)
    match members:
        case Mapping():
            for name, member in members.items():
                _refuse_unknown(record[name], member)
        case list() | tuple():
            for part, member in zip(record, members, strict=True):
                _refuse_unknown(part, member)


def number(x: Any) -> Any:
    """A number of the file as Python's."""
    if isinstance(x, list | tuple):
        return tuple(number(v) for v in x)
    return float(x) if isinstance(x, str) else x
