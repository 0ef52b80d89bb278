// A case of async_start on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000843F"> : tensor<f32>} : () -> (tensor<f32>)
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<f32>):
    %2 = "stablehlo.collective_permute"(%1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [2, 0], [3, 1]]> : tensor<4x2xi64>} : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<f32>) -> (!stablehlo.future<tensor<f32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<f32>>) -> (tensor<f32>)
  "func.return"(%4) : (tensor<f32>) -> ()
}
}
