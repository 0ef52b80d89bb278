// A case of while on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5x2xi32>, %arg1: tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<5x2xi32>, tensor<ui16>
    cond {
      %c = stablehlo.constant dense<15> : tensor<ui16>
      %1 = stablehlo.compare LT, %iterArg_0, %c, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<3> : tensor<ui16>
      %1 = stablehlo.add %iterArg_0, %c : tensor<ui16>
      stablehlo.return %arg0, %1 : tensor<5x2xi32>, tensor<ui16>
    }
    return %0#0, %0#1 : tensor<5x2xi32>, tensor<ui16>
  }
}
