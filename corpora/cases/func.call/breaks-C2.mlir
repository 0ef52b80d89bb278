// Breaks C2 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi2>, %1: tensor<2x3xui8>) -> (tensor<2x3xbf16>, tensor<2x3xi2>) {
  %2, %3 = "func.call"(%1, %0) {callee = @f0} : (tensor<2x3xui8>, tensor<2x3xi2>) -> (tensor<2x3xbf16>, tensor<2x3xi2>)
  "func.return"(%2, %3) : (tensor<2x3xbf16>, tensor<2x3xi2>) -> ()
}
func.func private @f0(%0: tensor<2x3xi2>, %1: tensor<2x3xi2>) -> (tensor<2x3xbf16>, tensor<2x3xi2>) {
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xi2>, tensor<2x3xi2>) -> (tensor<2x3xi2>)
  %3 = "stablehlo.convert"(%1) : (tensor<2x3xi2>) -> (tensor<2x3xbf16>)
  "func.return"(%3, %2) : (tensor<2x3xbf16>, tensor<2x3xi2>) -> ()
}
}
