// A case of sign on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5xi32>) -> (tensor<5xi32>) {
  %1 = "stablehlo.sign"(%0) : (tensor<5xi32>) -> (tensor<5xi32>)
  "func.return"(%1) : (tensor<5xi32>) -> ()
}
}
