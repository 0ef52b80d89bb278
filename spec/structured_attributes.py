"""Kinds of attribute with structure (matrices, lists, flags), and groups: several inputs that MLIR spells as one
attribute.

The specification describes gather by offset_dims, collapsed_slice_dims, ...; MLIR has one attribute dimension_numbers
for them. A group translates, so that everything else in this package sees the specification's inputs.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from spec import dense
from spec.attributes import name_of_symbol, symbol_name, unescape
from spec.program import Raw
from spec.types import float_literal

Matrix = tuple[tuple[int, ...], ...]


def _integers(text: str) -> tuple[int, ...]:
    return tuple(int(n) for n in re.findall(r"-?\d+", text))


def _matrix(text: str) -> Matrix:
    array = dense.read(text).array
    if array.ndim != 2:
        raise ValueError(f"{text[:60]} is no matrix")
    return tuple(tuple(int(v) for v in row) for row in array)


@dataclass(frozen=True)
class IntegerMatrix:
    """`dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>`. Its Python value is a tuple of rows.

    `columns` is the width of a matrix without rows.
    """

    columns: int = 2

    def holds(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(
            isinstance(row, tuple) and all(isinstance(v, int) for v in row) and len(row) == len(value[0])
            for row in value
        )

    def text(self, value: Matrix) -> str:
        columns = len(value[0]) if value else self.columns
        rows = str([list(row) for row in value]) if value and columns else ""
        return f"dense<{rows}> : tensor<{len(value)}x{columns}xi64>"

    def read(self, text: str) -> Matrix:
        return _matrix(text)


@dataclass(frozen=True)
class ReplicaGroups:
    """Lists of process ids: a matrix whose short rows MLIR pads with -1. Its Python value has no padding."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(
            isinstance(row, tuple) and all(isinstance(v, int) for v in row) for row in value
        )

    def text(self, value: Matrix) -> str:
        columns = max((len(row) for row in value), default=0)
        return IntegerMatrix(columns).text(tuple((*row, *(-1,) * (columns - len(row))) for row in value))

    def read(self, text: str) -> Matrix:
        rows = _matrix(text)
        return tuple(row[: next((i for i in range(len(row)) if set(row[i:]) == {-1}), len(row))] for row in rows)


def _check(text: str, start: str) -> None:
    if not text.startswith(start):
        raise ValueError(f"{text[:60]} does not start with {start}")


@dataclass(frozen=True)
class BooleanArray:
    """`array<i1: true, false>`. Its Python value is a tuple of bools."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(isinstance(v, bool) for v in value)

    def text(self, value: tuple[bool, ...]) -> str:
        return f"array<i1: {', '.join(str(v).lower() for v in value)}>" if value else "array<i1>"

    def read(self, text: str) -> tuple[bool, ...]:
        _check(text, "array<i1")
        return tuple(word == "true" for word in re.findall(r"true|false", text))


@dataclass(frozen=True)
class EnumList:
    """`[#stablehlo<precision DEFAULT>, ...]`. Its Python value is a tuple of names."""

    mnemonic: str
    cases: tuple[str, ...]

    def holds(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(v in self.cases for v in value)

    def text(self, value: tuple[str, ...]) -> str:
        return f"[{', '.join(f'#stablehlo<{self.mnemonic} {v}>' for v in value)}]"

    def read(self, text: str) -> tuple[str, ...]:
        _check(text, "[")
        return tuple(re.findall(rf"<{self.mnemonic} (\w+)>", text))


@dataclass(frozen=True)
class String:
    """`"text"`. Its Python value is a str."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, str)

    def text(self, value: str) -> str:
        plain = set(range(0x20, 0x7F)) - set(b'"\\')
        return '"{}"'.format("".join(chr(b) if b in plain else f"\\{b:02X}" for b in value.encode()))

    def read(self, text: str) -> str:
        if not text.startswith('"'):
            raise ValueError(f"{text[:60]} is no string")
        return unescape(text[1:-1])


@dataclass(frozen=True)
class Float:
    """A floating-point constant: `1.000000e-03 : f32`. Its Python value is a float that f32 represents."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, float)

    def text(self, value: float) -> str:
        if math.isfinite(value):
            return f"{float_literal(value)} : f32"
        return f"0x{int(np.array(value, np.float32).view(np.uint32)):08X} : f32"

    def read(self, text: str) -> float:
        literal = text.split(" : ", maxsplit=1)[0]
        if literal.startswith("0x"):
            return float(np.array(int(literal, 16), np.uint32).view(np.float32))
        return float(np.float32(literal))


@dataclass(frozen=True)
class Unit:
    """A flag: present or absent. Its Python value is True if present."""

    def holds(self, value: Any) -> bool:
        return value is True

    def text(self, value: bool) -> str:
        return "unit"

    def read(self, text: str) -> bool:
        return text in ("unit", "true")


@dataclass(frozen=True)
class SymbolList:
    """`[@a, @b]`. Its Python value is a tuple of names."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(isinstance(v, str) for v in value)

    def text(self, value: tuple[str, ...]) -> str:
        return f"[{', '.join(f'@{symbol_name(v)}' for v in value)}]"

    def read(self, text: str) -> tuple[str, ...]:
        _check(text, "[")
        return tuple(name_of_symbol(a) for a in re.findall(r'@"[^"]*"|@[\w$.]+', text))


@dataclass(frozen=True)
class Opaque:
    """An attribute whose meaning is implementation-defined, as its text. Its Python value is a Raw."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, Raw)

    def text(self, value: Raw) -> str:
        return value.text

    def read(self, text: str) -> Raw:
        return Raw(text)


@dataclass(frozen=True)
class Dictionary(Opaque):
    """Named attributes, `{a = 1 : i32}`, as their text. Its Python value is a Raw."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, Raw) and value.text.startswith("{")


@dataclass(frozen=True)
class Config:
    """A string or a dictionary, as backend_config of a custom call. Its Python value is a str or a Raw."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, str) or Dictionary().holds(value)

    def text(self, value: str | Raw) -> str:
        return String().text(value) if isinstance(value, str) else value.text

    def read(self, text: str) -> str | Raw:
        return String().read(text) if text.startswith('"') else Raw(text)


def _spell(value: Any) -> str:
    if isinstance(value, Raw):
        return value.text
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)


@dataclass(frozen=True)
class Struct:
    """`#stablehlo.gather<offset_dims = [1], ..., index_vector_dim = 1>`: lists of integers and integers, by name.

    MLIR does not print empty lists.
    """

    mnemonic: str
    lists: tuple[str, ...]
    scalars: tuple[str, ...] = ()

    @property
    def members(self) -> tuple[str, ...]:
        return (*self.lists, *self.scalars)

    def text(self, values: Mapping[str, Any]) -> str:
        fields = [f"{n} = {_spell(values[n])}" for n in self.lists if values.get(n)]
        fields += [f"{n} = {_spell(values[n])}" for n in self.scalars if n in values]
        return f"#stablehlo.{self.mnemonic}<{', '.join(fields)}>"

    def read(self, text: str) -> dict[str, Any]:
        found = dict(re.findall(r"(\w+) = (\[[^\]]*\]|-?\d+)", text))
        lists = {n: _integers(found.get(n, "")) for n in self.lists}
        return lists | {n: int(found.get(n, 0)) for n in self.scalars}


def _member(text: str) -> Any:
    """Return a list of integers, an integer, or Raw text, which invalid programs may have."""
    if text.startswith("["):
        return _integers(text)
    return int(text) if re.fullmatch(r"-?\d+", text) else Raw(text)


_CONVOLUTION_PARTS = (
    ("input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"),
    ("kernel_input_feature_dimension", "kernel_output_feature_dimension", "kernel_spatial_dimensions"),
    ("output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"),
)


@dataclass(frozen=True)
class ConvolutionDimensions:
    """`#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>`, printed in raw form, which can also express invalid
    ones."""

    members: tuple[str, ...] = tuple(n for part in _CONVOLUTION_PARTS for n in part)

    def text(self, values: Mapping[str, Any]) -> str:
        return f"#stablehlo.conv<raw {', '.join(f'{n} = {_spell(values[n])}' for n in self.members)}>"

    def read(self, text: str) -> dict[str, Any]:
        if "raw" in text:
            found = re.findall(r"(\w+) = (\[[^\]]*\]|[^,>]+)", text)
            return {n: _integers("") for n in self.members if n.endswith("_spatial_dimensions")} | {
                n: _member(value) for n, value in found
            }
        values: dict[str, Any] = {}
        layouts = re.findall(r"\[([^\]]*)\]", text)
        for layout, letters, names in zip(layouts, ("bf", "io", "bf"), _CONVOLUTION_PARTS, strict=True):
            places = [place.strip() for place in layout.split(",")]
            values[names[0]], values[names[1]] = (places.index(letter) for letter in letters)
            spatial = [(int(p), i) for i, p in enumerate(places) if p.isdigit()]
            values[names[2]] = tuple(i for _, i in sorted(spatial))
        return values


@dataclass(frozen=True)
class ChannelId:
    """`#stablehlo.channel_handle<handle = 1, type = 1>` of a collective, always from device to device."""

    members: tuple[str, ...] = ("channel_id",)

    def text(self, values: Mapping[str, Any]) -> str:
        channel_id = values["channel_id"]
        has_channel = not isinstance(channel_id, int) or channel_id > 0
        return f"#stablehlo.channel_handle<handle = {_spell(channel_id)}, type = {int(has_channel)}>"

    def read(self, text: str) -> dict[str, Any]:
        return {"channel_id": _integers(text)[0]}


CHANNEL_TYPES = ("INVALID", "DEVICE_TO_DEVICE", "DEVICE_TO_HOST", "HOST_TO_DEVICE")


@dataclass(frozen=True)
class Channel:
    """`#stablehlo.channel_handle<handle = 1, type = 3>` of a send or a recv: channel_id and channel_type."""

    members: tuple[str, ...] = ("channel_id", "channel_type")

    def text(self, values: Mapping[str, Any]) -> str:
        kind = values["channel_type"]
        place = CHANNEL_TYPES.index(kind) if kind in CHANNEL_TYPES else _spell(kind)
        return f"#stablehlo.channel_handle<handle = {_spell(values['channel_id'])}, type = {place}>"

    def read(self, text: str) -> dict[str, Any]:
        channel_id, kind = _integers(text)
        return {"channel_id": channel_id, "channel_type": CHANNEL_TYPES[kind] if 0 <= kind <= 3 else "INVALID"}
