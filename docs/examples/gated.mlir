#gate = loc("model.py":12:10)
#both = loc("model.py":13:10)
module @jit_gated {
  func.func private @gate(%x: tensor<3xf32>, %on: tensor<i1>) -> tensor<3xf32> {
    %off = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %0 = stablehlo.select %on, %x, %off : tensor<i1>, tensor<3xf32> loc("jit(gated)/select"(#gate))
    return %0 : tensor<3xf32>
  }
  func.func public @main(%x: tensor<3xf32>, %w: tensor<3x3xf32>) -> tensor<3xf32> {
    %train = stablehlo.constant dense<true> : tensor<i1>
    %debug = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.tanh %0 : tensor<3xf32>
    %2 = stablehlo.add %train, %debug : tensor<i1> loc("jit(gated)/or"(#both))
    %3 = call @gate(%1, %2) : (tensor<3xf32>, tensor<i1>) -> tensor<3xf32>
    return %3 : tensor<3xf32>
  }
}
