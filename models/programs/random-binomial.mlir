module @jit_random_binomial attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[0.0810614675, 0.0413406976, 0.0276779253, 0.0207906719, 0.016644692, 0.0138761289, 0.0118967099, 0.0104112653, 0.00925546233, 0.00833056308]> : tensor<10xf32>
    %cst_0 = stablehlo.constant dense<[0.0810614675, 0.0413406976, 0.0276779253, 0.0207906719, 0.016644692, 0.0138761289, 0.0118967099, 0.0104112653, 0.00925546233, 0.00833056308]> : tensor<10xf32>
    %cst_1 = stablehlo.constant dense<[0.0810614675, 0.0413406976, 0.0276779253, 0.0207906719, 0.016644692, 0.0138761289, 0.0118967099, 0.0104112653, 0.00925546233, 0.00833056308]> : tensor<10xf32>
    %cst_2 = stablehlo.constant dense<[0.0810614675, 0.0413406976, 0.0276779253, 0.0207906719, 0.016644692, 0.0138761289, 0.0118967099, 0.0104112653, 0.00925546233, 0.00833056308]> : tensor<10xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.subtract %4, %1 : tensor<4xf32>
    %6 = stablehlo.select %3, %1, %5 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.compare LT, %0, %8, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %10 = stablehlo.or %7, %9 : tensor<4xi1>
    %11 = call @isinf(%0) : (tensor<4xf32>) -> tensor<4xi1>
    %12 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.compare LT, %6, %13, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %16 = stablehlo.compare NE, %12, %15, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %17 = stablehlo.convert %16 : tensor<4xi1>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %18 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %19 = stablehlo.compare NE, %14, %18, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %20 = stablehlo.convert %19 : tensor<4xi1>
    %21 = stablehlo.or %17, %20 : tensor<4xi1>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.select %21, %22, %6 : tensor<4xi1>, tensor<4xf32>
    %24 = stablehlo.convert %23 : tensor<4xf32>
    %25 = stablehlo.multiply %0, %24 : tensor<4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.compare LE, %25, %26, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %28 = stablehlo.or %10, %27 : tensor<4xi1>
    %29 = stablehlo.floor %0 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<4xi1>, tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.select %28, %32, %29 : tensor<4xi1>, tensor<4xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.select %28, %34, %23 : tensor<4xi1>, tensor<4xf32>
    %36 = stablehlo.negate %23 : tensor<4xf32>
    %37 = stablehlo.log_plus_one %36 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %40:7 = stablehlo.while(%iterArg = %31, %iterArg_41 = %31, %iterArg_42 = %37, %iterArg_43 = %c_17, %iterArg_44 = %38, %iterArg_45 = %39, %iterArg_46 = %arg0) : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<2xui32>
    cond {
      %112 = stablehlo.compare LE, %iterArg_45, %iterArg, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %c_47 = stablehlo.constant dense<false> : tensor<i1>
      %113 = stablehlo.reduce(%112 init: %c_47) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      %114 = stablehlo.convert %iterArg_43 : (tensor<i32>) -> tensor<f32>
      %cst_48 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
      %115 = stablehlo.compare LT, %114, %cst_48, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %116 = stablehlo.and %113, %115 : tensor<i1>
      stablehlo.return %116 : tensor<i1>
    } do {
      %112 = func.call @_threefry_split(%iterArg_46) : (tensor<2xui32>) -> tensor<2x2xui32>
      %113 = stablehlo.slice %112 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %114 = stablehlo.reshape %113 : (tensor<1x2xui32>) -> tensor<2xui32>
      %115 = stablehlo.slice %112 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %116 = stablehlo.reshape %115 : (tensor<1x2xui32>) -> tensor<2xui32>
      %117 = stablehlo.compare LE, %iterArg_45, %iterArg_41, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %119 = stablehlo.add %iterArg_44, %118 : tensor<4xf32>
      %120 = stablehlo.select %117, %119, %iterArg_44 : tensor<4xi1>, tensor<4xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %121 = func.call @_uniform(%114, %cst_48, %cst_49) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
      %122 = stablehlo.log %121 : tensor<4xf32>
      %123 = stablehlo.convert %iterArg_42 : tensor<4xf32>
      %124 = stablehlo.divide %122, %123 : tensor<4xf32>
      %125 = stablehlo.ceil %124 : tensor<4xf32>
      %126 = stablehlo.add %iterArg_45, %125 : tensor<4xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %127 = stablehlo.add %iterArg_43, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_41, %iterArg_42, %127, %120, %126, %116 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<2xui32>
    }
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.subtract %40#4, %41 : tensor<4xf32>
    %43 = stablehlo.convert %35 : tensor<4xf32>
    %44 = stablehlo.multiply %33, %43 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.subtract %45, %35 : tensor<4xf32>
    %47 = stablehlo.convert %46 : tensor<4xf32>
    %48 = stablehlo.multiply %44, %47 : tensor<4xf32>
    %49 = stablehlo.sqrt %48 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<2.530000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<1.150000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %53 = stablehlo.add %52, %51 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<2.480000e-02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<-8.730000e-02> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %57 = stablehlo.add %56, %55 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.multiply %58, %35 : tensor<4xf32>
    %60 = stablehlo.convert %59 : tensor<4xf32>
    %61 = stablehlo.add %57, %60 : tensor<4xf32>
    %62 = stablehlo.convert %35 : tensor<4xf32>
    %63 = stablehlo.multiply %33, %62 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.add %63, %64 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<4.200000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.divide %66, %53 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<9.200000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.subtract %68, %67 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.subtract %70, %35 : tensor<4xf32>
    %72 = stablehlo.divide %35, %71 : tensor<4xf32>
    %cst_29 = stablehlo.constant dense<5.100000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %74 = stablehlo.divide %73, %53 : tensor<4xf32>
    %cst_30 = stablehlo.constant dense<2.830000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %76 = stablehlo.add %75, %74 : tensor<4xf32>
    %77 = stablehlo.multiply %76, %49 : tensor<4xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %79 = stablehlo.add %33, %78 : tensor<4xf32>
    %80 = stablehlo.convert %35 : tensor<4xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<4xf32>
    %82 = stablehlo.floor %81 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_33 = stablehlo.constant dense<false> : tensor<i1>
    %84 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %85:16 = stablehlo.while(%iterArg = %69, %iterArg_41 = %61, %iterArg_42 = %53, %iterArg_43 = %65, %iterArg_44 = %33, %iterArg_45 = %77, %iterArg_46 = %82, %iterArg_47 = %72, %iterArg_48 = %cst, %iterArg_49 = %cst_0, %iterArg_50 = %cst_1, %iterArg_51 = %cst_2, %iterArg_52 = %c_34, %iterArg_53 = %83, %iterArg_54 = %84, %iterArg_55 = %arg0) : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<i32>, tensor<4xf32>, tensor<4xi1>, tensor<2xui32>
    cond {
      %112 = stablehlo.not %iterArg_54 : tensor<4xi1>
      %c_56 = stablehlo.constant dense<false> : tensor<i1>
      %113 = stablehlo.reduce(%112 init: %c_56) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      %114 = stablehlo.convert %iterArg_52 : (tensor<i32>) -> tensor<f32>
      %cst_57 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
      %115 = stablehlo.compare LT, %114, %cst_57, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %116 = stablehlo.and %113, %115 : tensor<i1>
      stablehlo.return %116 : tensor<i1>
    } do {
      %112 = func.call @_threefry_split_1(%iterArg_55) : (tensor<2xui32>) -> tensor<3x2xui32>
      %113 = stablehlo.slice %112 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %114 = stablehlo.reshape %113 : (tensor<1x2xui32>) -> tensor<2xui32>
      %115 = stablehlo.slice %112 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %116 = stablehlo.reshape %115 : (tensor<1x2xui32>) -> tensor<2xui32>
      %117 = stablehlo.slice %112 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %118 = stablehlo.reshape %117 : (tensor<1x2xui32>) -> tensor<2xui32>
      %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %119 = func.call @_uniform(%116, %cst_56, %cst_57) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %120 = func.call @_uniform(%118, %cst_58, %cst_59) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
      %cst_60 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %122 = stablehlo.subtract %119, %121 : tensor<4xf32>
      %123 = stablehlo.abs %122 : tensor<4xf32>
      %cst_61 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %125 = stablehlo.subtract %124, %123 : tensor<4xf32>
      %cst_62 = stablehlo.constant dense<7.000000e-02> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %127 = stablehlo.compare GE, %125, %126, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %128 = stablehlo.compare LE, %120, %iterArg, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %129 = stablehlo.and %127, %128 : tensor<4xi1>
      %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %131 = stablehlo.multiply %130, %iterArg_41 : tensor<4xf32>
      %132 = stablehlo.divide %131, %125 : tensor<4xf32>
      %133 = stablehlo.add %132, %iterArg_42 : tensor<4xf32>
      %134 = stablehlo.multiply %133, %122 : tensor<4xf32>
      %135 = stablehlo.add %134, %iterArg_43 : tensor<4xf32>
      %136 = stablehlo.floor %135 : tensor<4xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %138 = stablehlo.compare LT, %136, %137, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %139 = stablehlo.compare GT, %136, %iterArg_44, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %140 = stablehlo.or %138, %139 : tensor<4xi1>
      %141 = stablehlo.multiply %120, %iterArg_45 : tensor<4xf32>
      %142 = stablehlo.multiply %125, %125 : tensor<4xf32>
      %143 = stablehlo.divide %iterArg_41, %142 : tensor<4xf32>
      %144 = stablehlo.add %143, %iterArg_42 : tensor<4xf32>
      %145 = stablehlo.divide %141, %144 : tensor<4xf32>
      %146 = stablehlo.log %145 : tensor<4xf32>
      %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %148 = stablehlo.add %iterArg_46, %147 : tensor<4xf32>
      %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %150 = stablehlo.add %iterArg_46, %149 : tensor<4xf32>
      %151 = stablehlo.subtract %iterArg_44, %iterArg_46 : tensor<4xf32>
      %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %153 = stablehlo.add %151, %152 : tensor<4xf32>
      %154 = stablehlo.convert %iterArg_47 : tensor<4xf32>
      %155 = stablehlo.multiply %154, %153 : tensor<4xf32>
      %156 = stablehlo.divide %150, %155 : tensor<4xf32>
      %157 = stablehlo.log %156 : tensor<4xf32>
      %158 = stablehlo.multiply %148, %157 : tensor<4xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %160 = stablehlo.add %iterArg_44, %159 : tensor<4xf32>
      %161 = stablehlo.subtract %iterArg_44, %iterArg_46 : tensor<4xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %163 = stablehlo.add %161, %162 : tensor<4xf32>
      %164 = stablehlo.subtract %iterArg_44, %136 : tensor<4xf32>
      %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %165 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %166 = stablehlo.add %164, %165 : tensor<4xf32>
      %167 = stablehlo.divide %163, %166 : tensor<4xf32>
      %168 = stablehlo.log %167 : tensor<4xf32>
      %169 = stablehlo.multiply %160, %168 : tensor<4xf32>
      %170 = stablehlo.add %158, %169 : tensor<4xf32>
      %cst_71 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %171 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %172 = stablehlo.add %136, %171 : tensor<4xf32>
      %173 = stablehlo.subtract %iterArg_44, %136 : tensor<4xf32>
      %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %174 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %175 = stablehlo.add %173, %174 : tensor<4xf32>
      %176 = stablehlo.convert %iterArg_47 : tensor<4xf32>
      %177 = stablehlo.multiply %176, %175 : tensor<4xf32>
      %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %179 = stablehlo.add %136, %178 : tensor<4xf32>
      %180 = stablehlo.divide %177, %179 : tensor<4xf32>
      %181 = stablehlo.log %180 : tensor<4xf32>
      %182 = stablehlo.multiply %172, %181 : tensor<4xf32>
      %183 = stablehlo.add %170, %182 : tensor<4xf32>
      %cst_74 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %184 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %185 = stablehlo.compare LE, %iterArg_46, %184, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_76 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %186 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %187 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %188 = stablehlo.clamp %186, %iterArg_46, %187 : tensor<4xf32>
      %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %189 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %190 = stablehlo.add %188, %189 : tensor<4xf32>
      %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %191 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %192 = stablehlo.add %188, %191 : tensor<4xf32>
      %193 = stablehlo.multiply %190, %192 : tensor<4xf32>
      %cst_79 = stablehlo.constant dense<7.93650805E-4> : tensor<f32>
      %194 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %195 = stablehlo.divide %194, %193 : tensor<4xf32>
      %cst_80 = stablehlo.constant dense<0.00277777785> : tensor<f32>
      %196 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %197 = stablehlo.subtract %196, %195 : tensor<4xf32>
      %198 = stablehlo.divide %197, %193 : tensor<4xf32>
      %cst_81 = stablehlo.constant dense<0.0833333358> : tensor<f32>
      %199 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %200 = stablehlo.subtract %199, %198 : tensor<4xf32>
      %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %202 = stablehlo.add %188, %201 : tensor<4xf32>
      %203 = stablehlo.divide %200, %202 : tensor<4xf32>
      %204 = stablehlo.floor %188 : tensor<4xf32>
      %205 = stablehlo.convert %204 : (tensor<4xf32>) -> tensor<4xi32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %206 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %207 = stablehlo.compare LT, %205, %206, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_84 = stablehlo.constant dense<10> : tensor<i32>
      %208 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %209 = stablehlo.add %205, %208 : tensor<4xi32>
      %210 = stablehlo.select %207, %209, %205 : tensor<4xi1>, tensor<4xi32>
      %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %212 = "stablehlo.gather"(%iterArg_48, %211) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<4x1xi32>) -> tensor<4xf32>
      %213 = stablehlo.select %185, %212, %203 : tensor<4xi1>, tensor<4xf32>
      %214 = stablehlo.add %183, %213 : tensor<4xf32>
      %215 = stablehlo.subtract %iterArg_44, %iterArg_46 : tensor<4xf32>
      %cst_85 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %216 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %217 = stablehlo.compare LE, %215, %216, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_87 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %218 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %219 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %220 = stablehlo.clamp %218, %215, %219 : tensor<4xf32>
      %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %221 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %222 = stablehlo.add %220, %221 : tensor<4xf32>
      %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %224 = stablehlo.add %220, %223 : tensor<4xf32>
      %225 = stablehlo.multiply %222, %224 : tensor<4xf32>
      %cst_90 = stablehlo.constant dense<7.93650805E-4> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %227 = stablehlo.divide %226, %225 : tensor<4xf32>
      %cst_91 = stablehlo.constant dense<0.00277777785> : tensor<f32>
      %228 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %229 = stablehlo.subtract %228, %227 : tensor<4xf32>
      %230 = stablehlo.divide %229, %225 : tensor<4xf32>
      %cst_92 = stablehlo.constant dense<0.0833333358> : tensor<f32>
      %231 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %232 = stablehlo.subtract %231, %230 : tensor<4xf32>
      %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %233 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %234 = stablehlo.add %220, %233 : tensor<4xf32>
      %235 = stablehlo.divide %232, %234 : tensor<4xf32>
      %236 = stablehlo.floor %220 : tensor<4xf32>
      %237 = stablehlo.convert %236 : (tensor<4xf32>) -> tensor<4xi32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %238 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %239 = stablehlo.compare LT, %237, %238, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_95 = stablehlo.constant dense<10> : tensor<i32>
      %240 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %241 = stablehlo.add %237, %240 : tensor<4xi32>
      %242 = stablehlo.select %239, %241, %237 : tensor<4xi1>, tensor<4xi32>
      %243 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %244 = "stablehlo.gather"(%iterArg_49, %243) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<4x1xi32>) -> tensor<4xf32>
      %245 = stablehlo.select %217, %244, %235 : tensor<4xi1>, tensor<4xf32>
      %246 = stablehlo.add %214, %245 : tensor<4xf32>
      %cst_96 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %247 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %248 = stablehlo.compare LE, %136, %247, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_98 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %249 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %250 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %251 = stablehlo.clamp %249, %136, %250 : tensor<4xf32>
      %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %252 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %253 = stablehlo.add %251, %252 : tensor<4xf32>
      %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %254 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %255 = stablehlo.add %251, %254 : tensor<4xf32>
      %256 = stablehlo.multiply %253, %255 : tensor<4xf32>
      %cst_101 = stablehlo.constant dense<7.93650805E-4> : tensor<f32>
      %257 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %258 = stablehlo.divide %257, %256 : tensor<4xf32>
      %cst_102 = stablehlo.constant dense<0.00277777785> : tensor<f32>
      %259 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %260 = stablehlo.subtract %259, %258 : tensor<4xf32>
      %261 = stablehlo.divide %260, %256 : tensor<4xf32>
      %cst_103 = stablehlo.constant dense<0.0833333358> : tensor<f32>
      %262 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %263 = stablehlo.subtract %262, %261 : tensor<4xf32>
      %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %264 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %265 = stablehlo.add %251, %264 : tensor<4xf32>
      %266 = stablehlo.divide %263, %265 : tensor<4xf32>
      %267 = stablehlo.floor %251 : tensor<4xf32>
      %268 = stablehlo.convert %267 : (tensor<4xf32>) -> tensor<4xi32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %269 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %270 = stablehlo.compare LT, %268, %269, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_106 = stablehlo.constant dense<10> : tensor<i32>
      %271 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %272 = stablehlo.add %268, %271 : tensor<4xi32>
      %273 = stablehlo.select %270, %272, %268 : tensor<4xi1>, tensor<4xi32>
      %274 = stablehlo.broadcast_in_dim %273, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %275 = "stablehlo.gather"(%iterArg_50, %274) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<4x1xi32>) -> tensor<4xf32>
      %276 = stablehlo.select %248, %275, %266 : tensor<4xi1>, tensor<4xf32>
      %277 = stablehlo.subtract %246, %276 : tensor<4xf32>
      %278 = stablehlo.subtract %iterArg_44, %136 : tensor<4xf32>
      %cst_107 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %279 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %280 = stablehlo.compare LE, %278, %279, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %cst_109 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %281 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %282 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %283 = stablehlo.clamp %281, %278, %282 : tensor<4xf32>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %284 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %285 = stablehlo.add %283, %284 : tensor<4xf32>
      %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %286 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %287 = stablehlo.add %283, %286 : tensor<4xf32>
      %288 = stablehlo.multiply %285, %287 : tensor<4xf32>
      %cst_112 = stablehlo.constant dense<7.93650805E-4> : tensor<f32>
      %289 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %290 = stablehlo.divide %289, %288 : tensor<4xf32>
      %cst_113 = stablehlo.constant dense<0.00277777785> : tensor<f32>
      %291 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %292 = stablehlo.subtract %291, %290 : tensor<4xf32>
      %293 = stablehlo.divide %292, %288 : tensor<4xf32>
      %cst_114 = stablehlo.constant dense<0.0833333358> : tensor<f32>
      %294 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %295 = stablehlo.subtract %294, %293 : tensor<4xf32>
      %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %296 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %297 = stablehlo.add %283, %296 : tensor<4xf32>
      %298 = stablehlo.divide %295, %297 : tensor<4xf32>
      %299 = stablehlo.floor %283 : tensor<4xf32>
      %300 = stablehlo.convert %299 : (tensor<4xf32>) -> tensor<4xi32>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %301 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %302 = stablehlo.compare LT, %300, %301, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_117 = stablehlo.constant dense<10> : tensor<i32>
      %303 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %304 = stablehlo.add %300, %303 : tensor<4xi32>
      %305 = stablehlo.select %302, %304, %300 : tensor<4xi1>, tensor<4xi32>
      %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %307 = "stablehlo.gather"(%iterArg_51, %306) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<4x1xi32>) -> tensor<4xf32>
      %308 = stablehlo.select %280, %307, %298 : tensor<4xi1>, tensor<4xf32>
      %309 = stablehlo.subtract %277, %308 : tensor<4xf32>
      %310 = stablehlo.compare LE, %146, %309, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %311 = stablehlo.not %140 : tensor<4xi1>
      %312 = stablehlo.and %311, %310 : tensor<4xi1>
      %313 = stablehlo.or %129, %312 : tensor<4xi1>
      %314 = stablehlo.select %313, %136, %iterArg_53 : tensor<4xi1>, tensor<4xf32>
      %315 = stablehlo.or %iterArg_54, %313 : tensor<4xi1>
      %c_118 = stablehlo.constant dense<1> : tensor<i32>
      %316 = stablehlo.add %iterArg_52, %c_118 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %316, %314, %315, %114 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<i32>, tensor<4xf32>, tensor<4xi1>, tensor<2xui32>
    }
    %86 = stablehlo.select %28, %42, %85#13 : tensor<4xi1>, tensor<4xf32>
    %c_35 = stablehlo.constant dense<false> : tensor<i1>
    %87 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %88 = stablehlo.compare NE, %14, %87, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %89 = stablehlo.convert %88 : tensor<4xi1>
    %c_36 = stablehlo.constant dense<false> : tensor<i1>
    %90 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %91 = stablehlo.compare NE, %12, %90, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %92 = stablehlo.convert %91 : tensor<4xi1>
    %93 = stablehlo.or %89, %92 : tensor<4xi1>
    %94 = stablehlo.or %93, %10 : tensor<4xi1>
    %cst_37 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %96 = stablehlo.select %94, %95, %86 : tensor<4xi1>, tensor<4xf32>
    %97 = stablehlo.not %94 : tensor<4xi1>
    %98 = stablehlo.and %11, %97 : tensor<4xi1>
    %cst_38 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %100 = stablehlo.select %98, %99, %96 : tensor<4xi1>, tensor<4xf32>
    %c_39 = stablehlo.constant dense<false> : tensor<i1>
    %101 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %102 = stablehlo.compare NE, %3, %101, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %103 = stablehlo.convert %102 : tensor<4xi1>
    %104 = stablehlo.or %103, %10 : tensor<4xi1>
    %c_40 = stablehlo.constant dense<false> : tensor<i1>
    %105 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %106 = stablehlo.compare NE, %12, %105, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %107 = stablehlo.convert %106 : tensor<4xi1>
    %108 = stablehlo.or %104, %107 : tensor<4xi1>
    %109 = stablehlo.or %108, %11 : tensor<4xi1>
    %110 = stablehlo.subtract %29, %100 : tensor<4xf32>
    %111 = stablehlo.select %109, %100, %110 : tensor<4xi1>, tensor<4xf32>
    return %111 : tensor<4xf32>
  }
  func.func private @isinf(%arg0: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %2 : tensor<4xi1>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_4, %c_12 : tensor<i32>
      %8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
      %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
      %10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
      %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
      %12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
      %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
      %14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
      %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<2xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<2xui32>
      %22 = stablehlo.or %18, %21 : tensor<2xui32>
      %23 = stablehlo.xor %16, %22 : tensor<2xui32>
      %24 = stablehlo.add %16, %23 : tensor<2xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<2xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<2xui32>
      %30 = stablehlo.or %26, %29 : tensor<2xui32>
      %31 = stablehlo.xor %24, %30 : tensor<2xui32>
      %32 = stablehlo.add %24, %31 : tensor<2xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<2xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<2xui32>
      %38 = stablehlo.or %34, %37 : tensor<2xui32>
      %39 = stablehlo.xor %32, %38 : tensor<2xui32>
      %40 = stablehlo.add %32, %39 : tensor<2xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<2xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<2xui32>
      %46 = stablehlo.or %42, %45 : tensor<2xui32>
      %47 = stablehlo.xor %40, %46 : tensor<2xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %49 = stablehlo.add %40, %48 : tensor<2xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %51 = stablehlo.add %47, %50 : tensor<2xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i32>
      %53 = stablehlo.convert %52 : (tensor<i32>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %55 = stablehlo.add %51, %54 : tensor<2xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i32>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<4xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<4xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<4xui64>
    %13 = stablehlo.convert %10 : (tensor<4xui64>) -> tensor<4xui32>
    %14 = stablehlo.convert %12 : (tensor<4xui64>) -> tensor<4xui32>
    %15:2 = call @threefry2x32_0(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<4xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<4xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %20 = stablehlo.or %18, %19 : tensor<4xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<4xui32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<4xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<4xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %28 = stablehlo.add %26, %27 : tensor<4xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<4xf32>
    return %30 : tensor<4xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4xui32>, %arg3: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_4, %c_12 : tensor<i32>
      %8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
      %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
      %10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
      %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
      %12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
      %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
      %14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
      %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<4xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<4xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<4xui32>
      %22 = stablehlo.or %18, %21 : tensor<4xui32>
      %23 = stablehlo.xor %16, %22 : tensor<4xui32>
      %24 = stablehlo.add %16, %23 : tensor<4xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<4xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<4xui32>
      %30 = stablehlo.or %26, %29 : tensor<4xui32>
      %31 = stablehlo.xor %24, %30 : tensor<4xui32>
      %32 = stablehlo.add %24, %31 : tensor<4xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<4xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<4xui32>
      %38 = stablehlo.or %34, %37 : tensor<4xui32>
      %39 = stablehlo.xor %32, %38 : tensor<4xui32>
      %40 = stablehlo.add %32, %39 : tensor<4xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<4xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<4xui32>
      %46 = stablehlo.or %42, %45 : tensor<4xui32>
      %47 = stablehlo.xor %40, %46 : tensor<4xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %49 = stablehlo.add %40, %48 : tensor<4xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %51 = stablehlo.add %47, %50 : tensor<4xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i32>
      %53 = stablehlo.convert %52 : (tensor<i32>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<4xui32>
      %55 = stablehlo.add %51, %54 : tensor<4xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i32>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_1(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11:2 = call @threefry2x32_2(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %14 : tensor<3x2xui32>
  }
  func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_4, %c_12 : tensor<i32>
      %8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
      %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
      %10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
      %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
      %12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
      %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
      %14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
      %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<3xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<3xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<3xui32>
      %22 = stablehlo.or %18, %21 : tensor<3xui32>
      %23 = stablehlo.xor %16, %22 : tensor<3xui32>
      %24 = stablehlo.add %16, %23 : tensor<3xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<3xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<3xui32>
      %30 = stablehlo.or %26, %29 : tensor<3xui32>
      %31 = stablehlo.xor %24, %30 : tensor<3xui32>
      %32 = stablehlo.add %24, %31 : tensor<3xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<3xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<3xui32>
      %38 = stablehlo.or %34, %37 : tensor<3xui32>
      %39 = stablehlo.xor %32, %38 : tensor<3xui32>
      %40 = stablehlo.add %32, %39 : tensor<3xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<3xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<3xui32>
      %46 = stablehlo.or %42, %45 : tensor<3xui32>
      %47 = stablehlo.xor %40, %46 : tensor<3xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %49 = stablehlo.add %40, %48 : tensor<3xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %51 = stablehlo.add %47, %50 : tensor<3xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i32>
      %53 = stablehlo.convert %52 : (tensor<i32>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<3xui32>
      %55 = stablehlo.add %51, %54 : tensor<3xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i32>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
  }
}
