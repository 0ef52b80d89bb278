// Breaks I2 of collective_permute; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = unit} : (tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>)
  "func.return"(%1) : (tensor<2x3x4xf64>) -> ()
}
}
