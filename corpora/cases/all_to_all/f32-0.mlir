// A case of all_to_all on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main() -> (tensor<2x0xf32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<2x0xf32>} : () -> (tensor<2x0xf32>)
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, split_count = 1 : i64, split_dimension = 0 : i64} : (tensor<2x0xf32>) -> (tensor<2x0xf32>)
  "func.return"(%1) : (tensor<2x0xf32>) -> ()
}
}
