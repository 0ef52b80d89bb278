// A case of constant on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x2x2xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x8C4DEA66F4FFFFFF060000006126BCE9D8A17D92FFFFFDFF27199E32FC69368F"> : tensor<2x2x2xi32>} : () -> (tensor<2x2x2xi32>)
  "func.return"(%0) : (tensor<2x2x2xi32>) -> ()
}
}
