"""The vocabulary of features: what each word means, what it implies, and which words exclude each other.

A word stands alone (`padding`) or has a value (`result-type=f32`, `operand-type=1:i4`).
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping

from spec.types import ELEMENT_TYPES, ComplexType, ElementType, FloatType, IntegerType, QuantizedType, num_bits

FAMILIES: Mapping[str, frozenset[str]] = {
    "integer": frozenset(str(t) for t in ELEMENT_TYPES if isinstance(t, IntegerType)),
    "signed": frozenset(str(t) for t in ELEMENT_TYPES if isinstance(t, IntegerType) and t.signed),
    "unsigned": frozenset(str(t) for t in ELEMENT_TYPES if isinstance(t, IntegerType) and not t.signed),
    "float": frozenset(str(t) for t in ELEMENT_TYPES if isinstance(t, FloatType)),
    "f8": frozenset(str(t) for t in ELEMENT_TYPES if isinstance(t, FloatType) and t.width == 8),
    "complex": frozenset(str(t) for t in ELEMENT_TYPES if isinstance(t, ComplexType)),
    "sub-byte": frozenset(str(t) for t in ELEMENT_TYPES if 1 < num_bits(t) < 8),
    "sub-byte-integer": frozenset(str(t) for t in ELEMENT_TYPES if isinstance(t, IntegerType) and t.width < 8),
    "quantized": frozenset({"quantized"}),
}
"""Names for sets of element types."""

WORDS: Mapping[str, str] = {
    "mixed-types": "operands, indices aside, differ in their element type",
    "converted-result": "a result has another element type than the first operand",
    "promoted": "the body takes other element types than the operands have",
    "same-operand-twice": "one value is two operands",
    "several-operands": "a variadic input has several values",
    "several-results": "there are several results",
    "shared-operand": "an operand is used elsewhere too, or returned",
    "constant-operand": "an operand is a constant of the program",
    "constants-only": "all operands are constants of the program",
    "plain-constants-only": "all operands are constants that the program writes, none made by the backend",
    "signed-zeros-and-ones": "a constant, which is an operand or the operation, holds -0 and 1 and nothing else but 0",
    "captured-value": "a region uses a value from outside",
    "unsigned-indices": "indices are of an unsigned type",
    "narrow-indices": "a size that is indexed is no value of the indices' type",
    "empty-indices": "a tensor of indices has a dimension of 0",
    "index-out-of-bounds": "an index vector, or the window that starts there, is not wholly inside",
    "duplicate-indices": "two index vectors are equal",
    "negative-dimension": "an attribute counts a dimension from the end",
    "unordered-dimensions": "an attribute lists dimensions, and in no ascending order",
    "padding": "edges are padded, or cut",
    "negative-padding": "edges are cut",
    "interior-padding": "there is padding between elements",
    "strides": "a stride is not 1",
    "base-dilation": "the operand is dilated",
    "window-dilation": "the window or kernel is dilated",
    "feature-groups": "feature_group_count is not 1",
    "batch-groups": "batch_group_count is not 1",
    "reversal": "a dimension of the window is reversed",
    "lone-window": "each spatial dimension of a convolution's result has the size 1",
    "channel": "there is a channel",
    "global-device-ids": "ids of processes are flattened",
    "several-groups": "there are several groups of processes",
    "lone-processes": "each process is a group of its own",
    "batching-after-index-vector": "a batching dimension of the indices comes after index_vector_dim",
    "whole-slices": "slices are as large as the operand that they are of",
    "several-processes": "the program runs on several processes",
    "several-replicas": "the program runs on several replicas",
    "several-partitions": "the program runs on several partitions",
    "empty": "an operand or a result has a dimension of 0",
    "empty-operand": "an operand has a dimension of 0",
    "empty-result": "a result has a dimension of 0",
    "same-sizes": "the first result has the sizes of the first operand, in this or another order",
    "one-element": "no tensor has more than one element",
    "scalar": "all tensors have rank 0",
    "dynamic": "a dimension is dynamic",
    "bounded": "a dimension is dynamic and has a bound",
    "several-bounded-sizes": "an operand has several dimensions that are dynamic and have a bound",
    "odd-length": "a length among the attributes is odd",
    "crossed-bounds": "the lower bound is greater than the upper one somewhere",
    "equal-elements": "the first operand holds one value twice",
    "nan-input": "an operand holds NaN",
    "infinite-input": "an operand holds an infinity",
    "subnormal-input": "an operand holds a subnormal",
    "negative-zero-input": "an operand holds -0",
    "zero-input": "an operand holds a zero",
    "negative-input": "an operand holds a negative number",
    "quantized": "an element type is quantized",
    "unsigned-storage": "a quantized element type is stored in unsigned integers",
    "per-axis": "a quantized element type has a scale for each slice of a dimension",
    "several-quantizations": "quantized element types differ in scale or zero point",
    "token": "an operand or a result is a token",
    "tuple": "an operand or a result is a tuple",
    "needs-neighbours": "the program has other computing operations",
    "beside-promoted": "the body of another operation takes other element types than its operands have",
}
"""The words that stand alone, with their meanings."""

VALUED: Mapping[str, str] = {
    "constant-operand": "the place of an operand that is a constant",
    "element-type": "an element type of an operand or a result, or a family of it",
    "operand-type": "the element type of an operand; with its place, `1:i4`",
    "result-type": "the element type of a result; with its place, `0:i4`",
    "storage-type": "the storage type of a quantized element type",
    "operand-rank": "the rank of the first operand",
    "bounded-operand": "the place of an operand of which a dimension is dynamic and has a bound",
    "index-type": "the element type of the indices",
    "body": "the op that is all that a region computes of its arguments, or `other`; of several regions `scatter:add`",
    "body-returns": "what a region that computes nothing returns: `argument-0`, `constant`, or `outer` for a value "
    "from outside; of several regions `scatter:argument-0`",
    "in-body": "an op in a region",
    "in-body-type": "an op in a region, and an element type of its operands or results, or a family of it: "
    "`maximum:complex`",
    "in-body-attribute": "an attribute of an op in a region: `compare_type:UNSIGNED`",
    "in-body-constant-operand": "an op in a region, and the place of an operand that is a constant of it: `divide:1`",
    "kernel-input-features": "the size of a kernel's dimension of input features, those of one group",
    "kernel-output-features": "the size of a kernel's dimension of output features",
    "attribute": "an enumeration, a boolean or a number: `fft_type:IRFFT`",
    "empty-attribute": "an attribute that is an empty list",
    "zero-in": "an attribute that is a list of sizes, and one of them is 0",
    "with": "another computing op of the program",
    "operand-shared-with": "a computing op before this one that uses an operand of it",
}
"""The words that take a value, with the meaning of the value."""

EXCLUSIVE = frozenset(
    {
        "operand-rank", "index-type", "body", "attribute", "operand-type", "result-type", "kernel-input-features",
        "kernel-output-features",
    }
)  # fmt: skip
"""Words of which an operation has one value, or one per operand or attribute (`attribute=lower:true`)."""

_IMPLIED: Mapping[str, str] = {
    "negative-padding": "padding",
    "beside-promoted": "needs-neighbours",
    "several-replicas": "several-processes",
    "several-partitions": "several-processes",
    "empty-operand": "empty",
    "empty-result": "empty",
    "empty-indices": "empty",
    "constants-only": "constant-operand",
    "plain-constants-only": "constants-only",
    "unsigned-storage": "quantized",
    "per-axis": "quantized",
    "several-quantizations": "quantized",
    "scalar": "one-element",
    "several-bounded-sizes": "bounded",
}
_TYPED = re.compile(r"in-body-type=(\w+):(.*)")
_PLACED = re.compile(r"(operand-type|result-type)=\d+:(.*)")


def type_word(t: ElementType) -> str:
    return "quantized" if isinstance(t, QuantizedType) else str(t)


def is_word(text: str) -> bool:
    name, has_value, value = text.partition("=")
    return bool(value) and name in VALUED if has_value else name in WORDS


@functools.lru_cache(maxsize=4096)
def implications(word: str) -> frozenset[str]:
    found = {word}
    name, _, value = word.partition("=")
    if name == "constant-operand":
        found.add(name)
    if name == "bounded-operand":
        found.add("bounded")
    if placed := _PLACED.fullmatch(word):
        found.add(f"{placed[1]}={placed[2]}")
    if name == "element-type":
        found |= {f"element-type={family}" for family, types in FAMILIES.items() if value in types}
    if typed := _TYPED.fullmatch(word):
        found |= {f"in-body-type={typed[1]}:{family}" for family, types in FAMILIES.items() if typed[2] in types}
        found.add(f"in-body={typed[1]}")
    if name == "index-type" and value.startswith("ui"):
        found.add("unsigned-indices")
    if name == "operand-shared-with":
        found |= implications(f"with={value}")
    if name == "storage-type" and value.startswith("ui"):
        found |= implications("unsigned-storage")
    if name == "with":
        found.add("needs-neighbours")
    if word in _IMPLIED:
        found |= implications(_IMPLIED[word])
    return frozenset(found)


def exclude(first: str, second: str) -> bool:
    """Return whether no operation can have both words, because they are two values of a single-valued property."""
    (name, _, value), (other, _, another) = first.partition("="), second.partition("=")
    if name != other or name not in EXCLUSIVE or value == another:
        return False
    (place, at, _), (place2, at2, _) = value.partition(":"), another.partition(":")
    if at or at2:
        return bool(at and at2) and place == place2
    return name not in ("operand-type", "result-type")
