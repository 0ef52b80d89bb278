// A case of case on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<1xf32>, %2: tensor<f32>, %3: tensor<i32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %25, %26 = "stablehlo.case"(%0) ({
    %4 = "stablehlo.abs"(%1) : (tensor<1xf32>) -> (tensor<1xf32>)
    %8 = "stablehlo.reduce"(%4, %2) ({
    ^bb0(%5: tensor<f32>, %6: tensor<f32>):
      %7 = "stablehlo.maximum"(%5, %6) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) {dimensions = array<i64>} : (tensor<1xf32>, tensor<f32>) -> (tensor<1xf32>)
    "stablehlo.return"(%4, %8) : (tensor<1xf32>, tensor<1xf32>) -> ()
  }, {
    %9 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<f32>} : () -> (tensor<f32>)
    %10 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
    %20, %21, %22 = "stablehlo.reduce"(%2, %2, %3, %2, %9, %10) ({
    ^bb0(%11: tensor<f32>, %12: tensor<f32>, %13: tensor<i32>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<i32>):
      %17 = "stablehlo.minimum"(%11, %14) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
      %18 = "stablehlo.minimum"(%12, %15) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
      %19 = "stablehlo.xor"(%13, %16) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
      "stablehlo.return"(%17, %18, %19) : (tensor<f32>, tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64>} : (tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<i32>)
    %23 = "stablehlo.compare"(%20, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    %24 = "stablehlo.pad"(%22, %22) {edge_padding_high = array<i64>, edge_padding_low = array<i64>, interior_padding = array<i64>} : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%1, %1) : (tensor<1xf32>, tensor<1xf32>) -> ()
  }, {
    "stablehlo.return"(%1, %1) : (tensor<1xf32>, tensor<1xf32>) -> ()
  }) : (tensor<i32>) -> (tensor<1xf32>, tensor<1xf32>)
  "func.return"(%25, %26) : (tensor<1xf32>, tensor<1xf32>) -> ()
}
}
