// A case of async_done on f32; made by python -m corpora build.
module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main() -> tensor<1x7xf32> {
    %cst = stablehlo.constant dense<[[5.000000e-01, -1.000000e+00, 1.18749988, 8.94069671E-8, 2.500000e+00, -0.99999994, 1.74999976]]> : tensor<1x7xf32>
    %0 = "stablehlo.async_start"(%cst) ({
    ^bb0(%arg0: tensor<1x7xf32>):
      %2 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<1x7xf32>) -> tensor<1x7xf32>
      stablehlo.return %2 : tensor<1x7xf32>
    }) : (tensor<1x7xf32>) -> !stablehlo.future<tensor<1x7xf32>>
    %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<1x7xf32>>) -> tensor<1x7xf32>
    return %1 : tensor<1x7xf32>
  }
}
