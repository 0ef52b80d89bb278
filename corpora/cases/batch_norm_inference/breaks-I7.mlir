// Breaks I7 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3>, %1: tensor<2xf8E4M3>, %2: tensor<2xf8E4M3>, %3: tensor<2xf8E4M3>, %4: tensor<2xf8E4M3>) -> (tensor<3x2xf8E4M3>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.0009765625 : f32} : (tensor<3x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> (tensor<3x2xf8E4M3>)
  "func.return"(%5) : (tensor<3x2xf8E4M3>) -> ()
}
}
