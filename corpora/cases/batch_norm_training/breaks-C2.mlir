// Breaks C2 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E5M2>, %1: tensor<2xf8E5M2>, %2: tensor<2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<2x3x4xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %2, %1) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<2x3x4xf8E5M2>, tensor<2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, tensor<2xf8E5M2>) -> (tensor<2x3x4xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  "func.return"(%3, %4, %5) : (tensor<2x3x4xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
}
}
