// A case of all_reduce on i32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main() -> (tensor<1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x01E0FFFF"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.add"(%1, %2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%3) : (tensor<i32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [3], [2], [1]]> : tensor<4x1xi64>, use_global_device_ids = unit} : (tensor<1xi32>) -> (tensor<1xi32>)
  "func.return"(%4) : (tensor<1xi32>) -> ()
}
}
