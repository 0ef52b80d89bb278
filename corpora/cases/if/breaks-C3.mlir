// Breaks C3 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<i1>, %2: tensor<2x3x4xi16>) -> (tensor<12x3x4xi16>, tensor<2x3x4xi16>, tensor<i1>, tensor<i1>) {
  %17, %18, %19, %20 = "stablehlo.if"(%0) ({
    %3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    %4 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    %11, %12 = "stablehlo.reduce_window"(%0, %1, %3, %4) ({
    ^bb0(%5: tensor<i1>, %6: tensor<i1>, %7: tensor<i1>, %8: tensor<i1>):
      %9 = "stablehlo.add"(%5, %7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
      %10 = "stablehlo.xor"(%6, %8) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
      "stablehlo.return"(%9, %10) : (tensor<i1>, tensor<i1>) -> ()
    }) {base_dilations = array<i64>, padding = dense<> : tensor<0x2xi64>, window_dilations = array<i64>, window_dimensions = array<i64>, window_strides = array<i64>} : (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) -> (tensor<i1>, tensor<i1>)
    %13 = "stablehlo.constant"() {value = dense<"0x0000"> : tensor<i16>} : () -> (tensor<i16>)
    %14 = "stablehlo.constant"() {value = dense<"0x0E00"> : tensor<i16>} : () -> (tensor<i16>)
    %15 = "stablehlo.clamp"(%13, %2, %14) : (tensor<i16>, tensor<2x3x4xi16>, tensor<i16>) -> (tensor<2x3x4xi16>)
    %16 = "stablehlo.power"(%2, %15) : (tensor<2x3x4xi16>, tensor<2x3x4xi16>) -> (tensor<2x3x4xi16>)
    "stablehlo.return"(%15, %16, %11, %12) : (tensor<2x3x4xi16>, tensor<2x3x4xi16>, tensor<i1>, tensor<i1>) -> ()
  }, {
    "stablehlo.return"(%2, %2, %0, %0) : (tensor<2x3x4xi16>, tensor<2x3x4xi16>, tensor<i1>, tensor<i1>) -> ()
  }) : (tensor<i1>) -> (tensor<12x3x4xi16>, tensor<2x3x4xi16>, tensor<i1>, tensor<i1>)
  "func.return"(%17, %18, %19, %20) : (tensor<12x3x4xi16>, tensor<2x3x4xi16>, tensor<i1>, tensor<i1>) -> ()
}
}
