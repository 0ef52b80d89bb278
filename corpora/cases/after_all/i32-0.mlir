// A case of after_all on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1:2 = stablehlo.optimization_barrier %arg0, %0 : tensor<i32>, !stablehlo.token
    return %1#0 : tensor<i32>
  }
}
