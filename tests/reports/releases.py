"""Runs of two releases that never were: what the pages over several runs are tried on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from results.records import Cause, Result
from tests.reports import synthetic


def failing(name: str, op: str, element_type: str = "f32", backend: str = "xla", **more: Any) -> Result:
    cause = Cause(name, f"{op} is wrong: {name}", op)
    return synthetic.deviating(op, element_type, backend, "wrong-value", "violation", causes=(cause,), **more)


def run(
    folder: Path, name: str, *results: Result, version: str = "0.10.2", date: str = "2026-01-02", asked: str = ""
) -> Path:
    """`asked` is what stands behind the backend's name where a release was asked for."""
    xla = replace(synthetic.BACKENDS["xla"], versions={"jaxlib": version})
    (folder / name).mkdir()
    said = [replace(r, versions={"jaxlib": version}, backend=r.backend + asked) for r in results]
    return synthetic.write(folder / name / "results.jsonl", *said, backends={f"xla{asked}": xla}, date=date)


def two_releases(folder: Path, asked: str = "") -> list[Path]:
    """Of two releases: one cause is fixed, one new, one on another type, one the same, one not asked again."""
    same = failing("5a3e", "sine")
    old = [failing("f1ed", "abs"), failing("c4a9", "tanh"), same, failing("a5ed", "cosine")]
    new = [synthetic.conforming("abs", "f32", "xla"), failing("0ee0", "add"), same]
    new += [failing("c4a9", "tanh"), failing("c4a9", "tanh", "bf16", "xla:O0")]
    return [run(folder, "old", *old, version="0.7.2", asked=asked), run(folder, "new", *new, date="2026-02-02")]
