// A case of all_gather on i32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main() -> (tensor<1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xDD0F065B"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 0 : i64, replica_groups = dense<[[2], [0], [3], [1]]> : tensor<4x1xi64>, use_global_device_ids = unit} : (tensor<1xi32>) -> (tensor<1xi32>)
  "func.return"(%1) : (tensor<1xi32>) -> ()
}
}
