// Breaks C4 of collective_permute; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [-1, 0]]> : tensor<2x2xi64>} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  "func.return"(%1) : (tensor<2x3xf32>) -> ()
}
}
