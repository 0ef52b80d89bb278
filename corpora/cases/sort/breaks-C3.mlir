// Breaks C3 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xf16>, %1: tensor<3x1xf16>) -> (tensor<3xf16>, tensor<3x1xf16>) {
  %7, %8 = "stablehlo.sort"(%0, %1) ({
  ^bb0(%2: tensor<f16>, %3: tensor<f16>, %4: tensor<f16>, %5: tensor<f16>):
    %6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64} : (tensor<3xf16>, tensor<3x1xf16>) -> (tensor<3xf16>, tensor<3x1xf16>)
  "func.return"(%7, %8) : (tensor<3xf16>, tensor<3x1xf16>) -> ()
}
}
