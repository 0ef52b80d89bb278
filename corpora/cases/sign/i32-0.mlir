// A case of sign on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.sign %arg0 : tensor<5xi32>
    return %0 : tensor<5xi32>
  }
}
