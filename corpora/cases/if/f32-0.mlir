// A case of if on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x5x1xf32>, %arg1: tensor<f32>, %arg2: tensor<0x1x2xui4>, %arg3: tensor<i8>, %arg4: tensor<i8>) -> tensor<1x5x1xf32> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = "stablehlo.if"(%c) ({
      stablehlo.return %arg0 : tensor<1x5x1xf32>
    }, {
      %1 = stablehlo.reverse %arg0, dims = [1] : tensor<1x5x1xf32>
      %2 = "stablehlo.gather"(%arg1, %arg2) <{dimension_numbers = #stablehlo.gather<>, indices_are_sorted = false, slice_sizes = array<i64>}> : (tensor<f32>, tensor<0x1x2xui4>) -> tensor<1x2xf32>
      %3 = stablehlo.shift_right_logical %arg3, %arg4 : tensor<i8>
      stablehlo.return %arg0 : tensor<1x5x1xf32>
    }) : (tensor<i1>) -> tensor<1x5x1xf32>
    return %0 : tensor<1x5x1xf32>
  }
}
