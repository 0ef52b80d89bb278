// A case of all_gather on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main() -> (tensor<0xf32>, tensor<0xf32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<0xf32>} : () -> (tensor<0xf32>)
  %1 = "stablehlo.constant"() {value = dense<> : tensor<0xf32>} : () -> (tensor<0xf32>)
  %2, %3 = "stablehlo.all_gather"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 0 : i64, replica_groups = dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>, use_global_device_ids = unit} : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>)
  "func.return"(%2, %3) : (tensor<0xf32>, tensor<0xf32>) -> ()
}
}
