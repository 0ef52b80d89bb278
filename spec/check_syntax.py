"""Conversion of the `check` dialect to generic form from its pretty form, which test files use and jaxlib's parser does
not know."""

from __future__ import annotations

import re

from spec.type_text import split_at_commas

_STATEMENT = re.compile(r"^(?P<indent>[ \t]*)check\.(?P<name>\w+)[ \t]+(?P<rest>%.*)$", re.MULTILINE)


def in_generic_form(text: str) -> str:
    """Rewrite each `check.name %x, %y, key = value : types` as `"check.name"(%x, %y) {...} : (...) -> ()`.

    A constant operand becomes the attribute `value`. A statement may span several lines; all lines keep their numbers.
    """
    if "check." not in text:
        return text
    pieces, end = [], 0
    for found in _STATEMENT.finditer(text):
        if found.start() < end:
            continue
        pieces.append(text[end : found.start()])
        statement, end = _statement(text, found.start("rest"))
        pieces.append(found["indent"] + _generic(found["name"], statement) + "\n" * statement.count("\n"))
    return "".join((*pieces, text[end:]))


def _statement(text: str, start: int) -> tuple[str, int]:
    """Return the statement from `start` and the index of its end.

    It ends with the first line after which all brackets are closed and a type has been given.
    """
    end = start
    while True:
        newline = text.find("\n", end)
        end = len(text) if newline < 0 else newline
        statement = re.sub(r"//.*", "", text[start:end])
        if newline < 0 or (_is_closed(statement) and _colon(statement) >= 0):
            return statement, end
        end += 1


def _is_closed(text: str) -> bool:
    return all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}", "<>"))


def _colon(text: str) -> int:
    """Return the index of the last colon outside brackets, where the types begin; -1 if there is none."""
    depth, last = 0, -1
    for i, c in enumerate(text):
        depth += (c in "<([{") - (c in ">)]}")
        if c == ":" and depth == 0:
            last = i
    return last


def _generic(name: str, statement: str) -> str:
    colon = _colon(statement)
    body, types = statement[:colon].strip(), list(split_at_commas(statement[colon + 1 :].strip().strip("()")))
    dictionary = re.search(r"\{([^{}]*)\}\s*$", body)
    attributes = list(split_at_commas(dictionary[1])) if dictionary else []
    operands = []
    for part in split_at_commas(body[: dictionary.start()] if dictionary else body):
        if part.startswith("%"):
            operands.append(part)
        elif part.startswith(("dense", "#")):
            attributes.append(f"value = {part.split(' : ')[0].strip()} : {''.join(types[:1])}")
        else:
            attributes.append(part)
    operand_types = (types * len(operands))[: len(operands)] if len(types) == 1 else types[: len(operands)]
    return f'"check.{name}"({", ".join(operands)}) {{{", ".join(attributes)}}} : ({", ".join(operand_types)}) -> ()'
