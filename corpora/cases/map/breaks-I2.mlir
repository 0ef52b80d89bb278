// Breaks I2 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3>) -> (tensor<3x2xf8E4M3>) {
  %3 = "stablehlo.map"(%0) ({
  ^bb0(%1: tensor<f8E4M3>):
    %2 = "stablehlo.constant"() {value = dense<"0x87"> : tensor<f8E4M3>} : () -> (tensor<f8E4M3>)
    "stablehlo.return"(%2) : (tensor<f8E4M3>) -> ()
  }) {dimensions = unit} : (tensor<3x2xf8E4M3>) -> (tensor<3x2xf8E4M3>)
  "func.return"(%3) : (tensor<3x2xf8E4M3>) -> ()
}
}
