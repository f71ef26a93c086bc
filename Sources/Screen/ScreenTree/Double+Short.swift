extension Double {
  /// The number as in a screen file: without a decimal point if it is an integer.
  package var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
