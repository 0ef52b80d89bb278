"""What `import stablehlo_conformance` offers: programs, what they may return, verdicts, Hypothesis strategies."""
