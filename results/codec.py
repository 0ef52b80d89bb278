"""Typed records as JSON and back: dataclasses, of which msgspec checks every member.

NaN and the infinities, which JSON lacks, are the strings "nan", "inf" and "-inf".
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, fields
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
    return json.dumps({**more, **plain(asdict(record))}, separators=(",", ":"), allow_nan=False)


def decoded(kind: type[T], members: Any) -> T:
    """The record that plain data stands for. Raises ValueError for what is unknown, missing or of a wrong type."""
    if not isinstance(members, Mapping):
        raise ValueError("is no object")
    unknown = members.keys() - {f.name for f in fields(kind)}  # type: ignore[arg-type]
    if unknown:
        raise ValueError(f"unknown members {', '.join(sorted(map(str, unknown)))}")
    try:
        return msgspec.convert(members, kind)
    except msgspec.ValidationError as e:
        raise ValueError(str(e)) from None


def number(x: Any) -> Any:
    """A number of the file as Python's."""
    if isinstance(x, list | tuple):
        return tuple(number(v) for v in x)
    return float(x) if isinstance(x, str) else x
