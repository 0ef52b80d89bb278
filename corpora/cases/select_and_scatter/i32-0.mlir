// A case of select_and_scatter on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<i64> {
    %c = stablehlo.constant dense<-18> : tensor<i32>
    %0 = "stablehlo.select_and_scatter"(%c, %c, %c) <{padding = dense<> : tensor<0x2xi64>, window_dimensions = array<i64>, window_strides = array<i64>}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %1 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg0: tensor<i64>, %arg1: tensor<i64>):
      %1 = stablehlo.and %arg0, %arg1 : tensor<i64>
      stablehlo.return %1 : tensor<i64>
    }) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i64>
    return %0 : tensor<i64>
  }
}
