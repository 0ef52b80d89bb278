// Breaks C1 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2xf64>, %1: tensor<3x2xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>) {
  %2, %3 = "stablehlo.all_gather"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 100 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>)
  "func.return"(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
}
}
