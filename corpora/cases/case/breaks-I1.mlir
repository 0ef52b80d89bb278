// Breaks I1 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<4x2x2xf8E4M3FNUZ>, %3: tensor<i32>, %4: tensor<4x2x2xf8E4M3FNUZ>, %5: tensor<f64>) -> (tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>, tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>) {
  %13, %14, %15, %16 = "stablehlo.case"(%5) ({
    %10, %11 = "stablehlo.if"(%1) ({
      %6 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
      %7 = "stablehlo.constant"() {value = dense<"0x1F000000"> : tensor<i32>} : () -> (tensor<i32>)
      %8 = "stablehlo.clamp"(%6, %0, %7) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
      %9 = "stablehlo.shift_right_arithmetic"(%0, %8) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
      "stablehlo.return"(%2, %9) : (tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>) -> ()
    }, {
      "stablehlo.return"(%2, %3) : (tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>) -> ()
    }) : (tensor<i1>) -> (tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>)
    %12 = "stablehlo.slice"(%0) {limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>} : (tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%4, %12, %10, %11) : (tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>, tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>) -> ()
  }) : (tensor<f64>) -> (tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>, tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>)
  "func.return"(%13, %14, %15, %16) : (tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>, tensor<4x2x2xf8E4M3FNUZ>, tensor<i32>) -> ()
}
}
