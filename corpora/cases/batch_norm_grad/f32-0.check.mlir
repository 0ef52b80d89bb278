// Self-checking: main returns true where a case of batch_norm_grad on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[0.24999997, 1.17549435E-38, -2.000000e+00]> : tensor<3xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<[1.18749988, 0.785398185, 0.99999994]> : tensor<3xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<[1.74999976, 5.87747175E-39, 1.49999976]> : tensor<3xf32>
    %2 = stablehlo.optimization_barrier %cst_1 : tensor<3xf32>
    %3:3 = call @case_under_test(%0, %1, %2) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %4 = stablehlo.bitcast_convert %3#0 : (tensor<3xf32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<3xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<3xi1>, tensor<3xi32>
    %c_3 = stablehlo.constant dense<[1035462803, -214, 196592]> : tensor<3xi32>
    %8 = stablehlo.compare GE, %7, %c_3, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_4 = stablehlo.constant dense<[1035463755, -212, 196619]> : tensor<3xi32>
    %9 = stablehlo.compare LE, %7, %c_4, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %10 = stablehlo.and %8, %9 : tensor<3xi1>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %11 = stablehlo.compare GT, %7, %c_5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %12 = stablehlo.compare LT, %7, %c_6, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %13 = stablehlo.or %11, %12 : tensor<3xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.reduce(%10 init: %c_7) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %15 = stablehlo.bitcast_convert %3#1 : (tensor<3xf32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<3xi32>
    %16 = stablehlo.compare LT, %15, %c_8, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %17 = stablehlo.xor %15, %c_9 : tensor<3xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<3xi1>, tensor<3xi32>
    %c_10 = stablehlo.constant dense<[1053658638, -887393, -1077936086]> : tensor<3xi32>
    %19 = stablehlo.compare GE, %18, %c_10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<[1053658652, -887388, -1077936073]> : tensor<3xi32>
    %20 = stablehlo.compare LE, %18, %c_11, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %21 = stablehlo.and %19, %20 : tensor<3xi1>
    %c_12 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %22 = stablehlo.compare GT, %18, %c_12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %23 = stablehlo.compare LT, %18, %c_13, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %24 = stablehlo.or %22, %23 : tensor<3xi1>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%21 init: %c_14) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %26 = stablehlo.bitcast_convert %3#2 : (tensor<3xf32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<3xi32>
    %27 = stablehlo.compare LT, %26, %c_15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_16 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %28 = stablehlo.xor %26, %c_16 : tensor<3xi32>
    %29 = stablehlo.select %27, %28, %26 : tensor<3xi1>, tensor<3xi32>
    %c_17 = stablehlo.constant dense<[1071644670, 4194304, 1069547518]> : tensor<3xi32>
    %30 = stablehlo.compare EQ, %29, %c_17, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %31 = stablehlo.compare GT, %29, %c_18, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %32 = stablehlo.compare LT, %29, %c_19, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %33 = stablehlo.or %31, %32 : tensor<3xi1>
    %c_20 = stablehlo.constant dense<true> : tensor<i1>
    %34 = stablehlo.reduce(%30 init: %c_20) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %cst_21 = stablehlo.constant dense<[1.18750012, 1.03125012, 3.906250e-03]> : tensor<3xf32>
    %35 = stablehlo.optimization_barrier %cst_21 : tensor<3xf32>
    %cst_22 = stablehlo.constant dense<[1.09375012, 0.49999997, 1.12500012]> : tensor<3xf32>
    %36 = stablehlo.optimization_barrier %cst_22 : tensor<3xf32>
    %cst_23 = stablehlo.constant dense<[0.785398185, -1.750000e+00, -1.00390625]> : tensor<3xf32>
    %37 = stablehlo.optimization_barrier %cst_23 : tensor<3xf32>
    %38:3 = call @case_under_test(%35, %36, %37) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %39 = stablehlo.bitcast_convert %38#0 : (tensor<3xf32>) -> tensor<3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<3xi32>
    %40 = stablehlo.compare LT, %39, %c_24, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %41 = stablehlo.xor %39, %c_25 : tensor<3xi32>
    %42 = stablehlo.select %40, %41, %39 : tensor<3xi1>, tensor<3xi32>
    %c_26 = stablehlo.constant dense<[1065594245, 996601342, -4]> : tensor<3xi32>
    %43 = stablehlo.compare GE, %42, %c_26, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_27 = stablehlo.constant dense<[1065594289, 996601415, 3]> : tensor<3xi32>
    %44 = stablehlo.compare LE, %42, %c_27, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %45 = stablehlo.and %43, %44 : tensor<3xi1>
    %c_28 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %46 = stablehlo.compare GT, %42, %c_28, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_29 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %47 = stablehlo.compare LT, %42, %c_29, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %48 = stablehlo.or %46, %47 : tensor<3xi1>
    %c_30 = stablehlo.constant dense<true> : tensor<i1>
    %49 = stablehlo.reduce(%45 init: %c_30) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %50 = stablehlo.bitcast_convert %38#1 : (tensor<3xf32>) -> tensor<3xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<3xi32>
    %51 = stablehlo.compare LT, %50, %c_31, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_32 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %52 = stablehlo.xor %50, %c_32 : tensor<3xi32>
    %53 = stablehlo.select %51, %52, %50 : tensor<3xi1>, tensor<3xi32>
    %c_33 = stablehlo.constant dense<[1063537747, -1074111596, -997346586]> : tensor<3xi32>
    %54 = stablehlo.compare GE, %53, %c_33, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_34 = stablehlo.constant dense<[1063537763, -1074111586, -997346569]> : tensor<3xi32>
    %55 = stablehlo.compare LE, %53, %c_34, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %56 = stablehlo.and %54, %55 : tensor<3xi1>
    %c_35 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %57 = stablehlo.compare GT, %53, %c_35, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_36 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %58 = stablehlo.compare LT, %53, %c_36, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %59 = stablehlo.or %57, %58 : tensor<3xi1>
    %c_37 = stablehlo.constant dense<true> : tensor<i1>
    %60 = stablehlo.reduce(%56 init: %c_37) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %61 = stablehlo.bitcast_convert %38#2 : (tensor<3xf32>) -> tensor<3xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<3xi32>
    %62 = stablehlo.compare LT, %61, %c_38, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_39 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %63 = stablehlo.xor %61, %c_39 : tensor<3xi32>
    %64 = stablehlo.select %62, %63, %61 : tensor<3xi1>, tensor<3xi32>
    %c_40 = stablehlo.constant dense<[1061752795, -1071644673, -1065385985]> : tensor<3xi32>
    %65 = stablehlo.compare EQ, %64, %c_40, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_41 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %66 = stablehlo.compare GT, %64, %c_41, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_42 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %67 = stablehlo.compare LT, %64, %c_42, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %68 = stablehlo.or %66, %67 : tensor<3xi1>
    %c_43 = stablehlo.constant dense<true> : tensor<i1>
    %69 = stablehlo.reduce(%65 init: %c_43) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %70 = stablehlo.and %14, %25 : tensor<i1>
    %71 = stablehlo.and %70, %34 : tensor<i1>
    %72 = stablehlo.and %71, %49 : tensor<i1>
    %73 = stablehlo.and %72, %60 : tensor<i1>
    %74 = stablehlo.and %73, %69 : tensor<i1>
    return %74 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<[-1.062500e+00, 1.000000e-03, -4.591770e-41]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<[9.53674316E-7, 0.18750003, 9.31322574E-10]> : tensor<3xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %cst, %cst_0, %arg1, %arg2) <{epsilon = 7.62939453E-6 : f32, feature_index = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    return %grad_operand, %grad_scale, %grad_offset : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
