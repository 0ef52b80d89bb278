// Breaks C2 of collective_broadcast; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x2x2xi16>) -> (tensor<4x2x2xi16>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<4x2x2xi16>) -> (tensor<4x2x2xi16>)
  "func.return"(%1) : (tensor<4x2x2xi16>) -> ()
}
}
