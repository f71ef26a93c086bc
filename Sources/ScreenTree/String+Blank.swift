extension String {
  /// Whether there is nothing in it but white space.
  package var isBlank: Bool {
    // A printed sign of ASCII is none, whatever is around it; most texts begin with one.
    for byte in utf8 where (0x21...0x7E).contains(byte) { return false }
    return allSatisfy(\.isWhitespace)
  }
}
