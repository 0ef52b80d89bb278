// A case of if on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>, %3: tensor<f32>, %4: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) {
  %18, %19, %20, %21 = "stablehlo.if"(%0) ({
    %10 = "stablehlo.reduce"(%0, %0) ({
    ^bb0(%5: tensor<i1>, %6: tensor<i1>):
      %7 = "stablehlo.constant"() {value = dense<> : tensor<0xi8>} : () -> (tensor<0xi8>)
      %8 = "stablehlo.sign"(%7) : (tensor<0xi8>) -> (tensor<0xi8>)
      %9 = "stablehlo.reshape"(%5) : (tensor<i1>) -> (tensor<i1>)
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) {dimensions = array<i64>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %11 = "stablehlo.constant"() {value = dense<"0x54F82D40"> : tensor<f32>} : () -> (tensor<f32>)
    %12 = "stablehlo.exponential_minus_one"(%11) : (tensor<f32>) -> (tensor<f32>)
    %13 = "stablehlo.reduce_precision"(%1) {exponent_bits = 3 : i32, mantissa_bits = 18 : i32} : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%1, %13, %12, %10) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) -> ()
  }, {
    %14 = "stablehlo.constant"() {value = dense<"0xABAAAA3E"> : tensor<f32>} : () -> (tensor<f32>)
    %15 = "stablehlo.convert"(%14) : (tensor<f32>) -> (tensor<complex<f32>>)
    %16 = "stablehlo.tan"(%2) : (tensor<f32>) -> (tensor<f32>)
    %17 = "stablehlo.log_plus_one"(%1) : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%16, %3, %2, %4) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) -> ()
  }) : (tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>)
  "func.return"(%18, %19, %20, %21) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) -> ()
}
}
