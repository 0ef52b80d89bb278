// A case of dot_general on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>, %1: tensor<1x2xf32>) -> (tensor<1x2xf32>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<f32>, tensor<1x2xf32>) -> (tensor<1x2xf32>)
  "func.return"(%2) : (tensor<1x2xf32>) -> ()
}
}
