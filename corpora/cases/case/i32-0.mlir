// A case of case on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<2xf16>, %2: tensor<i4>, %3: tensor<2xi4>, %4: tensor<2xf16>, %5: tensor<2xi32>) -> (tensor<2xi32>) {
  %33 = "stablehlo.case"(%0) ({
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    "stablehlo.return"(%6) : (tensor<2xi32>) -> ()
  }, {
    %7 = "stablehlo.cosine"(%1) : (tensor<2xf16>) -> (tensor<2xf16>)
    %8 = "stablehlo.constant"() {value = dense<"0x803D"> : tensor<f16>} : () -> (tensor<f16>)
    %9 = "stablehlo.constant"() {value = dense<"0x00C0"> : tensor<f16>} : () -> (tensor<f16>)
    %10 = "stablehlo.constant"() {value = dense<"0x0040"> : tensor<f16>} : () -> (tensor<f16>)
    %11 = "stablehlo.clamp"(%9, %8, %10) : (tensor<f16>, tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %12 = "stablehlo.power"(%8, %11) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %13 = "stablehlo.popcnt"(%2) : (tensor<i4>) -> (tensor<i4>)
    %14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    "stablehlo.return"(%14) : (tensor<2xi32>) -> ()
  }, {
    %15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    "stablehlo.return"(%15) : (tensor<2xi32>) -> ()
  }, {
    %16 = "stablehlo.negate"(%3) : (tensor<2xi4>) -> (tensor<2xi4>)
    %17 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    %18 = "stablehlo.constant"() {value = dense<"0x04"> : tensor<ui8>} : () -> (tensor<ui8>)
    %29, %30, %31 = "stablehlo.while"(%17, %3, %18) ({
    ^bb0(%19: tensor<2xi32>, %20: tensor<2xi4>, %21: tensor<ui8>):
      %22 = "stablehlo.constant"() {value = dense<"0x04"> : tensor<ui8>} : () -> (tensor<ui8>)
      %23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }, {
    ^bb0(%24: tensor<2xi32>, %25: tensor<2xi4>, %26: tensor<ui8>):
      %27 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui8>} : () -> (tensor<ui8>)
      %28 = "stablehlo.add"(%26, %27) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
      "stablehlo.return"(%24, %16, %28) : (tensor<2xi32>, tensor<2xi4>, tensor<ui8>) -> ()
    }) : (tensor<2xi32>, tensor<2xi4>, tensor<ui8>) -> (tensor<2xi32>, tensor<2xi4>, tensor<ui8>)
    %32 = "stablehlo.logistic"(%4) : (tensor<2xf16>) -> (tensor<2xf16>)
    "stablehlo.return"(%5) : (tensor<2xi32>) -> ()
  }) : (tensor<i32>) -> (tensor<2xi32>)
  "func.return"(%33) : (tensor<2xi32>) -> ()
}
}
