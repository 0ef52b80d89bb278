// A case of case on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<1x3x1x1x17x1x5xf16>) -> (tensor<1x3x1x1x17x1x5xi32>, tensor<1x3x1x1x17x1x5xf16>, tensor<1x3x1x1x17x1x5xf16>) {
  %9, %10, %11 = "stablehlo.case"(%0) ({
    %2 = "stablehlo.constant"() {value = dense<"0x000000C0"> : tensor<i32>} : () -> (tensor<i32>)
    %3 = "stablehlo.constant"() {value = dense<"0xFFFFFF3F"> : tensor<i32>} : () -> (tensor<i32>)
    %4 = "stablehlo.clamp"(%2, %0, %3) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %5 = "stablehlo.subtract"(%4, %4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %6 = "stablehlo.logistic"(%1) : (tensor<1x3x1x1x17x1x5xf16>) -> (tensor<1x3x1x1x17x1x5xf16>)
    %7 = "stablehlo.cosine"(%1) : (tensor<1x3x1x1x17x1x5xf16>) -> (tensor<1x3x1x1x17x1x5xf16>)
    %8 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<1x3x1x1x17x1x5xi32>)
    "stablehlo.return"(%8, %7, %6) : (tensor<1x3x1x1x17x1x5xi32>, tensor<1x3x1x1x17x1x5xf16>, tensor<1x3x1x1x17x1x5xf16>) -> ()
  }) : (tensor<i32>) -> (tensor<1x3x1x1x17x1x5xi32>, tensor<1x3x1x1x17x1x5xf16>, tensor<1x3x1x1x17x1x5xf16>)
  "func.return"(%9, %10, %11) : (tensor<1x3x1x1x17x1x5xi32>, tensor<1x3x1x1x17x1x5xf16>, tensor<1x3x1x1x17x1x5xf16>) -> ()
}
}
