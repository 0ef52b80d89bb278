// A case of if on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
  %4, %5 = "stablehlo.if"(%0) ({
    %1 = "stablehlo.constant"() {value = dense<"0x0000843F"> : tensor<f32>} : () -> (tensor<f32>)
    %2 = "stablehlo.reduce_precision"(%1) {exponent_bits = 5 : i32, mantissa_bits = 2 : i32} : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%1, %2) : (tensor<f32>, tensor<f32>) -> ()
  }, {
    %3 = "stablehlo.convert"(%0) : (tensor<i1>) -> (tensor<f32>)
    "stablehlo.return"(%3, %3) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)
  "func.return"(%4, %5) : (tensor<f32>, tensor<f32>) -> ()
}
}
