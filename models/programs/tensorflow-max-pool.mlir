#loc1 = loc("lhs.2")
#loc2 = loc("rhs.2")
#loc4 = loc("XLA_Args")
#loc6 = loc("MaxPool2d")
#loc7 = loc("ops.py":1221:0)
#loc9 = loc(fused[#loc6, #loc7])
module @a_inference__lambda__151__.3 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func private @max_F32.2(%arg0: tensor<f32> loc("lhs.2"), %arg1: tensor<f32> loc("rhs.2")) -> tensor<f32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<f32> loc(#loc3)
    return %0 : tensor<f32> loc(#loc)
  } loc(#loc)
  func.func @main(%arg0: tensor<2x8x8x3xf32> loc("XLA_Args")) -> tensor<2x4x4x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x8x8x3xf32>) -> tensor<2x8x8x3xf32> loc(#loc5)
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#loc9)
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32> loc(fused[#loc6, #loc7]), %arg2: tensor<f32> loc(fused[#loc6, #loc7])):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<f32> loc(#loc3)
      stablehlo.return %3 : tensor<f32> loc(#loc)
    }) : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<2x4x4x3xf32> loc(#loc9)
    %2 = stablehlo.reshape %1 : (tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32> loc(#loc8)
    return %2 : tensor<2x4x4x3xf32> loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("maximum.2")
#loc5 = loc("reshape.1")
#loc8 = loc("XLA_Retvals")
