// Breaks C2 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui8>, %1: tensor<i32>) -> (tensor<ui8>) {
  %7 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
    %4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
    %5 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui8>} : () -> (tensor<ui8>)
    %6 = "stablehlo.shift_left"(%2, %5) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%3) : (tensor<ui8>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xui8>, tensor<i32>) -> (tensor<ui8>)
  "func.return"(%7) : (tensor<ui8>) -> ()
}
}
