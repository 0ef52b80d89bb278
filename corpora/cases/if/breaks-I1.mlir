// Breaks I1 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xbf16>, %1: tensor<3x3xi64>, %2: tensor<ui32>, %3: tensor<i64>) -> (tensor<3x3xi64>, tensor<3x3xbf16>, tensor<ui32>) {
  %6, %7, %8 = "stablehlo.if"(%3) ({
    %4 = "stablehlo.partition_id"() : () -> (tensor<ui32>)
    %5 = "stablehlo.tan"(%0) : (tensor<3x3xbf16>) -> (tensor<3x3xbf16>)
    "stablehlo.return"(%1, %5, %4) : (tensor<3x3xi64>, tensor<3x3xbf16>, tensor<ui32>) -> ()
  }, {
    "stablehlo.return"(%1, %0, %2) : (tensor<3x3xi64>, tensor<3x3xbf16>, tensor<ui32>) -> ()
  }) : (tensor<i64>) -> (tensor<3x3xi64>, tensor<3x3xbf16>, tensor<ui32>)
  "func.return"(%6, %7, %8) : (tensor<3x3xi64>, tensor<3x3xbf16>, tensor<ui32>) -> ()
}
}
