// A case of reduce_scatter on i32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main() -> (tensor<1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x5F2F04D001400000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %1 = "stablehlo.constant"() {value = dense<"0x29FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0xD7000000"> : tensor<i32>} : () -> (tensor<i32>)
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<i32>, tensor<2xi32>, tensor<i32>) -> (tensor<2xi32>)
  %7 = "stablehlo.reduce_scatter"(%3) ({
  ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%6) : (tensor<i32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0], [3, 2]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids = unit} : (tensor<2xi32>) -> (tensor<1xi32>)
  "func.return"(%7) : (tensor<1xi32>) -> ()
}
}
