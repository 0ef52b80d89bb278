// Self-checking: main returns true where a case of pad on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[-1979788657, 67108864, -1345983102], [-12, 1215578691, -8191], [65535, 63, 4097], [-2147483648, -511, -16385], [-2048, -17, -1487090336], [511, -536870912, -1979788657], [67108864, -1345983102, -12]]> : tensor<7x3xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<7x3xi32>
    %c_0 = stablehlo.constant dense<-8388608> : tensor<i32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<i32>
    %2 = call @case_under_test(%0, %1) : (tensor<7x3xi32>, tensor<i32>) -> tensor<15x1xi32>
    %c_1 = stablehlo.constant dense<[[-1979788657], [-8388608], [-12], [-8388608], [65535], [-8388608], [-2147483648], [-8388608], [-2048], [-8388608], [511], [-8388608], [67108864], [-8388608], [-8388608]]> : tensor<15x1xi32>
    %3 = stablehlo.compare EQ, %2, %c_1, SIGNED : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x1xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<15x1xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<[[268435455, 129, -2049], [-1048575, 5, -2049], [255, 286326904, 134217728], [18, 2047, 268435457], [-1754748749, -20, 2147483647], [-1218854973, 256, 268435455], [129, -2049, -1048575]]> : tensor<7x3xi32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<7x3xi32>
    %c_4 = stablehlo.constant dense<-536870913> : tensor<i32>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<i32>
    %7 = call @case_under_test(%5, %6) : (tensor<7x3xi32>, tensor<i32>) -> tensor<15x1xi32>
    %c_5 = stablehlo.constant dense<[[268435455], [-536870913], [-1048575], [-536870913], [255], [-536870913], [18], [-536870913], [-1754748749], [-536870913], [-1218854973], [-536870913], [129], [-536870913], [-536870913]]> : tensor<15x1xi32>
    %8 = stablehlo.compare EQ, %7, %c_5, SIGNED : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x1xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0, 1] : (tensor<15x1xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<7x3xi32>, %arg1: tensor<i32>) -> tensor<15x1xi32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, 0], high = [2, -4], interior = [1, 1] : (tensor<7x3xi32>, tensor<i32>) -> tensor<15x1xi32>
    return %0 : tensor<15x1xi32>
  }
}
