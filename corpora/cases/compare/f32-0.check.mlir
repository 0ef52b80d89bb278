// Self-checking: main returns true where a case of compare on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[2.12676479E+38, -1.040000e+02], [3.81469727E-6, -1.062500e+00], [-0.0029296875, 1.000000e+00], [1.401300e-45, 0.00781250093], [-2.93873588E-39, -4.8828125E-4], [2.3509887E-38, -1.00390625], [461.999939, 4.620000e+02]], [[-3.906250e-03, 2.28881836E-5], [1.8446743E+19, 2.12676479E+38], [-1.040000e+02, 3.81469727E-6], [-1.062500e+00, -0.0029296875], [1.000000e+00, 1.401300e-45], [0.00781250093, -2.93873588E-39], [-4.8828125E-4, 2.3509887E-38]]]> : tensor<2x7x2xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<2x7x2xf32>
    %cst_0 = stablehlo.constant dense<[[[0xCB000001, 0.333333343], [2.343750e-02, 6.1035149E-5], [-0.99999994, -1.187500e+00], [-5.87747175E-39, 0x4B000000], [-3.40282347E+38, -3.40282326E+38], [1.03125012, 1.000000e+06], [-1.125000e+00, -3.276700e+04]], [[-3.40282347E+38, 3.276700e+04], [-0.99999994, 0xCB000001], [0.333333343, 2.343750e-02], [6.1035149E-5, -0.99999994], [-1.187500e+00, -5.87747175E-39], [0x4B000000, -3.40282347E+38], [-3.40282326E+38, 1.03125012]]]> : tensor<2x7x2xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<2x7x2xf32>
    %2 = call @case_under_test(%0, %1) : (tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> tensor<2x7x2xi1>
    %c = stablehlo.constant dense<true> : tensor<2x7x2xi1>
    %3 = stablehlo.compare EQ, %2, %c, UNSIGNED : (tensor<2x7x2xi1>, tensor<2x7x2xi1>) -> tensor<2x7x2xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x7x2xi1>, tensor<i1>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<[[[-1.000000e-01, 6.553600e+04], [-1.84467441E+19, 65519.9921], [-1.250000e+00, -4194304.5], [1.83105498E-4, 1.093750e+00], [4.000000e+00, 2.000000e+00], [1.270000e+02, 2.3509887E-38], [1.500000e+00, -2.14748365E+9]], [[-2.500000e-01, -6.750000e+00], [9.375000e-02, -1.000000e-01], [6.553600e+04, -1.84467441E+19], [65519.9921, -1.250000e+00], [-4194304.5, 1.83105498E-4], [1.093750e+00, 4.000000e+00], [2.000000e+00, 1.270000e+02]]]> : tensor<2x7x2xf32>
    %5 = stablehlo.optimization_barrier %cst_2 : tensor<2x7x2xf32>
    %cst_3 = stablehlo.constant dense<[[[6.250000e-02, 1.09375012], [1.06250012, -2.550000e+02], [0.0625000075, -3.000000e+00], [5.000000e-01, -1.00000012], [6.75000095, 0.49999997], [461.999939, 1.200000e+01], [1.14440936E-5, -7.812500e-03]], [[-2.500000e-01, 462.000061], [0x4B800000, 6.250000e-02], [1.09375012, 1.06250012], [-2.550000e+02, 0.0625000075], [-3.000000e+00, 5.000000e-01], [-1.00000012, 6.75000095], [0.49999997, 461.999939]]]> : tensor<2x7x2xf32>
    %6 = stablehlo.optimization_barrier %cst_3 : tensor<2x7x2xf32>
    %7 = call @case_under_test(%5, %6) : (tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> tensor<2x7x2xi1>
    %c_4 = stablehlo.constant dense<[[[true, true], [true, true], [true, true], [true, true], [true, true], [true, true], [true, true]], [[false, true], [true, true], [true, true], [true, true], [true, true], [true, true], [true, true]]]> : tensor<2x7x2xi1>
    %8 = stablehlo.compare EQ, %7, %c_4, UNSIGNED : (tensor<2x7x2xi1>, tensor<2x7x2xi1>) -> tensor<2x7x2xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_5) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x7x2xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x7x2xf32>, %arg1: tensor<2x7x2xf32>) -> tensor<2x7x2xi1> {
    %0 = stablehlo.compare NE, %arg0, %arg1, TOTALORDER : (tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> tensor<2x7x2xi1>
    return %0 : tensor<2x7x2xi1>
  }
}
