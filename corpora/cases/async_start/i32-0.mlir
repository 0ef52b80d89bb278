// A case of async_start on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x1x3xi32>) -> (tensor<3x1x3xi32>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<4x1x3xi32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 1, 3>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 2, 1>} : (tensor<4x1x3xi32>) -> (tensor<3x1x3xi32>)
    "stablehlo.return"(%2) : (tensor<3x1x3xi32>) -> ()
  }) : (tensor<4x1x3xi32>) -> (!stablehlo.future<tensor<3x1x3xi32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<3x1x3xi32>>) -> (tensor<3x1x3xi32>)
  "func.return"(%4) : (tensor<3x1x3xi32>) -> ()
}
}
