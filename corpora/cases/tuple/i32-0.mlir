// A case of tuple on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3xi32> {
    %c = stablehlo.constant dense<[512, 6, -16383]> : tensor<3xi32>
    %0 = stablehlo.tuple %c : tuple<tensor<3xi32>>
    %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<3xi32>>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
}
