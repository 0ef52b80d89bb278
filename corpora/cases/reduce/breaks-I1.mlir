// Breaks I1 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> (tensor<3x2xf8E4M3FNUZ>) {
  %1 = "stablehlo.constant"() {value = dense<2.400000e+02> : tensor<f8E4M3FNUZ>} : () -> (tensor<f8E4M3FNUZ>)
  %5 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<f8E4M3FNUZ>, %3: tensor<f8E4M3FNUZ>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    "stablehlo.return"(%4) : (tensor<f8E4M3FNUZ>) -> ()
  }) {dimensions = array<i64>} : (tensor<3x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>, tensor<f8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>)
  "func.return"(%5) : (tensor<3x2xf8E4M3FNUZ>) -> ()
}
}
