// Breaks I3 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi2>, %1: tensor<0x0x2xi2>, %2: tensor<2xi2>) -> (tensor<4x2x2xi2>) {
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i2>, %4: tensor<i2>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i2>, tensor<i2>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<i2>, %7: tensor<i2>):
    %8 = "stablehlo.or"(%6, %7) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    "stablehlo.return"(%8) : (tensor<i2>) -> ()
  }) {padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 5, 3, 1>, window_strides = array<i64: 1, 1, 1>} : (tensor<4x2x2xi2>, tensor<0x0x2xi2>, tensor<2xi2>) -> (tensor<4x2x2xi2>)
  "func.return"(%9) : (tensor<4x2x2xi2>) -> ()
}
}
