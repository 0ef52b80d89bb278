module @jit_loop_life attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xi32>) -> (tensor<8x8xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<8x8xi32>
    cond {
      %c_1 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
      %2 = stablehlo.compare EQ, %iterArg_0, %1, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
      %3 = func.call @_roll_static(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %4 = func.call @_roll_static_0(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %5 = func.call @_roll_static_1(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %6 = func.call @_roll_static_2(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %7 = func.call @_roll_static_3(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %8 = func.call @_roll_static_4(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %9 = func.call @_roll_static_5(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %10 = func.call @_roll_static_6(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %11 = stablehlo.add %3, %4 : tensor<8x8xi32>
      %12 = stablehlo.add %11, %5 : tensor<8x8xi32>
      %13 = stablehlo.add %12, %6 : tensor<8x8xi32>
      %14 = stablehlo.add %13, %7 : tensor<8x8xi32>
      %15 = stablehlo.add %14, %8 : tensor<8x8xi32>
      %16 = stablehlo.add %15, %9 : tensor<8x8xi32>
      %17 = stablehlo.add %16, %10 : tensor<8x8xi32>
      %c_2 = stablehlo.constant dense<2> : tensor<i32>
      %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
      %19 = stablehlo.compare EQ, %17, %18, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
      %20 = func.call @_roll_static(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %21 = func.call @_roll_static_0(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %22 = func.call @_roll_static_1(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %23 = func.call @_roll_static_2(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %24 = func.call @_roll_static_3(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %25 = func.call @_roll_static_4(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %26 = func.call @_roll_static_5(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %27 = func.call @_roll_static_6(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %28 = stablehlo.add %20, %21 : tensor<8x8xi32>
      %29 = stablehlo.add %28, %22 : tensor<8x8xi32>
      %30 = stablehlo.add %29, %23 : tensor<8x8xi32>
      %31 = stablehlo.add %30, %24 : tensor<8x8xi32>
      %32 = stablehlo.add %31, %25 : tensor<8x8xi32>
      %33 = stablehlo.add %32, %26 : tensor<8x8xi32>
      %34 = stablehlo.add %33, %27 : tensor<8x8xi32>
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %35 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
      %36 = stablehlo.compare EQ, %34, %35, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
      %37 = stablehlo.or %19, %36 : tensor<8x8xi1>
      %38 = func.call @_roll_static(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %39 = func.call @_roll_static_0(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %40 = func.call @_roll_static_1(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %41 = func.call @_roll_static_2(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %42 = func.call @_roll_static_3(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %43 = func.call @_roll_static_4(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %44 = func.call @_roll_static_5(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %45 = func.call @_roll_static_6(%iterArg_0) : (tensor<8x8xi32>) -> tensor<8x8xi32>
      %46 = stablehlo.add %38, %39 : tensor<8x8xi32>
      %47 = stablehlo.add %46, %40 : tensor<8x8xi32>
      %48 = stablehlo.add %47, %41 : tensor<8x8xi32>
      %49 = stablehlo.add %48, %42 : tensor<8x8xi32>
      %50 = stablehlo.add %49, %43 : tensor<8x8xi32>
      %51 = stablehlo.add %50, %44 : tensor<8x8xi32>
      %52 = stablehlo.add %51, %45 : tensor<8x8xi32>
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %53 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
      %54 = stablehlo.compare EQ, %52, %53, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
      %55 = func.call @_where(%2, %37, %54) : (tensor<8x8xi1>, tensor<8x8xi1>, tensor<8x8xi1>) -> tensor<8x8xi1>
      %56 = stablehlo.convert %55 : (tensor<8x8xi1>) -> tensor<8x8xi32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %57 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %57, %56 : tensor<i32>, tensor<8x8xi32>
    }
    return %0#1 : tensor<8x8xi32>
  }
  func.func private @_roll_static(%arg0: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.slice %arg0 [1:8, 0:8] : (tensor<8x8xi32>) -> tensor<7x8xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xi32>) -> tensor<1x8xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x8xi32>, tensor<1x8xi32>) -> tensor<8x8xi32>
    %3 = stablehlo.slice %2 [0:8, 1:8] : (tensor<8x8xi32>) -> tensor<8x7xi32>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x8xi32>) -> tensor<8x1xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x7xi32>, tensor<8x1xi32>) -> tensor<8x8xi32>
    return %5 : tensor<8x8xi32>
  }
  func.func private @_roll_static_0(%arg0: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.slice %arg0 [1:8, 0:8] : (tensor<8x8xi32>) -> tensor<7x8xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xi32>) -> tensor<1x8xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x8xi32>, tensor<1x8xi32>) -> tensor<8x8xi32>
    %3 = stablehlo.slice %2 [0:8, 0:8] : (tensor<8x8xi32>) -> tensor<8x8xi32>
    %4 = stablehlo.slice %2 [0:8, 0:0] : (tensor<8x8xi32>) -> tensor<8x0xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x8xi32>, tensor<8x0xi32>) -> tensor<8x8xi32>
    return %5 : tensor<8x8xi32>
  }
  func.func private @_roll_static_1(%arg0: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.slice %arg0 [1:8, 0:8] : (tensor<8x8xi32>) -> tensor<7x8xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xi32>) -> tensor<1x8xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x8xi32>, tensor<1x8xi32>) -> tensor<8x8xi32>
    %3 = stablehlo.slice %2 [0:8, 7:8] : (tensor<8x8xi32>) -> tensor<8x1xi32>
    %4 = stablehlo.slice %2 [0:8, 0:7] : (tensor<8x8xi32>) -> tensor<8x7xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi32>, tensor<8x7xi32>) -> tensor<8x8xi32>
    return %5 : tensor<8x8xi32>
  }
  func.func private @_roll_static_2(%arg0: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:8] : (tensor<8x8xi32>) -> tensor<8x8xi32>
    %1 = stablehlo.slice %arg0 [0:0, 0:8] : (tensor<8x8xi32>) -> tensor<0x8xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<8x8xi32>, tensor<0x8xi32>) -> tensor<8x8xi32>
    %3 = stablehlo.slice %2 [0:8, 1:8] : (tensor<8x8xi32>) -> tensor<8x7xi32>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x8xi32>) -> tensor<8x1xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x7xi32>, tensor<8x1xi32>) -> tensor<8x8xi32>
    return %5 : tensor<8x8xi32>
  }
  func.func private @_roll_static_3(%arg0: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:8] : (tensor<8x8xi32>) -> tensor<8x8xi32>
    %1 = stablehlo.slice %arg0 [0:0, 0:8] : (tensor<8x8xi32>) -> tensor<0x8xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<8x8xi32>, tensor<0x8xi32>) -> tensor<8x8xi32>
    %3 = stablehlo.slice %2 [0:8, 7:8] : (tensor<8x8xi32>) -> tensor<8x1xi32>
    %4 = stablehlo.slice %2 [0:8, 0:7] : (tensor<8x8xi32>) -> tensor<8x7xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi32>, tensor<8x7xi32>) -> tensor<8x8xi32>
    return %5 : tensor<8x8xi32>
  }
  func.func private @_roll_static_4(%arg0: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.slice %arg0 [7:8, 0:8] : (tensor<8x8xi32>) -> tensor<1x8xi32>
    %1 = stablehlo.slice %arg0 [0:7, 0:8] : (tensor<8x8xi32>) -> tensor<7x8xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xi32>, tensor<7x8xi32>) -> tensor<8x8xi32>
    %3 = stablehlo.slice %2 [0:8, 1:8] : (tensor<8x8xi32>) -> tensor<8x7xi32>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x8xi32>) -> tensor<8x1xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x7xi32>, tensor<8x1xi32>) -> tensor<8x8xi32>
    return %5 : tensor<8x8xi32>
  }
  func.func private @_roll_static_5(%arg0: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.slice %arg0 [7:8, 0:8] : (tensor<8x8xi32>) -> tensor<1x8xi32>
    %1 = stablehlo.slice %arg0 [0:7, 0:8] : (tensor<8x8xi32>) -> tensor<7x8xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xi32>, tensor<7x8xi32>) -> tensor<8x8xi32>
    %3 = stablehlo.slice %2 [0:8, 0:8] : (tensor<8x8xi32>) -> tensor<8x8xi32>
    %4 = stablehlo.slice %2 [0:8, 0:0] : (tensor<8x8xi32>) -> tensor<8x0xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x8xi32>, tensor<8x0xi32>) -> tensor<8x8xi32>
    return %5 : tensor<8x8xi32>
  }
  func.func private @_roll_static_6(%arg0: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.slice %arg0 [7:8, 0:8] : (tensor<8x8xi32>) -> tensor<1x8xi32>
    %1 = stablehlo.slice %arg0 [0:7, 0:8] : (tensor<8x8xi32>) -> tensor<7x8xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xi32>, tensor<7x8xi32>) -> tensor<8x8xi32>
    %3 = stablehlo.slice %2 [0:8, 7:8] : (tensor<8x8xi32>) -> tensor<8x1xi32>
    %4 = stablehlo.slice %2 [0:8, 0:7] : (tensor<8x8xi32>) -> tensor<8x7xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi32>, tensor<8x7xi32>) -> tensor<8x8xi32>
    return %5 : tensor<8x8xi32>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<8x8xi1>, %arg2: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x8xi1>, tensor<8x8xi1>
    return %0 : tensor<8x8xi1>
  }
}
