"""Quantized types, and strategies for operations and programs on them."""
