// A case of pad on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<4x4x2x2xf32>) -> tensor<4x0x0x4xf32> {
    %cst = stablehlo.constant dense<0.25000003> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, -3, 0], high = [0, -13, 1, 1], interior = [0, 3, 0, 1] : (tensor<4x4x2x2xf32>, tensor<f32>) -> tensor<4x0x0x4xf32>
    return %0 : tensor<4x0x0x4xf32>
  }
}
