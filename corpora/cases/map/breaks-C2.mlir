// Breaks C2 of map; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x2x2xi64>) {
  %1 = "stablehlo.map"() ({
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<i64>)
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : () -> (tensor<4x2x2xi64>)
  "func.return"(%1) : (tensor<4x2x2xi64>) -> ()
}
}
