extension Double {
  /// The number without a point where it is whole, as a screen file has it.
  package var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
