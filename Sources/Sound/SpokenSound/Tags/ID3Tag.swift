import Foundation

/// Title, language and chapters of an MP3 file: an ID3 tag, version 2.4, at its start.
struct ID3Tag {
  /// A table of contents counts its chapters in one byte.
  private static let mostContents = 255

  /// The bytes of the tag; empty without tags.
  let bytes: [UInt8]

  /// Encodes tags.
  init(_ sheet: TagSheet) {
    guard !sheet.isEmpty else {
      bytes = []
      return
    }
    var frames: [UInt8] = []
    if !sheet.title.isEmpty { frames += ID3Tag.text("TIT2", sheet.title) }
    if let language = ID3Tag.code(of: sheet.language) { frames += ID3Tag.text("TLAN", language) }
    // With more chapters the list is left out, and the chapters still stand in their order.
    if (1...ID3Tag.mostContents).contains(sheet.chapters.count) {
      frames += ID3Tag.contents(sheet.chapters.count)
    }
    for (index, chapter) in sheet.chapters.enumerated() {
      let next = index + 1 < sheet.chapters.count ? sheet.chapters[index + 1].start : sheet.length
      let times = [chapter.start, next].flatMap {
        [UInt8](bigEndian: UInt32(clamping: sheet.milliseconds(to: $0)))
      }
      // Byte offsets are unknown, which all bits set means; the times are used.
      let places = [UInt8](repeating: 0xff, count: 8)
      frames += ID3Tag.frame(
        "CHAP", ID3Tag.name(index) + times + places + ID3Tag.text("TIT2", chapter.title))
    }
    bytes = Array("ID3".utf8) + [4, 0, 0] + ID3Tag.size(frames.count) + frames
  }

  /// The three letters of ISO 639-2 for a BCP 47 tag, or nil.
  private static func code(of language: String) -> String? {
    // ID3 wants the language as three letters, of which a BCP 47 tag usually has two.
    Locale.Language(identifier: language).languageCode?.identifier(.alpha3)
  }

  /// The list of all chapters, in order.
  private static func contents(_ count: Int) -> [UInt8] {
    let isTopAndOrdered: UInt8 = 3
    return frame(
      "CTOC",
      Array("toc\0".utf8) + [isTopAndOrdered, UInt8(count)] + (0..<count).flatMap(name))
  }

  private static func name(_ index: Int) -> [UInt8] { Array("ch\(index + 1)\0".utf8) }

  private static func text(_ name: String, _ text: String) -> [UInt8] {
    let isUTF8: UInt8 = 3
    return frame(name, [isUTF8] + Array(text.utf8))
  }

  private static func frame(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + size(bytes.count) + [0, 0] + bytes
  }

  /// A size in four times seven bits, so that no byte looks like the start of sound.
  private static func size(_ count: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(count >> $0 & 0x7f) }
  }
}
