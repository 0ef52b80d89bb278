// A case of select on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>, %1: tensor<i1>) -> (tensor<f32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x0000403E"> : tensor<f32>} : () -> (tensor<f32>)
  %3 = "stablehlo.select"(%1, %2, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  "func.return"(%3) : (tensor<f32>) -> ()
}
}
