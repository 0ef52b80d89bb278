// A case of rng_bit_generator on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<257xf32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<257xf32>)
    return %output_state, %output : tensor<2xui64>, tensor<257xf32>
  }
}
