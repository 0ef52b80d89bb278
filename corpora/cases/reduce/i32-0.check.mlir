// Self-checking: main returns true where a case of reduce on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[4096, -255]> : tensor<2xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<2xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<[2049, 1048576]> : tensor<2xi32>
    %2 = stablehlo.optimization_barrier %c_1 : tensor<2xi32>
    %c_2 = stablehlo.constant dense<[-268435456, -67108863]> : tensor<2xi32>
    %3 = stablehlo.optimization_barrier %c_2 : tensor<2xi32>
    %4:3 = call @case_under_test(%0, %1, %2, %3) : (tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    %c_3 = stablehlo.constant dense<[0, -255]> : tensor<2xi32>
    %5 = stablehlo.compare GE, %4#0, %c_3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_4 = stablehlo.constant dense<[4096, 0]> : tensor<2xi32>
    %6 = stablehlo.compare LE, %4#0, %c_4, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %7 = stablehlo.and %5, %6 : tensor<2xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %8 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<[2049, 1048576]> : tensor<2xi32>
    %9 = stablehlo.compare EQ, %4#1, %c_6, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<[-268435456, -67108863]> : tensor<2xi32>
    %11 = stablehlo.compare EQ, %4#2, %c_8, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_9 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_9) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<[65, -268435456]> : tensor<2xi32>
    %13 = stablehlo.optimization_barrier %c_10 : tensor<2xi32>
    %c_11 = stablehlo.constant dense<-33554432> : tensor<i32>
    %14 = stablehlo.optimization_barrier %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<[32767, -65535]> : tensor<2xi32>
    %15 = stablehlo.optimization_barrier %c_12 : tensor<2xi32>
    %c_13 = stablehlo.constant dense<[-65537, 12]> : tensor<2xi32>
    %16 = stablehlo.optimization_barrier %c_13 : tensor<2xi32>
    %17:3 = call @case_under_test(%13, %14, %15, %16) : (tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    %c_14 = stablehlo.constant dense<[0, -268435456]> : tensor<2xi32>
    %18 = stablehlo.compare GE, %17#0, %c_14, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_15 = stablehlo.constant dense<[65, -268435456]> : tensor<2xi32>
    %19 = stablehlo.compare LE, %17#0, %c_15, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %20 = stablehlo.and %18, %19 : tensor<2xi1>
    %c_16 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%20 init: %c_16) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<[32767, -65535]> : tensor<2xi32>
    %22 = stablehlo.compare EQ, %17#1, %c_17, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_18 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%22 init: %c_18) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<[-65537, 12]> : tensor<2xi32>
    %24 = stablehlo.compare EQ, %17#2, %c_19, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_20 = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%24 init: %c_20) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %26 = stablehlo.and %8, %10 : tensor<i1>
    %27 = stablehlo.and %26, %12 : tensor<i1>
    %28 = stablehlo.and %27, %21 : tensor<i1>
    %29 = stablehlo.and %28, %23 : tensor<i1>
    %30 = stablehlo.and %29, %25 : tensor<i1>
    return %30 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0:3 = stablehlo.reduce(%arg0 init: %arg1), (%arg2 init: %c), (%arg3 init: %c_0) across dimensions = [] : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
     reducer(%arg4: tensor<i32>, %arg7: tensor<i32>) (%arg5: tensor<i32>, %arg8: tensor<i32>) (%arg6: tensor<i32>, %arg9: tensor<i32>)  {
      %1 = stablehlo.and %arg4, %arg7 : tensor<i32>
      %2 = stablehlo.minimum %arg5, %arg8 : tensor<i32>
      %3 = stablehlo.multiply %arg6, %arg9 : tensor<i32>
      stablehlo.return %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<i32>
    }
    return %0#0, %0#1, %0#2 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
}
