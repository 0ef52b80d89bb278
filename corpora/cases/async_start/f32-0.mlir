// A case of async_start on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFEFFBF3C"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<1xf32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 2>} : (tensor<1xf32>) -> (tensor<1xf32>)
    "stablehlo.return"(%2) : (tensor<1xf32>) -> ()
  }) : (tensor<1xf32>) -> (!stablehlo.future<tensor<1xf32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<1xf32>>) -> (tensor<1xf32>)
  "func.return"(%4) : (tensor<1xf32>) -> ()
}
}
