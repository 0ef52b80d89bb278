"""The published JSON Schema of the results file, generated from the record classes.

python -m results.schema > results/results.schema.json
"""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any

import msgspec

from results import options
from results.file import KINDS, SCHEMA
from results.records import Result

TITLE = "Results of a run: one JSON object per line, first the header, then, of a suite run, the plan"
COMMENT = 'Numbers that JSON cannot hold are strings: "nan", "inf", "-inf". A complex number is a pair.'


def schema() -> dict[str, Any]:
    """Return the schema, in JSON Schema draft 2020-12."""
    _, components = msgspec.json.schema_components((Result, *KINDS.values()), ref_template="#/$defs/{name}")
    body = components.pop("Result")
    body["properties"]["schema"] = {"const": SCHEMA}
    body["required"] = ["schema", *body["required"]]
    for component in (body, *components.values()):
        component["additionalProperties"] = False
        if "description" in component:
            component["description"] = inspect.cleandoc(component["description"])  # Python 3.13 does so itself
        for name, held in component.get("properties", {}).items():
            if held.get("type") == "object" and name not in component.get("required", ()):
                held.setdefault("default", {})  # msgspec does so itself from 0.23 on
    lines = {f"{kind.__name__}Line": _line(name, kind.__name__) for name, kind in KINDS.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": TITLE,
        "$comment": f"{COMMENT} Made by: python -m results.schema",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in (*lines, "Result")],
        "$defs": {**lines, "Result": body, **components},
    }


def _line(member: str, kind: str) -> dict[str, Any]:
    """Return the schema of a line other than a result, which consists of `schema` and the member `member`."""
    return {
        "type": "object",
        "required": ["schema", member],
        "additionalProperties": False,
        "properties": {"schema": {"const": SCHEMA}, member: {"$ref": f"#/$defs/{kind}"}},
    }


if __name__ == "__main__":
    options.Parser(prog="python -m results.schema", description="Prints the schema of results files.").parse_args()
    json.dump(schema(), sys.stdout, indent=1)
    print()
