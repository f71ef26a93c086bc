extension String {
  /// Whether it has only white space.
  package var isBlank: Bool {
    // A printable ASCII character decides quickly; most texts begin with one.
    for byte in utf8 where (0x21...0x7E).contains(byte) { return false }
    return allSatisfy(\.isWhitespace)
  }
}
