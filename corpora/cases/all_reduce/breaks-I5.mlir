// Breaks I5 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2xui32>) -> (tensor<3x2xui32>) {
  %3 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<3x2xui32>) -> (tensor<3x2xui32>)
  "func.return"(%3) : (tensor<3x2xui32>) -> ()
}
}
