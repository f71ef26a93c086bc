import CNettle
package import Foundation

/// A SHA-256 digest as 64 hexadecimal digits.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The digits.
  package let description: String

  /// The digest of texts, followed by bytes.
  ///
  /// The length of each text is included, so that different lists have different digests.
  package init(of texts: [String], _ data: Data = Data()) {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    func add(_ bytes: Data) {
      bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        guard let start = bytes.baseAddress else { return }
        nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
      }
    }
    for text in texts { add(Data("\(text.utf8.count):\(text)".utf8)) }
    add(data)
    var bytes = [UInt8](repeating: 0, count: 32)
    nettle_sha256_digest(&context, bytes.count, &bytes)
    description = bytes.map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined()
  }

  /// The digest in a file name; nil for any other name.
  init?(name: String) {
    // Such a name cannot contain a slash, so it never leads out of its folder.
    guard name.utf8.count == 64, name.allSatisfy(\.isHexDigit) else { return nil }
    description = name
  }
}
