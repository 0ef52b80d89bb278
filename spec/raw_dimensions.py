"""Dimension numbers of convolutions in their raw form, which can say numbers that there are no dimensions for.

MLIR's printer ends the process on these. So they never reach it: programs that may be invalid hold them as strings, and
others are refused before MLIR reads them.
"""

from __future__ import annotations

import re

_QUIET = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*')
"""Strings and comments."""
_RAW = re.compile(r"\bconv\s*<\s*raw\b([^>]*)")
_SPELLED = re.compile(r'#stablehlo\.conv<raw [^<>"\n]*>')
_FIELD = re.compile(r"(\w+)\s*=\s*(\[[^\]]*\]|-?\s*\w+)")
_NUMBER = re.compile(r"-?\s*\b\d\w*")


def quote(text: str) -> str:
    """The text with the attributes as strings."""
    return _SPELLED.sub(lambda found: f'"{found[0]}"', text)


def unquote(text: str) -> str:
    """An attribute that was made a string, as it was; all others as they are."""
    return text[1:-1] if _SPELLED.fullmatch(text[1:-1]) else text


def unprintable(text: str) -> int | None:
    """Where the first of these attributes stands of which a number is no dimension; None where there is none."""
    if "raw" not in text:
        return None
    told = _QUIET.sub(lambda found: " " * len(found[0]), text)
    return next((found.start() for found in _RAW.finditer(told) if not _is_printable(found[1])), None)


def _is_printable(fields: str) -> bool:
    """Whether each number of the input, the kernel and the output is below the rank that they tell of."""
    told: dict[str, list[int]] = {"input": [], "kernel": [], "output": []}
    ranks = dict.fromkeys(told, 2)
    for name, value in _FIELD.findall(fields):
        part = name.partition("_")[0]
        numbers = [_integer(n) for n in _NUMBER.findall(value)]
        if part in told:
            told[part] += numbers
            ranks[part] += len(numbers) if value.startswith("[") else 0
    return all(0 <= n < ranks[part] for part in told for n in told[part])


def _integer(text: str) -> int:
    """What MLIR reads: decimal, or hexadecimal; -1 of what it does not."""
    try:
        return int("".join(text.split()), 16 if "x" in text else 10)
    except ValueError:
        return -1
