// Self-checking: main returns true where a case of convert on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<3x3x2xf16>)
  %v2 = "stablehlo.bitcast_convert"(%v1) : (tensor<3x3x2xf16>) -> (tensor<3x3x2xi16>)
  %v3 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v4 = "stablehlo.compare"(%v2, %v3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi1>)
  %v5 = "stablehlo.constant"() {value = dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v6 = "stablehlo.xor"(%v2, %v5) : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi16>)
  %v7 = "stablehlo.select"(%v4, %v6, %v2) : (tensor<3x3x2xi1>, tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi16>)
  %v8 = "stablehlo.constant"() {value = dense<"0xFFBDFF8300208001FFDFDF4B003DFF83002C007C0010023CFBC3003C803CFF83007CFFBD"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v9 = "stablehlo.compare"(%v7, %v8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi1>)
  %v10 = "stablehlo.constant"() {value = dense<"0x007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v11 = "stablehlo.compare"(%v7, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi1>)
  %v12 = "stablehlo.constant"() {value = dense<"0xFF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v13 = "stablehlo.compare"(%v7, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi1>)
  %v14 = "stablehlo.or"(%v11, %v13) : (tensor<3x3x2xi1>, tensor<3x3x2xi1>) -> (tensor<3x3x2xi1>)
  %v15 = "stablehlo.constant"() {value = dense<[[[false, true], [true, true], [false, true]], [[true, true], [true, true], [true, true]], [[false, true], [false, true], [true, false]]]> : tensor<3x3x2xi1>} : () -> (tensor<3x3x2xi1>)
  %v16 = "stablehlo.or"(%v9, %v15) : (tensor<3x3x2xi1>, tensor<3x3x2xi1>) -> (tensor<3x3x2xi1>)
  %v20 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v21 = "stablehlo.reduce"(%v16, %v20) ({
  ^bb0(%v17: tensor<i1>, %v18: tensor<i1>):
    %v19 = "stablehlo.and"(%v17, %v18) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v19) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x3x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v22 = "func.call"() {callee = @case_under_test} : () -> (tensor<3x3x2xf16>)
  %v23 = "stablehlo.bitcast_convert"(%v22) : (tensor<3x3x2xf16>) -> (tensor<3x3x2xi16>)
  %v24 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v25 = "stablehlo.compare"(%v23, %v24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi1>)
  %v26 = "stablehlo.constant"() {value = dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v27 = "stablehlo.xor"(%v23, %v26) : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi16>)
  %v28 = "stablehlo.select"(%v25, %v27, %v23) : (tensor<3x3x2xi1>, tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi16>)
  %v29 = "stablehlo.constant"() {value = dense<"0xFFBDFF8300208001FFDFDF4B003DFF83002C007C0010023CFBC3003C803CFF83007CFFBD"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v30 = "stablehlo.compare"(%v28, %v29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi1>)
  %v31 = "stablehlo.constant"() {value = dense<"0x007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v32 = "stablehlo.compare"(%v28, %v31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi1>)
  %v33 = "stablehlo.constant"() {value = dense<"0xFF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83FF83"> : tensor<3x3x2xi16>} : () -> (tensor<3x3x2xi16>)
  %v34 = "stablehlo.compare"(%v28, %v33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> (tensor<3x3x2xi1>)
  %v35 = "stablehlo.or"(%v32, %v34) : (tensor<3x3x2xi1>, tensor<3x3x2xi1>) -> (tensor<3x3x2xi1>)
  %v36 = "stablehlo.constant"() {value = dense<[[[false, true], [true, true], [false, true]], [[true, true], [true, true], [true, true]], [[false, true], [false, true], [true, false]]]> : tensor<3x3x2xi1>} : () -> (tensor<3x3x2xi1>)
  %v37 = "stablehlo.or"(%v30, %v36) : (tensor<3x3x2xi1>, tensor<3x3x2xi1>) -> (tensor<3x3x2xi1>)
  %v41 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v42 = "stablehlo.reduce"(%v37, %v41) ({
  ^bb0(%v38: tensor<i1>, %v39: tensor<i1>):
    %v40 = "stablehlo.and"(%v38, %v39) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v40) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x3x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v43 = "stablehlo.and"(%v21, %v42) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v43) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<3x3x2xf16>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000040C00050C3C7FEFFFF3BFEFFBF37000000BC02E07B410100A03F000000C90100803D00F07F470100003A0030803F008080BF0100803F0000903FFFFF7FFFF9021550000040C0"> : tensor<3x3x2xf32>} : () -> (tensor<3x3x2xf32>)
  %1 = "stablehlo.convert"(%0) : (tensor<3x3x2xf32>) -> (tensor<3x3x2xf16>)
  "func.return"(%1) : (tensor<3x3x2xf16>) -> ()
}
}
