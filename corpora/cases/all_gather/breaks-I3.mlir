// Breaks I3 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3xf8E4M3FNUZ>) -> (tensor<4x3xf8E4M3FNUZ>) {
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, all_gather_dim = 0 : i64, replica_groups = "wrong"} : (tensor<2x3xf8E4M3FNUZ>) -> (tensor<4x3xf8E4M3FNUZ>)
  "func.return"(%1) : (tensor<4x3xf8E4M3FNUZ>) -> ()
}
}
