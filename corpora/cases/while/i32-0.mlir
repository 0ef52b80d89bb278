// A case of while on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x2xi32>, %1: tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>) {
  %10, %11 = "stablehlo.while"(%0, %1) ({
  ^bb0(%2: tensor<5x2xi32>, %3: tensor<ui16>):
    %4 = "stablehlo.constant"() {value = dense<"0x0F00"> : tensor<ui16>} : () -> (tensor<ui16>)
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui16>, tensor<ui16>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<5x2xi32>, %7: tensor<ui16>):
    %8 = "stablehlo.constant"() {value = dense<"0x0300"> : tensor<ui16>} : () -> (tensor<ui16>)
    %9 = "stablehlo.add"(%7, %8) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    "stablehlo.return"(%0, %9) : (tensor<5x2xi32>, tensor<ui16>) -> ()
  }) : (tensor<5x2xi32>, tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>)
  "func.return"(%10, %11) : (tensor<5x2xi32>, tensor<ui16>) -> ()
}
}
