// A case of reduce_window on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<4x2x4xi32> {
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
