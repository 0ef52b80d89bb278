// Breaks I2 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<3x2xbf16>, %2: tensor<3x2xf6E2M3FN>) -> (tensor<3x2xf6E2M3FN>, tensor<3x2xbf16>) {
  %4, %5 = "stablehlo.if"(%0) ({
  }, {
    %3 = "func.call"(%1) {callee = @f0} : (tensor<3x2xbf16>) -> (tensor<3x2xbf16>)
    "stablehlo.return"(%2, %1) : (tensor<3x2xf6E2M3FN>, tensor<3x2xbf16>) -> ()
  }) : (tensor<i1>) -> (tensor<3x2xf6E2M3FN>, tensor<3x2xbf16>)
  "func.return"(%4, %5) : (tensor<3x2xf6E2M3FN>, tensor<3x2xbf16>) -> ()
}
func.func private @f0(%0: tensor<3x2xbf16>) -> (tensor<3x2xbf16>) {
  "func.return"(%0) : (tensor<3x2xbf16>) -> ()
}
}
