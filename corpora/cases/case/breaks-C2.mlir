// Breaks C2 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<2x3xi32>) -> (tensor<2x3xf16>, tensor<2x3xi32>) {
  %12, %13 = "stablehlo.case"(%0) ({
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
    %3 = "stablehlo.constant"() {value = dense<31> : tensor<i32>} : () -> (tensor<i32>)
    %4 = "stablehlo.clamp"(%2, %1, %3) : (tensor<i32>, tensor<2x3xi32>, tensor<i32>) -> (tensor<2x3xi32>)
    %5 = "stablehlo.shift_left"(%1, %4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
    %6 = "stablehlo.composite"(%1) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 1 : i32} : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> (tensor<2x3xf16>)
    "stablehlo.return"(%7, %5) : (tensor<2x3xf16>, tensor<2x3xi32>) -> ()
  }, {
    %8 = "stablehlo.convert"(%1) : (tensor<2x3xi32>) -> (tensor<2x3xf16>)
    "stablehlo.return"(%8, %1) : (tensor<2x3xf16>, tensor<2x3xi32>) -> ()
  }, {
    %9 = "stablehlo.convert"(%1) : (tensor<2x3xi32>) -> (tensor<2x3xf16>)
    "stablehlo.return"(%9, %1) : (tensor<2x3xf16>, tensor<2x3xi32>) -> ()
  }, {
  ^bb0(%10: tensor<i32>):
    %11 = "stablehlo.convert"(%1) : (tensor<2x3xi32>) -> (tensor<2x3xf16>)
    "stablehlo.return"(%11, %1) : (tensor<2x3xf16>, tensor<2x3xi32>) -> ()
  }) : (tensor<i32>) -> (tensor<2x3xf16>, tensor<2x3xi32>)
  "func.return"(%12, %13) : (tensor<2x3xf16>, tensor<2x3xi32>) -> ()
}
func.func private @f0(%0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  "func.return"(%0) : (tensor<2x3xi32>) -> ()
}
}
