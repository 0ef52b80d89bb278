// Breaks C1 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x5xf8E5M2>) -> (tensor<3x2xf8E5M2>) {
  %3 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f8E5M2>, %2: tensor<f8E5M2>):
    "stablehlo.return"(%2) : (tensor<f8E5M2>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, scatter_dimension = 1 : i64} : (tensor<3x5xf8E5M2>) -> (tensor<3x2xf8E5M2>)
  "func.return"(%3) : (tensor<3x2xf8E5M2>) -> ()
}
}
