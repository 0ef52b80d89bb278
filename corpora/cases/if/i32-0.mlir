// A case of if on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<2x4x2xf32>, %2: tensor<2x4x2xf32>, %3: tensor<2x1x4x2x4xi32>, %4: tensor<1x1x2xf32>, %5: tensor<i8>) -> (tensor<2x1x4x2x4xi32>, tensor<2x4x2xi32>, tensor<2x4x2xf32>, tensor<i16>) {
  %30, %31, %32, %33 = "stablehlo.if"(%0) ({
    %6 = "stablehlo.maximum"(%0, %0) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %7 = "stablehlo.complex"(%1, %2) : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> (tensor<2x4x2xcomplex<f32>>)
    %8 = "stablehlo.convert"(%2) : (tensor<2x4x2xf32>) -> (tensor<2x4x2xi32>)
    %9 = "stablehlo.constant"() {value = dense<"0x0100"> : tensor<i16>} : () -> (tensor<i16>)
    %20, %21, %22 = "stablehlo.while"(%8, %2, %9) ({
    ^bb0(%10: tensor<2x4x2xi32>, %11: tensor<2x4x2xf32>, %12: tensor<i16>):
      %13 = "stablehlo.constant"() {value = dense<"0x0100"> : tensor<i16>} : () -> (tensor<i16>)
      %14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i16>, tensor<i16>) -> (tensor<i1>)
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%15: tensor<2x4x2xi32>, %16: tensor<2x4x2xf32>, %17: tensor<i16>):
      %18 = "stablehlo.constant"() {value = dense<"0x0300"> : tensor<i16>} : () -> (tensor<i16>)
      %19 = "stablehlo.subtract"(%17, %18) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
      "stablehlo.return"(%15, %1, %19) : (tensor<2x4x2xi32>, tensor<2x4x2xf32>, tensor<i16>) -> ()
    }) : (tensor<2x4x2xi32>, tensor<2x4x2xf32>, tensor<i16>) -> (tensor<2x4x2xi32>, tensor<2x4x2xf32>, tensor<i16>)
    "stablehlo.return"(%3, %20, %21, %22) : (tensor<2x1x4x2x4xi32>, tensor<2x4x2xi32>, tensor<2x4x2xf32>, tensor<i16>) -> ()
  }, {
    %23 = "stablehlo.constant"() {value = dense<"0xFF"> : tensor<i8>} : () -> (tensor<i8>)
    %24 = "stablehlo.dynamic_update_slice"(%2, %4, %5, %5, %23) : (tensor<2x4x2xf32>, tensor<1x1x2xf32>, tensor<i8>, tensor<i8>, tensor<i8>) -> (tensor<2x4x2xf32>)
    %25 = "stablehlo.constant"() {value = dense<"0x0000E0C0"> : tensor<f32>} : () -> (tensor<f32>)
    %26 = "stablehlo.pad"(%1, %25) {edge_padding_high = array<i64: -4, -3, 1>, edge_padding_low = array<i64: 0, -1, -5>, interior_padding = array<i64: 2, 0, 2>} : (tensor<2x4x2xf32>, tensor<f32>) -> (tensor<0x0x0xf32>)
    %27 = "stablehlo.constant"() {value = dense<"0xFFF7FFFFD802E46B8C4DEA66FFFFFEFF05BF979B0000F8FF010000FCEDFFFFFFFFEFFFFFFFFFEFFF21000000FFFFFF01FFEFFFFF71C6E99941000000E0FFFFFFC3BF59B7FFF7FFFFD802E46B8C4DEA66FFFFFEFF05BF979B0000F8FF010000FCEDFFFFFFFFEFFFFFFFFFEFFF21000000FFFFFF01FFEFFFFF71C6E99941000000E0FFFFFFC3BF59B7FFF7FFFFD802E46B8C4DEA66FFFFFEFF05BF979B0000F8FF010000FCEDFFFFFFFFEFFFFFFFFFEFFF21000000FFFFFF01FFEFFFFF71C6E99941000000E0FFFFFFC3BF59B7FFF7FFFFD802E46B8C4DEA66FFFFFEFF05BF979B0000F8FF010000FCEDFFFFFFFFEFFFFFFFFFEFFF21000000FFFFFF01FFEFFFFF"> : tensor<2x1x4x2x4xi32>} : () -> (tensor<2x1x4x2x4xi32>)
    %28 = "stablehlo.convert"(%24) : (tensor<2x4x2xf32>) -> (tensor<2x4x2xi32>)
    %29 = "stablehlo.convert"(%23) : (tensor<i8>) -> (tensor<i16>)
    "stablehlo.return"(%27, %28, %24, %29) : (tensor<2x1x4x2x4xi32>, tensor<2x4x2xi32>, tensor<2x4x2xf32>, tensor<i16>) -> ()
  }) : (tensor<i1>) -> (tensor<2x1x4x2x4xi32>, tensor<2x4x2xi32>, tensor<2x4x2xf32>, tensor<i16>)
  "func.return"(%30, %31, %32, %33) : (tensor<2x1x4x2x4xi32>, tensor<2x4x2xi32>, tensor<2x4x2xf32>, tensor<i16>) -> ()
}
}
