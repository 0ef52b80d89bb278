"""Ops between quantized and floating-point tensors: why none is drawn."""

from __future__ import annotations

from generators.registry import leaves_undrawn

leaves_undrawn("uniform_dequantize", "uniform_quantize", why="no strategy draws quantized tensors")
