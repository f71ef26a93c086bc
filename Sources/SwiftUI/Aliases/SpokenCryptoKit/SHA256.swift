public import Foundation

/// The hash function SHA-256 (FIPS 180-4, https://doi.org/10.6028/NIST.FIPS.180-4).
public struct SHA256: Sendable {
  private var state = Self.initial
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// A hash of nothing so far.
  public init() {}

  /// The hash of bytes.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> SHA256Digest {
    var hash = SHA256()
    hash.update(data: data)
    return hash.finalize()
  }

  /// Adds bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    count += UInt64(data.count)
    rest += data
    var start = 0
    while rest.count - start >= 64 {
      add(Array(rest[start..<start + 64]))
      start += 64
    }
    rest.removeFirst(start)
  }

  /// The hash of all bytes.
  public func finalize() -> SHA256Digest {
    var last = self
    let zeros = (119 - Int(count % 64)) % 64
    let length = (0..<8).map { UInt8(truncatingIfNeeded: (count &* 8) >> (56 - 8 * UInt64($0))) }
    last.update(data: [0x80] + Array(repeating: 0, count: zeros) + length)
    return SHA256Digest(
      bytes: last.state.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
      })
  }

  private mutating func add(_ block: [UInt8]) {
    var words = (0..<16).map { index in
      block[index * 4..<index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      words.append(
        words[index - 16] &+ (early.turned(7) ^ early.turned(18) ^ early >> 3)
          &+ words[index - 7] &+ (late.turned(17) ^ late.turned(19) ^ late >> 10))
    }
    var parts = state
    for (word, constant) in zip(words, Self.constants) {
      let (first, fifth) = (parts[0], parts[4])
      let choice = fifth & parts[5] ^ ~fifth & parts[6]
      let turned = fifth.turned(6) ^ fifth.turned(11) ^ fifth.turned(25)
      let one = parts[7] &+ turned &+ choice &+ constant &+ word
      let majority = first & parts[1] ^ first & parts[2] ^ parts[1] & parts[2]
      let two = (first.turned(2) ^ first.turned(13) ^ first.turned(22)) &+ majority
      parts = [one &+ two] + parts[0..<3] + [parts[3] &+ one] + parts[4..<7]
    }
    state = zip(state, parts).map { $0 &+ $1 }
  }

  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

/// The 32 bytes of a hash.
public struct SHA256Digest: Hashable, Sendable, Sequence, CustomStringConvertible {
  /// How many bytes there are.
  public static var byteCount: Int { 32 }
  fileprivate let bytes: [UInt8]

  /// The bytes one by one.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// The bytes in hexadecimal digits.
  public var description: String {
    "SHA256 digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension UInt32 {
  /// The bits turned to the right.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
