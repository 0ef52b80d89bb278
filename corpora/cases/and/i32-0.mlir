// A case of and on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<[4194305, 2097153, 131072]> : tensor<3xi32>
    %0 = stablehlo.and %c, %arg0 : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
