// A case of multiply on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<4x2xi32>) -> tensor<4x2xi32> {
    %c = stablehlo.constant dense<[[-1589261279, 1619784870], [-67108865, 3], [67108864, -164113022], [-17, -256]]> : tensor<4x2xi32>
    %0 = stablehlo.multiply %arg0, %c : tensor<4x2xi32>
    return %0 : tensor<4x2xi32>
  }
}
