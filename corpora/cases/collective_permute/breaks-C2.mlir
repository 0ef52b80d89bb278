// Breaks C2 of collective_permute; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xui2>) -> (tensor<4x4xui2>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>} : (tensor<4x4xui2>) -> (tensor<4x4xui2>)
  "func.return"(%1) : (tensor<4x4xui2>) -> ()
}
}
