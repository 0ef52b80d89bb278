// A case of while on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7xf32>, %1: tensor<ui2>, %2: tensor<1xi1>) -> (tensor<7xf32>, tensor<ui2>) {
  %31, %32 = "stablehlo.while"(%0, %1) ({
  ^bb0(%3: tensor<7xf32>, %4: tensor<ui2>):
    %5 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui2>} : () -> (tensor<ui2>)
    %6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui2>, tensor<ui2>) -> (tensor<i1>)
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }, {
  ^bb0(%7: tensor<7xf32>, %8: tensor<ui2>):
    %9 = "stablehlo.round_nearest_afz"(%7) : (tensor<7xf32>) -> (tensor<7xf32>)
    %10 = "stablehlo.constant"() {value = dense<"0x000000C10000A0400000A0C0000080400000E0C0000080400000A040"> : tensor<7xf32>} : () -> (tensor<7xf32>)
    %11 = "stablehlo.complex"(%10, %10) : (tensor<7xf32>, tensor<7xf32>) -> (tensor<7xcomplex<f32>>)
    %12 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i4>} : () -> (tensor<i4>)
    %25, %26, %27, %28 = "stablehlo.while"(%2, %9, %12, %9) ({
    ^bb0(%13: tensor<1xi1>, %14: tensor<7xf32>, %15: tensor<i4>, %16: tensor<7xf32>):
      %17 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<i4>} : () -> (tensor<i4>)
      %18 = "stablehlo.compare"(%15, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i4>, tensor<i4>) -> (tensor<i1>)
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }, {
    ^bb0(%19: tensor<1xi1>, %20: tensor<7xf32>, %21: tensor<i4>, %22: tensor<7xf32>):
      %23 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<i4>} : () -> (tensor<i4>)
      %24 = "stablehlo.add"(%21, %23) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
      "stablehlo.return"(%2, %0, %24, %10) : (tensor<1xi1>, tensor<7xf32>, tensor<i4>, tensor<7xf32>) -> ()
    }) : (tensor<1xi1>, tensor<7xf32>, tensor<i4>, tensor<7xf32>) -> (tensor<1xi1>, tensor<7xf32>, tensor<i4>, tensor<7xf32>)
    %29 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui2>} : () -> (tensor<ui2>)
    %30 = "stablehlo.add"(%8, %29) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    "stablehlo.return"(%28, %30) : (tensor<7xf32>, tensor<ui2>) -> ()
  }) : (tensor<7xf32>, tensor<ui2>) -> (tensor<7xf32>, tensor<ui2>)
  "func.return"(%31, %32) : (tensor<7xf32>, tensor<ui2>) -> ()
}
}
