/// The hash FNV-1a in 64 bits, the same in every run: it finds changes, and protects against
/// nobody.
package struct FNV: Hashable, Sendable {
  /// The hash of all bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  package init() {}

  /// The hash of bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  /// The hash in hexadecimal digits, without zeros before them.
  package var digits: String { String(value, radix: 16) }
}
