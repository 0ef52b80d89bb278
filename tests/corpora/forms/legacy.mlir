func.func @dot_of_vectors() {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %2 = stablehlo.dot %0, %1 : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %2, dense<32> : tensor<i32>
  return
}
func.func @dot_of_matrices() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = "stablehlo.dot"(%0, %0) {precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[7, 10], [15, 22]]> : tensor<2x2xi32>
  return
}
func.func @einsum() {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<[1, 10, 100]> : tensor<3xi32>
  %2 = stablehlo.einsum %0, %1, config = "ij,j->i" : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[321, 654]> : tensor<2xi32>
  return
}
func.func @unary_einsum() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = "stablehlo.unary_einsum"(%0) {einsum_config = "ij->ji"} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32>
  return
}
func.func @broadcast() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast %0, sizes = [3] : (tensor<2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %1, dense<[[1, 2], [1, 2], [1, 2]]> : tensor<3x2xi32>
  return
}
func.func @torch_index_select() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %1 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<3x2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %2, dense<[[5, 6], [1, 2]]> : tensor<2x2xi32>
  return
}
func.func @create_token() {
  %0 = stablehlo.constant dense<7> : tensor<i32>
  %1 = stablehlo.create_token : !stablehlo.token
  %2 = "stablehlo.after_all"(%1, %1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  %3:2 = stablehlo.optimization_barrier %0, %2 : tensor<i32>, !stablehlo.token
  check.expect_eq_const %3#0, dense<7> : tensor<i32>
  return
}
func.func @cross_replica_sum() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = "stablehlo.cross-replica-sum"(%0) {replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %1, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}
