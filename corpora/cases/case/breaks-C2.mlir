// Breaks C2 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<2x3xf16>, %2: tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>) {
  %9, %10, %11 = "stablehlo.case"(%0) ({
  ^bb0(%3: tensor<i32>):
    %4 = "stablehlo.exponential_minus_one"(%1) : (tensor<2x3xf16>) -> (tensor<2x3xf16>)
    %5 = "stablehlo.round_nearest_afz"(%1) : (tensor<2x3xf16>) -> (tensor<2x3xf16>)
    "stablehlo.return"(%2, %5, %4) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  }, {
  ^bb0(%6: tensor<i32>):
    "stablehlo.return"(%1, %1, %2) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  }, {
  ^bb0(%7: tensor<i32>):
    "stablehlo.return"(%2, %1, %1) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  }, {
  ^bb0(%8: tensor<i32>):
    "stablehlo.return"(%2, %1, %1) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  }) : (tensor<i32>) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>)
  "func.return"(%9, %10, %11) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>) -> ()
}
}
