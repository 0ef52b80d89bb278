// Breaks C3 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xi4>, %1: tensor<3x1xi4>) -> (tensor<3xi4>, tensor<3x1xi4>) {
  %7, %8 = "stablehlo.sort"(%0, %1) ({
  ^bb0(%2: tensor<i4>, %3: tensor<i4>, %4: tensor<i4>, %5: tensor<i4>):
    %6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64} : (tensor<3xi4>, tensor<3x1xi4>) -> (tensor<3xi4>, tensor<3x1xi4>)
  "func.return"(%7, %8) : (tensor<3xi4>, tensor<3x1xi4>) -> ()
}
}
