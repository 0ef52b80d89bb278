// Self-checking: main returns true where a case of cholesky on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[9.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00], [-1.000000e+00, 9.000000e+00, -1.000000e+00, -1.000000e+00], [1.000000e+00, -1.000000e+00, 8.000000e+00, 1.000000e+00], [-1.000000e+00, -1.000000e+00, 1.000000e+00, 9.000000e+00]], [[8.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00], [1.000000e+00, 9.000000e+00, 1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00, 9.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00, -1.000000e+00, 9.000000e+00]], [[9.000000e+00, 1.000000e+00, -1.000000e+00, 0.000000e+00], [1.000000e+00, 9.000000e+00, 1.000000e+00, -1.000000e+00], [-1.000000e+00, 1.000000e+00, 9.000000e+00, -1.000000e+00], [0.000000e+00, -1.000000e+00, -1.000000e+00, 9.000000e+00]], [[9.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00], [1.000000e+00, 9.000000e+00, -1.000000e+00, 0.000000e+00], [-1.000000e+00, -1.000000e+00, 9.000000e+00, -1.000000e+00], [-1.000000e+00, 0.000000e+00, -1.000000e+00, 9.000000e+00]], [[9.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00], [-1.000000e+00, 9.000000e+00, -1.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00, 9.000000e+00, 0.000000e+00], [1.000000e+00, -1.000000e+00, 0.000000e+00, 9.000000e+00]]]> : tensor<5x4x4xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<5x4x4xf32>
    %1 = call @case_under_test(%0) : (tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<5x4x4xf32>) -> tensor<5x4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<5x4x4xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<5x4x4xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<5x4x4xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<5x4x4xi1>, tensor<5x4x4xi32>
    %c_1 = stablehlo.constant dense<[[[1077936126, 0, 0, 0], [-1051372210, 1077858213, 0, 0], [1051372195, -1050191401, 1077067267, 0], [-1051372213, -1052692403, 1052201791, 1077668903]], [[1077216498, 0, 0, 0], [1052050668, 1077848439, 0, 0], [1052050667, 1050042772, 1077787562, 0], [-1052050684, -1050042791, -1049114628, 1077737388]], [[1077936126, 0, 0, 0], [1051372196, 1077858213, 0, 0], [-1051372212, 1052692380, 1077760132, 0], [-1, -1051441901, -1050112939, 1077795530]], [[1077936126, 0, 0, 0], [1051372196, 1077858213, 0, 0], [-1051372211, -1050191401, 1077795530, 0], [-1051372212, 1025025540, -1052629723, 1077760132]], [[1077936126, 0, 0, 0], [-1051372210, 1077858213, 0, 0], [-1051372212, -1052692402, 1077760132, 0], [1051372195, -1050191401, -868762824, 1077795530]]]> : tensor<5x4x4xi32>
    %6 = stablehlo.compare GE, %5, %c_1, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %c_2 = stablehlo.constant dense<[[[1077936130, 0, 0, 0], [-1051372197, 1077858216, 0, 0], [1051372210, -1050191383, 1077067272, 0], [-1051372194, -1052692379, 1052201820, 1077668909]], [[1077216501, 0, 0, 0], [1052050682, 1077848443, 0, 0], [1052050683, 1050042790, 1077787567, 0], [-1052050668, -1050042772, -1049114606, 1077737393]], [[1077936130, 0, 0, 0], [1051372209, 1077858216, 0, 0], [-1051372196, 1052692401, 1077760137, 0], [0, -1051441882, -1050112917, 1077795535]], [[1077936130, 0, 0, 0], [1051372209, 1077858216, 0, 0], [-1051372196, -1050191383, 1077795535, 0], [-1051372196, 1025025593, -1052629696, 1077760137]], [[1077936130, 0, 0, 0], [-1051372197, 1077858216, 0, 0], [-1051372196, -1052692381, 1077760137, 0], [1051372210, -1050191383, 868762823, 1077795535]]]> : tensor<5x4x4xi32>
    %7 = stablehlo.compare LE, %5, %c_2, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %8 = stablehlo.and %6, %7 : tensor<5x4x4xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<5x4x4xi32>
    %9 = stablehlo.compare GT, %5, %c_3, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<5x4x4xi32>
    %10 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %11 = stablehlo.or %9, %10 : tensor<5x4x4xi1>
    %c_5 = stablehlo.constant dense<[[[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]]]> : tensor<5x4x4xi1>
    %12 = stablehlo.and %11, %c_5 : tensor<5x4x4xi1>
    %13 = stablehlo.or %8, %12 : tensor<5x4x4xi1>
    %c_6 = stablehlo.constant dense<[[[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]]]> : tensor<5x4x4xi1>
    %14 = stablehlo.or %13, %c_6 : tensor<5x4x4xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_7) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x4x4xi1>, tensor<i1>) -> tensor<i1>
    %cst_8 = stablehlo.constant dense<[[[8.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+00], [0.000000e+00, 9.000000e+00, -1.000000e+00, -1.000000e+00], [0.000000e+00, -1.000000e+00, 9.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00, -1.000000e+00, 8.000000e+00]], [[9.000000e+00, 0.000000e+00, 1.000000e+00, -1.000000e+00], [0.000000e+00, 8.000000e+00, 0.000000e+00, -1.000000e+00], [1.000000e+00, 0.000000e+00, 9.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00, -1.000000e+00, 9.000000e+00]], [[8.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00], [-1.000000e+00, 8.000000e+00, 1.000000e+00, -1.000000e+00], [-1.000000e+00, 1.000000e+00, 8.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00, -1.000000e+00, 9.000000e+00]], [[9.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00], [1.000000e+00, 9.000000e+00, -1.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00, 9.000000e+00, -1.000000e+00], [-1.000000e+00, -1.000000e+00, -1.000000e+00, 9.000000e+00]], [[9.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 9.000000e+00, -1.000000e+00, -1.000000e+00], [0.000000e+00, -1.000000e+00, 9.000000e+00, -1.000000e+00], [0.000000e+00, -1.000000e+00, -1.000000e+00, 9.000000e+00]]]> : tensor<5x4x4xf32>
    %16 = stablehlo.optimization_barrier %cst_8 : tensor<5x4x4xf32>
    %17 = call @case_under_test(%16) : (tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
    %18 = stablehlo.bitcast_convert %17 : (tensor<5x4x4xf32>) -> tensor<5x4x4xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<5x4x4xi32>
    %19 = stablehlo.compare LT, %18, %c_9, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %c_10 = stablehlo.constant dense<2147483647> : tensor<5x4x4xi32>
    %20 = stablehlo.xor %18, %c_10 : tensor<5x4x4xi32>
    %21 = stablehlo.select %19, %20, %18 : tensor<5x4x4xi1>, tensor<5x4x4xi32>
    %c_11 = stablehlo.constant dense<[[[1077216498, 0, 0, 0], [-1, 1077936126, 0, 0], [-1, -1051372212, 1077858212, 0], [-1052050683, -1051372214, -1052692405, 1076935114]], [[1077936126, 0, 0, 0], [-1, 1077216497, 0, 0], [1051372196, -1, 1077858212, 0], [-1051372211, -1052050685, -1050191402, 1077706845]], [[1077216498, 0, 0, 0], [-1052050683, 1077123451, 0, 0], [-1052050684, 1050649815, 1077050569, 0], [-1052050686, -1053639105, -1052218973, 1077643106]], [[1077936126, 0, 0, 0], [1051372196, 1077858213, 0, 0], [-1051372211, -1050191401, 1077795530, 0], [-1051372212, -1050191403, -1053760845, 1077679304]], [[1077936126, 0, 0, 0], [-1, 1077936126, 0, 0], [-1, -1051372212, 1077858212, 0], [-1, -1051372214, -1052692405, 1077760132]]]> : tensor<5x4x4xi32>
    %22 = stablehlo.compare GE, %21, %c_11, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %c_12 = stablehlo.constant dense<[[[1077216501, 0, 0, 0], [0, 1077936130, 0, 0], [0, -1051372195, 1077858217, 0], [-1052050669, -1051372194, -1052692378, 1076935119]], [[1077936130, 0, 0, 0], [0, 1077216501, 0, 0], [1051372209, 0, 1077858217, 0], [-1051372196, -1052050667, -1050191381, 1077706851]], [[1077216501, 0, 0, 0], [-1052050669, 1077123454, 0, 0], [-1052050668, 1050649834, 1077050573, 0], [-1052050666, -1053639079, -1052218943, 1077643113]], [[1077936130, 0, 0, 0], [1051372209, 1077858216, 0, 0], [-1051372196, -1050191383, 1077795535, 0], [-1051372195, -1050191381, -1053760814, 1077679310]], [[1077936130, 0, 0, 0], [0, 1077936130, 0, 0], [0, -1051372195, 1077858217, 0], [0, -1051372194, -1052692378, 1077760137]]]> : tensor<5x4x4xi32>
    %23 = stablehlo.compare LE, %21, %c_12, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %24 = stablehlo.and %22, %23 : tensor<5x4x4xi1>
    %c_13 = stablehlo.constant dense<2139095040> : tensor<5x4x4xi32>
    %25 = stablehlo.compare GT, %21, %c_13, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %c_14 = stablehlo.constant dense<-2139095041> : tensor<5x4x4xi32>
    %26 = stablehlo.compare LT, %21, %c_14, SIGNED : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
    %27 = stablehlo.or %25, %26 : tensor<5x4x4xi1>
    %c_15 = stablehlo.constant dense<[[[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]]]> : tensor<5x4x4xi1>
    %28 = stablehlo.and %27, %c_15 : tensor<5x4x4xi1>
    %29 = stablehlo.or %24, %28 : tensor<5x4x4xi1>
    %c_16 = stablehlo.constant dense<[[[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]], [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]]]> : tensor<5x4x4xi1>
    %30 = stablehlo.or %29, %c_16 : tensor<5x4x4xi1>
    %c_17 = stablehlo.constant dense<true> : tensor<i1>
    %31 = stablehlo.reduce(%30 init: %c_17) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x4x4xi1>, tensor<i1>) -> tensor<i1>
    %32 = stablehlo.and %15, %31 : tensor<i1>
    return %32 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5x4x4xf32>) -> tensor<5x4x4xf32> {
    %0 = stablehlo.cholesky %arg0, lower = true : tensor<5x4x4xf32>
    return %0 : tensor<5x4x4xf32>
  }
}
