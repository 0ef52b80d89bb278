// Breaks C4 of collective_permute; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E4M3B11FNUZ>) -> (tensor<4x2x2xf8E4M3B11FNUZ>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>} : (tensor<4x2x2xf8E4M3B11FNUZ>) -> (tensor<4x2x2xf8E4M3B11FNUZ>)
  "func.return"(%1) : (tensor<4x2x2xf8E4M3B11FNUZ>) -> ()
}
}
