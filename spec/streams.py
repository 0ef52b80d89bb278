"""Names for the tensors of a program's streams, as in files beside its text, which does not contain them.

`infeed_0_1` is tensor 1 of the first payload of the infeed, `channel_3_0_0` tensor 0 of the first payload of channel 3.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TypeVar

from spec.program import Constant, Operation, Program, Streams
from spec.types import TensorType

T = TypeVar("T")
_NAME = re.compile(r"(infeed|channel_(\d+))_(\d+)_(\d+)")


def is_name(name: str) -> bool:
    return _NAME.fullmatch(name) is not None


def tensors_by_name(streams: Streams) -> dict[str, Constant]:
    queues = [("infeed", streams.infeed), *((f"channel_{c}", queue) for c, queue in streams.channels)]
    return {
        f"{stream}_{k}_{i}": constant
        for stream, queue in queues
        for k, payload in enumerate(queue)
        for i, constant in enumerate(payload)
    }


def tensors_read(program: Program) -> dict[str, Constant]:
    return {name: constant for name, constant in tensors_by_name(program.streams).items() if _is_read(program, name)}


def _is_read(program: Program, name: str) -> bool:
    try:
        return tensor_type(program, name) is not None
    except ValueError:
        return False


def from_names(constants: Mapping[str, Constant]) -> Streams:
    """Return the streams of these tensors. Raises ValueError for other names, or if an earlier payload or tensor is
    missing."""
    queues: dict[int | None, dict[int, dict[int, Constant]]] = {}
    for name, constant in constants.items():
        found = _NAME.fullmatch(name)
        if found is None:
            raise ValueError(f"{name} names no tensor of a stream")
        channel = int(found[2]) if found[2] is not None else None
        queues.setdefault(channel, {}).setdefault(int(found[3]), {})[int(found[4])] = constant
    infeed = _payloads(queues.pop(None, {}))
    return Streams(infeed, tuple((c, _payloads(queues[c])) for c in sorted(c for c in queues if c is not None)))


def _payloads(queue: Mapping[int, Mapping[int, Constant]]) -> tuple[tuple[Constant, ...], ...]:
    return tuple(map(_in_order, _in_order(queue)))


def _in_order(numbered: Mapping[int, T]) -> tuple[T, ...]:
    if sorted(numbered) != list(range(len(numbered))):
        raise ValueError(f"of what a stream holds, there are numbers {sorted(numbered)}, which are not the first")
    return tuple(numbered[k] for k in range(len(numbered)))


def tensor_type(program: Program, name: str) -> TensorType:
    """Return the type of the tensor of this name, as the program reads it.

    The k-th payload has the types that the k-th operation reading the stream returns; further payloads have those of
    the last one. Raises ValueError if nothing reads the tensor.
    """
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"{name} names no tensor of a stream")
    readers = list(_readers(program, found[2]))
    if not readers:
        raise ValueError(f"nothing in the program reads {name}")
    results = [r.type for r in readers[min(int(found[3]), len(readers) - 1)].results if isinstance(r.type, TensorType)]
    if int(found[4]) >= len(results):
        raise ValueError(f"the program reads {len(results)} tensors at once, and not {name}")
    return results[int(found[4])]


def _readers(program: Program, channel: str | None) -> Iterator[Operation]:
    for o in program.operations():
        if (o.name == "infeed") if channel is None else (o.name, o.attribute("channel_id")) == ("recv", int(channel)):
            yield o
