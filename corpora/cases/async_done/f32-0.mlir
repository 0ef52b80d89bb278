// A case of async_done on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000C0C0"> : tensor<f32>} : () -> (tensor<f32>)
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<f32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>} : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<f32>) -> (!stablehlo.future<tensor<f32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<f32>>) -> (tensor<f32>)
  "func.return"(%4) : (tensor<f32>) -> ()
}
}
