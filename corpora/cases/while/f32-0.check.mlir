// Self-checking: main returns true where a case of while on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[4.000000e+00, 1.00146472, 1.00390613, 0.785398185, 1.12500012]> : tensor<5xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<5xf32>
    %1:2 = call @case_under_test(%0) : (tensor<5xf32>) -> (tensor<5xf32>, tensor<ui2>)
    %2 = stablehlo.bitcast_convert %1#0 : (tensor<5xf32>) -> tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<5xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<5xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<5xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<5xi1>, tensor<5xi32>
    %c_1 = stablehlo.constant dense<[1059888168, 1059693321, 1059693716, 1059656371, 1059712613]> : tensor<5xi32>
    %6 = stablehlo.compare GE, %5, %c_1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<[1059888179, 1059693333, 1059693727, 1059656382, 1059712624]> : tensor<5xi32>
    %7 = stablehlo.compare LE, %5, %c_2, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %8 = stablehlo.and %6, %7 : tensor<5xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<5xi32>
    %9 = stablehlo.compare GT, %5, %c_3, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<5xi32>
    %10 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %11 = stablehlo.or %9, %10 : tensor<5xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%8 init: %c_5) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    %13 = stablehlo.convert %1#1 : (tensor<ui2>) -> tensor<ui8>
    %c_6 = stablehlo.constant dense<0> : tensor<ui8>
    %14 = stablehlo.compare EQ, %13, %c_6, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<[0.49999997, 1.031250e+00, 0.750000119, 2.49999976, 1.093750e+00]> : tensor<5xf32>
    %15 = stablehlo.optimization_barrier %cst_7 : tensor<5xf32>
    %16:2 = call @case_under_test(%15) : (tensor<5xf32>) -> (tensor<5xf32>, tensor<ui2>)
    %17 = stablehlo.bitcast_convert %16#0 : (tensor<5xf32>) -> tensor<5xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<5xi32>
    %18 = stablehlo.compare LT, %17, %c_8, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<5xi32>
    %19 = stablehlo.xor %17, %c_9 : tensor<5xi32>
    %20 = stablehlo.select %18, %19, %17 : tensor<5xi1>, tensor<5xi32>
    %c_10 = stablehlo.constant dense<[1059601740, 1059698097, 1059649940, 1059845255, 1059707861]> : tensor<5xi32>
    %21 = stablehlo.compare GE, %20, %c_10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_11 = stablehlo.constant dense<[1059601752, 1059698108, 1059649951, 1059845266, 1059707872]> : tensor<5xi32>
    %22 = stablehlo.compare LE, %20, %c_11, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %23 = stablehlo.and %21, %22 : tensor<5xi1>
    %c_12 = stablehlo.constant dense<2139095040> : tensor<5xi32>
    %24 = stablehlo.compare GT, %20, %c_12, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_13 = stablehlo.constant dense<-2139095041> : tensor<5xi32>
    %25 = stablehlo.compare LT, %20, %c_13, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %26 = stablehlo.or %24, %25 : tensor<5xi1>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %27 = stablehlo.reduce(%23 init: %c_14) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    %28 = stablehlo.convert %16#1 : (tensor<ui2>) -> tensor<ui8>
    %c_15 = stablehlo.constant dense<0> : tensor<ui8>
    %29 = stablehlo.compare EQ, %28, %c_15, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %30 = stablehlo.and %12, %14 : tensor<i1>
    %31 = stablehlo.and %30, %27 : tensor<i1>
    %32 = stablehlo.and %31, %29 : tensor<i1>
    return %32 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<ui2>) {
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
