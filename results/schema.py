"""The published schema of the results file, made from the records themselves.

python -m results.schema > results/results.schema.json
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import msgspec

from results.file import SCHEMA
from results.records import Header, Result

TITLE = "Results of a run: one JSON object per line, the first of them the header"
COMMENT = 'Numbers that JSON cannot hold are strings: "nan", "inf", "-inf". A complex number is a pair.'


def schema() -> dict[str, Any]:
    """As JSON Schema, draft 2020-12."""
    (header, result), components = msgspec.json.schema_components((Header, Result), ref_template="#/$defs/{name}")
    body = components.pop("Result")
    body["properties"]["schema"] = {"const": SCHEMA}
    body["required"] = ["schema", *body["required"]]
    for component in (body, *components.values()):
        component["additionalProperties"] = False
    del result
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": TITLE,
        "$comment": f"{COMMENT} Made by: python -m results.schema",
        "oneOf": [{"$ref": "#/$defs/HeaderLine"}, {"$ref": "#/$defs/Result"}],
        "$defs": {
            "HeaderLine": {
                "type": "object",
                "required": ["schema", "header"],
                "additionalProperties": False,
                "properties": {"schema": {"const": SCHEMA}, "header": header},
            },
            "Result": body,
            **components,
        },
    }


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m results.schema", description="Prints the schema of results files."
    ).parse_args()
    json.dump(schema(), sys.stdout, indent=1)
    print()
