// A case of all_to_all on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main() -> (tensor<3x2xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xDB0F4940FEFFBF3C0000B0BF0200403E0080803F0000005A"> : tensor<3x2xf32>} : () -> (tensor<3x2xf32>)
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 1 : i64} : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
  "func.return"(%1) : (tensor<3x2xf32>) -> ()
}
}
