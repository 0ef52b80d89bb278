// Breaks C1 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi32>, %1: tensor<3x3xf64>, %2: tensor<3x3xf64>) -> (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>) {
  %3 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<ui32>} : () -> (tensor<ui32>)
  %21, %22, %23, %24 = "stablehlo.while"(%0, %3, %0, %0) ({
  ^bb0(%4: tensor<4x2x2xi32>, %5: tensor<ui32>, %6: tensor<4x2x2xi32>, %7: tensor<4x2x2xi32>, %8: tensor<i32>):
    %9 = "stablehlo.constant"() {value = dense<"0x07000000"> : tensor<ui32>} : () -> (tensor<ui32>)
    %10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui32>, tensor<ui32>) -> (tensor<i1>)
    "stablehlo.return"(%10) : (tensor<i1>) -> ()
  }, {
  ^bb0(%11: tensor<4x2x2xi32>, %12: tensor<ui32>, %13: tensor<4x2x2xi32>, %14: tensor<4x2x2xi32>):
    %15, %16 = "func.call"(%1, %11) {callee = @f0} : (tensor<3x3xf64>, tensor<4x2x2xi32>) -> (tensor<4x2x2xi32>, tensor<3x3xf64>)
    %17, %18 = "func.call"(%2, %11) {callee = @f0} : (tensor<3x3xf64>, tensor<4x2x2xi32>) -> (tensor<4x2x2xi32>, tensor<3x3xf64>)
    %19 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<ui32>} : () -> (tensor<ui32>)
    %20 = "stablehlo.add"(%12, %19) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%0, %20, %11, %14) : (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> ()
  }) : (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>)
  "func.return"(%21, %22, %23, %24) : (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> ()
}
func.func private @f0(%0: tensor<3x3xf64>, %1: tensor<4x2x2xi32>) -> (tensor<4x2x2xi32>, tensor<3x3xf64>) {
  %2 = "stablehlo.cholesky"(%0) {lower = true} : (tensor<3x3xf64>) -> (tensor<3x3xf64>)
  %3 = "stablehlo.constant"() {value = dense<[[true, false, false], [true, true, false], [true, true, true]]> : tensor<3x3xi1>} : () -> (tensor<3x3xi1>)
  %4 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>} : () -> (tensor<3x3xf64>)
  %5 = "stablehlo.select"(%3, %2, %4) : (tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xf64>) -> (tensor<3x3xf64>)
  "func.return"(%1, %5) : (tensor<4x2x2xi32>, tensor<3x3xf64>) -> ()
}
}
