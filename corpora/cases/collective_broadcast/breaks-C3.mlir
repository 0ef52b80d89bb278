// Breaks C3 of collective_broadcast; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>) -> (tensor<3x3xi32>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<3x3xi1>) -> (tensor<3x3xi32>)
  "func.return"(%1) : (tensor<3x3xi32>) -> ()
}
}
