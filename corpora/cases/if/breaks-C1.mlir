// Breaks C1 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>) -> (tensor<3x2xf16>) {
  %4 = "stablehlo.if"(%0) ({
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<3x2xf16>} : () -> (tensor<3x2xf16>)
    "stablehlo.return"(%1) : (tensor<3x2xf16>) -> ()
  }, {
  ^bb0(%2: tensor<i32>):
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<3x2xf16>} : () -> (tensor<3x2xf16>)
    "stablehlo.return"(%3) : (tensor<3x2xf16>) -> ()
  }) : (tensor<i1>) -> (tensor<3x2xf16>)
  "func.return"(%4) : (tensor<3x2xf16>) -> ()
}
}
