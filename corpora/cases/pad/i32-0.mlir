// A case of pad on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<7x3xi32>, %arg1: tensor<i32>) -> tensor<15x1xi32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, 0], high = [2, -4], interior = [1, 1] : (tensor<7x3xi32>, tensor<i32>) -> tensor<15x1xi32>
    return %0 : tensor<15x1xi32>
  }
}
