// Breaks C3 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>) {
  %4 = "stablehlo.map"(%0, %1) ({
  ^bb0(%2: tensor<f32>, %3: tensor<complex<f32>>):
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 100, 1>} : (tensor<2x3xf32>, tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  "func.return"(%4) : (tensor<2x3xf32>) -> ()
}
}
