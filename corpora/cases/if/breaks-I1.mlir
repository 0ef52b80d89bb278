// Breaks I1 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<2xui64>, %2: tensor<2x3x4xbf16>, %3: tensor<2x3x4xbf16>, %4: tensor<i1>, %5: tensor<complex<f32>>) -> (tensor<2x3x4xbf16>, tensor<i1>) {
  %9, %10 = "stablehlo.if"(%5) ({
    %6, %7 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x4xi2>)
    %8 = "stablehlo.transpose"(%0) {permutation = array<i64>} : (tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%2, %8) : (tensor<2x3x4xbf16>, tensor<i1>) -> ()
  }, {
    "stablehlo.return"(%3, %4) : (tensor<2x3x4xbf16>, tensor<i1>) -> ()
  }) : (tensor<complex<f32>>) -> (tensor<2x3x4xbf16>, tensor<i1>)
  "func.return"(%9, %10) : (tensor<2x3x4xbf16>, tensor<i1>) -> ()
}
}
