// Breaks C4 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xf8E5M2FNUZ>) -> (tensor<4x4xf8E5M2FNUZ>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f8E5M2FNUZ>, %2: tensor<f8E5M2FNUZ>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    "stablehlo.return"(%3) : (tensor<f8E5M2FNUZ>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64} : (tensor<4x4xf8E5M2FNUZ>) -> (tensor<4x4xf8E5M2FNUZ>)
  "func.return"(%4) : (tensor<4x4xf8E5M2FNUZ>) -> ()
}
}
