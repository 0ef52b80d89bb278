// A case of async_start on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x3x3xi32>) -> (tensor<1x2x3x2xi32>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<2x3x3x3xi32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 3, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 2, 2, 1, 2>} : (tensor<2x3x3x3xi32>) -> (tensor<1x2x3x2xi32>)
    "stablehlo.return"(%2) : (tensor<1x2x3x2xi32>) -> ()
  }) : (tensor<2x3x3x3xi32>) -> (!stablehlo.future<tensor<1x2x3x2xi32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<1x2x3x2xi32>>) -> (tensor<1x2x3x2xi32>)
  "func.return"(%4) : (tensor<1x2x3x2xi32>) -> ()
}
}
