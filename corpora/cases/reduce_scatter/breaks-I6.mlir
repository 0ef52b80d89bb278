// Breaks I6 of reduce_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>) {
  %3 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64, use_global_device_ids = unit} : (tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>)
  "func.return"(%3) : (tensor<4x2x2xi8>) -> ()
}
}
