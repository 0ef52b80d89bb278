"""StableHLO programs as ONNX models: what ONNX Runtime and ONNX's own evaluator are given."""
