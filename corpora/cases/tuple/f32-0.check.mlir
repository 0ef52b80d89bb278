// Self-checking: main returns true where a case of tuple on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<> : tensor<7x0xf32>} : () -> (tensor<7x0xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<7x0xf32>) -> (tensor<7x0xf32>)
  %v3 = "stablehlo.constant"() {value = dense<> : tensor<7x0xf32>} : () -> (tensor<7x0xf32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<7x0xf32>) -> (tensor<7x0xf32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<7x0xf32>, tensor<7x0xf32>) -> (tensor<7x0xf32>)
  %v6 = "stablehlo.constant"() {value = dense<> : tensor<7x0xf32>} : () -> (tensor<7x0xf32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<7x0xf32>) -> (tensor<7x0xf32>)
  %v8 = "stablehlo.constant"() {value = dense<> : tensor<7x0xf32>} : () -> (tensor<7x0xf32>)
  %v9 = "stablehlo.optimization_barrier"(%v8) : (tensor<7x0xf32>) -> (tensor<7x0xf32>)
  %v10 = "func.call"(%v7, %v9) {callee = @case_under_test} : (tensor<7x0xf32>, tensor<7x0xf32>) -> (tensor<7x0xf32>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<7x0xf32>, %1: tensor<7x0xf32>) -> (tensor<7x0xf32>) {
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<7x0xf32>, tensor<7x0xf32>) -> (tuple<tensor<7x0xf32>, tensor<7x0xf32>>)
  %3 = "stablehlo.get_tuple_element"(%2) {index = 1 : i32} : (tuple<tensor<7x0xf32>, tensor<7x0xf32>>) -> (tensor<7x0xf32>)
  "func.return"(%3) : (tensor<7x0xf32>) -> ()
}
}
