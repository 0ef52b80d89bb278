// Breaks I3 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3x2xui8>) -> (tensor<3x2xui8>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
    %3 = "stablehlo.or"(%1, %2) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%3) : (tensor<ui8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, scatter_dimension = 1 : i64} : (tensor<3x2xui8>) -> (tensor<3x2xui8>)
  "func.return"(%4) : (tensor<3x2xui8>) -> ()
}
}
