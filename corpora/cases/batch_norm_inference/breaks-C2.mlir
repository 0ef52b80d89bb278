// Breaks C2 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xbf16>, %1: tensor<4xbf16>, %2: tensor<4xbf16>, %3: tensor<4xbf16>, %4: tensor<4x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<4x2x2xbf16>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %4, %2, %1, %3) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<4x2x2xbf16>, tensor<4x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4x2x2xbf16>)
  "func.return"(%5) : (tensor<4x2x2xbf16>) -> ()
}
}
