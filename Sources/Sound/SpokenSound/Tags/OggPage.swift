import SpokenFiles

/// A page of an Ogg file: up to 255 segments of packets.
struct OggPage: Hashable {
  /// The bytes before the segment table.
  private static let header = 27
  /// A segment of this length continues in the next one.
  static let full = 255
  /// The flag of a page that begins in the middle of a packet.
  static let continued: UInt8 = 1

  /// The flags: a continued packet, the first page, the last page.
  var flags: UInt8
  /// The position of the sound at its end, in samples.
  var position: [UInt8]
  /// The number of the page, from 0.
  var number: UInt32
  /// The lengths of the segments.
  var lengths: [UInt8]
  /// The segments in sequence.
  var body: [UInt8]

  /// A page from its parts.
  package init(flags: UInt8, position: [UInt8], number: UInt32, lengths: [UInt8], body: [UInt8]) {
    self.flags = flags
    self.position = position
    self.number = number
    self.lengths = lengths
    self.body = body
  }

  /// Reads the page at an offset of a file; nil at its end.
  init?(of file: OpenFile, at place: Int) throws(OutputError) {
    let header = try file.read(OggPage.header, at: place)
    guard header.count == OggPage.header, header.starts(with: "OggS".utf8) else { return nil }
    lengths = try file.read(Int(header[26]), at: place + OggPage.header)
    let count = lengths.reduce(0) { $0 + Int($1) }
    body = try file.read(count, at: place + OggPage.header + lengths.count)
    flags = header[5]
    position = Array(header[6..<14])
    number = header[18..<22].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The size in bytes.
  var count: Int { OggPage.header + lengths.count + body.count }

  /// The bytes of the page, with the serial number of its stream.
  func bytes(stream: UInt32) -> [UInt8] {
    var bytes = Array("OggS".utf8) + [0, flags] + position + [UInt8](littleEndian: stream)
    bytes += [UInt8](littleEndian: number) + [0, 0, 0, 0, UInt8(lengths.count)] + lengths + body
    // The checksum is that of the page with zeros in its place.
    bytes.replaceSubrange(22..<26, with: [UInt8](littleEndian: OggPage.checksum(of: bytes)))
    return bytes
  }

  /// The pages of complete packets before the sound.
  ///
  /// - Parameters:
  ///   - packets: the packets, the last of which ends the last page.
  ///   - first: the number of the first page.
  /// - Returns: the pages in order.
  static func pages(of packets: [[UInt8]], from first: UInt32) -> [OggPage] {
    var pieces: [ArraySlice<UInt8>] = []
    for packet in packets {
      var rest = packet[...]
      while rest.count >= full {
        pieces.append(rest.prefix(full))
        rest = rest.dropFirst(full)
      }
      // A packet whose length is a multiple of 255 ends with an empty segment.
      pieces.append(rest)
    }
    var pages: [OggPage] = []
    var isOpen = false
    // The segment table of a page counts its segments in one byte.
    for start in stride(from: 0, to: pieces.count, by: 255) {
      let part = pieces[start..<min(start + 255, pieces.count)]
      let endsPacket = part.contains { $0.count < full }
      pages.append(
        OggPage(
          flags: isOpen ? continued : 0,
          // A page in which no packet ends has no position.
          position: [UInt8](repeating: endsPacket ? 0 : 0xff, count: 8),
          number: first + UInt32(pages.count), lengths: part.map { UInt8($0.count) },
          body: Array(part.joined())))
      isOpen = part.last?.count == full
    }
    return pages
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0) { sum, byte in
      sum << 8 ^ table[Int(UInt8(truncatingIfNeeded: sum >> 24) ^ byte)]
    }
  }

  /// The CRC table of Ogg's polynomial.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte) << 24) { sum, _ in
      sum << 1 ^ (sum & 0x8000_0000 == 0 ? 0 : 0x04c1_1db7)
    }
  }
}
