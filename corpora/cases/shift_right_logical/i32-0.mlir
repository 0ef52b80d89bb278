// A case of shift_right_logical on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<[-32, 2147483647, 436458739, 2048, 262145, 64, 2048]> : tensor<7xi32>
    %0 = stablehlo.shift_right_logical %c, %arg0 : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
