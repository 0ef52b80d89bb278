// Breaks I2 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui32>, %1: tensor<4x2x2xf8E4M3FNUZ>) -> (tensor<ui2>, tensor<4x2x2xui32>) {
  %2 = "stablehlo.constant"() {value = dense<3> : tensor<ui2>} : () -> (tensor<ui2>)
  %10, %11 = "stablehlo.while"(%2, %0) ({
  ^bb0(%3: tensor<ui2>, %4: tensor<4x2x2xui32>):
  }, {
  ^bb0(%5: tensor<ui2>, %6: tensor<4x2x2xui32>):
    %7 = "stablehlo.round_nearest_afz"(%1) : (tensor<4x2x2xf8E4M3FNUZ>) -> (tensor<4x2x2xf8E4M3FNUZ>)
    %8 = "stablehlo.constant"() {value = dense<1> : tensor<ui2>} : () -> (tensor<ui2>)
    %9 = "stablehlo.add"(%5, %8) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    "stablehlo.return"(%9, %0) : (tensor<ui2>, tensor<4x2x2xui32>) -> ()
  }) : (tensor<ui2>, tensor<4x2x2xui32>) -> (tensor<ui2>, tensor<4x2x2xui32>)
  "func.return"(%10, %11) : (tensor<ui2>, tensor<4x2x2xui32>) -> ()
}
}
