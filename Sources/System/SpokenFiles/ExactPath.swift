/// A path by its bytes: names that look the same but differ in Unicode normalization are two files.
///
/// Strings are equal if they are canonically equivalent; a file system compares bytes.
package struct ExactPath: Hashable, Sendable, Comparable {
  private let bytes: [UInt8]

  /// The bytes of a path.
  package init(_ path: String) { bytes = Array(path.utf8) }

  /// The path.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The order of the bytes.
  package static func < (one: ExactPath, other: ExactPath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
