module @jit_scipy_stats attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}, tensor<3x7xf32> {jax.result_info = "result[2]"}, tensor<3x7xf32> {jax.result_info = "result[3]"}) {
    %0 = chlo.square %arg1 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<6.28318548> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.log %2 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7xf32>
    %6 = chlo.square %5 : tensor<3x7xf32> -> tensor<3x7xf32>
    %7 = stablehlo.divide %6, %0 : tensor<3x7xf32>
    %8 = stablehlo.add %3, %7 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %8, %9 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.compare GE, %arg1, %11, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.subtract %arg1, %13 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.divide %14, %15 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = call @_where(%12, %16, %cst_5) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.compare NE, %18, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %20 = stablehlo.compare NE, %17, %17, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %22 = stablehlo.or %21, %20 : tensor<3x7xi1>
    %23 = stablehlo.log %17 : tensor<3x7xf32>
    %24 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = call @_where(%22, %25, %cst_9) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %27 = stablehlo.subtract %26, %17 : tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = call @lgamma_impl(%cst_10) : (tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.log %cst_11 : tensor<f32>
    %30 = stablehlo.add %28, %29 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %32 = stablehlo.subtract %27, %31 : tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = call @_where_5(%12, %32, %cst_12) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %35 = stablehlo.subtract %arg0, %34 : tensor<3x7xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %37 = stablehlo.divide %35, %36 : tensor<3x7xf32>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %39 = stablehlo.add %38, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.multiply %cst_18, %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %41 = stablehlo.multiply %40, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %42 = stablehlo.multiply %41, %cst_21 : tensor<f32>
    %43 = stablehlo.log %42 : tensor<f32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.divide %43, %cst_22 : tensor<f32>
    %45 = call @lgamma_impl(%38) : (tensor<f32>) -> tensor<f32>
    %46 = stablehlo.add %45, %44 : tensor<f32>
    %47 = call @lgamma_impl(%39) : (tensor<f32>) -> tensor<f32>
    %48 = stablehlo.subtract %46, %47 : tensor<f32>
    %49 = stablehlo.multiply %37, %37 : tensor<3x7xf32>
    %cst_23 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %51 = stablehlo.divide %49, %50 : tensor<3x7xf32>
    %52 = stablehlo.log_plus_one %51 : tensor<3x7xf32>
    %53 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<3x7xf32>
    %55 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %56 = stablehlo.add %55, %54 : tensor<3x7xf32>
    %57 = stablehlo.negate %56 : tensor<3x7xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %59 = stablehlo.subtract %arg0, %58 : tensor<3x7xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %61 = stablehlo.divide %59, %60 : tensor<3x7xf32>
    %62 = stablehlo.abs %61 : tensor<3x7xf32>
    %63 = stablehlo.negate %62 : tensor<3x7xf32>
    %64 = stablehlo.exponential %63 : tensor<3x7xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<3x7xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %68 = stablehlo.compare LT, %61, %67, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %70 = stablehlo.subtract %69, %66 : tensor<3x7xf32>
    %71 = stablehlo.select %68, %66, %70 : tensor<3x7xi1>, tensor<3x7xf32>
    return %10, %33, %57, %71 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<f32>) -> tensor<3x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @lgamma_impl(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.and %0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare GT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<8388608> : tensor<i32>
    %4 = stablehlo.compare LT, %1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.count_leading_zeros %1 : tensor<i32>
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.select %5, %7, %c_4 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %9 = stablehlo.and %0, %c_5 : tensor<i32>
    %10 = stablehlo.shift_left %1, %8 : tensor<i32>
    %11 = stablehlo.or %9, %10 : tensor<i32>
    %12 = stablehlo.select %5, %11, %0 : tensor<i1>, tensor<i32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.compare GE, %13, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.select %2, %cst_6, %13 : tensor<i1>, tensor<f32>
    %16 = stablehlo.not %14 : tensor<i1>
    %cst_7 = stablehlo.constant dense<0xCB000000> : tensor<f32>
    %17 = stablehlo.compare GT, %15, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %18 = stablehlo.and %16, %17 : tensor<i1>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.select %18, %15, %cst_8 : tensor<i1>, tensor<f32>
    %20 = stablehlo.round_nearest_even %19 : tensor<f32>
    %21 = stablehlo.subtract %19, %20 : tensor<f32>
    %22 = stablehlo.abs %21 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.subtract %cst_9, %20 : tensor<f32>
    %24 = stablehlo.subtract %23, %21 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.subtract %cst_10, %20 : tensor<f32>
    %26 = stablehlo.subtract %25, %24 : tensor<f32>
    %27 = stablehlo.subtract %26, %21 : tensor<f32>
    %28 = stablehlo.select %14, %15, %24 : tensor<i1>, tensor<f32>
    %cst_11 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %29 = stablehlo.minimum %28, %cst_11 : tensor<f32>
    %30:2 = call @_log_f32(%22, %8) : (tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<f32>)
    %31:3 = call @_lgamma_pos_small(%29) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %32:3 = call @_lgamma_pos_large(%29) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %33 = stablehlo.compare LE, %29, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %34 = stablehlo.add %32#0, %32#1 : tensor<f32>
    %35 = stablehlo.select %33, %31#0, %34 : tensor<i1>, tensor<f32>
    %36 = stablehlo.select %33, %31#1, %32#0 : tensor<i1>, tensor<f32>
    %37 = stablehlo.select %33, %31#2, %32#1 : tensor<i1>, tensor<f32>
    %38 = stablehlo.add %37, %30#1 : tensor<f32>
    %39 = stablehlo.multiply %32#2, %27 : tensor<f32>
    %40 = call @_lgamma_neg_reflection(%21, %30#0, %36, %38, %39) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %41:2 = call @_lgamma_neg_root(%19, %20) : (tensor<f32>, tensor<f32>) -> (tensor<i1>, tensor<f32>)
    %42 = stablehlo.select %41#0, %41#1, %40 : tensor<i1>, tensor<f32>
    %43 = stablehlo.select %14, %35, %42 : tensor<i1>, tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.compare EQ, %43, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.select %44, %cst_14, %43 : tensor<i1>, tensor<f32>
    %46 = stablehlo.not %14 : tensor<i1>
    %47 = stablehlo.floor %15 : tensor<f32>
    %48 = stablehlo.compare EQ, %15, %47, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %49 = stablehlo.and %46, %48 : tensor<i1>
    %50 = stablehlo.or %2, %49 : tensor<i1>
    %cst_15 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %51 = stablehlo.compare GT, %arg0, %cst_15, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %52 = stablehlo.or %50, %51 : tensor<i1>
    %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %53 = stablehlo.select %52, %cst_16, %45 : tensor<i1>, tensor<f32>
    %54 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %55 = stablehlo.select %54, %cst_17, %53 : tensor<i1>, tensor<f32>
    return %55 : tensor<f32>
  }
  func.func private @_log_f32(%arg0: tensor<f32>, %arg1: tensor<i32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.subtract %0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %2 = stablehlo.shift_right_arithmetic %1, %c_0 : tensor<i32>
    %3 = stablehlo.subtract %2, %arg1 : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %c_1 = stablehlo.constant dense<23> : tensor<i32>
    %5 = stablehlo.shift_left %2, %c_1 : tensor<i32>
    %6 = stablehlo.subtract %0, %5 : tensor<i32>
    %7 = stablehlo.bitcast_convert %6 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %7, %cst : tensor<f32>
    %9 = stablehlo.multiply %8, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.multiply %cst_2, %9 : tensor<f32>
    %11 = stablehlo.subtract %8, %10 : tensor<f32>
    %12 = stablehlo.multiply %9, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %cst_4 = stablehlo.constant dense<-0.249999896> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.199999928> : tensor<f32>
    %cst_6 = stablehlo.constant dense<-0.166680068> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.1428743> : tensor<f32>
    %cst_8 = stablehlo.constant dense<-0.124513313> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.110219181> : tensor<f32>
    %cst_10 = stablehlo.constant dense<-0.106258489> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.106187068> : tensor<f32>
    %cst_12 = stablehlo.constant dense<-0.0635454952> : tensor<f32>
    %13 = call @_horner(%8, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.multiply %12, %13 : tensor<f32>
    %15 = stablehlo.add %11, %14 : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %16 = stablehlo.multiply %4, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %17 = stablehlo.multiply %4, %cst_14 : tensor<f32>
    %18 = stablehlo.add %15, %17 : tensor<f32>
    %19 = stablehlo.add %16, %18 : tensor<f32>
    %20 = stablehlo.subtract %16, %19 : tensor<f32>
    %21 = stablehlo.add %20, %18 : tensor<f32>
    return %19, %21 : tensor<f32>, tensor<f32>
  }
  func.func private @_horner(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg10 : tensor<f32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg9 : tensor<f32>
    %3 = stablehlo.add %1, %2 : tensor<f32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<f32>
    %5 = stablehlo.convert %arg8 : tensor<f32>
    %6 = stablehlo.add %4, %5 : tensor<f32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<f32>
    %8 = stablehlo.convert %arg7 : tensor<f32>
    %9 = stablehlo.add %7, %8 : tensor<f32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<f32>
    %11 = stablehlo.convert %arg6 : tensor<f32>
    %12 = stablehlo.add %10, %11 : tensor<f32>
    %13 = stablehlo.multiply %12, %arg0 : tensor<f32>
    %14 = stablehlo.convert %arg5 : tensor<f32>
    %15 = stablehlo.add %13, %14 : tensor<f32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<f32>
    %17 = stablehlo.convert %arg4 : tensor<f32>
    %18 = stablehlo.add %16, %17 : tensor<f32>
    %19 = stablehlo.multiply %18, %arg0 : tensor<f32>
    %20 = stablehlo.convert %arg3 : tensor<f32>
    %21 = stablehlo.add %19, %20 : tensor<f32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<f32>
    %23 = stablehlo.convert %arg2 : tensor<f32>
    %24 = stablehlo.add %22, %23 : tensor<f32>
    %25 = stablehlo.multiply %24, %arg0 : tensor<f32>
    %26 = stablehlo.convert %arg1 : tensor<f32>
    %27 = stablehlo.add %25, %26 : tensor<f32>
    return %27 : tensor<f32>
  }
  func.func private @_lgamma_pos_small(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %0 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.subtract %arg0, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.subtract %1, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %3 = stablehlo.select %0, %cst_3, %cst_2 : tensor<i1>, tensor<f32>
    %4 = stablehlo.subtract %1, %3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.577215672> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.362068325> : tensor<f32>
    %5 = stablehlo.select %0, %cst_5, %cst_4 : tensor<i1>, tensor<f32>
    %cst_6 = stablehlo.constant dense<-0.245251313> : tensor<f32>
    %cst_7 = stablehlo.constant dense<-0.0657293424> : tensor<f32>
    %6 = stablehlo.select %0, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0.155433342> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.0160308518> : tensor<f32>
    %7 = stablehlo.select %0, %cst_9, %cst_8 : tensor<i1>, tensor<f32>
    %cst_10 = stablehlo.constant dense<-0.115152992> : tensor<f32>
    %cst_11 = stablehlo.constant dense<-0.00441958429> : tensor<f32>
    %8 = stablehlo.select %0, %cst_11, %cst_10 : tensor<i1>, tensor<f32>
    %cst_12 = stablehlo.constant dense<0.0922760441> : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.00130368094> : tensor<f32>
    %9 = stablehlo.select %0, %cst_13, %cst_12 : tensor<i1>, tensor<f32>
    %cst_14 = stablehlo.constant dense<-0.0771135687> : tensor<f32>
    %cst_15 = stablehlo.constant dense<-4.00087971E-4> : tensor<f32>
    %10 = stablehlo.select %0, %cst_15, %cst_14 : tensor<i1>, tensor<f32>
    %cst_16 = stablehlo.constant dense<0.0660817325> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.24877915E-4> : tensor<f32>
    %11 = stablehlo.select %0, %cst_17, %cst_16 : tensor<i1>, tensor<f32>
    %cst_18 = stablehlo.constant dense<-0.061489731> : tensor<f32>
    %cst_19 = stablehlo.constant dense<-4.18991549E-5> : tensor<f32>
    %12 = stablehlo.select %0, %cst_19, %cst_18 : tensor<i1>, tensor<f32>
    %cst_20 = stablehlo.constant dense<0.0583322793> : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.5541731E-5> : tensor<f32>
    %13 = stablehlo.select %0, %cst_21, %cst_20 : tensor<i1>, tensor<f32>
    %cst_22 = stablehlo.constant dense<-3.065680e-02> : tensor<f32>
    %cst_23 = stablehlo.constant dense<-3.44545674E-6> : tensor<f32>
    %14 = stablehlo.select %0, %cst_23, %cst_22 : tensor<i1>, tensor<f32>
    %cst_24 = stablehlo.constant dense<0.0167537015> : tensor<f32>
    %cst_25 = stablehlo.constant dense<2.14668859E-7> : tensor<f32>
    %15 = stablehlo.select %0, %cst_25, %cst_24 : tensor<i1>, tensor<f32>
    %cst_26 = stablehlo.constant dense<-0.0866426677> : tensor<f32>
    %cst_27 = stablehlo.constant dense<-9.51253639E-7> : tensor<f32>
    %16 = stablehlo.select %0, %cst_27, %cst_26 : tensor<i1>, tensor<f32>
    %cst_28 = stablehlo.constant dense<0.0945988297> : tensor<f32>
    %cst_29 = stablehlo.constant dense<5.093690e-07> : tensor<f32>
    %17 = stablehlo.select %0, %cst_29, %cst_28 : tensor<i1>, tensor<f32>
    %18 = call @_horner_0(%4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.bitcast_convert %1 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %20 = stablehlo.and %19, %c : tensor<i32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<i32>) -> tensor<f32>
    %22 = stablehlo.subtract %1, %21 : tensor<f32>
    %23 = stablehlo.bitcast_convert %2 : (tensor<f32>) -> tensor<i32>
    %c_30 = stablehlo.constant dense<-4096> : tensor<i32>
    %24 = stablehlo.and %23, %c_30 : tensor<i32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<i32>) -> tensor<f32>
    %26 = stablehlo.subtract %2, %25 : tensor<f32>
    %27 = stablehlo.multiply %21, %25 : tensor<f32>
    %28 = stablehlo.multiply %22, %2 : tensor<f32>
    %29 = stablehlo.multiply %21, %26 : tensor<f32>
    %30 = stablehlo.add %28, %29 : tensor<f32>
    %31 = stablehlo.bitcast_convert %18 : (tensor<f32>) -> tensor<i32>
    %c_31 = stablehlo.constant dense<-4096> : tensor<i32>
    %32 = stablehlo.and %31, %c_31 : tensor<i32>
    %33 = stablehlo.bitcast_convert %32 : (tensor<i32>) -> tensor<f32>
    %34 = stablehlo.subtract %18, %33 : tensor<f32>
    %35 = stablehlo.multiply %27, %33 : tensor<f32>
    %36 = stablehlo.multiply %30, %18 : tensor<f32>
    %37 = stablehlo.multiply %27, %34 : tensor<f32>
    %38 = stablehlo.add %36, %37 : tensor<f32>
    %39 = stablehlo.add %35, %38 : tensor<f32>
    return %39, %35, %38 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @_horner_0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<f32>, %arg13: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg13, %arg0 : tensor<f32>
    %1 = stablehlo.add %0, %arg12 : tensor<f32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<f32>
    %3 = stablehlo.add %2, %arg11 : tensor<f32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<f32>
    %5 = stablehlo.add %4, %arg10 : tensor<f32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<f32>
    %7 = stablehlo.add %6, %arg9 : tensor<f32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<f32>
    %9 = stablehlo.add %8, %arg8 : tensor<f32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<f32>
    %11 = stablehlo.add %10, %arg7 : tensor<f32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<f32>
    %13 = stablehlo.add %12, %arg6 : tensor<f32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<f32>
    %15 = stablehlo.add %14, %arg5 : tensor<f32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<f32>
    %17 = stablehlo.add %16, %arg4 : tensor<f32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<f32>
    %19 = stablehlo.add %18, %arg3 : tensor<f32>
    %20 = stablehlo.multiply %19, %arg0 : tensor<f32>
    %21 = stablehlo.add %20, %arg2 : tensor<f32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<f32>
    %23 = stablehlo.add %22, %arg1 : tensor<f32>
    return %23 : tensor<f32>
  }
  func.func private @_lgamma_pos_large(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0:2 = call @_log_f32_1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %1 = stablehlo.bitcast_convert %0#0 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %2 = stablehlo.and %1, %c : tensor<i32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.subtract %0#0, %3 : tensor<f32>
    %5 = stablehlo.add %4, %0#1 : tensor<f32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.subtract %arg0, %cst : tensor<f32>
    %7 = stablehlo.bitcast_convert %6 : (tensor<f32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<-4096> : tensor<i32>
    %8 = stablehlo.and %7, %c_0 : tensor<i32>
    %9 = stablehlo.bitcast_convert %8 : (tensor<i32>) -> tensor<f32>
    %10 = stablehlo.subtract %6, %9 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %3, %cst_1 : tensor<f32>
    %12 = stablehlo.multiply %9, %11 : tensor<f32>
    %13 = stablehlo.multiply %10, %11 : tensor<f32>
    %14 = stablehlo.multiply %6, %5 : tensor<f32>
    %15 = stablehlo.add %13, %14 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<f32>
    %17 = stablehlo.divide %16, %arg0 : tensor<f32>
    %18 = stablehlo.multiply %17, %17 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %cst_4 = stablehlo.constant dense<-0.00277777785> : tensor<f32>
    %cst_5 = stablehlo.constant dense<7.93650805E-4> : tensor<f32>
    %cst_6 = stablehlo.constant dense<-5.95238118E-4> : tensor<f32>
    %cst_7 = stablehlo.constant dense<8.41750822E-4> : tensor<f32>
    %19 = call @_horner_2(%18, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.418938518> : tensor<f32>
    %20 = stablehlo.add %15, %cst_8 : tensor<f32>
    %21 = stablehlo.multiply %17, %19 : tensor<f32>
    %22 = stablehlo.add %20, %21 : tensor<f32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %23 = stablehlo.multiply %cst_9, %17 : tensor<f32>
    %24 = stablehlo.subtract %0#0, %23 : tensor<f32>
    return %12, %22, %24 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @_log_f32_1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.subtract %0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %2 = stablehlo.shift_right_arithmetic %1, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.subtract %2, %c_1 : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %5 = stablehlo.shift_left %2, %c_2 : tensor<i32>
    %6 = stablehlo.subtract %0, %5 : tensor<i32>
    %7 = stablehlo.bitcast_convert %6 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %7, %cst : tensor<f32>
    %9 = stablehlo.multiply %8, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.multiply %cst_3, %9 : tensor<f32>
    %11 = stablehlo.subtract %8, %10 : tensor<f32>
    %12 = stablehlo.multiply %9, %8 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %cst_5 = stablehlo.constant dense<-0.249999896> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.199999928> : tensor<f32>
    %cst_7 = stablehlo.constant dense<-0.166680068> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.1428743> : tensor<f32>
    %cst_9 = stablehlo.constant dense<-0.124513313> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.110219181> : tensor<f32>
    %cst_11 = stablehlo.constant dense<-0.106258489> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.106187068> : tensor<f32>
    %cst_13 = stablehlo.constant dense<-0.0635454952> : tensor<f32>
    %13 = call @_horner(%8, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.multiply %12, %13 : tensor<f32>
    %15 = stablehlo.add %11, %14 : tensor<f32>
    %cst_14 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %16 = stablehlo.multiply %4, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %17 = stablehlo.multiply %4, %cst_15 : tensor<f32>
    %18 = stablehlo.add %15, %17 : tensor<f32>
    %19 = stablehlo.add %16, %18 : tensor<f32>
    %20 = stablehlo.subtract %16, %19 : tensor<f32>
    %21 = stablehlo.add %20, %18 : tensor<f32>
    return %19, %21 : tensor<f32>, tensor<f32>
  }
  func.func private @_horner_2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg5 : tensor<f32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg4 : tensor<f32>
    %3 = stablehlo.add %1, %2 : tensor<f32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<f32>
    %5 = stablehlo.convert %arg3 : tensor<f32>
    %6 = stablehlo.add %4, %5 : tensor<f32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<f32>
    %8 = stablehlo.convert %arg2 : tensor<f32>
    %9 = stablehlo.add %7, %8 : tensor<f32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<f32>
    %11 = stablehlo.convert %arg1 : tensor<f32>
    %12 = stablehlo.add %10, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_lgamma_neg_reflection(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<-1.64493406> : tensor<f32>
    %cst_0 = stablehlo.constant dense<-0.541160762> : tensor<f32>
    %cst_1 = stablehlo.constant dense<-0.339168698> : tensor<f32>
    %cst_2 = stablehlo.constant dense<-0.24974528> : tensor<f32>
    %cst_3 = stablehlo.constant dense<-0.214173421> : tensor<f32>
    %cst_4 = stablehlo.constant dense<-0.0905559584> : tensor<f32>
    %cst_5 = stablehlo.constant dense<-0.332585573> : tensor<f32>
    %1 = call @_horner_3(%0, %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.multiply %0, %1 : tensor<f32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
    %4 = stablehlo.add %2, %arg4 : tensor<f32>
    %5 = stablehlo.add %arg3, %4 : tensor<f32>
    %6 = stablehlo.add %3, %5 : tensor<f32>
    %7 = stablehlo.negate %6 : tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @_horner_3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg7 : tensor<f32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg6 : tensor<f32>
    %3 = stablehlo.add %1, %2 : tensor<f32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<f32>
    %5 = stablehlo.convert %arg5 : tensor<f32>
    %6 = stablehlo.add %4, %5 : tensor<f32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<f32>
    %8 = stablehlo.convert %arg4 : tensor<f32>
    %9 = stablehlo.add %7, %8 : tensor<f32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<f32>
    %11 = stablehlo.convert %arg3 : tensor<f32>
    %12 = stablehlo.add %10, %11 : tensor<f32>
    %13 = stablehlo.multiply %12, %arg0 : tensor<f32>
    %14 = stablehlo.convert %arg2 : tensor<f32>
    %15 = stablehlo.add %13, %14 : tensor<f32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<f32>
    %17 = stablehlo.convert %arg1 : tensor<f32>
    %18 = stablehlo.add %16, %17 : tensor<f32>
    return %18 : tensor<f32>
  }
  func.func private @_lgamma_neg_root(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<i1>, tensor<f32>) {
    %cst = stablehlo.constant dense<[-0.457024753, 1.000000e+00, -0.143580884, 0.252317339, -0.0393618383, 0.044705715, -0.00821816828, 0.00845535938, -0.00138529448, 0.00139251992, -1.98333408E-4, 1.98492111E-4, -2.48002707E-5, 2.48029046E-5, -2.75571483E-6, 2.75574894E-6]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<[1.48729189E-8, 0.000000e+00, -4.60860106E-9, 1.40906877E-8, -1.48918433E-9, 1.1097015E-10, -4.15751669E-11, 6.298560e-11, 2.98885222E-11, 2.71651451E-12, 4.27655497E-13, -1.57696133E-12, 1.16013495E-14, -4.11633103E-13, 8.02972834E-15, 8.43790437E-14]> : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<[2.550000e-01, -1.000000e+00, 3.400000e-01, 3.700000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01]> : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<[-1.38533652, 0.000000e+00, -2.234660e+00, -0.966047525, -2.10904527, -1.85305738, -2.02762246, -1.97070384, -2.00517678, -1.99477208, -2.00079918, -1.99919963, -2.0001061, -1.99989378, -2.0000124, -1.9999876]> : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<[2.67372108, 0.000000e+00, -0.104558013, 1.47233355, -0.0994995161, 0.15925236, -0.0272024628, 0.0297407601, -0.00516465073, 0.00524011673, -7.99042871E-4, 8.00676643E-4, -1.06171268E-4, 1.06197927E-4, -1.24548615E-5, 1.24457247E-5]> : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<[5.65496206, 0.000000e+00, -0.632970095, 1.32829309, -0.756576359, -0.495038867, -0.693450987, -0.636482954, -0.671820819, -0.661415874, -0.667466938, -0.665867149, -0.666774272, -0.666561901, -0.666680336, -0.66665554]> : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<[13.6487474, 0.000000e+00, 0.18435128, 2.66334176, -0.0802543088, 0.183989882, -0.0263557527, 0.0306188613, -0.00513932668, 0.00526309945, -7.983600e-04, 8.00992537E-4, -1.06074294E-4, 1.06123902E-4, -1.08104869E-5, 1.11924992E-5]> : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<[29.0560436, 0.000000e+00, -0.0475766957, 3.16822863, -0.470409244, -0.203508675, -0.425810963, -3.688310e-01, -4.050240e-01, -0.394625604, -0.400700718, -0.399102062, -0.400009692, -0.399797767, -3.999230e-01, -0.39989692]> : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<[64.692688, 0.000000e+00, 5.535060e-01, 4.82858515, -0.0605156571, 0.212788194, -0.0257291067, 0.0318717323, -0.00515836058, 0.00533373794, -8.04428709E-4, 8.080150e-04, -1.07942105E-4, 1.07877786E-4, -3.53875039E-5, 2.95385908E-5]> : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<[144.274414, 0.000000e+00, 0.502989888, 6.22517824, -0.33854869, -0.0589724258, -0.313833177, -0.255872041, -0.293304026, -0.282735527, -0.28885287, -0.287227511, -0.288137108, -0.287917346, -0.287951857, -2.879430e-01]> : tensor<16xf32>
    %cst_9 = stablehlo.constant dense<[354.171173, 0.000000e+00, 0.874119758, 9.20790672, -0.0421104282, 0.194769889, -0.0219563879, 0.0279599521, -0.00452799257, 0.00470815646, -7.10393128E-4, 7.14876514E-4, -8.80396764E-5, 8.91314048E-5, 1.32301051E-4, -9.35434145E-5]> : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<[972.521484, 0.000000e+00, 0.829021215, 15.6274681, -0.230358541, -0.0118875364, -0.215895846, -0.168328941, -0.201411426, -0.192730859, -0.198401839, -0.19707121, -0.197927535, -0.197773159, -0.198337495, -0.198233053]> : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<[2111.91357, 0.000000e+00, 2.96750498, 24.9583759, -0.012698682, 0.470867515, -0.0385501981, 0.056485422, -0.00820949394, 0.00869482476, -0.00128752366, 0.00129581429, -1.87857018E-4, 1.85009369E-4, -3.45863868E-4, 2.53180886E-4]> : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<[2133.65771, 0.000000e+00, 3.87669849, 18.7148895, -0.289828926, 0.247943312, -0.340197712, -0.23934947, -0.304349959, -0.286053866, -0.295447946, -0.292626083, -0.293967903, -0.293548137, -0.292859882, -0.292959183]> : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<-2.600000e+00> : tensor<f32>
    %0 = stablehlo.compare GT, %arg0, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_14 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %1 = stablehlo.compare LT, %arg0, %cst_14, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.and %0, %1 : tensor<i1>
    %cst_15 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %cst_15, %arg1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<f32>
    %5 = stablehlo.negate %3 : tensor<f32>
    %6 = stablehlo.convert %5 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = stablehlo.compare GE, %6, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<9> : tensor<i32>
    %8 = stablehlo.compare LE, %6, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.and %7, %8 : tensor<i1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.compare GT, %4, %cst_17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.select %10, %c_19, %c_18 : tensor<i1>, tensor<i32>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %12 = stablehlo.subtract %6, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.multiply %c_21, %12 : tensor<i32>
    %14 = stablehlo.add %13, %11 : tensor<i32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.select %9, %14, %c_22 : tensor<i1>, tensor<i32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.gather"(%cst, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %18 = "stablehlo.gather"(%cst_0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %19 = "stablehlo.gather"(%cst_1, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %20 = "stablehlo.gather"(%cst_2, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %21 = "stablehlo.gather"(%cst_3, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %22 = "stablehlo.gather"(%cst_4, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %23 = "stablehlo.gather"(%cst_5, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %24 = "stablehlo.gather"(%cst_6, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %25 = "stablehlo.gather"(%cst_7, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %26 = "stablehlo.gather"(%cst_8, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %27 = "stablehlo.gather"(%cst_9, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %28 = "stablehlo.gather"(%cst_10, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %29 = "stablehlo.gather"(%cst_11, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %30 = "stablehlo.gather"(%cst_12, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1xi32>) -> tensor<f32>
    %31 = stablehlo.subtract %4, %17 : tensor<f32>
    %32 = stablehlo.add %4, %17 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<f32>
    %34 = stablehlo.divide %33, %32 : tensor<f32>
    %35 = stablehlo.subtract %31, %18 : tensor<f32>
    %36 = stablehlo.multiply %35, %34 : tensor<f32>
    %37 = stablehlo.multiply %36, %32 : tensor<f32>
    %38 = stablehlo.subtract %31, %37 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.add %cst_24, %36 : tensor<f32>
    %40 = stablehlo.multiply %18, %39 : tensor<f32>
    %41 = stablehlo.subtract %38, %40 : tensor<f32>
    %42 = stablehlo.multiply %41, %34 : tensor<f32>
    %43 = stablehlo.add %36, %42 : tensor<f32>
    %44 = stablehlo.abs %43 : tensor<f32>
    %45 = stablehlo.compare LE, %44, %19, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.select %45, %43, %cst_25 : tensor<i1>, tensor<f32>
    %47 = call @_horner_4(%46, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = stablehlo.multiply %46, %47 : tensor<f32>
    return %45, %48 : tensor<i1>, tensor<f32>
  }
  func.func private @_horner_4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg11, %arg0 : tensor<f32>
    %1 = stablehlo.add %0, %arg10 : tensor<f32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<f32>
    %3 = stablehlo.add %2, %arg9 : tensor<f32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<f32>
    %5 = stablehlo.add %4, %arg8 : tensor<f32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<f32>
    %7 = stablehlo.add %6, %arg7 : tensor<f32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<f32>
    %9 = stablehlo.add %8, %arg6 : tensor<f32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<f32>
    %11 = stablehlo.add %10, %arg5 : tensor<f32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<f32>
    %13 = stablehlo.add %12, %arg4 : tensor<f32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<f32>
    %15 = stablehlo.add %14, %arg3 : tensor<f32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<f32>
    %17 = stablehlo.add %16, %arg2 : tensor<f32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<f32>
    %19 = stablehlo.add %18, %arg1 : tensor<f32>
    return %19 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<f32>) -> tensor<3x7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
}
