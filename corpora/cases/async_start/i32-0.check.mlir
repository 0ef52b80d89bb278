// Self-checking: main returns true where a case of async_start on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[[[-1754748749, 262143, -8], [-2049, 65537, -268435455], [-16385, -142463009, -2097153]], [[-32, -67108863, 127], [-536870912, 8388608, 262144], [-4095, 849221927, -1754748749]], [[262143, -8, -2049], [65537, -268435455, -16385], [-142463009, -2097153, -32]]], [[[-67108863, 127, -536870912], [8388608, 262144, -4095], [849221927, -1754748749, 262143]], [[-8, -2049, 65537], [-268435455, -16385, -142463009], [-2097153, -32, -67108863]], [[127, -536870912, 8388608], [262144, -4095, 849221927], [-1754748749, 262143, -8]]]]> : tensor<2x3x3x3xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<2x3x3x3xi32>
    %1 = call @case_under_test(%0) : (tensor<2x3x3x3xi32>) -> tensor<1x2x3x2xi32>
    %c_0 = stablehlo.constant dense<[[[[-1754748749, -8], [-2049, -268435455], [-16385, -2097153]], [[262143, -2049], [65537, -16385], [-142463009, -32]]]]> : tensor<1x2x3x2xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<1x2x3x2xi32>, tensor<1x2x3x2xi32>) -> tensor<1x2x3x2xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<1x2x3x2xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<[[[[32769, 11, 4097], [-63, -67108865, -257], [1974447316, -16383, -524287]], [[-2, 1073741823, 688237715], [-32768, 8, -32769], [-1928801244, 8, 32769]], [[11, 4097, -63], [-67108865, -257, 1974447316], [-16383, -524287, -2]]], [[[1073741823, 688237715, -32768], [8, -32769, -1928801244], [8, 32769, 11]], [[4097, -63, -67108865], [-257, 1974447316, -16383], [-524287, -2, 1073741823]], [[688237715, -32768, 8], [-32769, -1928801244, 8], [32769, 11, 4097]]]]> : tensor<2x3x3x3xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<2x3x3x3xi32>
    %5 = call @case_under_test(%4) : (tensor<2x3x3x3xi32>) -> tensor<1x2x3x2xi32>
    %c_3 = stablehlo.constant dense<[[[[32769, 4097], [-63, -257], [1974447316, -524287]], [[11, -63], [-67108865, 1974447316], [-16383, -2]]]]> : tensor<1x2x3x2xi32>
    %6 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<1x2x3x2xi32>, tensor<1x2x3x2xi32>) -> tensor<1x2x3x2xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<1x2x3x2xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %3, %7 : tensor<i1>
    return %8 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x3x3x3xi32>) -> tensor<1x2x3x2xi32> {
    %0 = "stablehlo.async_start"(%arg0) ({
    ^bb0(%arg1: tensor<2x3x3x3xi32>):
      %2 = stablehlo.slice %arg1 [0:2:2, 0:3:2, 0:3, 0:3:2] : (tensor<2x3x3x3xi32>) -> tensor<1x2x3x2xi32>
      stablehlo.return %2 : tensor<1x2x3x2xi32>
    }) : (tensor<2x3x3x3xi32>) -> !stablehlo.future<tensor<1x2x3x2xi32>>
    %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<1x2x3x2xi32>>) -> tensor<1x2x3x2xi32>
    return %1 : tensor<1x2x3x2xi32>
  }
}
