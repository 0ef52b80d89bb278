// A case of collective_broadcast on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<4x3x4xf32>) -> (tensor<4x3x4xf32>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x3x4xf32>) -> (tensor<4x3x4xf32>)
  "func.return"(%1) : (tensor<4x3x4xf32>) -> ()
}
}
