// Breaks I1 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<2x3xf16>, %2: tensor<2x3xf16>, %3: tensor<f32>) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<1xi32>) {
  %18, %19, %20, %21 = "stablehlo.case"(%3) ({
    %12, %13 = "stablehlo.case"(%0) ({
      %4 = "stablehlo.constant"() {value = dense<-46340> : tensor<i32>} : () -> (tensor<i32>)
      %5 = "stablehlo.constant"() {value = dense<46340> : tensor<i32>} : () -> (tensor<i32>)
      %6 = "stablehlo.clamp"(%4, %0, %5) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
      %7 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<1xi32>)
      %8 = "stablehlo.constant"() {value = dense<-46340> : tensor<i32>} : () -> (tensor<i32>)
      %9 = "stablehlo.constant"() {value = dense<46340> : tensor<i32>} : () -> (tensor<i32>)
      %10 = "stablehlo.clamp"(%8, %7, %9) : (tensor<i32>, tensor<1xi32>, tensor<i32>) -> (tensor<1xi32>)
      %11 = "stablehlo.dot_general"(%6, %10) {dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<i32>, tensor<1xi32>) -> (tensor<1xi32>)
      "stablehlo.return"(%1, %11) : (tensor<2x3xf16>, tensor<1xi32>) -> ()
    }) : (tensor<i32>) -> (tensor<2x3xf16>, tensor<1xi32>)
    %14 = "stablehlo.logistic"(%2) : (tensor<2x3xf16>) -> (tensor<2x3xf16>)
    "stablehlo.return"(%2, %14, %12, %13) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<1xi32>) -> ()
  }, {
    %15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<1xi32>)
    "stablehlo.return"(%2, %2, %2, %15) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<1xi32>) -> ()
  }, {
    %16 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<1xi32>)
    "stablehlo.return"(%2, %1, %1, %16) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<1xi32>) -> ()
  }, {
    %17 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<1xi32>)
    "stablehlo.return"(%1, %2, %2, %17) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<1xi32>) -> ()
  }) : (tensor<f32>) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<1xi32>)
  "func.return"(%18, %19, %20, %21) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<1xi32>) -> ()
}
}
