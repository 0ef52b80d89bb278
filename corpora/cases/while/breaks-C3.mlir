// Breaks C3 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>, %1: tensor<4x2x2xi32>) -> (tensor<4x2x2xi64>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>) {
  %2 = "stablehlo.constant"() {value = dense<"0x0B"> : tensor<ui8>} : () -> (tensor<ui8>)
  %15, %16, %17, %18 = "stablehlo.while"(%0, %1, %0, %2) ({
  ^bb0(%3: tensor<4x2x2xui8>, %4: tensor<4x2x2xi32>, %5: tensor<4x2x2xui8>, %6: tensor<ui8>):
    %7 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<ui8>} : () -> (tensor<ui8>)
    %8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
    "stablehlo.return"(%8) : (tensor<i1>) -> ()
  }, {
  ^bb0(%9: tensor<4x2x2xui8>, %10: tensor<4x2x2xi32>, %11: tensor<4x2x2xui8>, %12: tensor<ui8>):
    %13 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui8>} : () -> (tensor<ui8>)
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%0, %1, %0, %14) : (tensor<4x2x2xui8>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>) -> ()
  }) : (tensor<4x2x2xui8>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>) -> (tensor<4x2x2xi64>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>)
  "func.return"(%15, %16, %17, %18) : (tensor<4x2x2xi64>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>) -> ()
}
}
