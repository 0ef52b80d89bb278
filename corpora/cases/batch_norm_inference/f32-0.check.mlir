// Self-checking: main returns true where a case of batch_norm_inference on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[4.000000e+00, 6.10351635E-5, -0.00146484375, 1.25000012], [-2.28881836E-5, 1.49999976, -1.250000e+00, 2.343750e-02], [1.062500e+00, 0.00781250093, 1.01171875, 0.00146484375], [-1.250000e+00, 9.76562383E-4, -0.99999994, 1.000000e-03], [1.000000e-01, 4.000000e+00, 6.10351635E-5, -0.00146484375]]> : tensor<5x4xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<5x4xf32>
    %cst_0 = stablehlo.constant dense<[1.125000e+00, 1.57079637, 0.00292968797, 1.062500e+00, 1.00048816]> : tensor<5xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<[1.031250e+00, -0.000000e+00, 7.62939453E-6, -8.94069671E-8, 8.94069529E-8]> : tensor<5xf32>
    %2 = stablehlo.optimization_barrier %cst_1 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<[1.00390625, 1.00146484, 1.24999988, 1.062500e+00, 1.062500e+00]> : tensor<5xf32>
    %3 = stablehlo.optimization_barrier %cst_2 : tensor<5xf32>
    %4 = call @case_under_test(%0, %1, %2, %3) : (tensor<5x4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5x4xf32>
    %5 = stablehlo.bitcast_convert %4 : (tensor<5x4xf32>) -> tensor<5x4xi32>
    %c = stablehlo.constant dense<0> : tensor<5x4xi32>
    %6 = stablehlo.compare LT, %5, %c, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<5x4xi32>
    %7 = stablehlo.xor %5, %c_3 : tensor<5x4xi32>
    %8 = stablehlo.select %6, %7, %5 : tensor<5x4xi1>, tensor<5x4xi32>
    %c_4 = stablehlo.constant dense<[[1066401502, 1066401885, 1066401885, 1066401765], [1070141395, 1070140628, 1070142034, 1070141383], [994050042, 994050042, 994050042, 994050042], [1066894299, 1065876704, 1066690939, 1065876685], [1065357306, 1065357306, 1065357306, 1065357306]]> : tensor<5x4xi32>
    %9 = stablehlo.compare GE, %8, %c_4, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %c_5 = stablehlo.constant dense<[[1066401513, 1066401896, 1066401897, 1066401777], [1070141411, 1070140644, 1070142050, 1070141399], [994050058, 994050058, 994050058, 994050058], [1066894311, 1065876715, 1066690950, 1065876696], [1065357316, 1065357316, 1065357316, 1065357316]]> : tensor<5x4xi32>
    %10 = stablehlo.compare LE, %8, %c_5, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<5x4xi1>
    %c_6 = stablehlo.constant dense<2139095040> : tensor<5x4xi32>
    %12 = stablehlo.compare GT, %8, %c_6, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %c_7 = stablehlo.constant dense<-2139095041> : tensor<5x4xi32>
    %13 = stablehlo.compare LT, %8, %c_7, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %14 = stablehlo.or %12, %13 : tensor<5x4xi1>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %15 = stablehlo.reduce(%11 init: %c_8) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x4xi1>, tensor<i1>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<[[3.14159274, -0.999899983, -3.14159274, 0.0937499851], [0.00146484375, 0.00146484352, 0.18750003, 0.00146484352], [0.49999997, 1.00390613, -0.999899983, 3.000000e+00], [-1.000000e-01, 1.375000e+00, 7.500000e-01, 2.500000e-01], [1.00390637, 3.14159274, -0.999899983, -3.14159274]]> : tensor<5x4xf32>
    %16 = stablehlo.optimization_barrier %cst_9 : tensor<5x4xf32>
    %cst_10 = stablehlo.constant dense<[-3.125000e-02, 1.187500e+00, -1.17549435E-38, -1.14440918E-5, 0.00146484398]> : tensor<5xf32>
    %17 = stablehlo.optimization_barrier %cst_10 : tensor<5xf32>
    %cst_11 = stablehlo.constant dense<[3.81469772E-6, 0.24999997, 1.12500012, 3.000000e+00, 1.250000e+00]> : tensor<5xf32>
    %18 = stablehlo.optimization_barrier %cst_11 : tensor<5xf32>
    %cst_12 = stablehlo.constant dense<[1.375000e+00, 0.99999994, 1.37500012, 1.000000e+00, 4.000000e+00]> : tensor<5xf32>
    %19 = stablehlo.optimization_barrier %cst_12 : tensor<5xf32>
    %20 = call @case_under_test(%16, %17, %18, %19) : (tensor<5x4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5x4xf32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<5x4xf32>) -> tensor<5x4xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<5x4xi32>
    %22 = stablehlo.compare LT, %21, %c_13, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %c_14 = stablehlo.constant dense<2147483647> : tensor<5x4xi32>
    %23 = stablehlo.xor %21, %c_14 : tensor<5x4xi32>
    %24 = stablehlo.select %22, %23, %21 : tensor<5x4xi1>, tensor<5x4xi32>
    %c_15 = stablehlo.constant dense<[[-1023418409, -1023404950, -1023393732, -1023410428], [1066926201, 1066926201, 1066926106, 1066926201], [-8406079, -8392003, -8447979, -8336245], [1050583801, 1042697868, 1046890128, 1049409968], [985661434, 985661434, 985661434, 985661434]]> : tensor<5x4xi32>
    %25 = stablehlo.compare GE, %24, %c_15, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %c_16 = stablehlo.constant dense<[[-1023418399, -1023404930, -1023393712, -1023410418], [1066926213, 1066926213, 1066926118, 1066926213], [-8406058, -8391981, -8447956, -8336218], [1050583813, 1042697903, 1046890158, 1049409981], [985661450, 985661450, 985661450, 985661450]]> : tensor<5x4xi32>
    %26 = stablehlo.compare LE, %24, %c_16, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %27 = stablehlo.and %25, %26 : tensor<5x4xi1>
    %c_17 = stablehlo.constant dense<2139095040> : tensor<5x4xi32>
    %28 = stablehlo.compare GT, %24, %c_17, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %c_18 = stablehlo.constant dense<-2139095041> : tensor<5x4xi32>
    %29 = stablehlo.compare LT, %24, %c_18, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %30 = stablehlo.or %28, %29 : tensor<5x4xi1>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %31 = stablehlo.reduce(%27 init: %c_19) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x4xi1>, tensor<i1>) -> tensor<i1>
    %32 = stablehlo.and %15, %31 : tensor<i1>
    return %32 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>) -> tensor<5x4xf32> {
    %cst = stablehlo.constant dense<[-1.14440918E-5, -6.10351563E-5, 4.591770e-41, -1.000000e-01, 4.591770e-41]> : tensor<5xf32>
    %0 = "stablehlo.batch_norm_inference"(%arg0, %cst, %arg1, %arg2, %arg3) <{epsilon = 9.765625E-4 : f32, feature_index = 0 : i64}> : (tensor<5x4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5x4xf32>
    return %0 : tensor<5x4xf32>
  }
}
