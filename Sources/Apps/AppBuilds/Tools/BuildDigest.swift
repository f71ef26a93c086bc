/// A digest of what something is built of: equal digests mean that nothing is built again.
///
/// It is FNV-1a in 64 bits: it finds changes, and protects against nobody.
struct BuildDigest: Hashable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

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
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The digest of texts.
  static func text(of texts: [String]) -> String {
    var digest = BuildDigest()
    for text in texts { digest.add(text) }
    return digest.text
  }
}
