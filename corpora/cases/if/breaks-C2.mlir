// Breaks C2 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<3x3xf8E4M3FN>, %2: tensor<3x3xf64>, %3: tensor<3x3xf64>) -> (tensor<3x3xf8E4M3FN>, tensor<3x3xf32>) {
  %7, %8 = "stablehlo.if"(%0) ({
    %4 = "stablehlo.constant"() {value = dense<"0x000000000000000000"> : tensor<3x3xf8E4M3FN>} : () -> (tensor<3x3xf8E4M3FN>)
    %5 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>} : () -> (tensor<3x3xf32>)
    "stablehlo.return"(%4, %5) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf32>) -> ()
  }, {
    %6 = "stablehlo.power"(%2, %3) : (tensor<3x3xf64>, tensor<3x3xf64>) -> (tensor<3x3xf64>)
    "stablehlo.return"(%1, %3) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf64>) -> ()
  }) : (tensor<i1>) -> (tensor<3x3xf8E4M3FN>, tensor<3x3xf32>)
  "func.return"(%7, %8) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf32>) -> ()
}
}
