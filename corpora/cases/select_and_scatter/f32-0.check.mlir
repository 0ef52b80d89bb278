// Self-checking: main returns true where a case of select_and_scatter on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[-1.093750e+00], [0.49999997], [1.750000e+00]]> : tensor<3x1xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<1x1xf32>
    %2 = call @case_under_test(%0, %1) : (tensor<3x1xf32>, tensor<1x1xf32>) -> tensor<3x1xf64>
    %3 = stablehlo.bitcast_convert %2 : (tensor<3x1xf64>) -> tensor<3x1xi64>
    %c = stablehlo.constant dense<0> : tensor<3x1xi64>
    %4 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %c_1 = stablehlo.constant dense<9223372036854775807> : tensor<3x1xi64>
    %5 = stablehlo.xor %3, %c_1 : tensor<3x1xi64>
    %6 = stablehlo.select %4, %5, %3 : tensor<3x1xi1>, tensor<3x1xi64>
    %c_2 = stablehlo.constant dense<4613937818241073152> : tensor<3x1xi64>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %c_3 = stablehlo.constant dense<9218868437227405312> : tensor<3x1xi64>
    %8 = stablehlo.compare GT, %6, %c_3, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<-9218868437227405313> : tensor<3x1xi64>
    %9 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %10 = stablehlo.or %8, %9 : tensor<3x1xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[[1.17549435E-38], [1.00048828], [-0.0029296875]]> : tensor<3x1xf32>
    %12 = stablehlo.optimization_barrier %cst_6 : tensor<3x1xf32>
    %cst_7 = stablehlo.constant dense<-1.00048828> : tensor<1x1xf32>
    %13 = stablehlo.optimization_barrier %cst_7 : tensor<1x1xf32>
    %14 = call @case_under_test(%12, %13) : (tensor<3x1xf32>, tensor<1x1xf32>) -> tensor<3x1xf64>
    %15 = stablehlo.bitcast_convert %14 : (tensor<3x1xf64>) -> tensor<3x1xi64>
    %c_8 = stablehlo.constant dense<0> : tensor<3x1xi64>
    %16 = stablehlo.compare LT, %15, %c_8, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %c_9 = stablehlo.constant dense<9223372036854775807> : tensor<3x1xi64>
    %17 = stablehlo.xor %15, %c_9 : tensor<3x1xi64>
    %18 = stablehlo.select %16, %17, %15 : tensor<3x1xi1>, tensor<3x1xi64>
    %c_10 = stablehlo.constant dense<-4607184617823272961> : tensor<3x1xi64>
    %19 = stablehlo.compare EQ, %18, %c_10, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %c_11 = stablehlo.constant dense<9218868437227405312> : tensor<3x1xi64>
    %20 = stablehlo.compare GT, %18, %c_11, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %c_12 = stablehlo.constant dense<-9218868437227405313> : tensor<3x1xi64>
    %21 = stablehlo.compare LT, %18, %c_12, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %22 = stablehlo.or %20, %21 : tensor<3x1xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%19 init: %c_13) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<i1>
    %24 = stablehlo.and %11, %23 : tensor<i1>
    return %24 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3x1xf32>, %arg1: tensor<1x1xf32>) -> tensor<3x1xf64> {
    %0 = stablehlo.reshape %arg1 : (tensor<1x1xf32>) -> tensor<f32>
    %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{padding = dense<[[2, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.compare GT, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %2 = stablehlo.minimum %arg2, %arg3 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3x1xf32>, tensor<1x1xf32>, tensor<f32>) -> tensor<3x1xf64>
    return %1 : tensor<3x1xf64>
  }
}
