// Breaks C2 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi8>) -> (tensor<4x2x2x!quant.uniform<u8<0:255>:f32, 0.5:0>>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i8>, tensor<i8>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = 2 : i64, is_stable = false} : (tensor<4x2x2xi8>) -> (tensor<4x2x2x!quant.uniform<u8<0:255>:f32, 0.5:0>>)
  "func.return"(%4) : (tensor<4x2x2x!quant.uniform<u8<0:255>:f32, 0.5:0>>) -> ()
}
}
