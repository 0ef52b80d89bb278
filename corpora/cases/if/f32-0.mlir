// A case of if on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x5x1xf32>, %1: tensor<f32>, %2: tensor<0x1x2xui4>, %3: tensor<i8>, %4: tensor<i8>) -> (tensor<1x5x1xf32>) {
  %5 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %9 = "stablehlo.if"(%5) ({
    "stablehlo.return"(%0) : (tensor<1x5x1xf32>) -> ()
  }, {
    %6 = "stablehlo.reverse"(%0) {dimensions = array<i64: 1>} : (tensor<1x5x1xf32>) -> (tensor<1x5x1xf32>)
    %7 = "stablehlo.gather"(%1, %2) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64>} : (tensor<f32>, tensor<0x1x2xui4>) -> (tensor<1x2xf32>)
    %8 = "stablehlo.shift_right_logical"(%3, %4) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%0) : (tensor<1x5x1xf32>) -> ()
  }) : (tensor<i1>) -> (tensor<1x5x1xf32>)
  "func.return"(%9) : (tensor<1x5x1xf32>) -> ()
}
}
