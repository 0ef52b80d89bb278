// A case of while on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i4>) -> (tensor<3xi32>, tensor<i4>) {
  %1 = "stablehlo.constant"() {value = dense<"0xF9C47C88FFDFFFFF01800000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %10, %11 = "stablehlo.while"(%1, %0) ({
  ^bb0(%2: tensor<3xi32>, %3: tensor<i4>):
    %4 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<i4>} : () -> (tensor<i4>)
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i4>, tensor<i4>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<3xi32>, %7: tensor<i4>):
    %8 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<i4>} : () -> (tensor<i4>)
    %9 = "stablehlo.add"(%7, %8) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    "stablehlo.return"(%6, %9) : (tensor<3xi32>, tensor<i4>) -> ()
  }) : (tensor<3xi32>, tensor<i4>) -> (tensor<3xi32>, tensor<i4>)
  "func.return"(%10, %11) : (tensor<3xi32>, tensor<i4>) -> ()
}
}
