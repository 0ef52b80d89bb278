func.func @unknown_dialect() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = elsewhere.op %0 : tensor<i32>
  check.expect_eq_const %1, dense<1> : tensor<i32>
  return
}
func.func @is_not_hurt_by_it() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.add %0, %0 : tensor<i32>
  check.expect_eq_const %1, dense<2> : tensor<i32>
  return
}
// -----
func.func @unknown_op() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = "elsewhere.op"(%0) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %1, dense<1> : tensor<i32>
  return
}
// -----
func.func @unknown_check() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  "check.expect_prime"(%0, %0) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
func.func @unknown_custom_call() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.custom_call @somewhere_else(%0) : (tensor<f32>) -> tensor<f32>
  check.expect_eq_const %1, dense<1.0> : tensor<f32>
  return
}
// -----
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.negate %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @not_mlir() {
  %0 = stablehlo.constant dense<1> : tensor<i32
  return
}
// -----
// Only a comment.
// -----
func.func private @declared() -> tensor<i32>
func.func @calls_a_declaration() {
  %0 = call @declared() : () -> tensor<i32>
  check.expect_eq_const %0, dense<1> : tensor<i32>
  return
}
