// A case of divide on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<512> : tensor<i32>
    %0 = stablehlo.divide %arg0, %c : tensor<i32>
    return %0 : tensor<i32>
  }
}
