// A case of dot_general on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i32>) -> tensor<1x3xi32> {
    %c = stablehlo.constant dense<[[2049, 268435457, 1403789551]]> : tensor<1x3xi32>
    %0 = stablehlo.dot_general %arg0, %c, contracting_dims = [] x [], precision = [HIGHEST, HIGHEST] : (tensor<i32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    return %0 : tensor<1x3xi32>
  }
}
