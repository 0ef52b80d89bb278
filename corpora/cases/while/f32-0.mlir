// A case of while on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7xf32>, %1: tensor<ui2>, %2: tensor<7xf32>) -> (tensor<7xf32>, tensor<ui2>) {
  %21, %22 = "stablehlo.while"(%0, %1) ({
  ^bb0(%3: tensor<7xf32>, %4: tensor<ui2>):
    %5 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui2>} : () -> (tensor<ui2>)
    %6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui2>, tensor<ui2>) -> (tensor<i1>)
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }, {
  ^bb0(%7: tensor<7xf32>, %8: tensor<ui2>):
    %9 = "stablehlo.constant"() {value = dense<"0x000080C0"> : tensor<f32>} : () -> (tensor<f32>)
    %10 = "stablehlo.constant"() {value = dense<"0x00008040"> : tensor<f32>} : () -> (tensor<f32>)
    %11 = "stablehlo.clamp"(%9, %0, %10) : (tensor<f32>, tensor<7xf32>, tensor<f32>) -> (tensor<7xf32>)
    %12 = "stablehlo.constant"() {value = dense<"0x000080C0"> : tensor<f32>} : () -> (tensor<f32>)
    %13 = "stablehlo.constant"() {value = dense<"0x00008040"> : tensor<f32>} : () -> (tensor<f32>)
    %14 = "stablehlo.clamp"(%12, %7, %13) : (tensor<f32>, tensor<7xf32>, tensor<f32>) -> (tensor<7xf32>)
    %15 = "stablehlo.constant"() {value = dense<"0x000080C0"> : tensor<f32>} : () -> (tensor<f32>)
    %16 = "stablehlo.constant"() {value = dense<"0x00008040"> : tensor<f32>} : () -> (tensor<f32>)
    %17 = "stablehlo.clamp"(%15, %7, %16) : (tensor<f32>, tensor<7xf32>, tensor<f32>) -> (tensor<7xf32>)
    %18 = "stablehlo.batch_norm_inference"(%11, %14, %11, %17, %2) {epsilon = 7.62939453125e-06 : f32, feature_index = 0 : i64} : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> (tensor<7xf32>)
    %19 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui2>} : () -> (tensor<ui2>)
    %20 = "stablehlo.add"(%8, %19) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    "stablehlo.return"(%11, %20) : (tensor<7xf32>, tensor<ui2>) -> ()
  }) : (tensor<7xf32>, tensor<ui2>) -> (tensor<7xf32>, tensor<ui2>)
  "func.return"(%21, %22) : (tensor<7xf32>, tensor<ui2>) -> ()
}
}
