import SpokenFiles

/// Replaces the Vorbis comments of a FLAC file.
struct FLACTags {
  /// The type of a block with comments.
  private static let commentKind: UInt8 = 4
  /// The flag of the last block before the sound.
  private static let last: UInt8 = 0x80

  private let comments: VorbisComments

  init(_ sheet: TagSheet) { comments = VorbisComments(sheet) }

  /// Copies a file with other comments.
  func copy(_ source: OpenFile, to file: PartialFile) throws(OutputError) {
    var place = 4
    var vendor: [UInt8] = []
    var isLast = false
    try file.write(Array("fLaC".utf8))
    while !isLast {
      let header = try source.read(4, at: place)
      guard header.count == 4 else {
        throw .cannotWrite(path: file.path, cause: "the encoder left half a file")
      }
      isLast = header[0] & FLACTags.last != 0
      let kind = header[0] & ~FLACTags.last
      let count = header[1...].reduce(0) { $0 << 8 | Int($1) }
      let block = try source.read(count, at: place + 4)
      place += 4 + count
      if kind == FLACTags.commentKind {
        // Its first field names the encoder, which the new comments keep.
        vendor = block
      } else {
        // Without the flag of the last block: the comments follow after all others.
        try file.write([kind] + header[1...] + block)
      }
    }
    let block = comments.bytes(vendorOf: vendor)
    // A block's size has three bytes.
    let size = [UInt8](bigEndian: UInt32(block.count)).dropFirst()
    try file.write([FLACTags.commentKind | FLACTags.last] + size + block)
    try source.copy(from: place, to: file)
  }
}
