// Self-checking: main returns true where a case of after_all on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0 = stablehlo.optimization_barrier %c : tensor<i32>
    %1 = call @case_under_test(%0) : (tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<-1143285096> : tensor<i32>
    %3 = stablehlo.optimization_barrier %c_1 : tensor<i32>
    %4 = call @case_under_test(%3) : (tensor<i32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<-1143285096> : tensor<i32>
    %5 = stablehlo.compare EQ, %4, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %2, %5 : tensor<i1>
    return %6 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1:2 = stablehlo.optimization_barrier %arg0, %0 : tensor<i32>, !stablehlo.token
    return %1#0 : tensor<i32>
  }
}
