// Breaks C1 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>) -> (tensor<2x3xf8E3M4>, tensor<1x2x0x1xi32>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) {
  %11, %12, %13, %14 = "stablehlo.if"(%0) ({
  ^bb0(%1: tensor<i32>):
    %2 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<2x3xf8E3M4>} : () -> (tensor<2x3xf8E3M4>)
    %3 = "stablehlo.constant"() {value = dense<> : tensor<1x2x0x1xi32>} : () -> (tensor<1x2x0x1xi32>)
    %4 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<2x3xf8E3M4>} : () -> (tensor<2x3xf8E3M4>)
    %5 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<2x3xf8E3M4>} : () -> (tensor<2x3xf8E3M4>)
    "stablehlo.return"(%2, %3, %4, %5) : (tensor<2x3xf8E3M4>, tensor<1x2x0x1xi32>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  }, {
  ^bb0(%6: tensor<i32>):
    %7 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<2x3xf8E3M4>} : () -> (tensor<2x3xf8E3M4>)
    %8 = "stablehlo.constant"() {value = dense<> : tensor<1x2x0x1xi32>} : () -> (tensor<1x2x0x1xi32>)
    %9 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<2x3xf8E3M4>} : () -> (tensor<2x3xf8E3M4>)
    %10 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<2x3xf8E3M4>} : () -> (tensor<2x3xf8E3M4>)
    "stablehlo.return"(%7, %8, %9, %10) : (tensor<2x3xf8E3M4>, tensor<1x2x0x1xi32>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  }) : (tensor<i1>) -> (tensor<2x3xf8E3M4>, tensor<1x2x0x1xi32>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>)
  "func.return"(%11, %12, %13, %14) : (tensor<2x3xf8E3M4>, tensor<1x2x0x1xi32>, tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
}
}
