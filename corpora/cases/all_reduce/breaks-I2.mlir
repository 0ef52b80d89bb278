// Breaks I2 of all_reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E4M3>) -> (tensor<4x2x2xf8E4M3>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f8E4M3>, %2: tensor<f8E4M3>):
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>)
    "stablehlo.return"(%3) : (tensor<f8E4M3>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<4x2x2xf8E4M3>) -> (tensor<4x2x2xf8E4M3>)
  "func.return"(%4) : (tensor<4x2x2xf8E4M3>) -> ()
}
}
