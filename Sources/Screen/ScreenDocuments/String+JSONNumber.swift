extension String {
  /// Whether it is a number in the grammar of JSON: `-0.5e+3`, but neither `01` nor `5.` nor `+1`.
  ///
  /// RFC 8259, section 6: https://www.rfc-editor.org/rfc/rfc8259#section-6
  var isJSONNumber: Bool {
    var rest = utf8[...]
    _ = rest.take("-")
    // A zero ends the integer, so that digits after it, as in `01`, are left over.
    guard rest.take("0") || rest.takeDigits() else { return false }
    if rest.take("."), !rest.takeDigits() { return false }
    if rest.take("eE") {
      _ = rest.take("+-")
      guard rest.takeDigits() else { return false }
    }
    return rest.isEmpty
  }
}

extension Substring.UTF8View {
  /// Removes the first byte if it is one of these characters, and returns whether it was.
  fileprivate mutating func take(_ characters: String) -> Bool {
    guard let first, characters.utf8.contains(first) else { return false }
    removeFirst()
    return true
  }

  /// Removes the digits at the start, and returns whether there were any.
  fileprivate mutating func takeDigits() -> Bool {
    let rest = drop { (0x30...0x39).contains($0) }
    defer { self = rest }
    return rest.startIndex != startIndex
  }
}
