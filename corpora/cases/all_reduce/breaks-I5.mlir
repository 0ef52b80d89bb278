// Breaks I5 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main(%0: tensor<2x3x4xf8E4M3FNUZ>) -> (tensor<2x3x4xf8E4M3FNUZ>) {
  %3 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f8E4M3FNUZ>, %2: tensor<f8E4M3FNUZ>):
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 3, 0, 2]]> : tensor<1x4xi64>, use_global_device_ids = unit} : (tensor<2x3x4xf8E4M3FNUZ>) -> (tensor<2x3x4xf8E4M3FNUZ>)
  "func.return"(%3) : (tensor<2x3x4xf8E4M3FNUZ>) -> ()
}
}
