// A case of rsqrt on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x7xf32>) -> (tensor<1x7xf32>) {
  %1 = "stablehlo.rsqrt"(%0) : (tensor<1x7xf32>) -> (tensor<1x7xf32>)
  "func.return"(%1) : (tensor<1x7xf32>) -> ()
}
}
