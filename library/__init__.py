"""The library behind `import stablehlo_conformance`: programs, conforming results, verdicts, Hypothesis strategies."""
