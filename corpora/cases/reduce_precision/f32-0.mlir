// A case of reduce_precision on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x2x2x1x2x2xf32>) -> (tensor<2x2x2x2x1x2x2xf32>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = 3 : i32, mantissa_bits = 2 : i32} : (tensor<2x2x2x2x1x2x2xf32>) -> (tensor<2x2x2x2x1x2x2xf32>)
  "func.return"(%1) : (tensor<2x2x2x2x1x2x2xf32>) -> ()
}
}
