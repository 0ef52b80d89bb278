// Breaks C1 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>) -> (tensor<2x3xf8E3M4>, tensor<i1>) {
  %6, %7 = "stablehlo.if"(%0) ({
  ^bb0(%1: tensor<i32>):
    %2 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<2x3xf8E3M4>} : () -> (tensor<2x3xf8E3M4>)
    %3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%2, %3) : (tensor<2x3xf8E3M4>, tensor<i1>) -> ()
  }, {
    %4 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<2x3xf8E3M4>} : () -> (tensor<2x3xf8E3M4>)
    %5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%4, %5) : (tensor<2x3xf8E3M4>, tensor<i1>) -> ()
  }) : (tensor<i1>) -> (tensor<2x3xf8E3M4>, tensor<i1>)
  "func.return"(%6, %7) : (tensor<2x3xf8E3M4>, tensor<i1>) -> ()
}
}
