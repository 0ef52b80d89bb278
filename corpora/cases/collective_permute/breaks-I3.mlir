// Breaks I3 of collective_permute; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = "wrong", type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>)
  "func.return"(%1) : (tensor<4x2x2xi8>) -> ()
}
}
