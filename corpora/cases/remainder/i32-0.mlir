// A case of remainder on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.remainder %arg0, %arg0 : tensor<i32>
    return %0 : tensor<i32>
  }
}
