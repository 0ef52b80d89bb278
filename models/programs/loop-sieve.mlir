module @jit_loop_sieve attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<50xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<50xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c_1, %iterArg_2 = %c_0, %iterArg_3 = %0) : tensor<i32>, tensor<i32>, tensor<50xi1>
    cond {
      %c_4 = stablehlo.constant dense<6> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_2, %c_4 : tensor<i32>
      %3 = stablehlo.iota dim = 0 : tensor<50xi32>
      %4 = func.call @remainder(%3, %iterArg_2) : (tensor<50xi32>, tensor<i32>) -> tensor<50xi32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<50xi32>
      %6 = stablehlo.compare EQ, %4, %5, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
      %7 = stablehlo.iota dim = 0 : tensor<50xi32>
      %8 = stablehlo.convert %iterArg_2 : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<50xi32>
      %10 = stablehlo.compare GT, %7, %9, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
      %11 = stablehlo.and %6, %10 : tensor<50xi1>
      %c_6 = stablehlo.constant dense<false> : tensor<i1>
      %12 = func.call @_where_0(%11, %c_6, %iterArg_3) : (tensor<50xi1>, tensor<i1>, tensor<50xi1>) -> tensor<50xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      stablehlo.return %13, %2, %12 : tensor<i32>, tensor<i32>, tensor<50xi1>
    }
    return %1#2 : tensor<50xi1>
  }
  func.func private @remainder(%arg0: tensor<50xi32>, %arg1: tensor<i32>) -> tensor<50xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<50xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<50xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %12 = stablehlo.and %11, %6 : tensor<50xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %14 = stablehlo.add %4, %13 : tensor<50xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<50xi1>, tensor<50xi32>
    return %15 : tensor<50xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<50xi1>, %arg1: tensor<i1>, %arg2: tensor<50xi1>) -> tensor<50xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<50xi1>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<50xi1>, tensor<50xi1>
    return %1 : tensor<50xi1>
  }
}
