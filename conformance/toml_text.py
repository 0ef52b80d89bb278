"""Values as TOML text; the standard library only reads it."""

from __future__ import annotations

import json
import math
from typing import Any


def inline(value: Any) -> str:
    """A value on one line: strings, numbers (with inf and nan), booleans, lists and tables of them."""
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case float():
            return "nan" if math.isnan(value) else repr(value)
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list() | tuple():
            return f"[{', '.join(map(inline, value))}]"
        case dict():
            return f"{{{', '.join(f'{k} = {inline(v)}' for k, v in value.items())}}}"
    raise TypeError(f"{type(value).__name__} has no TOML form")


def multiline(text: str) -> str:
    """A string of several lines, as it is where that is possible."""
    if "'''" in text or "\r" in text:
        return inline(text)
    return f"'''\n{text}'''"
