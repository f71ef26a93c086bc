import SpokenFiles

/// The chunks of a WAV file besides the samples: cue points with labels, title and language.
///
/// The library writes a header of 44 bytes and the samples. The chunks come after them, where
/// programs that do not know them do not look.
struct WaveChunks {
  /// The offset of the samples.
  private static let header = 44
  /// A size that is in the chunk `ds64` instead.
  private static let elsewhere = UInt32.max

  private let chunks: [UInt8]
  private let sampleBytes: Int
  private let frames: Int
  /// The most bytes that the header of a plain WAV file can count.
  private let most: Int

  /// Prepares the chunks for tags.
  ///
  /// - Parameters:
  ///   - sheet: the tags.
  ///   - channels: the number of channels.
  ///   - most: the size above which the file is an RF64 file.
  init(_ sheet: TagSheet, channels: Int, most: Int = Int(UInt32.max)) {
    chunks = WaveChunks.cues(sheet) + WaveChunks.info(sheet)
    frames = sheet.length
    sampleBytes = sheet.length * channels * 2
    self.most = most
  }

  /// Adds the chunks to a file and corrects the sizes in its header.
  func complete(_ file: OpenFile) throws(OutputError) {
    // A sample of 16 bits keeps the length even, so no padding comes before the first chunk.
    try file.write(chunks, at: WaveChunks.header + sampleBytes)
    let size = WaveChunks.header - 8 + sampleBytes + chunks.count
    guard size > most else {
      try file.write([UInt8](littleEndian: UInt32(size)), at: 4)
      try file.write([UInt8](littleEndian: UInt32(sampleBytes)), at: WaveChunks.header - 4)
      return
    }
    // RF64 has the sizes in 64 bits in a chunk that must be the first one after the type.
    let sizes = WaveChunks.chunk(
      "ds64",
      [size + 36, sampleBytes, frames].flatMap { [UInt8](littleEndian: UInt64($0)) }
        + [UInt8](littleEndian: UInt32(0)))
    // Before the bytes move: afterwards this field would be at another place.
    try file.write([UInt8](littleEndian: WaveChunks.elsewhere), at: WaveChunks.header - 4)
    try file.makeRoom(for: sizes.count, at: 12)
    try file.write(sizes, at: 12)
    try file.write(Array("RF64".utf8) + [UInt8](littleEndian: WaveChunks.elsewhere), at: 0)
  }

  /// The chapters as cue points, each with its title as a label.
  private static func cues(_ sheet: TagSheet) -> [UInt8] {
    // A cue point has 32 bits for the sample.
    let marks = sheet.chapters.filter { $0.start <= Int(UInt32.max) }
    guard !marks.isEmpty else { return [] }
    var points = [UInt8](littleEndian: UInt32(marks.count))
    var labels = Array("adtl".utf8)
    for (index, mark) in marks.enumerated() {
      let id = [UInt8](littleEndian: UInt32(index + 1))
      let start = [UInt8](littleEndian: UInt32(mark.start))
      points += id + start + Array("data".utf8) + [UInt8](repeating: 0, count: 8) + start
      labels += chunk("labl", id + text(mark.title))
    }
    return chunk("cue ", points) + chunk("LIST", labels)
  }

  private static func info(_ sheet: TagSheet) -> [UInt8] {
    guard !sheet.title.isEmpty || !sheet.language.isEmpty else { return [] }
    var list = Array("INFO".utf8)
    if !sheet.title.isEmpty { list += chunk("INAM", text(sheet.title)) }
    if !sheet.language.isEmpty { list += chunk("ILNG", text(sheet.language)) }
    return chunk("LIST", list)
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

  /// A chunk with its name and size, padded to an even number of bytes.
  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + [UInt8](littleEndian: UInt32(bytes.count)) + bytes
      + (bytes.count.isMultiple(of: 2) ? [] : [0])
  }
}
