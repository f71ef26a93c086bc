/// A path by its bytes: names that look the same and are written otherwise in Unicode are two files.
///
/// Two strings are equal when they mean the same letters; a file system compares bytes.
package struct ExactPath: Hashable, Sendable, Comparable {
  private let bytes: [UInt8]

  /// Takes the bytes of a path.
  package init(_ path: String) { bytes = Array(path.utf8) }

  /// The order of the bytes.
  package static func < (one: ExactPath, other: ExactPath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
