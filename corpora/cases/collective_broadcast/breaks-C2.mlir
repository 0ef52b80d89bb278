// Breaks C2 of collective_broadcast; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui64>) -> (tensor<4x2x2xui64>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[100]]> : tensor<1x1xi64>} : (tensor<4x2x2xui64>) -> (tensor<4x2x2xui64>)
  "func.return"(%1) : (tensor<4x2x2xui64>) -> ()
}
}
