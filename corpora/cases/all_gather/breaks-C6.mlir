// Breaks C6 of all_gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi64>) -> (tensor<2x3x4xi4>) {
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, use_global_device_ids = unit} : (tensor<2x3x4xi64>) -> (tensor<2x3x4xi4>)
  "func.return"(%1) : (tensor<2x3x4xi4>) -> ()
}
}
