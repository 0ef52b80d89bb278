// A case of shift_right_arithmetic on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<7xi32>, %arg1: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
