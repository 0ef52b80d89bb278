// A case of outfeed on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1 = "stablehlo.outfeed"(%arg0, %arg1, %0) <{outfeed_config = ""}> : (tensor<i32>, tensor<i32>, !stablehlo.token) -> !stablehlo.token
    return %arg0, %arg1 : tensor<i32>, tensor<i32>
  }
}
