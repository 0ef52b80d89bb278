// Self-checking: main returns true where a case of rng_bit_generator on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[262145, 32767]> : tensor<2xui64>
    %0 = stablehlo.optimization_barrier %c : tensor<2xui64>
    %1:2 = call @case_under_test(%0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<257xf32>)
    %c_0 = stablehlo.constant dense<[255, 18446744073709551599]> : tensor<2xui64>
    %2 = stablehlo.optimization_barrier %c_0 : tensor<2xui64>
    %3:2 = call @case_under_test(%2) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<257xf32>)
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    return %c_1 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<257xf32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<257xf32>)
    return %output_state, %output : tensor<2xui64>, tensor<257xf32>
  }
}
