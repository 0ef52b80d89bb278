// A case of case on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<1xf32>, %2: tensor<complex<f32>>) -> (tensor<1xf32>) {
  %9 = "stablehlo.case"(%0) ({
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }, {
    %6 = "stablehlo.all_reduce"(%0) ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
      %5 = "stablehlo.minimum"(%3, %4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
      "stablehlo.return"(%5) : (tensor<i32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<i32>) -> (tensor<i32>)
    %7 = "stablehlo.count_leading_zeros"(%0) : (tensor<i32>) -> (tensor<i32>)
    %8 = "stablehlo.dynamic_slice"(%2) {slice_sizes = array<i64>} : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }, {
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }) : (tensor<i32>) -> (tensor<1xf32>)
  "func.return"(%9) : (tensor<1xf32>) -> ()
}
}
