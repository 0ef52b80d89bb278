// Breaks C8 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<6xf8E5M2FNUZ>) -> (tensor<3x3xf8E5M2FNUZ>) {
  %3 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f8E5M2FNUZ>, %2: tensor<f8E5M2FNUZ>):
    "stablehlo.return"(%2) : (tensor<f8E5M2FNUZ>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids = unit} : (tensor<6xf8E5M2FNUZ>) -> (tensor<3x3xf8E5M2FNUZ>)
  "func.return"(%3) : (tensor<3x3xf8E5M2FNUZ>) -> ()
}
}
