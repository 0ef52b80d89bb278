// A case of get_dimension_size on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<4x5xi32>) -> tensor<i32> {
    %0 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x5xi32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
