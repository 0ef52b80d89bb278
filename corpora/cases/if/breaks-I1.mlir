// Breaks I1 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<i64>) -> (tensor<2x3x4xbf16>) {
  %3 = "stablehlo.if"(%1) ({
    "stablehlo.return"(%0) : (tensor<2x3x4xbf16>) -> ()
  }, {
    %2 = "stablehlo.get_dimension_size"(%0) {dimension = 1 : i64} : (tensor<2x3x4xbf16>) -> (tensor<i32>)
    "stablehlo.return"(%0) : (tensor<2x3x4xbf16>) -> ()
  }) : (tensor<i64>) -> (tensor<2x3x4xbf16>)
  "func.return"(%3) : (tensor<2x3x4xbf16>) -> ()
}
}
