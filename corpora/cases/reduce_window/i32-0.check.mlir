// Self-checking: main returns true where a case of reduce_window on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<4x2x4xi32>
    %c = stablehlo.constant dense<[[[1215578691, 1769227883, -102467845, -1], [-32, -1, -1, -1]], [[-769469, -768405, -101419269, -1], [-1, -1, -1, -1]], [[-8388595, -769457, -768405, -101419269], [-1, -1, -1, -1]], [[-131073, -131073, -769457, -768405], [-1, -1, -1, -1]]]> : tensor<4x2x4xi32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<4x2x4xi32>, tensor<4x2x4xi32>) -> tensor<4x2x4xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c_0) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<4x2x4xi1>, tensor<i1>) -> tensor<i1>
    %3 = call @case_under_test() : () -> tensor<4x2x4xi32>
    %c_1 = stablehlo.constant dense<[[[1215578691, 1769227883, -102467845, -1], [-32, -1, -1, -1]], [[-769469, -768405, -101419269, -1], [-1, -1, -1, -1]], [[-8388595, -769457, -768405, -101419269], [-1, -1, -1, -1]], [[-131073, -131073, -769457, -768405], [-1, -1, -1, -1]]]> : tensor<4x2x4xi32>
    %4 = stablehlo.compare EQ, %3, %c_1, SIGNED : (tensor<4x2x4xi32>, tensor<4x2x4xi32>) -> tensor<4x2x4xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<4x2x4xi1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.and %2, %5 : tensor<i1>
    return %6 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<4x2x4xi32> {
    %c = stablehlo.constant dense<[[[1215578691, 692339818, -119262509, -4097], [-32, -18, 33554433, -8191], [-8388608, 1023, -524289, 7], [65, -4, -131073, 12]], [[-8388607, 1215578691, 692339818, -119262509], [-4097, -32, -18, 33554433], [-8191, -8388608, 1023, -524289], [7, 65, -4, -131073]], [[12, -8388607, 1215578691, 692339818], [-119262509, -4097, -32, -18], [33554433, -8191, -8388608, 1023], [-524289, 7, 65, -4]], [[-131073, 12, -8388607, 1215578691], [692339818, -119262509, -4097, -32], [-18, 33554433, -8191, -8388608], [1023, -524289, 7, 65]]]> : tensor<4x4x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%c, %c_0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %1 = stablehlo.or %arg0, %arg1 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<4x4x4xi32>, tensor<i32>) -> tensor<4x2x4xi32>
    return %0 : tensor<4x2x4xi32>
  }
}
