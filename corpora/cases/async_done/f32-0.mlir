// A case of async_done on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main() -> (tensor<1x7xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000003F000080BFFFFF973F0000C03300002040FFFF7FBFFEFFDF3F"> : tensor<1x7xf32>} : () -> (tensor<1x7xf32>)
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<1x7xf32>):
    %2 = "stablehlo.collective_permute"(%1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<1x7xf32>) -> (tensor<1x7xf32>)
    "stablehlo.return"(%2) : (tensor<1x7xf32>) -> ()
  }) : (tensor<1x7xf32>) -> (!stablehlo.future<tensor<1x7xf32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<1x7xf32>>) -> (tensor<1x7xf32>)
  "func.return"(%4) : (tensor<1x7xf32>) -> ()
}
}
