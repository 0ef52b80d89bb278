func.func @scan_like() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %xd = stablehlo.convert %x : (tensor<4xf32>) -> tensor<?xf32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %acc0 = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %xd, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %acc = %acc0) : tensor<i32>, tensor<f32>
    cond {
      %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %e = stablehlo.dynamic_slice %xd, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
      %s = stablehlo.reshape %e : (tensor<1xf32>) -> tensor<f32>
      %a = stablehlo.add %acc, %s : tensor<f32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %a : tensor<i32>, tensor<f32>
    }
  check.expect_almost_eq_const %r#1, dense<10.0> : tensor<f32>
  func.return
}
func.func @scan_stack() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %sz = stablehlo.constant dense<[3]> : tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %b0 = stablehlo.dynamic_broadcast_in_dim %zero, %sz, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r:2 = stablehlo.while(%i = %z, %acc = %b0) : tensor<i32>, tensor<?xf32>
    cond {
      %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %e = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
      %d = stablehlo.add %e, %e : tensor<1xf32>
      %a = stablehlo.dynamic_update_slice %acc, %d, %i : (tensor<?xf32>, tensor<1xf32>, tensor<i32>) -> tensor<?xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %a : tensor<i32>, tensor<?xf32>
    }
  check.expect_almost_eq_const %r#1, dense<[2.0, 4.0, 6.0]> : tensor<3xf32>
  func.return
}
func.func @dynamic_ops() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %s = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  %1 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<?x?xi64>
  check.expect_eq_const %1, dense<[[0, 1], [0, 1], [0, 1]]> : tensor<3x2xi64>
  %2 = "stablehlo.dynamic_iota"(%s) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %2, dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %lo = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %hi = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %in = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %3 = stablehlo.dynamic_pad %x, %z, %lo, %hi, %in : (tensor<2x3xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  check.expect_eq_const %3, dense<[[0, 0, 0, 0, 0, 0], [0, 2, 0, 3, 0, 0], [0, 5, 0, 6, 0, 0]]> : tensor<3x6xi64>
  %st = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %li = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %sr = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %4 = stablehlo.real_dynamic_slice %x, %st, %li, %sr : (tensor<2x3xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  check.expect_eq_const %4, dense<[[2, 3], [5, 6]]> : tensor<2x2xi64>
  %bs = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi64>
  %5 = stablehlo.dynamic_broadcast_in_dim %x, %bs, dims = [1, 2] : (tensor<2x3xi64>, tensor<3xi64>) -> tensor<?x?x?xi64>
  check.expect_eq_const %5, dense<[[[1, 2, 3], [4, 5, 6]], [[1, 2, 3], [4, 5, 6]]]> : tensor<2x2x3xi64>
  %6 = "stablehlo.dynamic_broadcast_in_dim"(%x, %bs) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi64>, tensor<3xi64>) -> tensor<2x2x3xi64>
  check.expect_eq %5, %6 : tensor<?x?x?xi64>, tensor<2x2x3xi64>
  func.return
}
func.func @dyn_gather() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %idx = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %ss = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %0 = "stablehlo.dynamic_gather"(%operand, %idx, %ss) {
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    indices_are_sorted = false
  } : (tensor<2x3xi64>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  check.expect_eq_const %0, dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi64>
  func.return
}
func.func @dyn_conv() {
  %lhs = stablehlo.constant dense<1.0> : tensor<1x4x4x1xf32>
  %rhs = stablehlo.constant dense<1.0> : tensor<3x3x1x1xf32>
  %p = stablehlo.constant dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %p) {
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
    feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 3, 3>
  } : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>, tensor<2x2xi64>) -> tensor<1x?x?x1xf32>
  check.expect_eq_const %0, dense<[[[[4.0], [4.0]], [[4.0], [4.0]]]]> : tensor<1x2x2x1xf32>
  func.return
}
func.func @set_dim() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4xi64>, tensor<i32>) -> tensor<?xi64, #stablehlo.bounds<4>>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xi64, #stablehlo.bounds<4>>) -> tensor<i32>
  check.expect_eq_const %1, dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%x, %n) <{dimension = 0 : i64}> : (tensor<4xi64>, tensor<i32>) -> tensor<?xi64, #stablehlo.type_extensions<bounds = [4]>>
  func.return
}
func.func @calls() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %d = stablehlo.convert %x : (tensor<4xi64>) -> tensor<?xi64>
  %0 = func.call @twice(%d) : (tensor<?xi64>) -> tensor<?xi64>
  check.expect_eq_const %0, dense<[2, 4, 6, 8]> : tensor<4xi64>
  func.return
}
func.func private @twice(%x: tensor<?xi64>) -> tensor<?xi64> {
  %0 = stablehlo.add %x, %x : tensor<?xi64>
  func.return %0 : tensor<?xi64>
}
func.func @shape_of() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %s = shape.shape_of %x : tensor<4xi64> -> tensor<1xindex>
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xindex>) -> tensor<?xi64>
  check.expect_eq_const %0, dense<[0, 1, 2, 3]> : tensor<4xi64>
  func.return
}
func.func @arith_const() {
  %c = arith.constant dense<[2, 2]> : tensor<2xindex>
  %0 = stablehlo.dynamic_iota %c, dim = 0 : (tensor<2xindex>) -> tensor<?x?xi64>
  check.expect_eq_const %0, dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>
  func.return
}
func.func @tensor_cast() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %d = tensor.cast %x : tensor<4xi64> to tensor<?xi64>
  %0 = stablehlo.add %d, %d : tensor<?xi64>
  check.expect_eq_const %0, dense<[2, 4, 6, 8]> : tensor<4xi64>
  func.return
}
func.func @bounded_ops() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4xi64>, tensor<i32>) -> tensor<?xi64, #stablehlo.bounds<4>>
  %1 = stablehlo.add %0, %0 : tensor<?xi64, #stablehlo.bounds<4>>
  check.expect_eq_const %1, dense<[2, 4, 6]> : tensor<3xi64>
  func.return
}
func.func @dyn_reduce() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %d = stablehlo.convert %x : (tensor<2x2xi64>) -> tensor<?x?xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x?xi64>, tensor<i64>) -> tensor<?xi64>
  check.expect_eq_const %0, dense<[4, 6]> : tensor<2xi64>
  %1 = stablehlo.transpose %d, dims = [1, 0] : (tensor<?x?xi64>) -> tensor<?x?xi64>
  %2 = stablehlo.dot_general %d, %1, contracting_dims = [1] x [0] : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
  check.expect_eq_const %2, dense<[[5, 11], [11, 25]]> : tensor<2x2xi64>
  %3 = stablehlo.reverse %d, dims = [0] : tensor<?x?xi64>
  %4 = stablehlo.concatenate %d, %3, dim = 0 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
  check.expect_eq_const %4, dense<[[1, 2], [3, 4], [3, 4], [1, 2]]> : tensor<4x2xi64>
  %5 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?x?xi64>) -> tensor<?x?xi64>
  check.expect_eq %5, %d : tensor<?x?xi64>
  func.return
}
func.func @chlo_broadcast() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %d = stablehlo.convert %x : (tensor<2x2xi64>) -> tensor<?x?xi64>
  %y = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
  %0 = chlo.broadcast_add %d, %y : (tensor<?x?xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  check.expect_eq_const %0, dense<[[11, 22], [13, 24]]> : tensor<2x2xi64>
  func.return
}
func.func @acos() {
  %c = stablehlo.constant dense<[0.5, -0.25]> : tensor<2xf32>
  %x = stablehlo.convert %c : (tensor<2xf32>) -> tensor<?xf32>
  %0 = chlo.acos %x : tensor<?xf32> -> tensor<?xf32>
  check.expect_almost_eq_const %0, dense<[1.04719758, 1.82347655]> : tensor<2xf32>
  func.return
}
func.func @const_shape() {
  %s = shape.const_shape [2, 2] : tensor<2xindex>
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xindex>) -> tensor<?x?xi64>
  check.expect_eq_const %0, dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>
  func.return
}
func.func @growing_loop() {
  %x = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %xd = stablehlo.convert %x : (tensor<1xf32>) -> tensor<?xf32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %acc = %xd) : tensor<i32>, tensor<?xf32>
    cond {
      %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %a = stablehlo.concatenate %acc, %x, dim = 0 : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %a : tensor<i32>, tensor<?xf32>
    }
  %s = stablehlo.get_dimension_size %r#1, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  check.expect_eq_const %s, dense<4> : tensor<i32>
  check.expect_eq_const %r#1, dense<1.0> : tensor<4xf32>
  func.return
}
