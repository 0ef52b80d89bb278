"""The manifest of a corpus (`manifest.json`, with a published schema) and the arrays beside it.

Arrays are `.npy` files of NumPy's own dtypes. Floats of other types are stored as bits, integers of 2 and 4 bits in 8
bits; bounds are as in `oracles.sets.acceptance`.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
from msgspec import Meta

from oracles.sets.acceptance import Acceptance
from results import untrusted
from results.codec import decode, parse_object
from results.untrusted import BadFile
from spec import streams
from spec.program import Constant, Streams
from spec.types import ElementType, IntegerType, dtype, element_type_named

Array = np.ndarray[Any, Any]
SCHEMA = 1
StoredAs = Literal["values", "bits"]


class BrokenManifest(Exception):
    """A manifest or one of its files cannot be read; the message is one line that names it."""


@dataclass(frozen=True)
class OutputFiles:
    """The files of the acceptance sets of one output.

    The first axis of each array is the input set (of length 1 if the sets do not depend on it). Arrays of complex
    outputs have a last axis for the real and the imaginary part.
    """

    element_type: str
    lower: str
    upper: str
    nan: str
    unspecified: str


@dataclass(frozen=True)
class InputFile:
    """The file of one argument, whose first axis is the input set; `stored_as` is "values" or "bits"."""

    element_type: str
    file: str
    stored_as: StoredAs


@dataclass(frozen=True)
class StreamFile:
    """File of one tensor of a stream, the same for each process and input set.

    `name` identifies the tensor (see spec.streams).
    """

    name: Annotated[str, Meta(pattern=r"^(infeed|channel_[0-9]+)_[0-9]+_[0-9]+$")]
    element_type: str
    file: str
    stored_as: StoredAs


@dataclass(frozen=True)
class Entry:
    """One case. Paths are relative to the manifest, and stay in its folder. The schema describes the members."""

    id: str
    op: str | None
    element_type: str | None
    shape_class: str | None
    clauses: tuple[str, ...]
    expected: Literal["conforms", "rejected"]
    program: str
    self_check: str | None
    no_self_check: str | None
    mode: Literal["strict", "fused"] | None
    needs_subnormals: bool
    input_sets: Annotated[int, Meta(ge=0, le=65536)]
    inputs: tuple[InputFile, ...]
    streams: tuple[StreamFile, ...] = field(default=(), kw_only=True)
    """Empty in corpora that predate streams."""
    outputs: tuple[OutputFiles, ...]
    broken: tuple[str, ...]
    digest: str | None = field(default=None, kw_only=True)
    """Hash of the case and its files, to detect damage; missing in older corpora."""

    @property
    def files(self) -> list[str]:
        sets = [name for o in self.outputs for name in (o.lower, o.upper, o.nan, o.unspecified)]
        arrays = [i.file for i in self.inputs] + [s.file for s in self.streams]
        return [self.program, *filter(None, [self.self_check]), *arrays, *sets]


@dataclass(frozen=True)
class NotBuilt:
    """An op and element type without cases, and the reason."""

    op: str
    element_type: str
    reason: str


@dataclass(frozen=True)
class Manifest:
    generator: str
    command: str
    drawn_with: str
    spec_revision: str
    seed: int
    cases: tuple[Entry, ...]
    not_built: tuple[NotBuilt, ...]


def write(manifest: Manifest, path: Path) -> None:
    path.write_text(json.dumps({"schema": SCHEMA, **asdict(manifest)}, indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> Manifest:
    """Read a manifest. Raises BrokenManifest."""
    try:
        return decode(Manifest, parse_object(untrusted.read_text(path), SCHEMA))
    except BadFile as e:
        raise BrokenManifest(str(e)) from None
    except ValueError as e:
        raise BrokenManifest(f"{path}: is no manifest of a corpus: {e}") from None


def read_file(folder: Path, name: str) -> bytes:
    """Read a file of a case. Raises BrokenManifest if it is outside the folder or unreadable."""
    try:
        return untrusted.read_bytes(untrusted.inside(folder, name))
    except BadFile as e:
        raise BrokenManifest(str(e)) from None


def digest(folder: Path, entry: Entry) -> str:
    """Return the SHA-256 of a case's entry and files. Raises BrokenManifest."""
    found = hashlib.sha256(json.dumps(asdict(replace(entry, digest=None))).encode())
    for name in entry.files:
        found.update(hashlib.sha256(read_file(folder, name)).digest())
    return found.hexdigest()


def check(folder: Path, entry: Entry) -> None:
    """Check that a case and its files are unchanged. Raises BrokenManifest."""
    if entry.digest is not None and entry.digest != digest(folder, entry):
        raise BrokenManifest(f"{folder / entry.program}: the case {entry.id!r} or a file of it was changed")


def storable(array: Array, element_type: ElementType) -> tuple[Array, StoredAs]:
    """Convert an array to one of NumPy's own dtypes; return it and whether it holds values or bits."""
    native = dtype(element_type)
    if native.isbuiltin == 1:
        return array, "values"
    if isinstance(element_type, IntegerType):
        return array.astype("i1" if element_type.signed else "u1"), "values"
    return np.ascontiguousarray(array).view(f"u{native.itemsize}").reshape(array.shape), "bits"


def restore(array: Array, element_type: ElementType, stored_as: StoredAs) -> Array:
    """Invert `storable`. Raises ValueError if the array does not fit the element type."""
    native = dtype(element_type)
    if stored_as == "bits":
        return array.view(native)
    if native.isbuiltin == 1 and array.dtype != native:
        raise ValueError(f"{array.dtype} is not how {element_type} is stored")
    return array.astype(native)


def load_array(folder: Path, name: str) -> Array:
    try:
        return untrusted.array(untrusted.inside(folder, name))
    except BadFile as e:
        raise BrokenManifest(str(e)) from None


def load_inputs(folder: Path, entry: Entry) -> tuple[tuple[Array, ...], ...]:
    arguments = [_load_stored(folder, i) for i in entry.inputs]
    return tuple(tuple(a[k, ...] for a in arguments) for k in range(entry.input_sets))


def load_streams(folder: Path, entry: Entry) -> Streams:
    constants = {
        s.name: Constant.of(_load_stored(folder, s), element_type_named(s.element_type)) for s in entry.streams
    }
    try:
        return streams.from_names(constants)
    except ValueError as e:
        raise BrokenManifest(f"{folder / entry.program}: {e}") from None


def _load_stored(folder: Path, stored: InputFile | StreamFile) -> Array:
    try:
        return restore(load_array(folder, stored.file), element_type_named(stored.element_type), stored.stored_as)
    except (ValueError, KeyError) as e:
        raise BrokenManifest(f"{folder / stored.file}: {e}") from None


def load_outputs(folder: Path, entry: Entry) -> tuple[Acceptance, ...]:
    found = []
    for sets in entry.outputs:
        lower, upper = load_array(folder, sets.lower), load_array(folder, sets.upper)
        if lower.tobytes() == upper.tobytes():
            upper = lower
        nan, unspecified = load_array(folder, sets.nan), load_array(folder, sets.unspecified)
        found.append(Acceptance(element_type_named(sets.element_type), lower, upper, nan, unspecified))
    return tuple(found)
