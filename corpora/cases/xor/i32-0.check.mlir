// Self-checking: main returns true where a case of xor on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[[[[131071, -2049], [524289, 16385], [-2147483648, 12]], [[-262145, 67108865], [2, 14], [262144, 849221927]], [[-8388608, 1307541347], [-131071, 64], [1361837751, 131071]], [[-2049, 524289], [16385, -2147483648], [12, -262145]]]]]> : tensor<1x1x4x3x2xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<1x1x4x3x2xi32>
    %c_0 = stablehlo.constant dense<[[[[[536870912, 1005088889], [8193, 1048576], [174126776, 17]], [[-33554431, 1048577], [134217729, 15], [1619784870, 1527123933]], [[4194305, 715827882], [-1024, -8388607], [-4097, 536870912]], [[1005088889, 8193], [1048576, 174126776], [17, -33554431]]]]]> : tensor<1x1x4x3x2xi32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<1x1x4x3x2xi32>
    %2 = call @case_under_test(%0, %1) : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> tensor<1x1x4x3x2xi32>
    %c_1 = stablehlo.constant dense<[[[[[537001983, -1005090938], [532480, 1064961], [-1973356872, 29]], [[33292286, 68157440], [134217731, 1], [1620047014, 1771575034]], [[-4194303, 1732629961], [130049, -8388543], [-1361833656, 537001983]], [[-1005090938, 532480], [1064961, -1973356872], [29, 33292286]]]]]> : tensor<1x1x4x3x2xi32>
    %3 = stablehlo.compare EQ, %2, %c_1, SIGNED : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> tensor<1x1x4x3x2xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4] : (tensor<1x1x4x3x2xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<[[[[[4, 2], [1023, 32], [602198087, 2049]], [[-16777215, -1143285096], [1810105048, -11], [-33, -33554433]], [[63, 692339818], [268435456, 1024], [-32, 4]], [[2, 1023], [32, 602198087], [2049, -16777215]]]]]> : tensor<1x1x4x3x2xi32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<1x1x4x3x2xi32>
    %c_4 = stablehlo.constant dense<[[[[[4194305, 1215578691], [-1218854973, 16777216], [1023, 2048]], [[-8388609, -2147483648], [1361837751, -262144], [536870911, 4]], [[-1928801244, 2047], [-2147483648, -2097153], [-1, 4194305]], [[1215578691, -1218854973], [16777216, 1023], [2048, -8388609]]]]]> : tensor<1x1x4x3x2xi32>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<1x1x4x3x2xi32>
    %7 = call @case_under_test(%5, %6) : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> tensor<1x1x4x3x2xi32>
    %c_5 = stablehlo.constant dense<[[[[[4194309, 1215578689], [-1218855876, 16777248], [602198968, 1]], [[8388606, 1004198552], [986709103, 262133], [-536870880, -33554437]], [[-1928801253, 692339605], [-1879048192, -2098177], [31, 4194309]], [[1215578689, -1218855876], [16777248, 602198968], [1, 8388606]]]]]> : tensor<1x1x4x3x2xi32>
    %8 = stablehlo.compare EQ, %7, %c_5, SIGNED : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> tensor<1x1x4x3x2xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4] : (tensor<1x1x4x3x2xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<1x1x4x3x2xi32>, %arg1: tensor<1x1x4x3x2xi32>) -> tensor<1x1x4x3x2xi32> {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<1x1x4x3x2xi32>
    return %0 : tensor<1x1x4x3x2xi32>
  }
}
