// Breaks I3 of reduce_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%3) : (tensor<i8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, scatter_dimension = 1 : i64} : (tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>)
  "func.return"(%4) : (tensor<4x2x2xi8>) -> ()
}
}
