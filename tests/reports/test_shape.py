"""The fast checks of a line agree with the published schema."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import jsonschema
import pytest
from reports.shape import check_header, check_result

from results.file import line
from tests.reports import synthetic

SCHEMA = json.loads(resources.files("reports").joinpath("results.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
WRONG: list[Any] = [5, 1.5, True, "text", "nan", None, [], [1], ["a"], {}, {"a": None}, {"a": 1.5}, {"a": "b"}]
DECIDED_ELSEWHERE = {"schema", "verdict", "claim", "kind"}
"""Members with a list of names, which the reader checks itself or takes as it comes."""

FULL = json.loads(line(synthetic.deviating("add", "f32", "xla", "nan", "violation", ulps={"measured": 1, "bound": 2})))


def accepted(check: Any, members: dict[str, Any]) -> bool:
    try:
        check(members)
    except ValueError:
        return False
    return True


def test_synthetic_results_satisfy_the_schema() -> None:
    for record in (synthetic.header(), *synthetic.every_kind(), *synthetic.many(50)):
        encoded = json.loads(line(record))
        VALIDATOR.validate(encoded)
        check = check_header if "header" in encoded else check_result
        check(encoded.get("header", encoded))


@pytest.mark.parametrize("member", sorted(FULL.keys() - DECIDED_ELSEWHERE))
def test_members_are_refused_as_the_schema_refuses_them(member: str) -> None:
    for wrong in WRONG:
        changed = FULL | {member: wrong}
        assert accepted(check_result, changed) == VALIDATOR.is_valid(changed), wrong


@pytest.mark.parametrize("inner", sorted(FULL["worst"]))
def test_members_of_the_worst_element_too(inner: str) -> None:
    for wrong in WRONG:
        changed = FULL | {"worst": FULL["worst"] | {inner: wrong}}
        if inner in ("output", "input_set", "index") and wrong in (1.5, [1]):
            continue  # the schema asks for integers
        assert accepted(check_result, changed) == VALIDATOR.is_valid(changed), wrong
    without = {k: v for k, v in FULL["worst"].items() if k != inner}
    assert not accepted(check_result, FULL | {"worst": without})
