// What jax.export writes of a function of an argument with two symbolic sizes, its locations and messages left out.
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<?x?xf32>) -> (tensor<?x?x?xf32> {jax.result_info = "result[0]"}, tensor<?xi32> {jax.result_info = "result[1]"}, tensor<?x?xf32> {jax.result_info = "result[2]"}, tensor<?x?xf32> {jax.result_info = "result[3]"}, tensor<2x?xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<-2> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "sizes are not as specified", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.compare GE, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0, %1) {api_version = 2 : i32, error_message = "sizes are not as specified", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %4 = stablehlo.convert %0 : tensor<i32>
    %5 = stablehlo.add %4, %c_0 : tensor<i32>
    %6 = stablehlo.compare GE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.convert %0 : tensor<i32>
    %8 = stablehlo.add %7, %c_0 : tensor<i32>
    stablehlo.custom_call @shape_assertion(%6, %8, %0, %1) {api_version = 2 : i32, error_message = "sizes are not as specified", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %9:5 = call @_wrapped_jax_export_main(%0, %1, %arg0) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?xi32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x?xf32>)
    return %9#0, %9#1, %9#2, %9#3, %9#4 : tensor<?x?x?xf32>, tensor<?xi32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x?xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>) -> (tensor<?x?x?xf32> {jax.result_info = "result[0]"}, tensor<?xi32> {jax.result_info = "result[1]"}, tensor<?x?xf32> {jax.result_info = "result[2]"}, tensor<?x?xf32> {jax.result_info = "result[3]"}, tensor<2x?xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_3 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %0, %c_2, %1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg2, %2, dims = [0, 2] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x1x?xf32>
    %4 = stablehlo.convert %arg0 : tensor<i32>
    %5 = stablehlo.add %4, %c_1 : tensor<i32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.reshape %5 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %6, %7, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %3, %9, dims = [0, 1, 2] : (tensor<?x1x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
    %11 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.dynamic_iota %11, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
    %13 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.dynamic_broadcast_in_dim %c_4, %13, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %15 = stablehlo.multiply %14, %12 : tensor<?xi32>
    %16 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %c_0, %16, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %18 = stablehlo.add %17, %15 : tensor<?xi32>
    %19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.convert %arg0 : tensor<i32>
    %21 = stablehlo.add %20, %c : tensor<i32>
    %22 = stablehlo.reshape %21 : (tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.concatenate %22, %23, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %25 = "stablehlo.dynamic_gather"(%arg2, %19, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true}> : (tensor<?x?xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %26 = call @_pad(%arg0, %arg1, %arg2, %c_0) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>
    %27 = stablehlo.convert %arg0 : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %29 = stablehlo.compare LT, %c_3, %28, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %30 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %31 = stablehlo.add %c_3, %30 : tensor<2xi32>
    %32 = stablehlo.select %29, %31, %c_3 : tensor<2xi1>, tensor<2xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %34 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %35 = stablehlo.concatenate %c_2, %34, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %36 = "stablehlo.dynamic_gather"(%arg2, %33, %35) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x?xf32>
    return %10, %18, %25, %26, %36 : tensor<?x?x?xf32>, tensor<?xi32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x?xf32>
  }
  func.func private @_pad(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "c"}, %arg2: tensor<?x?xf32>, %arg3: tensor<i32>) -> tensor<?x?xf32> {
    %0 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg2, %0, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
}
