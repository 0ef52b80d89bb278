// A case of collective_permute on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3xf32>) -> (tensor<3xf32>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>} : (tensor<3xf32>) -> (tensor<3xf32>)
  "func.return"(%1) : (tensor<3xf32>) -> ()
}
}
