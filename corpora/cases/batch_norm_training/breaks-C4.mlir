// Breaks C4 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E8M0FNU>, %1: tensor<2xf8E8M0FNU>, %2: tensor<12xf8E8M0FNU>) -> (tensor<2x3x4xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<2x3x4xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<12xf8E8M0FNU>) -> (tensor<2x3x4xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>)
  "func.return"(%3, %4, %5) : (tensor<2x3x4xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
}
}
