// Breaks I5 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<4x4x2xf8E5M2>) -> (tensor<4x4x2xf8E5M2>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f8E5M2>, %2: tensor<f8E5M2>):
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    "stablehlo.return"(%3) : (tensor<f8E5M2>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64, use_global_device_ids = "wrong"} : (tensor<4x4x2xf8E5M2>) -> (tensor<4x4x2xf8E5M2>)
  "func.return"(%4) : (tensor<4x4x2xf8E5M2>) -> ()
}
}
