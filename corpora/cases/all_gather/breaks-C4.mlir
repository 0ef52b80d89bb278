// Breaks C4 of all_gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E5M2FNUZ>, %1: tensor<2x3xf8E5M2FNUZ>) -> (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) {
  %2, %3 = "stablehlo.all_gather"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 0 : i64, replica_groups = dense<[[1]]> : tensor<1x1xi64>, use_global_device_ids = unit} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>)
  "func.return"(%2, %3) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
}
}
