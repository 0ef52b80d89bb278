module @jit_loop_edit_distance attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<7xi32>) -> (tensor<8xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %0) : tensor<9xi32>, tensor<7xi32>, tensor<i32>, tensor<8xi32>
    cond {
      %c_3 = stablehlo.constant dense<9> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %3 = stablehlo.slice %iterArg_2 [0:7] : (tensor<8xi32>) -> tensor<7xi32>
      %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %5 = stablehlo.compare NE, %iterArg_0, %4, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %6 = stablehlo.convert %5 : (tensor<7xi1>) -> tensor<7xi32>
      %7 = stablehlo.add %3, %6 : tensor<7xi32>
      %8 = stablehlo.slice %iterArg_2 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %10 = stablehlo.add %8, %9 : tensor<1xi32>
      %11 = stablehlo.slice %iterArg_2 [1:8] : (tensor<8xi32>) -> tensor<7xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %13 = stablehlo.add %11, %12 : tensor<7xi32>
      %14 = stablehlo.minimum %13, %7 : tensor<7xi32>
      %15 = stablehlo.concatenate %10, %14, dim = 0 : (tensor<1xi32>, tensor<7xi32>) -> tensor<8xi32>
      %16 = stablehlo.iota dim = 0 : tensor<8xi32>
      %17 = stablehlo.subtract %15, %16 : tensor<8xi32>
      %18 = stablehlo.slice %17 [0:7:2] : (tensor<8xi32>) -> tensor<4xi32>
      %19 = stablehlo.slice %17 [1:8:2] : (tensor<8xi32>) -> tensor<4xi32>
      %20 = stablehlo.minimum %18, %19 : tensor<4xi32>
      %21 = stablehlo.slice %20 [0:3:2] : (tensor<4xi32>) -> tensor<2xi32>
      %22 = stablehlo.slice %20 [1:4:2] : (tensor<4xi32>) -> tensor<2xi32>
      %23 = stablehlo.minimum %21, %22 : tensor<2xi32>
      %24 = stablehlo.slice %23 [0:1:2] : (tensor<2xi32>) -> tensor<1xi32>
      %25 = stablehlo.slice %23 [1:2:2] : (tensor<2xi32>) -> tensor<1xi32>
      %26 = stablehlo.minimum %24, %25 : tensor<1xi32>
      %27 = stablehlo.slice %26 [0:0] : (tensor<1xi32>) -> tensor<0xi32>
      %28 = stablehlo.slice %23 [2:2:2] : (tensor<2xi32>) -> tensor<0xi32>
      %29 = stablehlo.minimum %27, %28 : tensor<0xi32>
      %30 = stablehlo.slice %23 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
      %31 = stablehlo.concatenate %30, %29, dim = 0 : (tensor<1xi32>, tensor<0xi32>) -> tensor<1xi32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %32 = stablehlo.pad %31, %c_5, low = [0], high = [1], interior = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.pad %26, %c_6, low = [1], high = [0], interior = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
      %34 = stablehlo.add %32, %33 : tensor<2xi32>
      %35 = stablehlo.slice %34 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
      %36 = stablehlo.slice %20 [2:4:2] : (tensor<4xi32>) -> tensor<1xi32>
      %37 = stablehlo.minimum %35, %36 : tensor<1xi32>
      %38 = stablehlo.slice %20 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
      %39 = stablehlo.concatenate %38, %37, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %40 = stablehlo.pad %39, %c_7, low = [0], high = [1], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %41 = stablehlo.pad %34, %c_8, low = [1], high = [0], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
      %42 = stablehlo.add %40, %41 : tensor<4xi32>
      %43 = stablehlo.slice %42 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
      %44 = stablehlo.slice %17 [2:8:2] : (tensor<8xi32>) -> tensor<3xi32>
      %45 = stablehlo.minimum %43, %44 : tensor<3xi32>
      %46 = stablehlo.slice %17 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
      %47 = stablehlo.concatenate %46, %45, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %48 = stablehlo.pad %47, %c_9, low = [0], high = [1], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.pad %42, %c_10, low = [1], high = [0], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
      %50 = stablehlo.add %48, %49 : tensor<8xi32>
      %51 = stablehlo.iota dim = 0 : tensor<8xi32>
      %52 = stablehlo.add %50, %51 : tensor<8xi32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %iterArg_1, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %53, %52 : tensor<9xi32>, tensor<7xi32>, tensor<i32>, tensor<8xi32>
    }
    return %1#3 : tensor<8xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
}
