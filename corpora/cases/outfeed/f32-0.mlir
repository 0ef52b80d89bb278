// A case of outfeed on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x3xf32>) -> tensor<1x3xf32> {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1 = "stablehlo.outfeed"(%arg0, %0) <{outfeed_config = ""}> : (tensor<1x3xf32>, !stablehlo.token) -> !stablehlo.token
    return %arg0 : tensor<1x3xf32>
  }
}
