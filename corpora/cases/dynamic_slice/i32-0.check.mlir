// Self-checking: main returns true where a case of dynamic_slice on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[[[[[-2005089031, 8192], [524287, -312907900]], [[-1684553979, 4], [32767, -2049]]], [[[-16384, 2147483647], [16383, 1024]], [[513, 8388609], [-585983948, 1]]]], [[[[1974447316, -2005089031], [8192, 524287]], [[-312907900, -1684553979], [4, 32767]]], [[[-2049, -16384], [2147483647, 16383]], [[1024, 513], [8388609, -585983948]]]]], [[[[[1, 1974447316], [-2005089031, 8192]], [[524287, -312907900], [-1684553979, 4]]], [[[32767, -2049], [-16384, 2147483647]], [[16383, 1024], [513, 8388609]]]], [[[[-585983948, 1], [1974447316, -2005089031]], [[8192, 524287], [-312907900, -1684553979]]], [[[4, 32767], [-2049, -16384]], [[2147483647, 16383], [1024, 513]]]]]]> : tensor<2x2x2x2x2x2xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<2x2x2x2x2x2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui4>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<ui4>
    %c_1 = stablehlo.constant dense<2> : tensor<ui4>
    %2 = stablehlo.optimization_barrier %c_1 : tensor<ui4>
    %3 = call @case_under_test(%0, %1, %2) : (tensor<2x2x2x2x2x2xi32>, tensor<ui4>, tensor<ui4>) -> tensor<0x0x0x0x1x2xi32>
    %c_2 = stablehlo.constant dense<[[[[[[1073741823, 16384], [-2047, 262145]], [[-1024, 436458739], [-1218854973, -373545375]]], [[[-2147483648, -268435455], [-2147483648, -373545375]], [[-16777215, -1758777591], [12, 12]]]], [[[[65, 1073741823], [16384, -2047]], [[262145, -1024], [436458739, -1218854973]]], [[[-373545375, -2147483648], [-268435455, -2147483648]], [[-373545375, -16777215], [-1758777591, 12]]]]], [[[[[12, 65], [1073741823, 16384]], [[-2047, 262145], [-1024, 436458739]]], [[[-1218854973, -373545375], [-2147483648, -268435455]], [[-2147483648, -373545375], [-16777215, -1758777591]]]], [[[[12, 12], [65, 1073741823]], [[16384, -2047], [262145, -1024]]], [[[436458739, -1218854973], [-373545375, -2147483648]], [[-268435455, -2147483648], [-373545375, -16777215]]]]]]> : tensor<2x2x2x2x2x2xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<2x2x2x2x2x2xi32>
    %c_3 = stablehlo.constant dense<2> : tensor<ui4>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<ui4>
    %c_4 = stablehlo.constant dense<2> : tensor<ui4>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<ui4>
    %7 = call @case_under_test(%4, %5, %6) : (tensor<2x2x2x2x2x2xi32>, tensor<ui4>, tensor<ui4>) -> tensor<0x0x0x0x1x2xi32>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    return %c_5 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x2x2x2x2x2xi32>, %arg1: tensor<ui4>, %arg2: tensor<ui4>) -> tensor<0x0x0x0x1x2xi32> {
    %c = stablehlo.constant dense<3> : tensor<ui4>
    %c_0 = stablehlo.constant dense<1> : tensor<ui4>
    %c_1 = stablehlo.constant dense<2> : tensor<ui4>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %arg2, %c_0, %c_1, %c_0, sizes = [0, 0, 0, 0, 1, 2] : (tensor<2x2x2x2x2x2xi32>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> tensor<0x0x0x0x1x2xi32>
    return %0 : tensor<0x0x0x0x1x2xi32>
  }
}
