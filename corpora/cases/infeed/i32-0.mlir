// A case of infeed on i32; made by python -m corpora build.
module {
  func.func public @main() -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1:3 = "stablehlo.infeed"(%0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<i32>, tensor<i32>, !stablehlo.token)
    %2:2 = "stablehlo.infeed"(%1#2) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
    %3:3 = "stablehlo.infeed"(%2#1) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<i32>, tensor<i32>, !stablehlo.token)
    return %1#0, %1#1, %2#0, %3#0, %3#1 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
}
