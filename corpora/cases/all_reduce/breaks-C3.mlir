// Breaks C3 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x3x4xui8>) -> (tensor<2x3x4xui8>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
    %3 = "stablehlo.constant"() {value = dense<"0x7A"> : tensor<ui8>} : () -> (tensor<ui8>)
    "stablehlo.return"(%3) : (tensor<ui8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[3], [2], [1], [100]]> : tensor<4x1xi64>} : (tensor<2x3x4xui8>) -> (tensor<2x3x4xui8>)
  "func.return"(%4) : (tensor<2x3x4xui8>) -> ()
}
}
