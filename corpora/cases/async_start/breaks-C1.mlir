// Breaks C1 of async_start; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xcomplex<f32>>) -> (!stablehlo.future<tensor<2x1xf8E5M2>>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<2x3xf8E5M2>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>} : (tensor<2x3xf8E5M2>) -> (tensor<2x1xf8E5M2>)
    "stablehlo.return"(%2) : (tensor<2x1xf8E5M2>) -> ()
  }) : (tensor<2x3xcomplex<f32>>) -> (!stablehlo.future<tensor<2x1xf8E5M2>>)
  "func.return"(%3) : (!stablehlo.future<tensor<2x1xf8E5M2>>) -> ()
}
}
