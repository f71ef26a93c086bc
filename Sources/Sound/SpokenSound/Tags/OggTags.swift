import SpokenFiles

/// Replaces the Vorbis comments of an Ogg file of Vorbis or Opus.
///
/// The library uses a random serial number. Here it is fixed, so that the same sound makes the same
/// bytes.
struct OggTags {
  // Always the same: a random number would make two files of the same sound differ.
  private static let stream: UInt32 = 1

  private let comments: VorbisComments

  init(_ sheet: TagSheet) { comments = VorbisComments(sheet) }

  /// Copies a file with other comments.
  func copy(_ source: OpenFile, to file: PartialFile) throws(OutputError) {
    guard let first = try OggPage(of: source, at: 0) else { throw OggTags.broken(file) }
    var place = first.count
    try file.write(first.bytes(stream: OggTags.stream))
    let isOpus = first.body.starts(with: "OpusHead".utf8)
    // The comments are the first packet after the identification header, which is alone on its
    // page.
    var packets = try OggTags.packets(isOpus ? 1 : 2, of: source, at: &place, for: file)
    // Vorbis has a third packet before the sound; its second one ends with a framing bit.
    let begin = isOpus ? Array("OpusTags".utf8) : [3] + Array("vorbis".utf8)
    packets[0] =
      begin + comments.bytes(vendorOf: packets[0].dropFirst(begin.count)) + (isOpus ? [] : [1])
    // Other comments may need more or fewer pages, so every page after them gets a new number.
    var number: UInt32 = 1
    for page in OggPage.pages(of: packets, from: number) {
      try file.write(page.bytes(stream: OggTags.stream))
      number += 1
    }
    while var page = try OggPage(of: source, at: place) {
      place += page.count
      page.number = number
      number += 1
      try file.write(page.bytes(stream: OggTags.stream))
    }
    // The loop also ends where a page is damaged; then bytes are left.
    guard place == (try source.count) else { throw OggTags.broken(file) }
  }

  /// Reads packets up to the end of the page in which the last of them ends.
  private static func packets(
    _ count: Int, of source: OpenFile, at place: inout Int, for file: PartialFile
  ) throws(OutputError) -> [[UInt8]] {
    var packets: [[UInt8]] = [[]]
    while packets.count <= count {
      guard let page = try OggPage(of: source, at: place) else { throw broken(file) }
      place += page.count
      var rest = page.body[...]
      for length in page.lengths {
        packets[packets.count - 1] += rest.prefix(Int(length))
        rest = rest.dropFirst(Int(length))
        if length < OggPage.full { packets.append([]) }
      }
    }
    return packets.dropLast()
  }

  private static func broken(_ file: PartialFile) -> OutputError {
    .cannotWrite(path: file.path, cause: "the encoder left half a file")
  }
}
