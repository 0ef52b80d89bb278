// Breaks C1 of async_start; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi32>) -> (!stablehlo.future<tensor<3x1xi64>>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<3x2xi64>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>} : (tensor<3x2xi64>) -> (tensor<3x1xi64>)
    "stablehlo.return"(%2) : (tensor<3x1xi64>) -> ()
  }) : (tensor<3x2xi32>) -> (!stablehlo.future<tensor<3x1xi64>>)
  "func.return"(%3) : (!stablehlo.future<tensor<3x1xi64>>) -> ()
}
}
