// Breaks C1 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2xf64>, %1: tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<3x2xf64>) {
  %2, %3 = "stablehlo.all_gather"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, all_gather_dim = 3 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<3x2xf64>)
  "func.return"(%2, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
}
}
