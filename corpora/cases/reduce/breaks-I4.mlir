// Breaks I4 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>, %1: tensor<f16>) -> (tensor<3x2xf16>) {
  %4 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<f16>, %3: tensor<f16>):
  }) {dimensions = array<i64>} : (tensor<3x2xf16>, tensor<f16>) -> (tensor<3x2xf16>)
  "func.return"(%4) : (tensor<3x2xf16>) -> ()
}
}
