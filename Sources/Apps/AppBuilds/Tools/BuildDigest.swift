import SpokenSyntax

/// A digest of what something is built of: equal digests mean that nothing is built again.
struct BuildDigest: Hashable {
  private var hash = FNV()

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) { hash.add(bytes) }

  /// Adds a text, with its length, so that two texts are no other two.
  mutating func add(_ text: String) {
    add(number: text.utf8.count)
    add(text.utf8)
  }

  /// Adds a number.
  mutating func add(number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { add($0) }
  }

  /// The digest in 16 letters and digits.
  var text: String {
    String(repeating: "0", count: 16 - hash.digits.utf8.count) + hash.digits
  }

  /// The digest of texts.
  static func text(of texts: [String]) -> String {
    var digest = BuildDigest()
    for text in texts { digest.add(text) }
    return digest.text
  }
}
