// A case of popcnt on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<7x7xi32>) -> tensor<7x7xi32> {
    %0 = stablehlo.popcnt %arg0 : tensor<7x7xi32>
    return %0 : tensor<7x7xi32>
  }
}
