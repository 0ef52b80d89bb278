// Breaks I2 of collective_permute; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2xui8>) -> (tensor<3x2xui8>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = unit} : (tensor<3x2xui8>) -> (tensor<3x2xui8>)
  "func.return"(%1) : (tensor<3x2xui8>) -> ()
}
}
