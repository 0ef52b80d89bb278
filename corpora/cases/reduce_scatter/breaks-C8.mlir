// Breaks C8 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x6x5xui2>) -> (tensor<2x3x4xui2>) {
  %6 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<ui2>, %2: tensor<ui2>):
    %3 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui2>} : () -> (tensor<ui2>)
    %4 = "stablehlo.dynamic_update_slice"(%2, %3) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    %5 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui2>} : () -> (tensor<ui2>)
    "stablehlo.return"(%5) : (tensor<ui2>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64} : (tensor<2x6x5xui2>) -> (tensor<2x3x4xui2>)
  "func.return"(%6) : (tensor<2x3x4xui2>) -> ()
}
}
