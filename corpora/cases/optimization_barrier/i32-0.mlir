// A case of optimization_barrier on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<-10> : tensor<1xi32>
    %0:2 = stablehlo.optimization_barrier %c, %arg0 : tensor<1xi32>, tensor<3xi32>
    return %0#0, %0#1 : tensor<1xi32>, tensor<3xi32>
  }
}
