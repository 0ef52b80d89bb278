// A case of while on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5xf32>) -> (tensor<5xf32>, tensor<ui2>) {
  %1 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<ui2>} : () -> (tensor<ui2>)
  %13, %14 = "stablehlo.while"(%0, %1) ({
  ^bb0(%2: tensor<5xf32>, %3: tensor<ui2>):
    %4 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui2>} : () -> (tensor<ui2>)
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<ui2>, tensor<ui2>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<5xf32>, %7: tensor<ui2>):
    %8 = "stablehlo.constant"() {value = dense<[(0x39FFFFFE, 0x36FFFFFE), (0xC0490FDB, 0xA0000000), (0x3FBFFFFE, 0x3F900000)]> : tensor<3xcomplex<f32>>} : () -> (tensor<3xcomplex<f32>>)
    %9 = "stablehlo.all_gather"(%8) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, use_global_device_ids = unit} : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    %10 = "stablehlo.logistic"(%6) : (tensor<5xf32>) -> (tensor<5xf32>)
    %11 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui2>} : () -> (tensor<ui2>)
    %12 = "stablehlo.subtract"(%7, %11) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    "stablehlo.return"(%10, %12) : (tensor<5xf32>, tensor<ui2>) -> ()
  }) : (tensor<5xf32>, tensor<ui2>) -> (tensor<5xf32>, tensor<ui2>)
  "func.return"(%13, %14) : (tensor<5xf32>, tensor<ui2>) -> ()
}
}
