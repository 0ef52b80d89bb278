// Self-checking: main returns true where a case of batch_norm_training on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[6.10351635E-5]], [[1.37500012]], [[1.144409E-5]], [[-1.875000e-01]]]> : tensor<4x1x1xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<4x1x1xf32>
    %cst_0 = stablehlo.constant dense<8.94069813E-8> : tensor<1xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<1xf32>
    %2:3 = call @case_under_test(%0, %1) : (tensor<4x1x1xf32>, tensor<1xf32>) -> (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>)
    %3 = stablehlo.bitcast_convert %2#0 : (tensor<4x1x1xf32>) -> tensor<4x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<4x1x1xi32>
    %4 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<4x1x1xi32>
    %5 = stablehlo.xor %3, %c_1 : tensor<4x1x1xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<4x1x1xi1>, tensor<4x1x1xi32>
    %c_2 = stablehlo.constant dense<[[[868220922]], [[868220923]], [[868220922]], [[868220922]]]> : tensor<4x1x1xi32>
    %7 = stablehlo.compare GE, %6, %c_2, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %c_3 = stablehlo.constant dense<[[[868220937]], [[868220938]], [[868220937]], [[868220937]]]> : tensor<4x1x1xi32>
    %8 = stablehlo.compare LE, %6, %c_3, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %9 = stablehlo.and %7, %8 : tensor<4x1x1xi1>
    %c_4 = stablehlo.constant dense<2139095040> : tensor<4x1x1xi32>
    %10 = stablehlo.compare GT, %6, %c_4, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %c_5 = stablehlo.constant dense<-2139095041> : tensor<4x1x1xi32>
    %11 = stablehlo.compare LT, %6, %c_5, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %12 = stablehlo.or %10, %11 : tensor<4x1x1xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%9 init: %c_6) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<i1>
    %14 = stablehlo.bitcast_convert %2#1 : (tensor<1xf32>) -> tensor<1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<1xi32>
    %15 = stablehlo.compare LT, %14, %c_7, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %16 = stablehlo.xor %14, %c_8 : tensor<1xi32>
    %17 = stablehlo.select %15, %16, %14 : tensor<1xi1>, tensor<1xi32>
    %c_9 = stablehlo.constant dense<1050149467> : tensor<1xi32>
    %18 = stablehlo.compare GE, %17, %c_9, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_10 = stablehlo.constant dense<1050149479> : tensor<1xi32>
    %19 = stablehlo.compare LE, %17, %c_10, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %20 = stablehlo.and %18, %19 : tensor<1xi1>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<1xi32>
    %21 = stablehlo.compare GT, %17, %c_11, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_12 = stablehlo.constant dense<-2139095041> : tensor<1xi32>
    %22 = stablehlo.compare LT, %17, %c_12, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %23 = stablehlo.or %21, %22 : tensor<1xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %24 = stablehlo.reduce(%20 init: %c_13) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %25 = stablehlo.bitcast_convert %2#2 : (tensor<1xf32>) -> tensor<1xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<1xi32>
    %26 = stablehlo.compare LT, %25, %c_14, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_15 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %27 = stablehlo.xor %25, %c_15 : tensor<1xi32>
    %28 = stablehlo.select %26, %27, %25 : tensor<1xi1>, tensor<1xi32>
    %c_16 = stablehlo.constant dense<1053384318> : tensor<1xi32>
    %29 = stablehlo.compare GE, %28, %c_16, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_17 = stablehlo.constant dense<1053384372> : tensor<1xi32>
    %30 = stablehlo.compare LE, %28, %c_17, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %31 = stablehlo.and %29, %30 : tensor<1xi1>
    %c_18 = stablehlo.constant dense<2139095040> : tensor<1xi32>
    %32 = stablehlo.compare GT, %28, %c_18, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_19 = stablehlo.constant dense<-2139095041> : tensor<1xi32>
    %33 = stablehlo.compare LT, %28, %c_19, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %34 = stablehlo.or %32, %33 : tensor<1xi1>
    %c_20 = stablehlo.constant dense<true> : tensor<i1>
    %35 = stablehlo.reduce(%31 init: %c_20) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %cst_21 = stablehlo.constant dense<[[[-4.203900e-45]], [[8.81620622E-39]], [[-1.00390625]], [[-1.01171875]]]> : tensor<4x1x1xf32>
    %36 = stablehlo.optimization_barrier %cst_21 : tensor<4x1x1xf32>
    %cst_22 = stablehlo.constant dense<-5.87747175E-39> : tensor<1xf32>
    %37 = stablehlo.optimization_barrier %cst_22 : tensor<1xf32>
    %38:3 = call @case_under_test(%36, %37) : (tensor<4x1x1xf32>, tensor<1xf32>) -> (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>)
    %39 = stablehlo.bitcast_convert %38#0 : (tensor<4x1x1xf32>) -> tensor<4x1x1xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<4x1x1xi32>
    %40 = stablehlo.compare LT, %39, %c_23, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %c_24 = stablehlo.constant dense<2147483647> : tensor<4x1x1xi32>
    %41 = stablehlo.xor %39, %c_24 : tensor<4x1x1xi32>
    %42 = stablehlo.select %40, %41, %39 : tensor<4x1x1xi1>, tensor<4x1x1xi32>
    %c_25 = stablehlo.constant dense<[[[529830214]], [[529830214]], [[-529754781]], [[-529905735]]]> : tensor<4x1x1xi32>
    %43 = stablehlo.compare GE, %42, %c_25, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %c_26 = stablehlo.constant dense<[[[529830246]], [[529830246]], [[-529754726]], [[-529905680]]]> : tensor<4x1x1xi32>
    %44 = stablehlo.compare LE, %42, %c_26, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %45 = stablehlo.and %43, %44 : tensor<4x1x1xi1>
    %c_27 = stablehlo.constant dense<2139095040> : tensor<4x1x1xi32>
    %46 = stablehlo.compare GT, %42, %c_27, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %c_28 = stablehlo.constant dense<-2139095041> : tensor<4x1x1xi32>
    %47 = stablehlo.compare LT, %42, %c_28, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %48 = stablehlo.or %46, %47 : tensor<4x1x1xi1>
    %c_29 = stablehlo.constant dense<true> : tensor<i1>
    %49 = stablehlo.reduce(%45 init: %c_29) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<i1>
    %50 = stablehlo.bitcast_convert %38#1 : (tensor<1xf32>) -> tensor<1xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<1xi32>
    %51 = stablehlo.compare LT, %50, %c_30, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_31 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %52 = stablehlo.xor %50, %c_31 : tensor<1xi32>
    %53 = stablehlo.select %51, %52, %50 : tensor<1xi1>, tensor<1xi32>
    %c_32 = stablehlo.constant dense<-1057030149> : tensor<1xi32>
    %54 = stablehlo.compare GE, %53, %c_32, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_33 = stablehlo.constant dense<-1057030141> : tensor<1xi32>
    %55 = stablehlo.compare LE, %53, %c_33, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %56 = stablehlo.and %54, %55 : tensor<1xi1>
    %c_34 = stablehlo.constant dense<2139095040> : tensor<1xi32>
    %57 = stablehlo.compare GT, %53, %c_34, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_35 = stablehlo.constant dense<-2139095041> : tensor<1xi32>
    %58 = stablehlo.compare LT, %53, %c_35, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %59 = stablehlo.or %57, %58 : tensor<1xi1>
    %c_36 = stablehlo.constant dense<true> : tensor<i1>
    %60 = stablehlo.reduce(%56 init: %c_36) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %61 = stablehlo.bitcast_convert %38#2 : (tensor<1xf32>) -> tensor<1xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<1xi32>
    %62 = stablehlo.compare LT, %61, %c_37, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_38 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %63 = stablehlo.xor %61, %c_38 : tensor<1xi32>
    %64 = stablehlo.select %62, %63, %61 : tensor<1xi1>, tensor<1xi32>
    %c_39 = stablehlo.constant dense<1048707812> : tensor<1xi32>
    %65 = stablehlo.compare GE, %64, %c_39, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_40 = stablehlo.constant dense<1048707868> : tensor<1xi32>
    %66 = stablehlo.compare LE, %64, %c_40, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %67 = stablehlo.and %65, %66 : tensor<1xi1>
    %c_41 = stablehlo.constant dense<2139095040> : tensor<1xi32>
    %68 = stablehlo.compare GT, %64, %c_41, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_42 = stablehlo.constant dense<-2139095041> : tensor<1xi32>
    %69 = stablehlo.compare LT, %64, %c_42, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %70 = stablehlo.or %68, %69 : tensor<1xi1>
    %c_43 = stablehlo.constant dense<true> : tensor<i1>
    %71 = stablehlo.reduce(%67 init: %c_43) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %72 = stablehlo.and %13, %24 : tensor<i1>
    %73 = stablehlo.and %72, %35 : tensor<i1>
    %74 = stablehlo.and %73, %49 : tensor<i1>
    %75 = stablehlo.and %74, %60 : tensor<i1>
    %76 = stablehlo.and %75, %71 : tensor<i1>
    return %76 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<4x1x1xf32>, %arg1: tensor<1xf32>) -> (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %cst = stablehlo.constant dense<1.08420217E-19> : tensor<1xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %cst, %arg1) <{epsilon = 5.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>)
    return %output, %batch_mean, %batch_var : tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>
  }
}
