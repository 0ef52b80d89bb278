// A case of async_done on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<i32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>} : (tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%2) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> (!stablehlo.future<tensor<i32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<i32>>) -> (tensor<i32>)
  "func.return"(%4) : (tensor<i32>) -> ()
}
}
