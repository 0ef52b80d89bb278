// Self-checking: main returns true where a case of get_tuple_element on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<3x1x5x4xi32>
    %c = stablehlo.constant dense<[[[[2097152, 849221927, -1048575, 1048577], [-7, -4097, -1024, 1001512459], [-32, 4097, 33554431, 7], [-512, -32768, -4, 1810105048], [33, 2097152, 849221927, -1048575]]], [[[1048577, -7, -4097, -1024], [1001512459, -32, 4097, 33554431], [7, -512, -32768, -4], [1810105048, 33, 2097152, 849221927], [-1048575, 1048577, -7, -4097]]], [[[-1024, 1001512459, -32, 4097], [33554431, 7, -512, -32768], [-4, 1810105048, 33, 2097152], [849221927, -1048575, 1048577, -7], [-4097, -1024, 1001512459, -32]]]]> : tensor<3x1x5x4xi32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<3x1x5x4xi32>, tensor<3x1x5x4xi32>) -> tensor<3x1x5x4xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c_0) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<3x1x5x4xi1>, tensor<i1>) -> tensor<i1>
    %3 = call @case_under_test() : () -> tensor<3x1x5x4xi32>
    %c_1 = stablehlo.constant dense<[[[[2097152, 849221927, -1048575, 1048577], [-7, -4097, -1024, 1001512459], [-32, 4097, 33554431, 7], [-512, -32768, -4, 1810105048], [33, 2097152, 849221927, -1048575]]], [[[1048577, -7, -4097, -1024], [1001512459, -32, 4097, 33554431], [7, -512, -32768, -4], [1810105048, 33, 2097152, 849221927], [-1048575, 1048577, -7, -4097]]], [[[-1024, 1001512459, -32, 4097], [33554431, 7, -512, -32768], [-4, 1810105048, 33, 2097152], [849221927, -1048575, 1048577, -7], [-4097, -1024, 1001512459, -32]]]]> : tensor<3x1x5x4xi32>
    %4 = stablehlo.compare EQ, %3, %c_1, SIGNED : (tensor<3x1x5x4xi32>, tensor<3x1x5x4xi32>) -> tensor<3x1x5x4xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<3x1x5x4xi1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.and %2, %5 : tensor<i1>
    return %6 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<3x1x5x4xi32> {
    %c = stablehlo.constant dense<[[[[2097152, 849221927, -1048575, 1048577], [-7, -4097, -1024, 1001512459], [-32, 4097, 33554431, 7], [-512, -32768, -4, 1810105048], [33, 2097152, 849221927, -1048575]]], [[[1048577, -7, -4097, -1024], [1001512459, -32, 4097, 33554431], [7, -512, -32768, -4], [1810105048, 33, 2097152, 849221927], [-1048575, 1048577, -7, -4097]]], [[[-1024, 1001512459, -32, 4097], [33554431, 7, -512, -32768], [-4, 1810105048, 33, 2097152], [849221927, -1048575, 1048577, -7], [-4097, -1024, 1001512459, -32]]]]> : tensor<3x1x5x4xi32>
    %0 = stablehlo.tuple %c : tuple<tensor<3x1x5x4xi32>>
    %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<3x1x5x4xi32>>) -> tensor<3x1x5x4xi32>
    return %1 : tensor<3x1x5x4xi32>
  }
}
