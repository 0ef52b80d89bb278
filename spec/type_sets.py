"""Sets of types for the inputs and outputs of ops, such as "tensor of integer type".

A set lists its element types, so that generators and constraints agree by construction.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from spec.types import (
    COMPLEXES,
    ELEMENT_TYPES,
    FLOATS,
    INTEGERS,
    SIGNED_INTEGERS,
    ElementType,
    FunctionType,
    QuantizedType,
    TensorType,
    TokenType,
    Type,
    f32,
    f64,
    i1,
    si32,
)

Quantization = Literal["none", "per-tensor", "any"]


@dataclass(frozen=True)
class TypeSet:
    """The types that a predicate accepts; `name` describes them in the specification's words."""

    name: str
    accepts: Callable[[Type], bool]
    element_types: tuple[ElementType, ...] = ()
    """The element types that are not quantized; empty if the set has no tensors."""
    quantization: Quantization = "none"
    rank: int | None = None
    """The only rank, if there is only one."""

    def __call__(self, t: Type) -> bool:
        return self.accepts(t)


def tensor_of(
    *element_types: ElementType, quantization: Quantization = "none", rank: int | None = None, name: str
) -> TypeSet:
    """Return the set of tensors of these element types, and of quantized types as `quantization` says."""
    allowed = frozenset(element_types)

    def accepts(t: Type) -> bool:
        if not isinstance(t, TensorType) or (rank is not None and len(t.shape) != rank):
            return False
        if isinstance(t.element_type, QuantizedType):
            per_tensor = t.element_type.quantization_dimension is None
            return quantization == "any" or (quantization == "per-tensor" and per_tensor)
        return t.element_type in allowed

    return TypeSet(name, accepts, element_types, quantization, rank)


def either(first: TypeSet, second: TypeSet) -> TypeSet:
    """Return the union of two sets; element types and rank are those of the first, which holds the tensors."""
    name = f"{first.name}_or_{second.name}"
    return TypeSet(name, lambda t: first(t) or second(t), first.element_types, first.quantization, first.rank)


tensor = tensor_of(*ELEMENT_TYPES, quantization="any", name="tensor_or_quantized_tensor")
per_tensor = tensor_of(*ELEMENT_TYPES, quantization="per-tensor", name="tensor_or_per_tensor_quantized_tensor")
scalar = tensor_of(*ELEMENT_TYPES, quantization="per-tensor", rank=0, name="0_dimensional_tensor")
plain_tensor = tensor_of(*ELEMENT_TYPES, name="tensor")
predicate_tensor = tensor_of(i1, name="tensor_of_type_i1")
predicate_scalar = tensor_of(i1, rank=0, name="0_dimensional_tensor_of_type_i1")
si32_scalar = tensor_of(si32, rank=0, name="0_dimensional_tensor_of_type_si32")
integer_tensor = tensor_of(*INTEGERS, name="tensor_of_integer_type")
integer_vector = tensor_of(*INTEGERS, rank=1, name="1_dimensional_tensor_of_integer_type")
integer_matrix = tensor_of(*INTEGERS, rank=2, name="2_dimensional_tensor_of_integer_type")
integer_scalar = tensor_of(*INTEGERS, rank=0, name="0_dimensional_tensor_of_integer_type")
boolean_or_integer_tensor = tensor_of(i1, *INTEGERS, name="tensor_of_boolean_or_integer_type")
plain_float_tensor = tensor_of(*FLOATS, name="tensor_of_floating_point_type")
float_tensor = tensor_of(
    *FLOATS, quantization="per-tensor", name="tensor_of_floating_point_type_or_per_tensor_quantized_tensor"
)
plain_float_or_complex_tensor = tensor_of(*FLOATS, *COMPLEXES, name="tensor_of_floating_point_or_complex_type")
float_or_complex_tensor = tensor_of(
    *FLOATS, *COMPLEXES, quantization="per-tensor",
    name="tensor_of_floating_point_or_complex_type_or_per_tensor_quantized_tensor",
)  # fmt: skip
signed_float_or_complex_tensor = tensor_of(
    *SIGNED_INTEGERS, *FLOATS, *COMPLEXES, quantization="per-tensor",
    name="tensor_of_signed_integer_floating_point_or_complex_type_or_per_tensor_quantized_tensor",
)  # fmt: skip
signed_or_float_tensor = tensor_of(
    *SIGNED_INTEGERS, *FLOATS, quantization="per-tensor",
    name="tensor_of_signed_integer_or_floating_point_type_or_per_tensor_quantized_tensor",
)  # fmt: skip
integer_float_or_complex_tensor = tensor_of(
    *INTEGERS, *FLOATS, *COMPLEXES, quantization="per-tensor",
    name="tensor_of_integer_floating_point_or_complex_type_or_per_tensor_quantized_tensor",
)  # fmt: skip
f32_or_f64_tensor = tensor_of(f32, f64, name="tensor_of_type_f32_or_f64")
complex_tensor = tensor_of(*COMPLEXES, name="tensor_of_complex_type")
token = TypeSet("token", lambda t: isinstance(t, TokenType))
tensor_or_token = either(tensor, token)
any_type = TypeSet("value_type", lambda t: not isinstance(t, FunctionType), ELEMENT_TYPES, "any")
