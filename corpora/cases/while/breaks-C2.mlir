// Breaks C2 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi1>, %1: tensor<ui4>, %2: tensor<i32>) -> (tensor<ui4>, tensor<3x2xi1>, tensor<3x2xi1>) {
  %16, %17, %18 = "stablehlo.while"(%1, %0, %0) ({
  ^bb0(%3: tensor<ui4>, %4: tensor<3x2xi1>, %5: tensor<3x2xi1>):
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<ui4>} : () -> (tensor<ui4>)
    %7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui4>, tensor<ui4>) -> (tensor<i1>)
    "stablehlo.return"(%7) : (tensor<i1>) -> ()
  }, {
  ^bb0(%8: tensor<ui4>, %9: tensor<3x2xi1>, %10: tensor<3x2xi1>, %11: tensor<i32>):
    %13 = "stablehlo.case"(%2) ({
      "stablehlo.return"(%9) : (tensor<3x2xi1>) -> ()
    }, {
      %12 = "stablehlo.reverse"(%1) {dimensions = array<i64>} : (tensor<ui4>) -> (tensor<ui4>)
      "stablehlo.return"(%0) : (tensor<3x2xi1>) -> ()
    }, {
      "stablehlo.return"(%10) : (tensor<3x2xi1>) -> ()
    }) : (tensor<i32>) -> (tensor<3x2xi1>)
    %14 = "stablehlo.constant"() {value = dense<2> : tensor<ui4>} : () -> (tensor<ui4>)
    %15 = "stablehlo.add"(%8, %14) : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    "stablehlo.return"(%15, %10, %9) : (tensor<ui4>, tensor<3x2xi1>, tensor<3x2xi1>) -> ()
  }) : (tensor<ui4>, tensor<3x2xi1>, tensor<3x2xi1>) -> (tensor<ui4>, tensor<3x2xi1>, tensor<3x2xi1>)
  "func.return"(%16, %17, %18) : (tensor<ui4>, tensor<3x2xi1>, tensor<3x2xi1>) -> ()
}
}
