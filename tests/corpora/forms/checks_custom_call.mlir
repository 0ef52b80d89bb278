// The form in which test data is generated: inputs and expected results come from private functions.
module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<2x2xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0:2 = call @inputs() : () -> (tensor<2x2xf32>, tensor<2x2xf32>)
    %1 = call @expected() : () -> tensor<2x2xf32>
    %2 = stablehlo.subtract %0#0, %0#1 : tensor<2x2xf32>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %1) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%2, %1) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    return %2 : tensor<2x2xf32>
  }
  func.func private @inputs() -> (tensor<2x2xf32> {mhlo.layout_mode = "default"}, tensor<2x2xf32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<1.0> : tensor<2x2xf32>
    return %cst, %cst_0 : tensor<2x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<2x2xf32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<2x2xf32>
    return %cst : tensor<2x2xf32>
  }
}
// -----
module @returns_the_verdict {
  func.func public @main() -> tensor<i1> {
    %0 = call @inputs() : () -> tensor<3xui32>
    %1 = call @expected() : () -> tensor<3xui32>
    %2 = stablehlo.add %0, %0 : tensor<3xui32>
    %3 = stablehlo.custom_call @check.eq(%2, %1) : (tensor<3xui32>, tensor<3xui32>) -> tensor<i1>
    return %3 : tensor<i1>
  }
  func.func private @inputs() -> tensor<3xui32> {
    %0 = stablehlo.constant dense<"0x0400000001000000FFFFFF7F"> : tensor<3xui32>
    return %0 : tensor<3xui32>
  }
  func.func private @expected() -> tensor<3xui32> {
    %0 = stablehlo.constant dense<"0x0800000002000000FEFFFFFF"> : tensor<3xui32>
    return %0 : tensor<3xui32>
  }
}
// -----
module @answers_are_combined {
  func.func public @main() -> tensor<i1> {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %1 = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
    %2 = stablehlo.add %0, %0 : tensor<2xi64>
    %3 = stablehlo.custom_call @check.eq(%2, %1) : (tensor<2xi64>, tensor<2xi64>) -> tensor<i1>
    %4 = stablehlo.custom_call @check.eq(%2, %2) : (tensor<2xi64>, tensor<2xi64>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    return %5 : tensor<i1>
  }
}
