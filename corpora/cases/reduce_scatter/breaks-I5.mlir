// Breaks I5 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>) {
  %1 = "stablehlo.constant"() {value = dense<"0xC7"> : tensor<f8E4M3FN>} : () -> (tensor<f8E4M3FN>)
  %2 = "stablehlo.constant"() {value = dense<"0x47"> : tensor<f8E4M3FN>} : () -> (tensor<f8E4M3FN>)
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<f8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<2x3xf8E4M3FN>)
  %7 = "stablehlo.reduce_scatter"(%3) ({
  ^bb0(%4: tensor<f8E4M3FN>, %5: tensor<f8E4M3FN>):
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    "stablehlo.return"(%6) : (tensor<f8E4M3FN>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[3], [1], [2], [0]]> : tensor<4x1xi64>, scatter_dimension = 0 : i64, use_global_device_ids = "wrong"} : (tensor<2x3xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>)
  "func.return"(%7) : (tensor<2x3xf8E4M3FN>) -> ()
}
}
