// A case of round_nearest_even on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5xf32>) -> (tensor<5xf32>) {
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<5xf32>) -> (tensor<5xf32>)
  "func.return"(%1) : (tensor<5xf32>) -> ()
}
}
