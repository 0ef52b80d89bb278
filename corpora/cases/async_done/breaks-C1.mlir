// Breaks C1 of async_done; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui8>) -> (tensor<3x3xui8>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<3x3xui8>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<3x3xui8>) -> (tensor<2x3xui8>)
    "stablehlo.return"(%2) : (tensor<2x3xui8>) -> ()
  }) : (tensor<3x3xui8>) -> (!stablehlo.future<tensor<2x3xui8>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<2x3xui8>>) -> (tensor<3x3xui8>)
  "func.return"(%4) : (tensor<3x3xui8>) -> ()
}
}
