// Breaks C2 of map; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x2xi1>) {
  %1 = "stablehlo.map"() ({
    %0 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : () -> (tensor<3x2xi1>)
  "func.return"(%1) : (tensor<3x2xi1>) -> ()
}
}
