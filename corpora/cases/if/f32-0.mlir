// A case of if on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) {
  %19, %20, %21, %22 = "stablehlo.if"(%0) ({
    %8 = "stablehlo.reduce"(%0, %0) ({
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
      %5 = "stablehlo.constant"() {value = dense<> : tensor<0xi8>} : () -> (tensor<0xi8>)
      %6 = "stablehlo.sign"(%5) : (tensor<0xi8>) -> (tensor<0xi8>)
      %7 = "stablehlo.reshape"(%3) : (tensor<i1>) -> (tensor<i1>)
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) {dimensions = array<i64>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %9 = "stablehlo.constant"() {value = dense<"0x54F82D40"> : tensor<f32>} : () -> (tensor<f32>)
    %10 = "stablehlo.exponential_minus_one"(%9) : (tensor<f32>) -> (tensor<f32>)
    %11 = "stablehlo.reduce_precision"(%1) {exponent_bits = 5 : i32, mantissa_bits = 10 : i32} : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%9, %11, %10, %8) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) -> ()
  }, {
    %12 = "stablehlo.constant"() {value = dense<"0x0000C0BF"> : tensor<f32>} : () -> (tensor<f32>)
    %13 = "stablehlo.cosine"(%12) : (tensor<f32>) -> (tensor<f32>)
    %14 = "stablehlo.constant"() {value = dense<"0x0000803E"> : tensor<f32>} : () -> (tensor<f32>)
    %15 = "stablehlo.constant"() {value = dense<"0x00008045"> : tensor<f32>} : () -> (tensor<f32>)
    %16 = "stablehlo.clamp"(%14, %13, %15) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %17 = "stablehlo.atan2"(%1, %16) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %18 = "stablehlo.negate"(%16) : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%16, %1, %17, %2) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) -> ()
  }) : (tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>)
  "func.return"(%19, %20, %21, %22) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) -> ()
}
}
