/// Compressed files, detected by their first bytes.
enum CompressedFile: String, CaseIterable {
  case gzip, zip, xz, bzip2, zstd

  /// The kind of a file; nil when it is not compressed.
  init?(_ bytes: [UInt8]) {
    let kind = Self.allCases.first { kind in kind.starts.contains { bytes.starts(with: $0) } }
    guard let kind else { return nil }
    self = kind
  }

  /// The first bytes of such files.
  private var starts: [[UInt8]] {
    switch self {
    case .gzip: [[0x1F, 0x8B]]
    case .zip: [[0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06]]
    case .xz: [[0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]]
    case .bzip2: [Array("BZh".utf8)]
    case .zstd: [[0x28, 0xB5, 0x2F, 0xFD]]
    }
  }

  /// The error, with the command that decompresses the file.
  var message: String {
    let command =
      switch self {
      case .gzip: "gunzip"
      case .zip: "unzip"
      case .xz: "unxz"
      case .bzip2: "bunzip2"
      case .zstd: "unzstd"
      }
    return "the file is compressed with \(rawValue); unpack it first (\(command))"
  }
}
