// A case of concatenate on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<0xi32>) -> tensor<0xi32> {
    %c = stablehlo.constant dense<> : tensor<0xi32>
    %0 = stablehlo.concatenate %c, %arg0, dim = 0 : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    return %0 : tensor<0xi32>
  }
}
