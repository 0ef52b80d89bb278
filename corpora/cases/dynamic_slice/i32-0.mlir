// A case of dynamic_slice on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x2x2x2x2x2xi32>, %arg1: tensor<ui4>, %arg2: tensor<ui4>) -> tensor<0x0x0x0x1x2xi32> {
    %c = stablehlo.constant dense<3> : tensor<ui4>
    %c_0 = stablehlo.constant dense<1> : tensor<ui4>
    %c_1 = stablehlo.constant dense<2> : tensor<ui4>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %arg2, %c_0, %c_1, %c_0, sizes = [0, 0, 0, 0, 1, 2] : (tensor<2x2x2x2x2x2xi32>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> tensor<0x0x0x0x1x2xi32>
    return %0 : tensor<0x0x0x0x1x2xi32>
  }
}
