// A case of after_all on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1 = stablehlo.after_all %0 : !stablehlo.token
    %2:2 = stablehlo.optimization_barrier %arg0, %1 : tensor<f32>, !stablehlo.token
    return %2#0 : tensor<f32>
  }
}
