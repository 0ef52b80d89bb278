// A case of compare on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x7x2xf32>, %arg1: tensor<2x7x2xf32>) -> tensor<2x7x2xi1> {
    %0 = stablehlo.compare NE, %arg0, %arg1, TOTALORDER : (tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> tensor<2x7x2xi1>
    return %0 : tensor<2x7x2xi1>
  }
}
