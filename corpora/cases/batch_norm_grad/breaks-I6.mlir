// Breaks I6 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E3M4>, %1: tensor<2xf8E3M4>, %2: tensor<2xf8E3M4>, %3: tensor<2xf8E3M4>, %4: tensor<3x2xf8E3M4>) -> (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {feature_index = 1 : i64} : (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>, tensor<3x2xf8E3M4>) -> (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>)
  "func.return"(%5, %6, %7) : (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
}
}
