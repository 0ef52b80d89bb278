// Breaks C4 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi8>, %1: tensor<4xbf16>) -> (tensor<4x2x2xi1>) {
  %2 = "stablehlo.convert"(%0) : (tensor<4x2x2xi8>) -> (tensor<4x2x2xbf16>)
  %3 = "stablehlo.constant"() {value = dense<-4.000000e+00> : tensor<bf16>} : () -> (tensor<bf16>)
  %4 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<bf16>} : () -> (tensor<bf16>)
  %5 = "stablehlo.clamp"(%3, %2, %4) : (tensor<bf16>, tensor<4x2x2xbf16>, tensor<bf16>) -> (tensor<4x2x2xbf16>)
  %6 = "stablehlo.composite"(%0, %5, %1, %1) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 2 : i32} : (tensor<4x2x2xi8>, tensor<4x2x2xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4x2x2xi1>)
  "func.return"(%6) : (tensor<4x2x2xi1>) -> ()
}
func.func private @f0(%0: tensor<4x2x2xi8>, %1: tensor<4x2x2xbf16>, %2: tensor<4xbf16>, %3: tensor<4xbf16>) -> (tensor<4x2x2xi8>) {
  %7 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%4: tensor<i8>, %5: tensor<i8>):
    %6 = "stablehlo.or"(%4, %5) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%6) : (tensor<i8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, use_global_device_ids = unit} : (tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>)
  %8 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<bf16>} : () -> (tensor<bf16>)
  %9 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<bf16>} : () -> (tensor<bf16>)
  %10 = "stablehlo.clamp"(%8, %3, %9) : (tensor<bf16>, tensor<4xbf16>, tensor<bf16>) -> (tensor<4xbf16>)
  %11 = "stablehlo.batch_norm_inference"(%1, %2, %2, %3, %10) {epsilon = 7.62939453125e-06 : f32, feature_index = 0 : i64} : (tensor<4x2x2xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4x2x2xbf16>)
  "func.return"(%0) : (tensor<4x2x2xi8>) -> ()
}
}
