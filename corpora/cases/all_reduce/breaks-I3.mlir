// Breaks I3 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3x4xui32>) -> (tensor<2x3x4xui32>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
    %3 = "stablehlo.add"(%1, %2) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%3) : (tensor<ui32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = "wrong", type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids = unit} : (tensor<2x3x4xui32>) -> (tensor<2x3x4xui32>)
  "func.return"(%4) : (tensor<2x3x4xui32>) -> ()
}
}
