module @jit_scipy_map_coordinates attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>, %arg1: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.add %arg1, %0 : tensor<9xf32>
    %2 = call @_map_coordinates(%arg0, %arg1, %1) : (tensor<6x7xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    return %2 : tensor<9xf32>
  }
  func.func private @_map_coordinates(%arg0: tensor<6x7xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.floor %arg1 : tensor<9xf32>
    %1 = stablehlo.subtract %arg1, %0 : tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<9xf32>
    %4 = stablehlo.convert %0 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.add %4, %5 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.compare GE, %4, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.compare LT, %4, %9, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %11 = stablehlo.and %8, %10 : tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %13 = stablehlo.compare GE, %6, %12, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %15 = stablehlo.compare LT, %6, %14, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %16 = stablehlo.and %13, %15 : tensor<9xi1>
    %17 = stablehlo.floor %arg2 : tensor<9xf32>
    %18 = stablehlo.subtract %arg2, %17 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<9xf32>
    %21 = stablehlo.convert %17 : (tensor<9xf32>) -> tensor<9xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %23 = stablehlo.add %21, %22 : tensor<9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %25 = stablehlo.compare GE, %21, %24, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<7> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %27 = stablehlo.compare LT, %21, %26, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %28 = stablehlo.and %25, %27 : tensor<9xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %30 = stablehlo.compare GE, %23, %29, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_9 = stablehlo.constant dense<7> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %32 = stablehlo.compare LT, %23, %31, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %33 = stablehlo.and %30, %32 : tensor<9xi1>
    %34 = stablehlo.and %11, %28 : tensor<9xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %36 = stablehlo.compare LT, %4, %35, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_11 = stablehlo.constant dense<6> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %38 = stablehlo.add %4, %37 : tensor<9xi32>
    %39 = stablehlo.select %36, %38, %4 : tensor<9xi1>, tensor<9xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %41 = stablehlo.compare LT, %21, %40, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_13 = stablehlo.constant dense<7> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %43 = stablehlo.add %21, %42 : tensor<9xi32>
    %44 = stablehlo.select %41, %43, %21 : tensor<9xi1>, tensor<9xi32>
    %45 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %47 = stablehlo.concatenate %45, %46, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %48 = "stablehlo.gather"(%arg0, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = call @_where(%34, %48, %cst_14) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %50 = stablehlo.multiply %3, %20 : tensor<9xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<9xf32>
    %52 = stablehlo.and %11, %33 : tensor<9xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %54 = stablehlo.compare LT, %4, %53, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_16 = stablehlo.constant dense<6> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %56 = stablehlo.add %4, %55 : tensor<9xi32>
    %57 = stablehlo.select %54, %56, %4 : tensor<9xi1>, tensor<9xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %59 = stablehlo.compare LT, %23, %58, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_18 = stablehlo.constant dense<7> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %61 = stablehlo.add %23, %60 : tensor<9xi32>
    %62 = stablehlo.select %59, %61, %23 : tensor<9xi1>, tensor<9xi32>
    %63 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %64 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %65 = stablehlo.concatenate %63, %64, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %66 = "stablehlo.gather"(%arg0, %65) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = call @_where(%52, %66, %cst_19) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %68 = stablehlo.multiply %3, %18 : tensor<9xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<9xf32>
    %70 = stablehlo.and %16, %28 : tensor<9xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %72 = stablehlo.compare LT, %6, %71, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_21 = stablehlo.constant dense<6> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %74 = stablehlo.add %6, %73 : tensor<9xi32>
    %75 = stablehlo.select %72, %74, %6 : tensor<9xi1>, tensor<9xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %77 = stablehlo.compare LT, %21, %76, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_23 = stablehlo.constant dense<7> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %79 = stablehlo.add %21, %78 : tensor<9xi32>
    %80 = stablehlo.select %77, %79, %21 : tensor<9xi1>, tensor<9xi32>
    %81 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %82 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %83 = stablehlo.concatenate %81, %82, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %84 = "stablehlo.gather"(%arg0, %83) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = call @_where(%70, %84, %cst_24) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %86 = stablehlo.multiply %1, %20 : tensor<9xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<9xf32>
    %88 = stablehlo.and %16, %33 : tensor<9xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %90 = stablehlo.compare LT, %6, %89, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_26 = stablehlo.constant dense<6> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %92 = stablehlo.add %6, %91 : tensor<9xi32>
    %93 = stablehlo.select %90, %92, %6 : tensor<9xi1>, tensor<9xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %95 = stablehlo.compare LT, %23, %94, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_28 = stablehlo.constant dense<7> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %97 = stablehlo.add %23, %96 : tensor<9xi32>
    %98 = stablehlo.select %95, %97, %23 : tensor<9xi1>, tensor<9xi32>
    %99 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %100 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %101 = stablehlo.concatenate %99, %100, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %102 = "stablehlo.gather"(%arg0, %101) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = call @_where(%88, %102, %cst_29) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %104 = stablehlo.multiply %1, %18 : tensor<9xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<9xf32>
    %106 = stablehlo.add %51, %69 : tensor<9xf32>
    %107 = stablehlo.add %106, %87 : tensor<9xf32>
    %108 = stablehlo.add %107, %105 : tensor<9xf32>
    return %108 : tensor<9xf32>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf32>, %arg2: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf32>
    return %1 : tensor<9xf32>
  }
}
