"""Records, their codec and the published schema: codec and schema accept and refuse the same data."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from dataclasses import fields
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest

from results.codec import decode, encode, number, plain
from results.file import KINDS, Writer, line, read
from results.file import SCHEMA as VERSION
from results.records import (
    CLAIMS,
    About,
    Cause,
    Claim,
    Invalid,
    Probe,
    Reproduction,
    Result,
    Ulps,
    Way,
)
from results.run import Done, End, Plan, Record
from results.verdicts import KINDS as WAYS
from results.verdicts import STANDINGS, VERDICTS, Tightness, Worst
from tests.reports import synthetic
from tests.results.changes import WRONG, changed, places, without

PUBLISHED = resources.files("results").joinpath("results.schema.json").read_text()
VALIDATOR = jsonschema.Draft202012Validator(json.loads(PUBLISHED))
FULL = Result(
    "c", "results", "xla", "Deviates", "add", "f32", "small", ("C1",), {"jaxlib": "1"}, "nan", "violation",
    Worst(0, 3, (1, 2), math.nan, -math.inf, 2**64 - 1, False, 2.5),
    (Way("off-by-ulps", "accuracy", Worst(1, 0, (), (1.0, math.inf), (0.0, 0.0), True, True, None)), Way(None, None)),
    Tightness(0.5, 0.0, math.inf), Ulps(1.5, 3.0), {"draw": 0.1}, "it differs", "execute",
    (Cause("ab01", "add of constants", "add", "entry"), Cause("ab02")), "entry", "pytest",
    Reproduction("module {}", ([1.5, "-inf"],), "2", "nan", {"infeed_0_0": [1]}, "findings/1", True),
    Probe("by-zero", "what 1 / 0 is", "0", "-1", "sign of zero"), Invalid("module {}", ("C1",)), ("quantum",),
    ("add-overflow",),
)  # fmt: skip
HEADER = synthetic.header(options={"seed": 0, "ops": ["add"]})
OF_RUN: list[Record] = [Plan(("t",), 3), Done("t", "failed", 1, "no"), End("2026-01-02", "killed", ("odd",))]


def as_read(record: Record) -> dict[str, Any]:
    members: dict[str, Any] = json.loads(line(record))
    return members


def taken(members: dict[str, Any]) -> bool:
    """Return whether the reader of a results file accepts a line with these members."""
    rest = {k: v for k, v in members.items() if k != "schema"}
    try:
        [kind] = [(KINDS[name], rest[name]) for name in KINDS if name in rest] or [(Result, rest)]
        decode(*kind)
    except ValueError:
        return False
    return members.get("schema") == VERSION


RECORDS = {"result": as_read(FULL), "header": as_read(HEADER)} | {
    type(record).__name__.lower(): as_read(record) for record in OF_RUN
}
PLACES = [(which, path) for which, members in RECORDS.items() for path in places(members) if path != ("schema",)]


def test_every_member_is_put_to_the_test() -> None:
    assert {f.name for f in fields(Result)} == RECORDS["result"].keys() - {"schema"}
    assert all(member not in (None, [], {}, "") for member in RECORDS["result"].values())
    assert {f.name for f in fields(About)} == RECORDS["header"]["header"]["backends"]["xla"].keys()


@pytest.mark.parametrize(("which", "path"), PLACES, ids=lambda x: x if isinstance(x, str) else ".".join(map(str, x)))
def test_the_codec_refuses_what_the_published_schema_refuses(which: str, path: tuple[Any, ...]) -> None:
    members = RECORDS[which]
    assert taken(members)
    for wrong in WRONG:
        other = changed(members, path, wrong)
        assert taken(other) == VALIDATOR.is_valid(other), wrong
    less = without(members, path)
    assert taken(less) == VALIDATOR.is_valid(less)


@pytest.mark.parametrize(("which", "path"), [(w, p) for w, p in PLACES if p[-1] in ("worst", "probe", "xla", 0)])
def test_both_refuse_members_that_nothing_is_known_of(which: str, path: tuple[Any, ...]) -> None:
    """Codec and schema refuse unknown members of records; places that hold arrays are skipped."""
    members = RECORDS[which]
    for name in path:
        members = members[name]
    if isinstance(members, dict):
        more = changed(RECORDS[which], path, {**members, "colour": "red"})
        assert not VALIDATOR.is_valid(more)
        assert not taken(more)


VARIETY: list[Result] = [
    FULL,
    Result("c", "results", "xla", "Conforms"),
    *(Result("c", claim, "xla", "Conforms") for claim in CLAIMS),
    *(Result("c", "results", "xla", verdict) for verdict in VERDICTS),
    *(Result("c", "results", "xla", "Deviates", kind=kind, standing=s) for kind in WAYS for s in STANDINGS),
    *synthetic.every_kind(),
    *synthetic.with_causes(),
]


def test_every_record_fits_the_schema_and_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    writer = Writer.begin(path, HEADER)
    for record in (*VARIETY, *OF_RUN):
        writer.write(record)
    writer.close()
    for text in path.read_text().splitlines():
        VALIDATOR.validate(json.loads(text))
    header, back = read(path)
    assert line(header) == line(HEADER)
    assert [line(r) for r in back] == [line(r) for r in VARIETY]
    assert back[1:] == [decode(Result, plain_of(r)) for r in VARIETY[1:]]


def plain_of(record: Result) -> dict[str, Any]:
    members: dict[str, Any] = json.loads(encode(record))
    return members


def test_what_is_read_back_is_what_was_written() -> None:
    """A record is read back as written, except that NaN and infinities stay the strings that stand for them."""
    record = decode(Result, plain_of(FULL))
    assert (record.also, record.ulps, record.causes, record.probe) == (
        (Way("off-by-ulps", "accuracy", Worst(1, 0, (), (1.0, "inf"), (0.0, 0.0), True, True, None)), Way(None, None)),
        FULL.ulps,
        FULL.causes,
        FULL.probe,
    )
    assert record.worst == Worst(0, 3, (1, 2), "nan", "-inf", 2**64 - 1, False, 2.5)
    assert number(record.also[0].worst.actual if record.also[0].worst else None) == (1.0, math.inf)
    assert plain((math.nan, {"a": [-math.inf]})) == ["nan", {"a": ["-inf"]}]


def test_claims_are_described() -> None:
    assert set(CLAIMS) == set(get_args(Claim))


def test_the_published_schema_is_made_from_the_records() -> None:
    made = subprocess.run([sys.executable, "-m", "results.schema"], check=True, capture_output=True, text=True)
    assert made.stdout == PUBLISHED
