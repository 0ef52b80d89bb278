// Breaks I1 of tuple; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi8>, %1: () -> ()) -> (tuple<() -> (), tensor<3x2xi8>>) {
  %2 = "stablehlo.tuple"(%1, %0) : (() -> (), tensor<3x2xi8>) -> (tuple<() -> (), tensor<3x2xi8>>)
  "func.return"(%2) : (tuple<() -> (), tensor<3x2xi8>>) -> ()
}
}
