module @jit_convert_float_integer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xi32> {jax.result_info = "result[0]"}, tensor<20xui8> {jax.result_info = "result[1]"}, tensor<20xi8> {jax.result_info = "result[2]"}, tensor<20xi1> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<20xf32>) -> tensor<20xi32>
    %1 = stablehlo.convert %arg0 : (tensor<20xf32>) -> tensor<20xui8>
    %2 = stablehlo.convert %arg0 : (tensor<20xf32>) -> tensor<20xi8>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %5 = stablehlo.convert %4 : tensor<20xi1>
    return %0, %1, %2, %5 : tensor<20xi32>, tensor<20xui8>, tensor<20xi8>, tensor<20xi1>
  }
}
