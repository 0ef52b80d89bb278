// Breaks I1 of async_start; made by python -m corpora build.
module {
func.func public @main(%0: () -> ()) -> (!stablehlo.future<tensor<2x1x1xf8E4M3FN>>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<4x2x2xf8E4M3FN>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 2, 2>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 2, 2, 2>} : (tensor<4x2x2xf8E4M3FN>) -> (tensor<2x1x1xf8E4M3FN>)
    "stablehlo.return"(%2) : (tensor<2x1x1xf8E4M3FN>) -> ()
  }) : (() -> ()) -> (!stablehlo.future<tensor<2x1x1xf8E4M3FN>>)
  "func.return"(%3) : (!stablehlo.future<tensor<2x1x1xf8E4M3FN>>) -> ()
}
}
