// Breaks C2 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<3x3xf64>, %2: tensor<3x3xf8E4M3FN>) -> (tensor<3x3xf8E4M3FN>, tensor<3x3xf32>) {
  %10, %11 = "stablehlo.if"(%0) ({
    %3 = "stablehlo.constant"() {value = dense<"0x000000000000000000"> : tensor<3x3xf8E4M3FN>} : () -> (tensor<3x3xf8E4M3FN>)
    %4 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>} : () -> (tensor<3x3xf32>)
    "stablehlo.return"(%3, %4) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf32>) -> ()
  }, {
    %5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    %9 = "stablehlo.reduce"(%0, %5) ({
    ^bb0(%6: tensor<i1>, %7: tensor<i1>):
      %8 = "stablehlo.xor"(%6, %7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }) {dimensions = array<i64>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%2, %1) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf64>) -> ()
  }) : (tensor<i1>) -> (tensor<3x3xf8E4M3FN>, tensor<3x3xf32>)
  "func.return"(%10, %11) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf32>) -> ()
}
}
