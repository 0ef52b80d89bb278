// Breaks C7 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf16>) -> (tensor<1xf16>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0000"> : tensor<f16>} : () -> (tensor<f16>)
  %5 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<f16>, %3: tensor<f16>):
    %4 = "stablehlo.add"(%2, %3) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%4) : (tensor<f16>) -> ()
  }) {dimensions = array<i64: 1, 0>} : (tensor<3x3xf16>, tensor<f16>) -> (tensor<1xf16>)
  "func.return"(%5) : (tensor<1xf16>) -> ()
}
}
