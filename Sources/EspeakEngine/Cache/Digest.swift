import CNettle

/// A SHA-256 digest.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// How many bytes a digest has.
  static let length = 32

  /// The bytes of the digest.
  let bytes: [UInt8]

  /// Creates a digest from its bytes.
  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The digest as 64 hexadecimal digits.
  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// What makes a SHA-256 digest of bytes that come one after another.
package struct Digester {
  private var context = sha256_ctx()

  /// Creates a digester that was given nothing yet.
  package init() { nettle_sha256_init(&context) }

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
  }

  /// Adds a text behind its length, so that no two lists of texts are alike.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(bytes.count)
      add(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Adds a number.
  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { add($0) }
  }

  /// The digest of all that was added; the digester is empty afterwards.
  package mutating func digest() -> Digest {
    var bytes = [UInt8](repeating: 0, count: Digest.length)
    nettle_sha256_digest(&context, Digest.length, &bytes)
    return Digest(bytes: bytes)
  }
}
