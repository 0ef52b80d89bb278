// Self-checking: main returns true where a case of outfeed on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<1403789551> : tensor<i32>
    %0 = stablehlo.optimization_barrier %c : tensor<i32>
    %c_0 = stablehlo.constant dense<-268435455> : tensor<i32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<i32>
    %2:2 = call @case_under_test(%0, %1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c_1 = stablehlo.constant dense<1403789551> : tensor<i32>
    %3 = stablehlo.compare EQ, %2#0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<-268435455> : tensor<i32>
    %4 = stablehlo.compare EQ, %2#1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<-536870913> : tensor<i32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<-19> : tensor<i32>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<i32>
    %7:2 = call @case_under_test(%5, %6) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c_5 = stablehlo.constant dense<-536870913> : tensor<i32>
    %8 = stablehlo.compare EQ, %7#0, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<-19> : tensor<i32>
    %9 = stablehlo.compare EQ, %7#1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.and %3, %4 : tensor<i1>
    %11 = stablehlo.and %10, %8 : tensor<i1>
    %12 = stablehlo.and %11, %9 : tensor<i1>
    return %12 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1 = "stablehlo.outfeed"(%arg0, %arg1, %0) <{outfeed_config = ""}> : (tensor<i32>, tensor<i32>, !stablehlo.token) -> !stablehlo.token
    return %arg0, %arg1 : tensor<i32>, tensor<i32>
  }
}
