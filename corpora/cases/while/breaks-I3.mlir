// Breaks I3 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3x3xi32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<i8>, tensor<3x3xi32>) {
  %2 = "stablehlo.constant"() {value = dense<10> : tensor<i8>} : () -> (tensor<i8>)
  %13, %14, %15, %16 = "stablehlo.while"(%0, %0, %2, %1) ({
  ^bb0(%3: tensor<3x3xf32>, %4: tensor<3x3xf32>, %5: tensor<i8>, %6: tensor<3x3xi32>):
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<i8>} : () -> (tensor<i8>)
    %8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i8>, tensor<i8>) -> (tensor<i1>)
    "stablehlo.return"(%8) : (tensor<i1>) -> ()
  }, {
  ^bb0(%9: tensor<3x3xf32>, %10: tensor<3x3xf32>, %11: tensor<i8>, %12: tensor<3x3xi32>):
  }) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<i8>, tensor<3x3xi32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<i8>, tensor<3x3xi32>)
  "func.return"(%13, %14, %15, %16) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<i8>, tensor<3x3xi32>) -> ()
}
}
