"""Cases, programs and types with quantized elements."""
