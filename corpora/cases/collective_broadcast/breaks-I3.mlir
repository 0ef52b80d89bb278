// Breaks I3 of collective_broadcast; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = "wrong", type = 1>, replica_groups = dense<[[1]]> : tensor<1x1xi64>} : (tensor<2x3xf16>) -> (tensor<2x3xf16>)
  "func.return"(%1) : (tensor<2x3xf16>) -> ()
}
}
