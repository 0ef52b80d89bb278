// Breaks C2 of reduce_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf4E2M1FN>) -> (tensor<3x2xf16>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f16>, %2: tensor<f16>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%3) : (tensor<f16>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 8 : i64} : (tensor<3x2xf4E2M1FN>) -> (tensor<3x2xf16>)
  "func.return"(%4) : (tensor<3x2xf16>) -> ()
}
}
