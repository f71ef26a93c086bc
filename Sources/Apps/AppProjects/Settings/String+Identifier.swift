extension String {
  /// The name as an identifier of C, as Xcode makes the name of a module of it: `My_App` for
  /// `My App`.
  var asIdentifier: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isDigitAtStart = text.isEmpty && ("0"..."9").contains(scalar)
      text.append(scalar.properties.isXIDContinue && !isDigitAtStart ? scalar : "_")
    }
    return String(text)
  }

  /// The name as a part of a bundle identifier: `My-App` for `My App`.
  var asBundleName: String {
    let letters = unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isXIDContinue && scalar != "_" || scalar == "."
        ? scalar : "-" as Unicode.Scalar
    }
    return String(String.UnicodeScalarView(letters))
  }
}
