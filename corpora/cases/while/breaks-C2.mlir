// Breaks C2 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf6E3M2FN>) -> (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<i16>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0400"> : tensor<i16>} : () -> (tensor<i16>)
  %13, %14, %15 = "stablehlo.while"(%0, %0, %1) ({
  ^bb0(%2: tensor<3x2xf6E3M2FN>, %3: tensor<3x2xf6E3M2FN>, %4: tensor<i16>):
    %5 = "stablehlo.constant"() {value = dense<"0x0100"> : tensor<i16>} : () -> (tensor<i16>)
    %6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i16>, tensor<i16>) -> (tensor<i1>)
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }, {
  ^bb0(%7: tensor<3x2x2xf6E3M2FN>, %8: tensor<3x2xf6E3M2FN>, %9: tensor<i16>):
    %10 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<3x2xf6E3M2FN>} : () -> (tensor<3x2xf6E3M2FN>)
    %11 = "stablehlo.constant"() {value = dense<"0x000000000000"> : tensor<3x2xf6E3M2FN>} : () -> (tensor<3x2xf6E3M2FN>)
    %12 = "stablehlo.constant"() {value = dense<"0x0000"> : tensor<i16>} : () -> (tensor<i16>)
    "stablehlo.return"(%10, %11, %12) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<i16>) -> ()
  }) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<i16>) -> (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<i16>)
  "func.return"(%13, %14, %15) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<i16>) -> ()
}
}
