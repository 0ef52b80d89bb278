// A case of broadcast_in_dim on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3xi32>) -> tensor<3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    return %0 : tensor<3x1xi32>
  }
}
