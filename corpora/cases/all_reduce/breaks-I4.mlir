// Breaks I4 of all_reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf64>) -> (tensor<3x3xf64>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%3) : (tensor<f64>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, use_global_device_ids = "wrong"} : (tensor<3x3xf64>) -> (tensor<3x3xf64>)
  "func.return"(%4) : (tensor<3x3xf64>) -> ()
}
}
