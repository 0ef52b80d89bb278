// A case of async_done on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7xi32>) -> (tensor<7xi32>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<7xi32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<7xi32>) -> (tensor<7xi32>)
    "stablehlo.return"(%2) : (tensor<7xi32>) -> ()
  }) : (tensor<7xi32>) -> (!stablehlo.future<tensor<7xi32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<7xi32>>) -> (tensor<7xi32>)
  "func.return"(%4) : (tensor<7xi32>) -> ()
}
}
