// A case of broadcast_in_dim on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3x2xf32> {
    %cst = stablehlo.constant dense<4194304.5> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}
