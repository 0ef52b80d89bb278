// Self-checking: main returns true where a case of slice on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[4.203900e-45]], [[-5.87747175E-39]], [[2.28881872E-5]]]> : tensor<3x1x1xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<3x1x1xf32>
    %1 = call @case_under_test(%0) : (tensor<3x1x1xf32>) -> tensor<1x0x1xf32>
    %cst_0 = stablehlo.constant dense<[[[6.74999904]], [[9.31322574E-10]], [[1.14440918E-5]]]> : tensor<3x1x1xf32>
    %2 = stablehlo.optimization_barrier %cst_0 : tensor<3x1x1xf32>
    %3 = call @case_under_test(%2) : (tensor<3x1x1xf32>) -> tensor<1x0x1xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3x1x1xf32>) -> tensor<1x0x1xf32> {
    %0 = stablehlo.slice %arg0 [0:3:4, 0:0, 0:1:2] : (tensor<3x1x1xf32>) -> tensor<1x0x1xf32>
    return %0 : tensor<1x0x1xf32>
  }
}
