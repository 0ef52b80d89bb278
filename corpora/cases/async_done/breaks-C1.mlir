// Breaks C1 of async_done; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi64>) -> (tensor<2x2x2xf32>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<2x3x4xi64>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 0, 1, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xi64>) -> (tensor<2x2x2xi64>)
    "stablehlo.return"(%2) : (tensor<2x2x2xi64>) -> ()
  }) : (tensor<2x3x4xi64>) -> (!stablehlo.future<tensor<2x2x2xi64>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<2x2x2xi64>>) -> (tensor<2x2x2xf32>)
  "func.return"(%4) : (tensor<2x2x2xf32>) -> ()
}
}
