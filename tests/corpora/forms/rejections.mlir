// RUN: a-tool %s -verify-diagnostics -split-input-file

func.func @concatenate_c4(%x: tensor<2xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{dimension}}
  %0 = "stablehlo.concatenate"(%x, %x) {dimension = 7 : i64} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
// -----
func.func @is_valid(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{nothing is wrong here}}
  %0 = stablehlo.negate %x : tensor<2xf32>
  func.return %0 : tensor<2xf32>
}
// -----
func.func @fine(%x: tensor<2xf32>) -> tensor<2xf32> {
  func.return %x : tensor<2xf32>
}
// expected-error@+1 {{in the function below}}
func.func @add_c1(%x: tensor<2xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}
