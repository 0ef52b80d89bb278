"""Translation of StableHLO programs to ONNX models, for ONNX Runtime and ONNX's reference evaluator."""
