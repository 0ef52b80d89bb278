func.func @scaled(%x: tensor<4xf32>, %n: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>) {
  %two = stablehlo.constant dense<2.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %two : tensor<4xf32>
  %1 = stablehlo.and %n, %n : tensor<4xi8>
  return %0, %1 : tensor<4xf32>, tensor<4xi8>
}
