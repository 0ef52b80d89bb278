module @jit_scipy_ndtr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}, tensor<3x7xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.707106769> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x7xf32>
    %2 = stablehlo.abs %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %5 = chlo.erf %1 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.add %6, %5 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.compare GT, %1, %8, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %10 = chlo.erfc %2 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<3x7xf32>
    %13 = chlo.erfc %2 : tensor<3x7xf32> -> tensor<3x7xf32>
    %14 = stablehlo.select %9, %12, %13 : tensor<3x7xi1>, tensor<3x7xf32>
    %15 = stablehlo.select %4, %7, %14 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.compare GT, %arg0, %18, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %20 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %22 = stablehlo.maximum %arg0, %21 : tensor<3x7xf32>
    %23 = call @_where(%19, %20, %22) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<3x7xf32>
    %26 = stablehlo.abs %25 : tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.compare LT, %26, %27, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %29 = chlo.erf %25 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %31 = stablehlo.add %30, %29 : tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %33 = stablehlo.compare GT, %25, %32, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %34 = chlo.erfc %26 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %36 = stablehlo.subtract %35, %34 : tensor<3x7xf32>
    %37 = chlo.erfc %26 : tensor<3x7xf32> -> tensor<3x7xf32>
    %38 = stablehlo.select %33, %36, %37 : tensor<3x7xi1>, tensor<3x7xf32>
    %39 = stablehlo.select %28, %31, %38 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<3x7xf32>
    %42 = stablehlo.negate %41 : tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %44 = stablehlo.compare GT, %arg0, %43, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %45 = stablehlo.log %41 : tensor<3x7xf32>
    %cst_14 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %47 = stablehlo.minimum %arg0, %46 : tensor<3x7xf32>
    %48 = chlo.square %47 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %50 = stablehlo.multiply %49, %48 : tensor<3x7xf32>
    %51 = stablehlo.negate %47 : tensor<3x7xf32>
    %52 = stablehlo.log %51 : tensor<3x7xf32>
    %53 = stablehlo.subtract %50, %52 : tensor<3x7xf32>
    %cst_16 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %55 = stablehlo.subtract %53, %54 : tensor<3x7xf32>
    %56 = chlo.square %47 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %60 = stablehlo.divide %59, %56 : tensor<3x7xf32>
    %61 = stablehlo.add %58, %60 : tensor<3x7xf32>
    %62 = stablehlo.multiply %56, %56 : tensor<3x7xf32>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %64 = stablehlo.divide %63, %62 : tensor<3x7xf32>
    %65 = stablehlo.add %57, %64 : tensor<3x7xf32>
    %66 = stablehlo.multiply %62, %56 : tensor<3x7xf32>
    %cst_21 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %68 = stablehlo.divide %67, %66 : tensor<3x7xf32>
    %69 = stablehlo.add %61, %68 : tensor<3x7xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %71 = stablehlo.add %70, %65 : tensor<3x7xf32>
    %72 = stablehlo.subtract %71, %69 : tensor<3x7xf32>
    %73 = stablehlo.log %72 : tensor<3x7xf32>
    %74 = stablehlo.add %55, %73 : tensor<3x7xf32>
    %75 = call @_where(%44, %45, %74) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %76 = call @_where(%19, %42, %75) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_23 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %78 = stablehlo.multiply %arg0, %77 : tensor<3x7xf32>
    %79 = stablehlo.abs %78 : tensor<3x7xf32>
    %cst_24 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %81 = stablehlo.compare LT, %79, %80, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %82 = chlo.erf %78 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %84 = stablehlo.add %83, %82 : tensor<3x7xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %86 = stablehlo.compare GT, %78, %85, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %87 = chlo.erfc %79 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %89 = stablehlo.subtract %88, %87 : tensor<3x7xf32>
    %90 = chlo.erfc %79 : tensor<3x7xf32> -> tensor<3x7xf32>
    %91 = stablehlo.select %86, %89, %90 : tensor<3x7xi1>, tensor<3x7xf32>
    %92 = stablehlo.select %81, %84, %91 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<3x7xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %96 = stablehlo.compare LT, %94, %95, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %98 = stablehlo.compare GT, %94, %97, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %99 = stablehlo.or %96, %98 : tensor<3x7xi1>
    %100 = stablehlo.compare NE, %94, %94, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %101 = stablehlo.or %99, %100 : tensor<3x7xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %103 = stablehlo.compare EQ, %94, %102, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %105 = stablehlo.compare EQ, %94, %104, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %106 = stablehlo.or %103, %105 : tensor<3x7xi1>
    %107 = stablehlo.or %101, %106 : tensor<3x7xi1>
    %cst_33 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %108 = call @_where_0(%107, %cst_33, %94) : (tensor<3x7xi1>, tensor<f32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %110 = stablehlo.compare GT, %108, %109, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %112 = stablehlo.subtract %111, %108 : tensor<3x7xf32>
    %113 = call @_where(%110, %112, %108) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %115 = stablehlo.subtract %108, %114 : tensor<3x7xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %117 = stablehlo.multiply %116, %115 : tensor<3x7xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %119 = stablehlo.multiply %118, %113 : tensor<3x7xf32>
    %120 = stablehlo.abs %117 : tensor<3x7xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %122 = stablehlo.add %121, %120 : tensor<3x7xf32>
    %123 = stablehlo.multiply %119, %122 : tensor<3x7xf32>
    %124 = stablehlo.log %123 : tensor<3x7xf32>
    %125 = stablehlo.negate %124 : tensor<3x7xf32>
    %cst_40 = stablehlo.constant dense<3.500000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %127 = stablehlo.compare LT, %125, %126, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_41 = stablehlo.constant dense<1.806250e+01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %129 = stablehlo.compare LT, %125, %128, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %130 = stablehlo.not %127 : tensor<3x7xi1>
    %131 = stablehlo.convert %130 : (tensor<3x7xi1>) -> tensor<3x7xi32>
    %132 = stablehlo.not %129 : tensor<3x7xi1>
    %133 = stablehlo.convert %132 : (tensor<3x7xi1>) -> tensor<3x7xi32>
    %134 = stablehlo.add %131, %133 : tensor<3x7xi32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %136 = stablehlo.select %127, %135, %125 : tensor<3x7xi1>, tensor<3x7xf32>
    %137 = stablehlo.sqrt %136 : tensor<3x7xf32>
    %138 = stablehlo.bitcast_convert %137 : (tensor<3x7xf32>) -> tensor<3x7xui32>
    %c = stablehlo.constant dense<4294963200> : tensor<ui32>
    %139 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x7xui32>
    %140 = stablehlo.and %138, %139 : tensor<3x7xui32>
    %141 = stablehlo.bitcast_convert %140 : (tensor<3x7xui32>) -> tensor<3x7xf32>
    %142 = stablehlo.multiply %141, %141 : tensor<3x7xf32>
    %143 = stablehlo.subtract %136, %142 : tensor<3x7xf32>
    %144 = stablehlo.add %137, %141 : tensor<3x7xf32>
    %145 = stablehlo.divide %143, %144 : tensor<3x7xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_44 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_45 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_46 = stablehlo.constant dense<1> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %150 = stablehlo.compare LT, %134, %149, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_47 = stablehlo.constant dense<2> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %152 = stablehlo.compare LT, %134, %151, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %153 = stablehlo.select %152, %147, %148 : tensor<3x7xi1>, tensor<3x7xf32>
    %154 = stablehlo.select %150, %146, %153 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_48 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %156 = stablehlo.subtract %125, %155 : tensor<3x7xf32>
    %157 = stablehlo.subtract %137, %154 : tensor<3x7xf32>
    %158 = stablehlo.select %127, %156, %157 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_49 = stablehlo.constant dense<1.85923469> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_50 = stablehlo.constant dense<-0.236000434> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_51 = stablehlo.constant dense<-0.184176683> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %163 = stablehlo.compare LT, %134, %162, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_53 = stablehlo.constant dense<2> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %165 = stablehlo.compare LT, %134, %164, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %166 = stablehlo.select %165, %160, %161 : tensor<3x7xi1>, tensor<3x7xf32>
    %167 = stablehlo.select %163, %159, %166 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_54 = stablehlo.constant dense<0.35414958> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_55 = stablehlo.constant dense<0.0039165006> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_56 = stablehlo.constant dense<0.0123076178> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_57 = stablehlo.constant dense<1> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %172 = stablehlo.compare LT, %134, %171, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_58 = stablehlo.constant dense<2> : tensor<i32>
    %173 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %174 = stablehlo.compare LT, %134, %173, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %175 = stablehlo.select %174, %169, %170 : tensor<3x7xi1>, tensor<3x7xf32>
    %176 = stablehlo.select %172, %168, %175 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_59 = stablehlo.constant dense<-8.76135484E-4> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_60 = stablehlo.constant dense<0.00967604294> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_61 = stablehlo.constant dense<-7.25221529E-4> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %181 = stablehlo.compare LT, %134, %180, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_63 = stablehlo.constant dense<2> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %183 = stablehlo.compare LT, %134, %182, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %184 = stablehlo.select %183, %178, %179 : tensor<3x7xi1>, tensor<3x7xf32>
    %185 = stablehlo.select %181, %177, %184 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_64 = stablehlo.constant dense<-0.00268969731> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_65 = stablehlo.constant dense<-0.00487479521> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_66 = stablehlo.constant dense<8.09688845E-6> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_67 = stablehlo.constant dense<1> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %190 = stablehlo.compare LT, %134, %189, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_68 = stablehlo.constant dense<2> : tensor<i32>
    %191 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %192 = stablehlo.compare LT, %134, %191, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %193 = stablehlo.select %192, %187, %188 : tensor<3x7xi1>, tensor<3x7xf32>
    %194 = stablehlo.select %190, %186, %193 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_69 = stablehlo.constant dense<2.85271759E-4> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_70 = stablehlo.constant dense<0.00162763509> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_71 = stablehlo.constant dense<8.71118937E-6> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %199 = stablehlo.compare LT, %134, %198, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_73 = stablehlo.constant dense<2> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %201 = stablehlo.compare LT, %134, %200, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %202 = stablehlo.select %201, %196, %197 : tensor<3x7xi1>, tensor<3x7xf32>
    %203 = stablehlo.select %199, %195, %202 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_74 = stablehlo.constant dense<2.17609522E-5> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_75 = stablehlo.constant dense<-3.06331145E-4> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_76 = stablehlo.constant dense<-1.9662566E-6> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_77 = stablehlo.constant dense<1> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %208 = stablehlo.compare LT, %134, %207, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_78 = stablehlo.constant dense<2> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %210 = stablehlo.compare LT, %134, %209, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %211 = stablehlo.select %210, %205, %206 : tensor<3x7xi1>, tensor<3x7xf32>
    %212 = stablehlo.select %208, %204, %211 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_79 = stablehlo.constant dense<-7.45622219E-6> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_80 = stablehlo.constant dense<-7.37427472E-5> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_81 = stablehlo.constant dense<4.00104341E-7> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_82 = stablehlo.constant dense<1> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %217 = stablehlo.compare LT, %134, %216, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_83 = stablehlo.constant dense<2> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %219 = stablehlo.compare LT, %134, %218, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %220 = stablehlo.select %219, %214, %215 : tensor<3x7xi1>, tensor<3x7xf32>
    %221 = stablehlo.select %217, %213, %220 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_84 = stablehlo.constant dense<1.18619539E-7> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_85 = stablehlo.constant dense<7.60798939E-5> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_86 = stablehlo.constant dense<-1.23394798E-7> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_87 = stablehlo.constant dense<1> : tensor<i32>
    %225 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %226 = stablehlo.compare LT, %134, %225, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_88 = stablehlo.constant dense<2> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %228 = stablehlo.compare LT, %134, %227, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %229 = stablehlo.select %228, %223, %224 : tensor<3x7xi1>, tensor<3x7xf32>
    %230 = stablehlo.select %226, %222, %229 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_89 = stablehlo.constant dense<1.25375806E-7> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_90 = stablehlo.constant dense<-1.69354771E-5> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_91 = stablehlo.constant dense<1.84477429E-8> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_92 = stablehlo.constant dense<1> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %235 = stablehlo.compare LT, %134, %234, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_93 = stablehlo.constant dense<2> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %237 = stablehlo.compare LT, %134, %236, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %238 = stablehlo.select %237, %232, %233 : tensor<3x7xi1>, tensor<3x7xf32>
    %239 = stablehlo.select %235, %231, %238 : tensor<3x7xi1>, tensor<3x7xf32>
    %240 = stablehlo.multiply %239, %158 : tensor<3x7xf32>
    %241 = stablehlo.add %240, %230 : tensor<3x7xf32>
    %242 = stablehlo.multiply %241, %158 : tensor<3x7xf32>
    %243 = stablehlo.add %242, %221 : tensor<3x7xf32>
    %244 = stablehlo.multiply %243, %158 : tensor<3x7xf32>
    %245 = stablehlo.add %244, %212 : tensor<3x7xf32>
    %246 = stablehlo.multiply %245, %158 : tensor<3x7xf32>
    %247 = stablehlo.add %246, %203 : tensor<3x7xf32>
    %248 = stablehlo.multiply %247, %158 : tensor<3x7xf32>
    %249 = stablehlo.add %248, %194 : tensor<3x7xf32>
    %250 = stablehlo.multiply %249, %158 : tensor<3x7xf32>
    %251 = stablehlo.add %250, %185 : tensor<3x7xf32>
    %252 = stablehlo.multiply %251, %158 : tensor<3x7xf32>
    %253 = stablehlo.add %252, %176 : tensor<3x7xf32>
    %254 = stablehlo.multiply %253, %158 : tensor<3x7xf32>
    %255 = stablehlo.add %254, %167 : tensor<3x7xf32>
    %cst_94 = stablehlo.constant dense<1.4140625> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %257 = stablehlo.multiply %256, %141 : tensor<3x7xf32>
    %cst_95 = stablehlo.constant dense<1.4140625> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %259 = stablehlo.multiply %258, %145 : tensor<3x7xf32>
    %260 = stablehlo.add %259, %255 : tensor<3x7xf32>
    %261 = stablehlo.optimization_barrier %260 : tensor<3x7xf32>
    %262 = stablehlo.add %257, %261 : tensor<3x7xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %264 = stablehlo.compare LT, %117, %263, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_97 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %267 = stablehlo.select %264, %265, %266 : tensor<3x7xi1>, tensor<3x7xf32>
    %268 = stablehlo.multiply %117, %255 : tensor<3x7xf32>
    %269 = stablehlo.multiply %267, %262 : tensor<3x7xf32>
    %270 = stablehlo.select %127, %268, %269 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %272 = stablehlo.compare EQ, %94, %271, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %274 = stablehlo.compare EQ, %94, %273, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_101 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %275 = call @_where_0(%274, %cst_101, %270) : (tensor<3x7xi1>, tensor<f32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %276 = call @_where_0(%272, %cst_102, %275) : (tensor<3x7xi1>, tensor<f32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_103 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %277 = call @_where_0(%101, %cst_103, %276) : (tensor<3x7xi1>, tensor<f32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %17, %76, %277 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<f32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
}
