// Breaks C1 of all_gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf4E2M1FN>, %1: tensor<2x3xf4E2M1FN>) -> (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) {
  %2, %3 = "stablehlo.all_gather"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 8 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>)
  "func.return"(%2, %3) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
}
}
