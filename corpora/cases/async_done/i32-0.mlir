// A case of async_done on i32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main() -> (tensor<2x1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x80FFFFFF05000000"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<2x1xi32>):
    %2 = "stablehlo.collective_permute"(%1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 3], [1, 0], [2, 1], [3, 2]]> : tensor<4x2xi64>} : (tensor<2x1xi32>) -> (tensor<2x1xi32>)
    "stablehlo.return"(%2) : (tensor<2x1xi32>) -> ()
  }) : (tensor<2x1xi32>) -> (!stablehlo.future<tensor<2x1xi32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<2x1xi32>>) -> (tensor<2x1xi32>)
  "func.return"(%4) : (tensor<2x1xi32>) -> ()
}
}
