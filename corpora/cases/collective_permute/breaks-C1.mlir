// Breaks C1 of collective_permute; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3x3xi1>) -> (tensor<3x3xi1>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[1, 0, 0]]> : tensor<1x3xi64>} : (tensor<3x3xi1>) -> (tensor<3x3xi1>)
  "func.return"(%1) : (tensor<3x3xi1>) -> ()
}
}
