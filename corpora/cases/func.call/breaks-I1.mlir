// Breaks I1 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi2>, %1: tensor<i8>, %2: tensor<i1>, %3: () -> ()) -> (tensor<2x3x4xbf16>, tensor<2x3x4xi2>) {
  %4, %5 = "func.call"(%0, %1, %3, %2, %0) {callee = @f0} : (tensor<2x3x4xi2>, tensor<i8>, () -> (), tensor<i1>, tensor<2x3x4xi2>) -> (tensor<2x3x4xbf16>, tensor<2x3x4xi2>)
  "func.return"(%4, %5) : (tensor<2x3x4xbf16>, tensor<2x3x4xi2>) -> ()
}
func.func private @f0(%0: tensor<2x3x4xi2>, %1: tensor<i8>, %2: tensor<i8>, %3: tensor<i1>, %4: tensor<2x3x4xi2>) -> (tensor<2x3x4xbf16>, tensor<2x3x4xi2>) {
  %5 = "stablehlo.dynamic_update_slice"(%0, %0, %1, %2, %1) : (tensor<2x3x4xi2>, tensor<2x3x4xi2>, tensor<i8>, tensor<i8>, tensor<i8>) -> (tensor<2x3x4xi2>)
  %6 = "stablehlo.if"(%3) ({
    "stablehlo.return"(%4) : (tensor<2x3x4xi2>) -> ()
  }, {
    "stablehlo.return"(%4) : (tensor<2x3x4xi2>) -> ()
  }) : (tensor<i1>) -> (tensor<2x3x4xi2>)
  %7 = "stablehlo.convert"(%5) : (tensor<2x3x4xi2>) -> (tensor<2x3x4xbf16>)
  "func.return"(%7, %6) : (tensor<2x3x4xbf16>, tensor<2x3x4xi2>) -> ()
}
}
