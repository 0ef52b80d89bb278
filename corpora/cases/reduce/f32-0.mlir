// A case of reduce on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x1x3x3xf32>, %1: tensor<f32>) -> (tensor<3x1x3xf32>) {
  %5 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%4) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 3, 0>} : (tensor<2x3x1x3x3xf32>, tensor<f32>) -> (tensor<3x1x3xf32>)
  "func.return"(%5) : (tensor<3x1x3xf32>) -> ()
}
}
