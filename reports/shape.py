"""What the members of a result must be, as `results.schema.json` says, fast enough for every line of a large file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Test = Callable[[Any], bool]


def _text(x: Any) -> bool:
    return isinstance(x, str)


def _number(x: Any) -> bool:
    """Also true and false, which are elements; NaN and the infinities are strings."""
    return isinstance(x, int | float) or x in ("nan", "inf", "-inf")


def _amount(x: Any) -> bool:
    return isinstance(x, int | float) and not isinstance(x, bool)


def _element(x: Any) -> bool:
    return len(x) == 2 and all(map(_number, x)) if isinstance(x, list) else _number(x)


def _standing(x: Any) -> bool:
    return x is None or x in ("violation", "accuracy", "behaviour")


def _optional(test: Test) -> Test:
    return lambda x: x is None or test(x)


def _list(test: Test) -> Test:
    return lambda x: isinstance(x, list) and all(map(test, x))


def _values(test: Test) -> Test:
    return lambda x: isinstance(x, dict) and all(map(test, x.values()))


def _members(**tests: Test) -> Test:
    return lambda x: isinstance(x, dict) and all(name in x and test(x[name]) for name, test in tests.items())


_WORST = _members(
    output=_amount, input_set=_amount, index=_list(_amount), actual=_element, lower=_element, upper=_element,
    nan=lambda x: isinstance(x, bool), ulps=_optional(_amount),
)  # fmt: skip
_RESULT: Mapping[str, Test] = {
    **dict.fromkeys(("case", "claim", "backend", "verdict", "message", "replay"), _text),
    **dict.fromkeys(("op", "element_type", "shape_class", "kind", "stage", "expectation"), _optional(_text)),
    "standing": _standing,
    "clauses": _list(_text),
    "versions": _values(_text),
    "worst": _optional(_WORST),
    "also": _list(_members(kind=_optional(_text), standing=_standing, worst=_optional(_WORST))),
    "tightness": _optional(_members(exact=_amount, undecided=_amount, median_ulps=_optional(_number))),
    "ulps": _optional(_members(measured=_amount, bound=_amount)),
    "seconds": _values(_amount),
    "reproduction": _optional(
        _members(program=_text, inputs=lambda x: isinstance(x, list), expected=_text, actual=_text)
    ),
    "twin": _optional(_members(program=_text, broken=_list(_text))),
    "probe": _optional(_members(name=_text, question=_text, answer=_text, customary=_text)),
}
_BACKEND: Mapping[str, Test] = {
    "versions": _values(_text),
    "device": _text,
    "latitude": _values(_text),
    "expectations": _values(_members(reason=_text)),
}
_HEADER: Mapping[str, Test] = {
    **dict.fromkeys(("date", "command", "python", "platform", "spec_revision"), _text),
    "no_twin": _values(_values(_text)),
    "backends": _values(lambda b: isinstance(b, dict) and _wrong(_BACKEND, b) is None),
}


def _wrong(tests: Mapping[str, Test], members: Mapping[str, Any]) -> str | None:
    return next((n for n, test in tests.items() if n in members and not test(members[n])), None)


def check_result(members: Mapping[str, Any]) -> None:
    """Raises ValueError, which names the first member that is not what it should be."""
    wrong = _wrong(_RESULT, members)
    if wrong is not None:
        raise ValueError(f"{wrong!r} is not what the schema says")


def check_header(members: Mapping[str, Any]) -> None:
    """Raises ValueError, which names the first member that is not what it should be."""
    wrong = _wrong(_HEADER, members)
    if wrong is not None:
        raise ValueError(f"{wrong!r} is not what the schema says")
