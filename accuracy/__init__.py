"""How accurate an implementation is: the error of every elementwise op against the true value, and what sums are
accumulated in. It measures and judges nothing; the bounds that results are judged by are in oracles/accuracy.toml."""
