module @jit_grad_cholesky attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %5 = stablehlo.add %2, %4 : tensor<5x5xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %7 = stablehlo.convert %6 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<5x5xf32>
    %10 = stablehlo.add %1, %9 : tensor<5x5xf32>
    %11:7 = call @cholesky(%10) : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xi1>)
    %12:4 = call @diagonal(%11#0) : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<5x2xi32>, tensor<5x5xf32>)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.divide %13, %12#0 : tensor<5xf32>
    %15 = call @diagonal_0(%12#1, %12#2, %12#3, %14) : (tensor<i32>, tensor<5x2xi32>, tensor<5x5xf32>, tensor<5xf32>) -> tensor<5x5xf32>
    %16 = call @cholesky_1(%11#1, %11#2, %11#3, %11#4, %11#5, %11#6, %15) : (tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %17 = stablehlo.dot_general %16, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = stablehlo.dot_general %16, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %20 = stablehlo.transpose %18, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %21 = stablehlo.add %19, %20 : tensor<5x5xf32>
    return %21 : tensor<5x5xf32>
  }
  func.func private @cholesky(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xi1>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5x5xf32>
    %4 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %6 = stablehlo.add %4, %5 : tensor<5x5xi32>
    %7 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %9 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %11 = stablehlo.add %9, %10 : tensor<5x5xi32>
    %12 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %14 = stablehlo.cholesky %3, lower = true : tensor<5x5xf32>
    %15 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %17 = stablehlo.add %15, %16 : tensor<5x5xi32>
    %18 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %21 = stablehlo.select %19, %14, %20 : tensor<5x5xi1>, tensor<5x5xf32>
    %22 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %24 = stablehlo.add %22, %23 : tensor<5x5xi32>
    %25 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %26 = stablehlo.compare GE, %24, %25, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %27 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %29 = stablehlo.add %27, %28 : tensor<5x5xi32>
    %30 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %31 = stablehlo.compare EQ, %29, %30, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %32 = stablehlo.convert %31 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %34 = stablehlo.add %33, %32 : tensor<5x5xf32>
    %35 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %37 = stablehlo.add %35, %36 : tensor<5x5xi32>
    %38 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %39 = stablehlo.compare GE, %37, %38, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %41 = stablehlo.select %39, %21, %40 : tensor<5x5xi1>, tensor<5x5xf32>
    return %41, %8, %13, %21, %26, %34, %39 : tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xi1>
  }
  func.func private @diagonal(%arg0: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<5x2xi32>, tensor<5x5xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7:2 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<5xi32>
      %9 = stablehlo.iota dim = 0 : tensor<5xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %13 = stablehlo.add %8, %12 : tensor<5xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<5xi1>, tensor<5xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %18 = stablehlo.add %9, %17 : tensor<5xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<5xi1>, tensor<5xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x5xf32>, tensor<5x2xi32>) -> tensor<5xf32>
      stablehlo.return %23, %22 : tensor<5xf32>, tensor<5x2xi32>
    }) : (tensor<i32>) -> (tensor<5xf32>, tensor<5x2xi32>)
    return %7#0, %c_0, %7#1, %5 : tensor<5xf32>, tensor<i32>, tensor<5x2xi32>, tensor<5x5xf32>
  }
  func.func private @diagonal_0(%arg0: tensor<i32>, %arg1: tensor<5x2xi32>, %arg2: tensor<5x5xf32>, %arg3: tensor<5xf32>) -> tensor<5x5xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
      %3 = "stablehlo.scatter"(%2, %arg1, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %4 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<5x5xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x5xf32>
      stablehlo.return %3 : tensor<5x5xf32>
    }) : (tensor<i32>) -> tensor<5x5xf32>
    return %1 : tensor<5x5xf32>
  }
  func.func private @cholesky_1(%arg0: tensor<5x5xi1>, %arg1: tensor<5x5xi1>, %arg2: tensor<5x5xf32>, %arg3: tensor<5x5xi1>, %arg4: tensor<5x5xf32>, %arg5: tensor<5x5xi1>, %arg6: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %1 = stablehlo.select %arg5, %arg6, %0 : tensor<5x5xi1>, tensor<5x5xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = stablehlo.divide %3, %arg4 : tensor<5x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %6 = stablehlo.select %arg3, %4, %5 : tensor<5x5xi1>, tensor<5x5xf32>
    %7 = "stablehlo.triangular_solve"(%arg2, %6) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.triangular_solve"(%arg2, %7) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %11 = stablehlo.select %arg1, %9, %10 : tensor<5x5xi1>, tensor<5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %13 = stablehlo.select %arg0, %8, %12 : tensor<5x5xi1>, tensor<5x5xf32>
    %14 = stablehlo.add %11, %13 : tensor<5x5xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %16 = stablehlo.divide %14, %15 : tensor<5x5xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = stablehlo.add %16, %17 : tensor<5x5xf32>
    return %18 : tensor<5x5xf32>
  }
}
