// Breaks I3 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3x4xf8E8M0FNU>) -> (tensor<2x6x4xf8E8M0FNU>) {
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 1 : i64} : (tensor<2x3x4xf8E8M0FNU>) -> (tensor<2x6x4xf8E8M0FNU>)
  "func.return"(%1) : (tensor<2x6x4xf8E8M0FNU>) -> ()
}
}
