// A case of if on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i1>) -> tensor<4xi32> {
    %0 = "stablehlo.if"(%arg0) ({
      %c = stablehlo.constant dense<[8, -7, -4, 1]> : tensor<4xi32>
      stablehlo.return %c : tensor<4xi32>
    }, {
      %c = stablehlo.constant dense<[-2, 134217728, 2147483646, 1048575]> : tensor<4xi32>
      stablehlo.return %c : tensor<4xi32>
    }) : (tensor<i1>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
