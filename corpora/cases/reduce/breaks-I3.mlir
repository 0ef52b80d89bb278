// Breaks I3 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui16>) -> (tensor<4x2xui16>) {
  %1 = "stablehlo.constant"() {value = dense<1> : tensor<ui16>} : () -> (tensor<ui16>)
  %5 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<ui16>, %3: tensor<ui16>):
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    "stablehlo.return"(%4) : (tensor<ui16>) -> ()
  }) {dimensions = unit} : (tensor<4x2x2xui16>, tensor<ui16>) -> (tensor<4x2xui16>)
  "func.return"(%5) : (tensor<4x2xui16>) -> ()
}
}
