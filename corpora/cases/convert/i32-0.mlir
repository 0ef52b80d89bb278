// A case of convert on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5x1x1x1x1x1x1xi32>) -> tensor<5x1x1x1x1x1x1xui8> {
    %0 = stablehlo.convert %arg0 : (tensor<5x1x1x1x1x1x1xi32>) -> tensor<5x1x1x1x1x1x1xui8>
    return %0 : tensor<5x1x1x1x1x1x1xui8>
  }
}
