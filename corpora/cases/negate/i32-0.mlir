// A case of negate on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x2x2x2x3xi32>) -> tensor<2x2x2x2x3xi32> {
    %0 = stablehlo.negate %arg0 : tensor<2x2x2x2x3xi32>
    return %0 : tensor<2x2x2x2x3xi32>
  }
}
