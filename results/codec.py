"""Typed records as JSON and back, with every member checked by msgspec.

JSON has no NaN and infinities: they become the strings "nan", "inf" and "-inf".
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
    """Return the value with NaN and infinities as strings."""
    match x:
        case float() if not math.isfinite(x):
            return repr(x)
        case Mapping():
            return {k: plain(v) for k, v in x.items()}
        case list() | tuple():
            return [plain(v) for v in x]
    return x


def encode(record: Any, **more: Any) -> str:
    """Return a record as one line of JSON without the line feed, with the members `more` in front."""
    members = {**more, **msgspec.to_builtins(record, enc_hook=_builtin)}
    try:
        return _ENCODER.encode(members)
    except ValueError:  # a number that JSON lacks
        return _ENCODER.encode(plain(members))


_ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def _builtin(x: Any) -> Any:
    """Convert a NumPy f64, which is a Python float too, to a plain float. Raises TypeError for other types."""
    if isinstance(x, float):
        return float(x)
    raise TypeError(f"a record holds a {type(x).__name__}")


def parse_object(text: str, schema: int) -> dict[str, Any]:
    """Return the members of a JSON object without its member `schema`.

    Raises ValueError unless that member equals `schema`.
    """
    try:
        table = json.loads(text)
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    if not isinstance(table, dict) or table.pop("schema", None) != schema:
        raise ValueError(f'has no "schema": {schema}')
    return table


def decode(kind: type[T], members: Any) -> T:
    """Return the record of type `kind` with these members. Raises ValueError for unknown, missing or wrong members."""
    try:
        record = msgspec.convert(members, kind)
    except (msgspec.ValidationError, OverflowError) as e:
        raise ValueError(_short(str(e))) from None
    _refuse_unknown(record, members)
    return record


def _short(message: str) -> str:
    """Shorten a message that may quote a long value, but keep its end, where the place of the error is."""
    return message if len(message) <= 300 else f"{message[:100]}...{message[-150:]}"


def _refuse_unknown(record: Any, members: Any) -> None:
    """Raise ValueError for members that no field of the record has, which msgspec ignores."""
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
    if isinstance(x, list | tuple):
        return tuple(number(v) for v in x)
    return float(x) if isinstance(x, str) else x
