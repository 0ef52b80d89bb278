// A case of shift_left on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x1x2x2x3x2xi32>, %arg1: tensor<2x1x2x2x3x2xi32>) -> tensor<2x1x2x2x3x2xi32> {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<2x1x2x2x3x2xi32>
    return %0 : tensor<2x1x2x2x3x2xi32>
  }
}
