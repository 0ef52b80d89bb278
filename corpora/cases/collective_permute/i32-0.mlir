// A case of collective_permute on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1xi32>) -> (tensor<2x1xi32>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>} : (tensor<2x1xi32>) -> (tensor<2x1xi32>)
  "func.return"(%1) : (tensor<2x1xi32>) -> ()
}
}
