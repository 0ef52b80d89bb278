// Breaks I2 of async_start; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E5M2>) -> (!stablehlo.future<tensor<3x3xf8E5M2>>) {
  %2 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<3x3xf8E5M2>):
  }) : (tensor<3x3xf8E5M2>) -> (!stablehlo.future<tensor<3x3xf8E5M2>>)
  "func.return"(%2) : (!stablehlo.future<tensor<3x3xf8E5M2>>) -> ()
}
}
