// Breaks C5 of collective_permute; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x3xf64>) -> (tensor<3x3xi64>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<3x3xf64>) -> (tensor<3x3xi64>)
  "func.return"(%1) : (tensor<3x3xi64>) -> ()
}
}
