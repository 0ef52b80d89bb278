"""Tests that the records of replay lines and corpus manifests agree with the published schemas."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import jsonschema
import pytest

from corpora.manifest import Entry, InputFile, Manifest, NotBuilt, OutputFiles, StreamFile
from corpora.replay_lines import Line
from results.codec import decode, encode
from results.records import Way
from results.verdicts import Worst
from tests.results.changes import WRONG, changed, places, without

WORST = Worst(0, 3, (1, 2), "nan", -1.5, (2, 2.5), False, 2.5)
LINE = Line(
    "a.mlir", "f", 0, "plain", "xla", "Deviates", "it differs", "nan", "violation", "execute", WORST,
    (Way("shape", "accuracy", WORST),), {"total": 0.5}, "python -m corpora replay",
)  # fmt: skip
ENTRY = Entry(
    "add-f32-0", "add", "f32", "small", ("C1",), "conforms", "a.mlir", "b.mlir", "no", "strict", True, 2,
    (InputFile("f32", "a.npy", "bits"),), (OutputFiles("f32", "l.npy", "u.npy", "n.npy", "o.npy"),), ("C2",),
    streams=(StreamFile("channel_3_0_0", "f32", "s.npy", "values"),),
)  # fmt: skip
MANIFEST = Manifest("us", "python", "hypothesis 6", "text", 0, (ENTRY,), (NotBuilt("add", "f4", "why"),))
RECORDS = {"replay": LINE, "manifest": MANIFEST}
PLACES = [(which, path) for which, record in RECORDS.items() for path in places(json.loads(encode(record)))]


def taken(which: str, members: dict[str, Any]) -> bool:
    try:
        decode(type(RECORDS[which]), members)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize(("which", "path"), PLACES, ids=lambda x: x if isinstance(x, str) else ".".join(map(str, x)))
def test_the_codec_refuses_what_the_published_schema_refuses(which: str, path: tuple[Any, ...]) -> None:
    """Codec and schema differ only for missing members, for which the codec has defaults; written records have all
    members."""
    members = json.loads(encode(RECORDS[which]))
    schema = json.loads(resources.files("corpora").joinpath(f"{which}.schema.json").read_text())
    validator = jsonschema.Draft202012Validator(schema)
    assert validator.is_valid({"schema": 1, **members})
    assert taken(which, members)
    for wrong in WRONG:
        other = changed(members, path, wrong)
        assert taken(which, other) == validator.is_valid({"schema": 1, **other}), wrong
    less = without(members, path)
    assert taken(which, less) or not validator.is_valid({"schema": 1, **less})
