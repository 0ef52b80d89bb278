// A case of case on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<1x3x1x1x17x1x5xf16>) -> (tensor<1x3x1x1x17x1x5xi32>, tensor<1x3x1x1x17x1x5xf16>, tensor<1x3x1x1x17x1x5xf16>) {
    %0:3 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<-1073741824> : tensor<i32>
      %c_0 = stablehlo.constant dense<1073741823> : tensor<i32>
      %1 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
      %2 = stablehlo.subtract %1, %1 : tensor<i32>
      %3 = stablehlo.logistic %arg1 : tensor<1x3x1x1x17x1x5xf16>
      %4 = stablehlo.cosine %arg1 : tensor<1x3x1x1x17x1x5xf16>
      %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1x3x1x1x17x1x5xi32>
      stablehlo.return %5, %4, %3 : tensor<1x3x1x1x17x1x5xi32>, tensor<1x3x1x1x17x1x5xf16>, tensor<1x3x1x1x17x1x5xf16>
    }) : (tensor<i32>) -> (tensor<1x3x1x1x17x1x5xi32>, tensor<1x3x1x1x17x1x5xf16>, tensor<1x3x1x1x17x1x5xf16>)
    return %0#0, %0#1, %0#2 : tensor<1x3x1x1x17x1x5xi32>, tensor<1x3x1x1x17x1x5xf16>, tensor<1x3x1x1x17x1x5xf16>
  }
}
