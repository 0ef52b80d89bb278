// Breaks I4 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x3xi8>) -> (tensor<3x6xi8>) {
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = unit, type = 1>, all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<3x3xi8>) -> (tensor<3x6xi8>)
  "func.return"(%1) : (tensor<3x6xi8>) -> ()
}
}
