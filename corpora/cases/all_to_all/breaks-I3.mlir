// Breaks I3 of all_to_all; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>) {
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, concat_dimension = unit, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 0 : i64} : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>)
  "func.return"(%1) : (tensor<2x3x4xbf16>) -> ()
}
}
