// A case of batch_norm_grad on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<[-1.062500e+00, 1.000000e-03, -4.591770e-41]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<[9.53674316E-7, 0.18750003, 9.31322574E-10]> : tensor<3xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %cst, %cst_0, %arg1, %arg2) <{epsilon = 7.62939453E-6 : f32, feature_index = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    return %grad_operand, %grad_scale, %grad_offset : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
