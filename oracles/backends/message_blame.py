"""Operations and functions that an implementation's message blames, by a line of the program or the name of an op."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from spec.program import Operation, Program
from spec.text import text

_LINE = re.compile(r"""(?:"?-"?:|source_line=)(\d+)""")
"""Location in a program without a file, in the forms of MLIR and HLO."""
_OPERATION = re.compile(r'( *)(?:%.* = )?"(?:stablehlo\.)?([a-z_0-9.]+)"\(')
_FUNCTION = re.compile(r"func\.func \w+ @\"?([^\"(]+)")
_ENGLISH = {"and", "case", "if", "map", "not", "or", "while"}
"""Names of ops that are English words."""


def operations_in_message(operations: Sequence[Operation], message: str, program: Program) -> list[Operation]:
    """Return the operations that a message about a program may blame, likeliest first.

    Line numbers in the message come first: each blames the op of the outermost operation around that line, among the
    ops of `operations`. Then come ops that the message names, longest name first. All operations of a blamed op are
    returned.
    """
    names = {o.name for o in operations}
    at_lines = [next((n for n in found if n in names), None) for found in _at_lines(message, program)]
    order = [n for n in dict.fromkeys([*at_lines, *ops_in_message(names, message)]) if n is not None]
    return sorted((o for o in operations if o.name in order), key=lambda o: order.index(o.name))


def functions_in_message(message: str, program: Program) -> list[str]:
    heads = ((f[1] for f in map(_FUNCTION.match, reversed(lines)) if f) for lines in _up_to_lines(message, program))
    return [name for name in dict.fromkeys(next(names, None) for names in heads) if name is not None]


def ops_in_message(names: Iterable[str], message: str) -> list[str]:
    return sorted((n for n in names if _is_named(n, message)), key=len, reverse=True)


def _at_lines(message: str, program: Program) -> Iterator[list[str]]:
    return map(_around, _up_to_lines(message, program))


def _up_to_lines(message: str, program: Program) -> Iterator[list[str]]:
    numbers = dict.fromkeys(map(int, _LINE.findall(message)))
    lines = text(program).splitlines() if numbers else []
    return (lines[:number] for number in numbers)


def _around(lines: Sequence[str]) -> list[str]:
    found: list[str] = []
    deepest = float("inf")
    for line in reversed(lines):
        operation = _OPERATION.match(line)
        if operation is not None and len(operation[1]) < deepest:
            deepest = len(operation[1])
            found.append(operation[2])
    return found[::-1]


def _is_named(name: str, message: str) -> bool:
    """Whether a message contains the name of an op as a word or part of a file name, also in HLO's spelling."""
    capitalized = "".join(word.capitalize() for word in name.split("_"))
    names = "|".join(map(re.escape, {name, name.capitalize(), name.replace("_", "-"), capitalized}))
    before = r"(?<=[.%\"])" if name in _ENGLISH else r"(?<![A-Za-z0-9])"
    return re.search(rf"{before}({names})(?![A-Za-z0-9])", message) is not None
