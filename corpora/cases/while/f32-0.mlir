// A case of while on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<ui2>) {
    %c = stablehlo.constant dense<3> : tensor<ui2>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c) : tensor<5xf32>, tensor<ui2>
    cond {
      %c_1 = stablehlo.constant dense<0> : tensor<ui2>
      %1 = stablehlo.compare NE, %iterArg_0, %c_1, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<[(4.88281192E-4,7.62939362E-6), (-3.14159274,-1.08420217E-19), (1.49999976,1.125000e+00)]> : tensor<3xcomplex<f32>>
      %1 = "stablehlo.all_gather"(%cst) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
      %2 = stablehlo.logistic %iterArg : tensor<5xf32>
      %c_1 = stablehlo.constant dense<1> : tensor<ui2>
      %3 = stablehlo.subtract %iterArg_0, %c_1 : tensor<ui2>
      stablehlo.return %2, %3 : tensor<5xf32>, tensor<ui2>
    }
    return %0#0, %0#1 : tensor<5xf32>, tensor<ui2>
  }
}
