module @jit_int_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xi32>) -> (tensor<4x8xi32> {jax.result_info = "result[0]"}, tensor<4x8xi32> {jax.result_info = "result[1]"}, tensor<4x8xi32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x8xi32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x8xi32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x8xi32>
    %3 = stablehlo.multiply %2, %2 : tensor<4x8xi32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4x8xi32>
    %5 = stablehlo.abs %arg0 : tensor<4x8xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %6 = call @remainder(%5, %c) : (tensor<4x8xi32>, tensor<i32>) -> tensor<4x8xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare EQ, %c_0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %9 = stablehlo.compare NE, %6, %8, SIGNED : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %10 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<4x8xi1>
    %11 = stablehlo.and %10, %9 : tensor<4x8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %12 = call @_where_0(%11, %c_3, %c_4) : (tensor<4x8xi1>, tensor<i32>, tensor<i32>) -> tensor<4x8xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %14 = stablehlo.and %6, %13 : tensor<4x8xi32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %16 = stablehlo.multiply %12, %15 : tensor<4x8xi32>
    %17 = call @_where_1(%14, %16, %12) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %18 = stablehlo.multiply %c_7, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %20 = stablehlo.shift_right_logical %6, %19 : tensor<4x8xi32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %22 = stablehlo.and %20, %21 : tensor<4x8xi32>
    %23 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %24 = stablehlo.multiply %17, %23 : tensor<4x8xi32>
    %25 = call @_where_1(%22, %24, %17) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %26 = stablehlo.multiply %18, %18 : tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4x8xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %30 = stablehlo.and %28, %29 : tensor<4x8xi32>
    %31 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %32 = stablehlo.multiply %25, %31 : tensor<4x8xi32>
    %33 = call @_where_1(%30, %32, %25) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %34 = stablehlo.multiply %26, %26 : tensor<i32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %36 = stablehlo.shift_right_logical %28, %35 : tensor<4x8xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %38 = stablehlo.and %36, %37 : tensor<4x8xi32>
    %39 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %40 = stablehlo.multiply %33, %39 : tensor<4x8xi32>
    %41 = call @_where_1(%38, %40, %33) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %42 = stablehlo.multiply %34, %34 : tensor<i32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %44 = stablehlo.shift_right_logical %36, %43 : tensor<4x8xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %46 = stablehlo.and %44, %45 : tensor<4x8xi32>
    %47 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %48 = stablehlo.multiply %41, %47 : tensor<4x8xi32>
    %49 = call @_where_1(%46, %48, %41) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %50 = stablehlo.multiply %42, %42 : tensor<i32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %52 = stablehlo.shift_right_logical %44, %51 : tensor<4x8xi32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %54 = stablehlo.and %52, %53 : tensor<4x8xi32>
    %55 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %56 = stablehlo.multiply %49, %55 : tensor<4x8xi32>
    %57 = call @_where_1(%54, %56, %49) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    return %1, %4, %57 : tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>
  }
  func.func private @remainder(%arg0: tensor<4x8xi32>, %arg1: tensor<i32>) -> tensor<4x8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4x8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4x8xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
    %12 = stablehlo.and %11, %6 : tensor<4x8xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %14 = stablehlo.add %4, %13 : tensor<4x8xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4x8xi1>, tensor<4x8xi32>
    return %15 : tensor<4x8xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<4x8xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4x8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4x8xi1>, tensor<4x8xi32>
    return %2 : tensor<4x8xi32>
  }
  func.func private @_where_1(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>, %arg2: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<4x8xi1>, tensor<4x8xi32>
    return %2 : tensor<4x8xi32>
  }
}
