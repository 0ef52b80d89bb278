// A case of async_start on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x3x3x3xi32>) -> tensor<1x2x3x2xi32> {
    %0 = "stablehlo.async_start"(%arg0) ({
    ^bb0(%arg1: tensor<2x3x3x3xi32>):
      %2 = stablehlo.slice %arg1 [0:2:2, 0:3:2, 0:3, 0:3:2] : (tensor<2x3x3x3xi32>) -> tensor<1x2x3x2xi32>
      stablehlo.return %2 : tensor<1x2x3x2xi32>
    }) : (tensor<2x3x3x3xi32>) -> !stablehlo.future<tensor<1x2x3x2xi32>>
    %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<1x2x3x2xi32>>) -> tensor<1x2x3x2xi32>
    return %1 : tensor<1x2x3x2xi32>
  }
}
