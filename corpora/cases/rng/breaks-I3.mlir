// Breaks I3 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xi1>) -> (tensor<2x3xf8E4M3B11FNUZ>) {
  %1 = "stablehlo.constant"() {value = dense<"0x64"> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
  %2 = "stablehlo.constant"() {value = dense<"0x73"> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
  %3 = "stablehlo.rng"(%1, %2, %0) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2xi1>) -> (tensor<2x3xf8E4M3B11FNUZ>)
  "func.return"(%3) : (tensor<2x3xf8E4M3B11FNUZ>) -> ()
}
}
